import type { AspectRatio, Language, VideoStyle, VideoType } from '@kinora/contract/catalogue';

/** A film of the gallery: what a person would choose and type. */
export interface GalleryFilm {
  /** File name without its ending. */
  readonly name: string;
  readonly language: Language;
  readonly aspectRatio: AspectRatio;
  readonly videoType: VideoType;
  readonly videoStyle: VideoStyle;
  /** A prompt, or a file of `packages/writer/src/testing/articles` that is pasted whole. */
  readonly prompt: string | { readonly article: string };
}

/** Six languages, both shapes, stories, explainers, news and pasted articles: every path of the Basic engine. */
export const galleryFilms: readonly GalleryFilm[] = [
  film('cats-en', 'English 16:9 explainer auto', 'Why do cats purr?'),
  film('fox-en', 'English 16:9 story playful', 'A fox who learns to paint'),
  film('bread-en', 'English 16:9 explainer documentary', { article: 'en' }),
  film('lighthouse-en', 'English 9:16 story dramatic', 'The lighthouse keeper and the lost whale'),
  film('bee-fr', 'French 16:9 story cinematic', 'Une petite abeille cherche une fleur'),
  film('pain-fr', 'French 9:16 news minimal', { article: 'fr' }),
  film('pane-it', 'Italian 16:9 explainer minimal', { article: 'it' }),
  film('robot-it', 'Italian 9:16 story playful', 'Un robot che coltiva un giardino'),
  film('pan-es', 'Spanish 16:9 news documentary', { article: 'es' }),
  film('elephant-hi', 'Hindi 16:9 story auto', 'चाँद पर जाने वाला एक छोटा हाथी'),
  film('roti-hi', 'Hindi 9:16 explainer auto', { article: 'hi' }),
  film('pan-ja', 'Japanese 16:9 explainer cinematic', { article: 'ja' }),
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
  return { name, language, aspectRatio, videoType, videoStyle, prompt };
}
