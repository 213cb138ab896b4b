import { expect, it } from 'vitest';
import { Espeak } from '../synthesis/espeak.ts';
import { markName } from '../synthesis/ssml.ts';
import { readText } from '../text/read-text.ts';
import { picoAccents } from './pico-accents.ts';
import type { PicoAccent } from './pico-accents.ts';
import { picoParts } from './pico-parts.ts';
import { canSay, picoTeller } from './pico-teller.ts';
import { Pico } from './pico.ts';

const espeak = await Espeak.load();
const partsOf = picoParts();
const sound = { pitchHz: 112, formants: 0.85, pace: 1 };

async function say(text: string, accent: PicoAccent = 'en-US', how: Partial<typeof sound> = {}) {
  const language = accent.slice(0, 2) as 'en' | 'fr' | 'it' | 'es';
  const pico = await Pico.open(await partsOf(accent));
  const engines = { pico, espeak, espeakLanguage: language };
  const teller = picoTeller(engines, { accent, sound: { ...sound, ...how } });
  const [sentence = { words: [], pauseSeconds: 0 }] = readText(text, language);
  const utterance = teller.say(sentence, 0);
  return {
    ...utterance,
    words: sentence.words,
    seconds: utterance.samples.length / teller.sampleRateHz,
    teller,
  };
}

it('sounds the same whenever the same words are said', async () => {
  const [first, second] = [await say('Something sang back.'), await say('Something sang back.')];
  expect(second.samples).toEqual(first.samples);
  expect(first.samples.some((sample) => Math.abs(sample) > 0.1)).toBe(true);
});

/** The pitch heard most, by autocorrelation of loud moments. */
function pitchOf(samples: Float32Array, rateHz: number): number {
  const length = Math.round(rateHz * 0.04);
  const found: number[] = [];
  for (let from = 0; from + 2 * length < samples.length; from += length) {
    const correlation = (lag: number): number => {
      let [product, one, other] = [0, 1e-9, 1e-9];
      for (let index = from; index < from + length; index += 1) {
        const [left = 0, right = 0] = [samples[index], samples[index + lag]];
        product += left * right;
        one += left * left;
        other += right * right;
      }
      return one / length > 0.002 ? product / Math.sqrt(one * other) : 0;
    };
    const lags = Array.from({ length: length - 60 }, (_, index) => index + 60 - 20);
    const best = lags.reduce((one, other) => (correlation(other) > correlation(one) + 0.02 ? other : one));
    if (correlation(best) > 0.8) {
      found.push(rateHz / best);
    }
  }
  return found.sort((one, other) => one - other)[found.length >> 1] ?? 0;
}

it('has the pitch that is asked for, and takes as long in a large voice as in a small one', async () => {
  const text = 'The lighthouse keeper sang to the dark water every evening';
  const [low, high] = [await say(text), await say(text, 'en-US', { pitchHz: 200, formants: 1.1 })];
  expect(pitchOf(low.samples, low.teller.sampleRateHz)).toBeGreaterThan(95);
  expect(pitchOf(low.samples, low.teller.sampleRateHz)).toBeLessThan(130);
  expect(pitchOf(high.samples, high.teller.sampleRateHz)).toBeGreaterThan(170);
  expect(pitchOf(high.samples, high.teller.sampleRateHz)).toBeLessThan(235);
  expect(low.seconds / high.seconds).toBeGreaterThan(0.93);
  expect(low.seconds / high.seconds).toBeLessThan(1.07);
});

it('lets whoever is quoted sound other than whoever tells: old ones lower, others higher', async () => {
  const quote = "'Sit down here and look at the water for a while,'";
  const [told, owl, girl] = [
    await say('Sit down here and look at the water for a while.'),
    await say(`${quote} said an old owl.`),
    await say(`${quote} said a girl.`),
  ];
  const pitchOfQuote = ({ samples, marks, words, teller }: typeof told): number => {
    const tag = words.findIndex(({ text }) => text === 'said');
    const end = tag < 0 ? samples.length : (marks.get(markName(tag)) ?? 0) * teller.sampleRateHz;
    return pitchOf(samples.subarray(0, Math.round(end)), teller.sampleRateHz);
  };
  const [plain, low, high] = [told, owl, girl].map(pitchOfQuote);
  expect(low).toBeLessThan((plain ?? 0) * 0.96);
  expect(high).toBeGreaterThan((plain ?? 0) * 1.04);
});

const lists = {
  'en-US': 'Take bread, and keep calm, because cakes burn, pans tip, boys cry, dogs bark, and time passes.',
  'en-GB': 'Take bread, and keep calm, because cakes burn, pans tip, boys cry, dogs bark, and time passes.',
  'fr-FR': 'Prenez du pain, car quatre personnes arrivent, trois partent, deux pleurent, et tout revient.',
  'it-IT': 'Prendi il pane, perché quattro persone arrivano, tre partono, due piangono, tutto passa.',
  'es-ES': 'Toma queso, porque cuatro personas llegan, tres parten, dos cantan, todo pasa.',
} as const satisfies Record<PicoAccent, string>;

it.each(picoAccents)(
  'lights words in %s when they are heard: after a comma where sound sets in',
  async (accent) => {
    const { samples, marks, words, teller } = await say(lists[accent], accent);
    const loudness = (from: number, to: number): number => {
      const part = samples.subarray(
        Math.round(from * teller.sampleRateHz),
        Math.round(to * teller.sampleRateHz),
      );
      return part.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
    };
    const after = words.flatMap(({ text }, index) => (text.endsWith(',') ? [index + 1] : []));
    const isOnset = after.map((index) => {
      const start = marks.get(markName(index)) ?? Number.NaN;
      return loudness(start - 0.04, start - 0.005) < 0.02 && loudness(start, start + 0.12) > 0.05;
    });
    expect(isOnset.filter(Boolean).length / isOnset.length).toBeGreaterThan(0.7);
  },
);

it('leaves out what it cannot read, and says so where nothing is left', async () => {
  const sentences = readText('The word 太陽 means sun.', 'en');
  expect(canSay(sentences)).toBe(true);
  expect(canSay(readText('Sun. 太陽.', 'en'))).toBe(false);
  const [plain, foreign] = [await say('The word means sun.'), await say('The word 太陽 means sun.')];
  expect(foreign.seconds).toBeCloseTo(plain.seconds, 1);
  expect((await say('Ołówek and Dvořák.')).seconds).toBeGreaterThan(1);
});
