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

/** A question that is answered in painted pictures. */
type Explained = Pick<GalleryFilm, 'name' | 'language' | 'aspectRatio' | 'prompt'>;

/** By the engine that paints them; their words are those of the films that are drawn. */
const explainedBy: Readonly<Partial<Record<EngineKey, Explained>>> = {
  engine_flux_pro: {
    name: 'painted-frogs-en',
    language: 'English',
    aspectRatio: '16:9',
    prompt: 'Compare frogs and toads',
  },
  engine_flux: {
    name: 'painted-ballena-es',
    language: 'Spanish',
    aspectRatio: '16:9',
    prompt: '¿Cuánto pesa una ballena azul?',
  },
  engine_ghibli: {
    name: 'painted-frigorifero-it',
    language: 'Italian',
    aspectRatio: '9:16',
    prompt: 'Come funziona un frigorifero?',
  },
};

const explainedFilms = Object.entries(explainedBy).map(([key, film]): GalleryFilm => ({
  // The table's keys are engines.
  engine: key as EngineKey,
  videoType: 'explainer',
  videoStyle: 'auto',
  ...film,
}));

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
