import { engines } from '@kinora/contract';
import type { EngineKey, VideoStyle } from '@kinora/contract';

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
  /** The moment of the still, as a part of the film's length. */
  readonly stillAt: number;
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
    stillAt: 0.92,
  },
  'Image Edit & Motion': {
    style: 'cinematic',
    title: 'The same place in winter',
    narration: 'One picture of yours, and then it snows.',
    picture: 'make it a snowy evening',
    motion: 'slow push in, snow falls',
    upload: { kind: 'picture', prompt: 'a red house beside a mountain lake, pine forest, summer day' },
    stillAt: 0.6,
  },
  'High Creativity': {
    style: 'cinematic',
    title: 'Where the whale sings',
    narration: 'Far below the boat, somebody is singing.',
    picture: 'a whale under a small boat in the ocean at night, full moon and stars',
    motion: 'slow push in',
    stillAt: 0.6,
  },
  'AI Twin': {
    style: 'auto',
    title: 'A message from me',
    narration: 'Hello, it is me. I have something to tell you.',
    picture: 'the person in a sunny garden',
    motion: 'slow push in',
    upload: { kind: 'portrait', prompt: 'Woman, 32, black hair in a bun, yellow jacket' },
    stillAt: 0.55,
  },
  'Vector Animation': {
    style: 'minimal',
    title: 'Wind becomes light',
    narration: 'Wind turns the blades, and the village has light.',
    picture: 'wind turbines on green hills beside a village, orange sun',
    motion: 'slow pan right',
    stillAt: 0.6,
  },
  'Japanese Animation': {
    style: 'dramatic',
    title: 'The last train',
    narration: 'She had one minute, and the whole evening sky.',
    picture: 'a girl on a hill above a city at sunset, cherry blossoms in the wind',
    motion: 'slow push in',
    stillAt: 0.6,
  },
  'Multi-Character Talk': {
    style: 'auto',
    title: 'Two friends talk',
    narration: 'Do you really believe it? Every single word.',
    picture: 'two friends talk at a table in a café',
    motion: 'slow push in',
    stillAt: 0.5,
  },
  'Ghibli Style': {
    style: 'playful',
    title: 'The house above the sea',
    narration: 'The wind knew every blade of grass by its name.',
    picture: 'a small house with a red roof on a green hill above the sea, white clouds',
    motion: 'slow push in, grass in the wind',
    stillAt: 0.6,
  },
  'AI Talking Character': {
    style: 'auto',
    title: 'Good evening',
    narration: 'Good evening. Here is what happened today.',
    picture: 'a news presenter in a studio',
    motion: 'still camera',
    stillAt: 0.5,
  },
  'State of the Art': {
    style: 'cinematic',
    title: 'The keeper of the coast',
    narration: 'All night long, the lamp says one thing: over here.',
    picture: 'a lighthouse on a cliff above a stormy sea at dusk',
    motion: 'slow crane up',
    stillAt: 0.6,
  },
  Films: {
    style: 'cinematic',
    title: 'Before the storm',
    narration: 'I have kept this light for thirty-one winters.',
    picture: 'a harbour at dusk with fishing boats',
    motion: 'slow push in',
    character: { name: 'Mara', prompt: 'Woman, 58, grey hair, navy coat' },
    stillAt: 0.5,
  },
};

/** A sample for every engine of the catalogue. */
export const engineSamples: readonly EngineSample[] = engines.map(({ key, name }) => {
  const wish = wishes[name];
  if (wish === undefined) {
    throw new Error(`There is no sample for the engine ${name}.`);
  }
  return { engine: key, ...wish };
});
