import { basicEngine } from '@kinora/contract/catalogue';
import type { AspectRatio, EngineKey, Language, VideoStyle, VideoType } from '@kinora/contract/catalogue';

/** A film of the gallery: what a person would choose and type. */
export interface GalleryFilm {
  /** File name without its ending. */
  readonly name: string;
  readonly language: Language;
  readonly aspectRatio: AspectRatio;
  readonly videoType: VideoType;
  readonly videoStyle: VideoStyle;
  readonly prompt: string;
  readonly engine: EngineKey;
  /** What the uploaded picture shows: a place or thing, or somebody's face. */
  readonly upload?: { readonly kind: 'picture' | 'face'; readonly prompt: string };
  /** Who plays in a film of characters: the hero first, then whoever speaks to the hero. */
  readonly cast?: readonly { readonly name: string; readonly prompt: string }[];
}

/**
 * Twelve questions and headlines, two per language, of every kind: told from articles of real length that stand in
 * `packages/writer/src/testing/encyclopedia`, with others beside them that a search finds as well. And four stories.
 */
export const boardFilms: readonly GalleryFilm[] = [
  film('frogs-en', 'English 16:9 explainer auto', 'Compare frogs and toads'),
  film('compost-en', 'English 16:9 explainer playful', 'How to make a compost heap in five steps'),
  film('mer-fr', 'French 16:9 explainer auto', 'Pourquoi la mer est-elle salée ?'),
  film('train-fr', 'French 16:9 explainer documentary', 'L’histoire du chemin de fer'),
  film('etna-it', 'Italian 16:9 news documentary', 'Etna, eruzione chiude l’aeroporto di Catania'),
  film('frigorifero-it', 'Italian 9:16 explainer minimal', 'Come funziona un frigorifero?'),
  film('chocolate-es', 'Spanish 16:9 explainer cinematic', 'La historia del chocolate'),
  film('ballena-es', 'Spanish 16:9 explainer auto', '¿Cuánto pesa una ballena azul?'),
  film('bhukamp-hi', 'Hindi 16:9 explainer auto', 'भूकंप क्यों आते हैं?'),
  film('radio-hi', 'Hindi 9:16 explainer auto', 'रेडियो का आविष्कार किसने किया?'),
  film('mushiba-ja', 'Japanese 16:9 explainer auto', '虫歯はなぜできるのですか'),
  film('ocha-ja', 'Japanese 16:9 explainer minimal', '緑茶と紅茶の違い'),
  film('fox-en', 'English 16:9 story playful', 'A fox who learns to paint'),
  film('bee-fr', 'French 16:9 story cinematic', 'Une petite abeille cherche une fleur'),
  film('robot-it', 'Italian 9:16 story playful', 'Un robot che coltiva un giardino'),
  film('elephant-hi', 'Hindi 16:9 story auto', 'चाँद पर जाने वाला एक छोटा हाथी'),
];

type Choices = `${Language} ${AspectRatio} ${VideoType} ${VideoStyle}`;

function film(name: string, choices: Choices, prompt: GalleryFilm['prompt']): GalleryFilm {
  // Split at the spaces it was put together with.
  const [language, aspectRatio, videoType, videoStyle] = choices.split(' ') as [
    Language,
    AspectRatio,
    VideoType,
    VideoStyle,
  ];
  return { name, language, aspectRatio, videoType, videoStyle, prompt, engine: basicEngine };
}
