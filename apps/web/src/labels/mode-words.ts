import type { GenerationMode } from '@kinora/contract/catalogue';

interface Example {
  title: string;
  prompt: string;
}

interface ModeWords {
  /** In the empty prompt box. */
  placeholder: string;
  /** Three to press. */
  examples: readonly Example[];
  /** One of them by chance. */
  surprises: readonly string[];
}

/** What to type, per mode: fetched with the prompt box. */
export const modeWords: Record<GenerationMode, ModeWords> = {
  stories: {
    placeholder:
      'A 60-second story about how coral reefs heal, told for ten-year-olds, with one surprising fact…',
    examples: [
      {
        title: 'Why the sky turns red at dusk',
        prompt:
          'Explain in one minute why the sky is blue at noon and turns red at dusk, for curious ten-year-olds, with one experiment to try at home.',
      },
      {
        title: 'A fox who repairs old clocks',
        prompt:
          'A short story about a fox who repairs old clocks in a village, and the night all of them stop at the same minute.',
      },
      {
        title: 'How sourdough makes bread rise',
        prompt: 'How sourdough makes bread rise: the wild yeast, the bubbles and the oven.',
      },
    ],
    surprises: [
      'Why octopuses have three hearts, and why their blood is blue.',
      'How bees make honey and vote on a new home with a dance.',
      'Why there are tides twice a day.',
      'How a rainbow comes about, and why there is sometimes a second one.',
      'How the first voyage round the world went, and who came home.',
      'How compound interest works, with an example.',
      'Compare electric cars and petrol cars.',
      'Five steps to bake sourdough bread.',
      'A story about a lighthouse keeper who teaches a town to read the sea.',
      'A fable about a slow tortoise who delivers the letters of a whole valley.',
    ],
  },
  films: {
    placeholder: 'The last lighthouse keeper finds a boy in the storm, and both have something to confess…',
    examples: [
      {
        title: 'The keeper of Skerry Rock',
        prompt:
          'Mara has kept the light for thirty-one winters. In the storm of her last night a boy lands on the rock with a sack he will not open.',
      },
      {
        title: 'Two bakers, one oven',
        prompt:
          'Two bakers who have not spoken for years must share the only oven left in the village before the feast.',
      },
      {
        title: 'The night tram',
        prompt: 'The driver of the last tram picks up a passenger who was waiting since 1958.',
      },
    ],
    surprises: [
      'A cellist and the neighbour who complains about her practising are snowed in together for a night.',
      'A retired clown teaches a shy judge how to fall over.',
      'A mapmaker finds a village on her own old map that was never there.',
    ],
  },
  videos: {
    placeholder: 'Slow waves at first light, mist lifts off the water, gulls far out…',
    examples: [
      {
        title: 'Waves at first light',
        prompt: 'Slow waves roll in at first light, mist lifts off the water, gulls far out.',
      },
      {
        title: 'A city in the rain',
        prompt: 'Night rain over a narrow street, lanterns sway, reflections ripple on the stones.',
      },
      {
        title: 'A meadow in the wind',
        prompt: 'A wide meadow bends in the wind, clouds travel, one kite climbs.',
      },
    ],
    surprises: [
      'Snow falls through pine woods, a fox crosses, the camera glides along with it.',
      'A desert at dusk, sand runs off the crest of a dune, stars come out.',
      'A paper boat drifts down a gutter after the storm, sun breaks through.',
    ],
  },
  images: {
    placeholder: 'A lighthouse in watercolour, the storm just clearing, gulls over wet rocks…',
    examples: [
      {
        title: 'A lighthouse, storm clearing',
        prompt: 'A lighthouse in watercolour, the storm just clearing, gulls, wet rocks.',
      },
      {
        title: 'A bakery at five in the morning',
        prompt: 'A bakery at five in the morning, warm window light on a blue street, fresh loaves.',
      },
      {
        title: 'A violin maker at the window',
        prompt: 'Portrait of a violin maker at her bench, soft window light, wood shavings.',
      },
    ],
    surprises: [
      'A tiny island with one tree and a swing, seen from above, turquoise water.',
      'An owl in a library, reading glasses, candlelight.',
      'A market street in the monsoon, umbrellas in every colour.',
    ],
  },
  effects: {
    placeholder: 'What the move should feel like: dust in the morning sun, a held breath…',
    examples: [
      { title: 'Dust and morning sun', prompt: 'Dust in the morning sun, the camera takes its time.' },
      { title: 'Storm coming up', prompt: 'Wind picks up, clouds rush in, tension before the storm.' },
      { title: 'Golden hour', prompt: 'Golden hour light, long shadows, a calm that feels earned.' },
    ],
    surprises: [
      'Night falls fast, windows light up one by one.',
      'Everything holds its breath, then moves at once.',
      'First snow, quiet steps, breath in the air.',
    ],
  },
};
