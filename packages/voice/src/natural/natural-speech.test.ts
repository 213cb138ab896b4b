import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageDetails, languages } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import { VoiceSchema } from '@kinora/contract/voices';
import { ProviderError } from '@kinora/models';
import { WavReader } from '@kinora/sound';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Speaker } from '../thread/speaker.ts';
import { createNaturalSpeech } from './natural-speech.ts';
import { MOST_SYMBOLS } from './breaths.ts';
import { numberOf } from './symbols/vocabulary.ts';
import type { VoiceModel } from './voice-model.ts';

const framesOf = { rest: 4, vowel: 6, consonant: 3 };
const levelOf = { rest: 0, vowel: 0.3, consonant: 0.08 };
const samplesPerFrame = 600;
const vowels = new Set([...'aeiouyøœəɪʊɛɔʌɑæɯɨAIOWY'].map(numberOf));
const rests = new Set([0, ...[...' .,!?…:;'].map(numberOf)]);

function kindOf(id: number): keyof typeof framesOf {
  if (rests.has(id)) {
    return 'rest';
  }
  return vowels.has(id) ? 'vowel' : 'consonant';
}

/**
 * A model with the inputs and outputs of the real one, that hums while a vowel is said, hisses while a consonant is, and is
 * silent at punctuation.
 */
function hummingModel() {
  const state = { isInstalled: true, asked: [] as number[][], isMute: false, dies: false, neverRests: false };
  const model: VoiceModel = {
    installed: (styles) => Promise.resolve(state.isInstalled ? styles : []),
    readStyle: () =>
      Promise.resolve(
        new Uint8Array(Float32Array.from({ length: 510 * 256 }, (_, at) => Math.floor(at / 256)).buffer),
      ),
    run(feeds) {
      if (state.dies) {
        return Promise.reject(new Error('SIGKILL of /home/somebody/models'));
      }
      const ids = Array.from(feeds['input_ids']?.data ?? [], Number);
      state.asked.push(ids);
      const frames = ids.map((id) => framesOf[kindOf(id)]);
      const loudness = ids.flatMap((id, at) => {
        const level = state.isMute ? 0 : levelOf[kindOf(id)];
        return Array<number>((frames[at] ?? 0) * samplesPerFrame).fill(state.neverRests ? 0.3 : level);
      });
      const wave = Float32Array.from(loudness, (level, at) => level * Math.cos(at * 0.06));
      return Promise.resolve({
        waveform: { type: 'float32', dims: [1, wave.length], data: wave },
        durations: { type: 'float32', dims: [1, ids.length], data: Float32Array.from(frames) },
      });
    },
  };
  return { state, model };
}

let workFolder = '';
const speaker = new Speaker();
let { state, model } = hummingModel();
let speech = createNaturalSpeech({ speaker, model });
beforeAll(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'kinora-natural-'));
});
beforeEach(() => {
  ({ state, model } = hummingModel());
  speech = createNaturalSpeech({ speaker, model });
});
afterAll(() => speaker.close());

const call = () => ({ signal: new AbortController().signal, workFolder, log: pino({ level: 'silent' }) });

const texts = {
  English: 'Bees make honey. Why do 20,000 of them share one hive?',
  Hindi: 'सूरज की रोशनी सफ़ेद दिखती है। अच्छा!',
  French: "L'été, les enfants mangent du miel. Pourquoi ?",
  Italian: 'Il miele dura tutta la notte. Perché?',
  Spanish: '¿Por qué hacen miel las abejas? Cerveza y luz.',
  Japanese: '太陽の光は白く見えます。Googleでちょっと調べました。',
} as const satisfies Record<Language, string>;
const voiceOf = {
  English: 'natural-en-heart',
  Hindi: 'natural-hi-ananya',
  French: 'natural-fr-siwis',
  Italian: 'natural-it-sara',
  Spanish: 'natural-es-dora',
  Japanese: 'natural-ja-aoi',
} as const satisfies Record<Language, string>;

async function speak(language: Language, text: string = texts[language]) {
  const result = await speech.synthesize({ text, language, voiceId: voiceOf[language] }, call());
  const reader = await WavReader.open(result.file);
  expect(reader.format).toMatchObject({ sampleRateHz: 48_000, channels: 1, encoding: 'int16' });
  const samples = await reader.readMono(reader.format.frames);
  await reader.close();
  return { ...result, samples };
}

function loudest(samples: Float32Array, from: number, until: number): number {
  return samples
    .subarray(Math.round(from * 48_000), Math.round(until * 48_000))
    .reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

describe('natural speech', () => {
  it.each(languages)('WORD-08 times each word of %s where its sound is', async (language) => {
    const { words, samples, durationSeconds, phonemes = [] } = await speak(language);
    const text: string = texts[language];
    expect(text.replaceAll(/\s/gu, '')).toBe(words.map((word) => word.text.replaceAll(/\s/gu, '')).join(''));
    expect(durationSeconds * 48_000).toBeCloseTo(samples.length, 0);
    let time = 0;
    for (const word of words) {
      expect(text.slice(word.startOffset, word.endOffset)).toBe(word.text);
      expect(word.startSeconds).toBeGreaterThanOrEqual(time);
      expect(loudest(samples, word.startSeconds, word.endSeconds)).toBeGreaterThan(0.1);
      time = word.endSeconds;
    }
    const closed = phonemes.filter(({ phoneme }) => /[ˈˌ ]|^$/u.test(phoneme));
    expect([phonemes.length > words.length, closed]).toEqual([true, []]);
  });

  it('WORD-08 rests between sentences, and no word is lit meanwhile', async () => {
    const { words, samples } = await speak('English', 'Bees make honey in the summer. Why do they?');
    const before = words.find(({ text }) => text === 'summer.');
    const after = words.find(({ text }) => text === 'Why');
    const [from, until] = [before?.endSeconds ?? 0, after?.startSeconds ?? 0];
    expect(until - from).toBeGreaterThan(0.1);
    expect(loudest(samples, from + 0.05, until - 0.01)).toBeLessThan(0.02);
  });

  it('joins what is said without a click, and gives the model no more than it takes', async () => {
    state.neverRests = true;
    const long = `${'never ending word after word '.repeat(9)}and so on, ${'and on '.repeat(30)}until it ends.`;
    const { samples, words } = await speak('English', `It begins.\n\n${long}`);
    expect(state.asked.length).toBeGreaterThan(2);
    for (const ids of state.asked) {
      expect(ids.length).toBeLessThanOrEqual(MOST_SYMBOLS + 2);
      expect([ids[0], ids.at(-1)]).toEqual([0, 0]);
      expect(ids.slice(1, -1)).not.toContain(0);
    }
    expect(words.filter((word, at) => at > 0 && word.startSeconds === words[at - 1]?.startSeconds)).toEqual(
      [],
    );
    const step = samples.reduce(
      (most, sample, at) => Math.max(most, Math.abs(sample - (samples[at - 1] ?? sample))),
      0,
    );
    expect(step).toBeLessThan(0.1);
    expect([Math.abs(samples[0] ?? 1), Math.abs(samples.at(-1) ?? 1)].every((edge) => edge < 0.001)).toBe(
      true,
    );
  });

  it('spells a word that is longer than a breath, and lights it once', async () => {
    const { words } = await speak('English', `It is ${'abracadabra'.repeat(60)} again.`);
    expect(words).toHaveLength(4);
    expect(words.at(-1)?.startSeconds).toBeGreaterThan(words[2]?.startSeconds ?? Infinity);
  });

  it('WORD-08 says what each voice is, in the language it speaks, and which it guesses', async () => {
    const voices = await speech.voices();
    for (const voice of voices) {
      expect(VoiceSchema.parse(voice)).toEqual(voice);
      expect(voice).toMatchObject({ kind: 'natural', labels: { description: 'Natural (on this machine)' } });
      expect(voice.labels['tone']).toMatch(/^[a-z]+$/u);
    }
    for (const language of languages) {
      const { code } = languageDetails[language];
      const own = voices.filter(({ verified_languages: spoken }) => spoken[0]?.language === code);
      expect(own[0]).toMatchObject({ tier: 'basic' });
      expect(own.every(({ caution }) => (caution === undefined) === (language !== 'Japanese'))).toBe(true);
    }
    expect(new Set(voices.map(({ voice_id: id }) => id)).size).toBe(voices.length);
  });

  it('WORD-08 offers nothing where the model is not installed, and says so to who still has a voice of it', async () => {
    state.isInstalled = false;
    expect(await speech.voices()).toEqual([]);
    const refused = speech.synthesize(
      { text: 'Hello.', language: 'English', voiceId: 'natural-en-heart' },
      call(),
    );
    await expect(refused).rejects.toMatchObject({
      kind: 'gone',
      message: expect.stringContaining('not installed'),
    });
  });

  it('hides what its process says when it dies, and takes silence for no answer', async () => {
    state.dies = true;
    const failed = await speak('English').catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ProviderError);
    expect(failed).toMatchObject({ kind: 'transient', message: expect.not.stringContaining('home') });
    state.dies = false;
    state.isMute = true;
    await expect(speak('English')).rejects.toMatchObject({ kind: 'unusable' });
    expect((await readdir(workFolder)).filter((name) => name.endsWith('.f32'))).toEqual([]);
  });

  it('refuses what has nothing to say', async () => {
    await expect(speak('English', '…!?')).rejects.toMatchObject({ kind: 'invalid_input' });
  });

  it('introduces a voice in its own language', async () => {
    const file = await speech.renderPreview('natural-fr-siwis', call());
    const reader = await WavReader.open(file);
    expect(reader.format.frames / 48_000).toBeGreaterThan(1);
    await reader.close();
  });
});
