/** Kinds of projects that are written, reviewed and rendered step by step. */
export const storyModes = ['stories', 'films'] as const;
export type StoryMode = (typeof storyModes)[number];

/** Kinds of projects of a single step: one picture, clip or character. */
export const singleModes = ['images', 'videos', 'effects', 'animate', 'characters'] as const;
export type SingleMode = (typeof singleModes)[number];

/** Every kind of project. */
export const projectModes = [...storyModes, ...singleModes] as const;
export type Mode = (typeof projectModes)[number];

/** The modes of the prompt box, in the order of its tabs. */
export const generationModes = ['stories', 'films', 'videos', 'images', 'effects'] as const;
export type GenerationMode = (typeof generationModes)[number];

interface SingleModeFacts {
  /** In lists of jobs. */
  readonly label: string;
  /** Its price in the catalogue's answer is named so. */
  readonly noun: string;
  /** In the sentence about a start that failed. */
  readonly jobNoun: string;
  readonly priceCredits: number;
  /** The kind of model that makes it; of `image-to-video` it starts from a picture always. */
  readonly madeBy: 'image-model' | 'video-model' | 'image-to-video';
  /** Where pictures may be uploaded to the prompt; `by-model`: where its model takes them. */
  readonly uploads: 'always' | 'by-model';
  /** Whether it can stand upright. */
  readonly upright: 'always' | 'by-model';
  /** The list its results stand in; null: none of those. */
  readonly results: 'images' | 'videos' | 'animations' | null;
}

/** What is particular to each kind of project of a single step, as far as lists, prices and rules go by it. */
export const singleModeFacts = {
  images: {
    label: 'Image',
    noun: 'image',
    jobNoun: 'image',
    priceCredits: 1,
    madeBy: 'image-model',
    uploads: 'always',
    upright: 'by-model',
    results: 'images',
  },
  videos: {
    label: 'Video',
    noun: 'video',
    jobNoun: 'video',
    priceCredits: 3,
    madeBy: 'video-model',
    uploads: 'by-model',
    upright: 'always',
    results: 'videos',
  },
  effects: {
    label: 'Effect',
    noun: 'effect',
    jobNoun: 'video effect',
    priceCredits: 3,
    madeBy: 'image-to-video',
    uploads: 'always',
    upright: 'always',
    results: 'videos',
  },
  animate: {
    label: 'Animation',
    noun: 'animate',
    jobNoun: 'video',
    priceCredits: 3,
    madeBy: 'image-to-video',
    uploads: 'always',
    upright: 'always',
    results: 'animations',
  },
  characters: {
    label: 'Character',
    noun: 'character',
    jobNoun: 'character',
    priceCredits: 1,
    madeBy: 'image-model',
    uploads: 'always',
    upright: 'by-model',
    results: null,
  },
} as const satisfies Record<SingleMode, SingleModeFacts>;

/** Whether a mode of the prompt box makes a single clip, by a video model of its own choice. */
export function isMovingMode(mode: GenerationMode): boolean {
  return mode !== 'stories' && mode !== 'films' && singleModeFacts[mode].madeBy !== 'image-model';
}

type Results = Exclude<SingleModeFacts['results'], null>;

/** The modes whose results stand in a list. */
export function modesOfResults(list: Results): SingleMode[] {
  return singleModes.filter((mode) => singleModeFacts[mode].results === list);
}

/** One value for each mode, under the key that `keyOf` reads from its facts. */
function bySingle<T>(keyOf: (mode: SingleMode) => string, valueOf: (mode: SingleMode) => T) {
  return Object.fromEntries(singleModes.map((mode) => [keyOf(mode), valueOf(mode)]));
}

type SingleNoun = (typeof singleModeFacts)[SingleMode]['noun'];

/** Something for each mode, by its noun. */
export function byNoun<T>(valueOf: (mode: SingleMode) => T): Record<SingleNoun, T> {
  // Its entries are those of the facts, each mode once.
  return bySingle((mode) => singleModeFacts[mode].noun, valueOf) as Record<SingleNoun, T>;
}

/** The name of each mode in lists of jobs. */
export function singleModeLabels(): Record<SingleMode, string> {
  // Its entries are the modes, each once.
  return bySingle(
    (mode) => mode,
    (mode) => singleModeFacts[mode].label,
  ) as Record<SingleMode, string>;
}
