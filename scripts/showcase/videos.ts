import { basicEngine, engines } from '@kinora/contract';
import type { EngineKey, GalleryCategory, VideoStyle } from '@kinora/contract';

/** A scene as a person would write it in the review. */
export interface ShowcaseScene {
  readonly title: string;
  readonly narration: string;
  readonly picture: string;
  readonly motion: string;
}

/** A short video of the showcase; its file is named after its title. */
export interface ShowcaseFilm {
  readonly category: GalleryCategory;
  readonly title: string;
  readonly engine: EngineKey;
  readonly style: VideoStyle;
  readonly scenes: readonly ShowcaseScene[];
}

/** Engines by their names, so that this list reads like the picker. */
function engineNamed(name: string): EngineKey {
  const engine = engines.find((candidate) => candidate.name === name);
  if (engine === undefined) {
    throw new Error(`There is no engine ${name}.`);
  }
  return engine.key;
}

const scene = (
  title: string,
  narration: string,
  picture: string,
  motion = 'slow push in',
): ShowcaseScene => ({
  title,
  narration,
  picture,
  motion,
});

/** Two videos for each category of the showcase, each of 8 to 20 seconds, with every kind of engine among them. */
export function showcaseFilms(): readonly ShowcaseFilm[] {
  return [
    {
      category: 'gallery',
      title: 'Why the sky is blue',
      engine: basicEngine,
      style: 'auto',
      scenes: [
        scene(
          'Sunlight is a mix',
          'Sunlight looks white, but it holds every colour of the rainbow.',
          'the sun and a rainbow',
        ),
        scene(
          'Blue goes astray',
          'Air scatters blue light most of all, so blue reaches us from every side.',
          'blue sky, clouds and an eye',
        ),
      ],
    },
    {
      category: 'gallery',
      title: 'A lighthouse keeps watch',
      engine: engineNamed('State of the Art'),
      style: 'cinematic',
      scenes: [
        scene(
          'Every few seconds',
          'Every few seconds, the lamp says the same two words: over here.',
          'a lighthouse on a cliff above the sea at dusk',
          'slow push in',
        ),
        scene(
          'All night long',
          'And far out on the dark water, somebody reads them.',
          'a ship on the sea at night under stars',
          'pan right',
        ),
      ],
    },
    {
      category: 'history',
      title: 'Books for everybody',
      engine: engineNamed('High Creativity'),
      style: 'documentary',
      scenes: [
        scene(
          'By hand',
          'For centuries, every book in Europe was copied by hand.',
          'an old library with candles and bookshelves',
          'pan left',
        ),
        scene(
          'Movable type',
          'Around 1450, movable type made a page in minutes, and books began to travel.',
          'a workshop with a wooden press and paper',
          'push in',
        ),
      ],
    },
    {
      category: 'history',
      title: 'Caravans of the desert',
      engine: engineNamed('Vector Animation'),
      style: 'documentary',
      scenes: [
        scene(
          'Roads of sand',
          'Salt, silk and stories once crossed the desert on the backs of camels.',
          'camels walking over desert dunes at sunset',
          'pan right',
        ),
        scene(
          'A night at the well',
          'Every oasis was a harbour, and every night a market.',
          'an oasis with palm trees at night under stars',
          'push in',
        ),
      ],
    },
    {
      category: 'animation',
      title: 'The fox who painted',
      engine: engineNamed('Ghibli Style'),
      style: 'playful',
      scenes: [
        scene(
          'A fox with a brush',
          'A little fox found a brush and could not stop.',
          'a fox in a meadow of flowers in the morning',
          'push in',
        ),
        scene(
          'The whole hill',
          'By evening, the whole hill was in colour.',
          'a hill with flowers and mountains at sunset',
          'crane up',
        ),
      ],
    },
    {
      category: 'animation',
      title: 'Above the clouds',
      engine: engineNamed('Japanese Animation'),
      style: 'dramatic',
      scenes: [
        scene(
          'Hold on tight',
          'Hold on tight, whispered the wind, and the little plane began to climb.',
          'a small airplane above the clouds in bright light',
          'push in',
        ),
        scene(
          'The quiet place',
          'Above the storm there is a quiet place. Few have seen it.',
          'sky above the clouds at sunset with stars',
          'pull out',
        ),
      ],
    },
    {
      category: 'news',
      title: 'A new bike path opens',
      engine: engineNamed('AI Talking Character'),
      style: 'documentary',
      scenes: [
        scene(
          'On the river',
          'Good morning. A new bike path along the river opens today.',
          'a river with trees and a town in the morning',
        ),
        scene(
          'Ring the bell',
          'It is three kilometres long, and free for everybody with a bell.',
          'a park with trees and bicycles by day',
        ),
      ],
    },
    {
      category: 'news',
      title: 'Bees come back to the city',
      engine: basicEngine,
      style: 'minimal',
      scenes: [
        scene(
          'On the roofs',
          'On the roofs of the city, beekeepers have counted more hives than ever.',
          'a bee, a hive and city buildings',
        ),
        scene(
          'Plant a flower',
          'Their advice is simple: one pot of flowers on every window sill.',
          'a flower pot and a window',
        ),
      ],
    },
    {
      category: 'memories',
      title: 'Summer by the lake',
      engine: engineNamed('High Creativity'),
      style: 'cinematic',
      scenes: [
        scene(
          'The old boat',
          'The boat was old, the summer was long, and nobody asked the time.',
          'a small boat on a mountain lake in summer',
          'slow push in',
        ),
        scene(
          'Last light',
          'I still know the sound of the last evening.',
          'a lake with forest at sunset',
          'pull out',
        ),
      ],
    },
    {
      category: 'memories',
      title: 'Grandmother and the garden',
      engine: engineNamed('Ghibli Style'),
      style: 'auto',
      scenes: [
        scene(
          'Her garden',
          'My grandmother talked to every tomato, and the tomatoes seemed to listen.',
          'a village garden with tomatoes and flowers in the morning',
          'pan right',
        ),
        scene(
          'Mine now',
          'Now the garden is mine. I talk to them, too.',
          'a garden gate with flowers at golden hour',
          'push in',
        ),
      ],
    },
    {
      category: 'educational',
      title: 'How bread rises',
      engine: basicEngine,
      style: 'playful',
      scenes: [
        scene(
          'Yeast eats sugar',
          'Yeast eats the sugar in the dough and breathes out a gas.',
          'flour, sugar and bread',
        ),
        scene(
          'Bubbles lift',
          'The gas blows a thousand bubbles, and the dough rises.',
          'dough, bubbles and a loaf of bread',
        ),
      ],
    },
    {
      category: 'educational',
      title: 'Two friends talk about gravity',
      engine: engineNamed('Multi-Character Talk'),
      style: 'auto',
      scenes: [
        scene(
          'Falling',
          'Why does an apple fall? Because the Earth pulls it. And does the apple pull the Earth?',
          'an orchard with apple trees by day',
        ),
        scene(
          'Both pull',
          'It does, just as strongly! But the Earth is so heavy that we never notice.',
          'a meadow with mountains by day',
        ),
      ],
    },
  ];
}

/** What a visitor sees first. */
export const welcomeFilm: Omit<ShowcaseFilm, 'category'> = {
  title: 'Welcome to Kinora',
  engine: basicEngine,
  style: 'auto',
  scenes: [
    scene(
      'Type an idea',
      'Welcome to Kinora. Type an idea, or paste a whole page.',
      'a keyboard, a light bulb and a page',
    ),
    scene(
      'Look it over',
      'You see every scene and every picture before anything is spent.',
      'an eye, pictures and a check mark',
    ),
    scene('Watch your film', 'Then press play. The film is yours.', 'a film camera and a popcorn bucket'),
  ],
};
