import { expect, it } from 'vitest';
import { Espeak } from '../synthesis/espeak.ts';
import { utteranceSsml } from '../synthesis/ssml.ts';
import { readText } from '../text/read-text.ts';
import { alignSounds } from './align-sounds.ts';

const espeak = await Espeak.load();
const { sampleRateHz } = espeak;
const guide = { variant: 'f3', pitch: 48, pitchRange: 60, wordsPerMinute: 150 };
const others = [
  { variant: 'm3', pitch: 50, pitchRange: 60, wordsPerMinute: 120 },
  { variant: 'Annie', pitch: 50, pitchRange: 62, wordsPerMinute: 190 },
  { variant: 'david', pitch: 48, pitchRange: 56, wordsPerMinute: 128 },
];
const texts = [
  [
    'en',
    'The lighthouse keeper, who had never seen a whale, sang to the dark water until something sang back.',
  ],
  ['fr', "Les feuilles changent de couleur en automne parce que l'arbre ne fabrique plus de chlorophylle."],
  [
    'es',
    'Cuando los días se acortan, el verde se desvanece y el amarillo que siempre estuvo allí empieza a verse.',
  ],
] as const;

it.each(texts)('finds the words of one voice in another that says the same in %s', (language, text) => {
  const [sentence] = readText(text, language);
  const ssml = utteranceSsml(sentence?.words ?? [], language);
  const first = espeak.speak(ssml, language, guide);
  for (const sound of others) {
    const second = espeak.speak(ssml, language, sound);
    const place = alignSounds(
      { samples: first.samples, sampleRateHz },
      { samples: second.samples, sampleRateHz },
    );
    const errors = [...first.marks].map(([name, seconds]) =>
      Math.abs(place(seconds) - (second.marks.get(name) ?? Number.NaN)),
    );
    errors.sort((one, other) => one - other);
    expect(errors.length).toBeGreaterThan(10);
    expect(errors[errors.length >> 1]).toBeLessThan(0.06);
    expect(errors.at(-1)).toBeLessThan(0.25);
  }
});

it('never runs backwards, and stays inside', () => {
  const first = {
    samples: Float32Array.from({ length: 22_050 }, (_, index) => Math.sin(index)),
    sampleRateHz,
  };
  const second = { samples: new Float32Array(1000), sampleRateHz };
  const place = alignSounds(first, second);
  let last = 0;
  for (let seconds = -1; seconds < 3; seconds += 0.01) {
    expect(place(seconds)).toBeGreaterThanOrEqual(last);
    last = place(seconds);
  }
  expect(last).toBeLessThanOrEqual(1000 / sampleRateHz);
  expect(alignSounds(second, { ...second, samples: new Float32Array(0) })(0.01)).toBe(0);
});
