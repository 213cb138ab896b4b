import { engines } from '@kinora/contract/catalogue';
import type { EngineKey, ImageModelKey, VideoStyle } from '@kinora/contract/catalogue';

/** One scene that shows what an engine is for. */
export interface EngineSample {
  readonly engine: EngineKey;
  readonly style: VideoStyle;
  readonly title: string;
  readonly narration: string;
  readonly picture: string;
  readonly motion: string;
  /** What is uploaded, for engines that start from a picture: a painting of it, or the portrait of a person. */
  readonly upload?: { readonly kind: 'picture' | 'portrait'; readonly prompt: string };
  /** Who is seen, for films. */
  readonly character?: { readonly name: string; readonly prompt: string };
}

type Wish = Omit<EngineSample, 'engine'>;

/** By the engine's name in the picker; an engine without an entry stops the script. */
const wishes: Readonly<Record<string, Wish>> = {
  Basic: {
    style: 'auto',
    title: 'Why the sky is blue',
    narration: 'Air scatters blue light most of all.',
    picture: 'the sun, a rainbow and an eye',
    motion: 'slow push in',
  },
  'Image Edit & Motion': {
    style: 'cinematic',
    title: 'The same place in winter',
    narration: 'One picture of yours, and then it snows.',
    picture: 'make it a snowy evening',
    motion: 'slow push in, snow falls',
    upload: { kind: 'picture', prompt: 'a red house beside a mountain lake, pine forest, summer day' },
  },
  'High Creativity': {
    style: 'cinematic',
    title: 'Where the whale sings',
    narration: 'Far below the boat, somebody is singing.',
    picture: 'a whale under a small boat in the ocean at night, full moon and stars',
    motion: 'slow push in',
  },
  'AI Twin': {
    style: 'auto',
    title: 'A message from me',
    narration: 'Hello, it is me. I have something to tell you.',
    picture: 'the person in a sunny garden',
    motion: 'slow push in',
    upload: { kind: 'portrait', prompt: 'Woman, 32, black hair in a bun, yellow jacket' },
  },
  'Vector Animation': {
    style: 'minimal',
    title: 'How a balloon rises',
    narration: 'Warm air weighs less, so the balloon goes up.',
    picture: 'hot air balloons over green hills, morning sun',
    motion: 'slow pan right',
  },
  'Japanese Animation': {
    style: 'dramatic',
    title: 'The last train',
    narration: 'She had one minute, and the whole evening sky.',
    picture: 'a train on a bridge over a river at sunset',
    motion: 'slow push in',
  },
  'Multi-Character Talk': {
    style: 'auto',
    title: 'Two friends talk',
    narration: 'Do you really believe it? Every single word.',
    picture: 'two friends talk at a table in a café',
    motion: 'slow push in',
  },
  'Ghibli Style': {
    style: 'playful',
    title: 'The house above the sea',
    narration: 'The wind knew every blade of grass by its name.',
    picture: 'a small house with a red roof on a green hill beside the sea, a girl in a red dress',
    motion: 'slow push in, grass in the wind',
  },
  'AI Talking Character': {
    style: 'auto',
    title: 'Good evening',
    narration: 'Good evening. Here is what happened today.',
    picture: 'a news presenter in a studio',
    motion: 'still camera',
  },
  'State of the Art': {
    style: 'cinematic',
    title: 'The long way to water',
    narration: 'She remembers every well on the way.',
    picture: 'an elephant in the savanna at golden hour',
    motion: 'slow push in',
  },
  Films: {
    style: 'cinematic',
    title: 'Before the storm',
    narration: 'I have kept this light for thirty-one winters.',
    picture: 'a harbour at dusk with fishing boats',
    motion: 'slow push in',
    character: { name: 'Mara', prompt: 'Woman, 58, grey hair, navy coat' },
  },
};

/** Upright pictures beside the forms of signing in and activating, by the image model that makes them. */
export const uprightPictures = [
  {
    name: 'sign-in',
    model: 'ideogram_v3',
    prompt: 'a girl in a white dress on a hill above a lake at golden hour, birds in the sky',
  },
  {
    name: 'activate',
    model: 'seedream',
    prompt: 'a lighthouse beside the sea, sailing boats, summer day',
  },
] as const satisfies readonly { name: string; model: ImageModelKey; prompt: string }[];

/** A sample for every engine of the catalogue. */
export const engineSamples: readonly EngineSample[] = engines.map(({ key, name }) => {
  const wish = wishes[name];
  if (wish === undefined) {
    throw new Error(`There is no sample for the engine ${name}.`);
  }
  return { engine: key, ...wish };
});
