import { filmsEngine } from '@kinora/contract/catalogue';
import type { EngineKey, VideoStyle, VideoType } from '@kinora/contract/catalogue';
import type { GalleryFilm } from './films.ts';

/** What a person would choose, type and bring for an engine. */
interface EngineFilm extends Pick<GalleryFilm, 'prompt' | 'upload' | 'cast'> {
  readonly videoType?: VideoType;
  readonly videoStyle?: VideoStyle;
}

/** A film of each engine beside Basic, whose films are the gallery's others. */
const filmOf: Readonly<Partial<Record<EngineKey, EngineFilm>>> = {
  engine_flux_pro: { prompt: 'A lighthouse keeper who befriends a whale', videoStyle: 'cinematic' },
  engine_flux: { prompt: 'A girl who sails to the island of the moon', videoStyle: 'cinematic' },
  engine_vectorflux: { prompt: 'A robot who learns to bake bread', videoStyle: 'playful' },
  engine_japanese: { prompt: 'A boy who runs after the last train of summer', videoStyle: 'cinematic' },
  engine_ghibli: { prompt: 'A little witch who tends a garden in the clouds' },
  engine_qwen_edit: {
    prompt: 'A small red boat that wants to see the sea',
    upload: { kind: 'picture', prompt: 'a small red boat on a calm lake, mountains behind, morning' },
  },
  engine_image_upload: {
    prompt: 'A woman who learns to surf',
    upload: { kind: 'face', prompt: 'a smiling woman with brown hair and a blue shirt' },
  },
  engine_multi_talk: { prompt: 'How to make a compost heap in five steps', videoType: 'explainer' },
  engine_character: { prompt: 'Compare frogs and toads', videoType: 'explainer' },
  engine_films: {
    prompt: 'A young explorer who wants to cross the sea',
    videoStyle: 'cinematic',
    cast: [
      { name: 'Mara', prompt: 'a young explorer with curly hair and a red coat' },
      { name: 'Old Tom', prompt: 'an old sailor with a white beard' },
    ],
  },
};

/** Questions that are answered in painted pictures; their words are those of the films that are drawn. */
const explainedFilms: readonly GalleryFilm[] = [
  {
    name: 'painted-frogs-en',
    engine: 'engine_flux_pro',
    language: 'English',
    aspectRatio: '16:9',
    videoType: 'explainer',
    videoStyle: 'auto',
    prompt: 'Compare frogs and toads',
  },
  {
    name: 'painted-ballena-es',
    engine: 'engine_flux',
    language: 'Spanish',
    aspectRatio: '16:9',
    videoType: 'explainer',
    videoStyle: 'cinematic',
    prompt: '¿Cuánto pesa una ballena azul?',
  },
  {
    name: 'painted-frigorifero-it',
    engine: 'engine_ghibli',
    language: 'Italian',
    aspectRatio: '9:16',
    videoType: 'explainer',
    videoStyle: 'auto',
    prompt: 'Come funziona un frigorifero?',
  },
];

const filmsOfEngines: readonly GalleryFilm[] = Object.entries(filmOf).map(([key, film]) => {
  // The table's keys are engines.
  const engine = key as EngineKey;
  return {
    name: key.replaceAll('_', '-'),
    engine,
    language: 'English',
    aspectRatio: '16:9',
    videoType: engine === filmsEngine ? 'film' : 'story',
    videoStyle: 'auto',
    ...film,
  };
});

export const engineFilms: readonly GalleryFilm[] = [...filmsOfEngines, ...explainedFilms];
