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
        title: 'How sourdough wakes up',
        prompt:
          'How a sourdough starter wakes up: the wild yeast, the first bubbles, and why the loaf rises in the oven.',
      },
    ],
    surprises: [
      'The last lighthouse keeper on a northern coast, and the storm that taught a town to read the sea.',
      'How a letter crossed the world in 1870: by horse, by steam and by cable, in sixty seconds.',
      'Why octopuses have three hearts, told as a small detective story.',
      'How bees vote on a new home with a dance, and what happens when they disagree.',
      'Two tides a day: the moon, the spinning earth and a fishing village that lives by both.',
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
