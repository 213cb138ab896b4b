import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages, type Language } from '@kinora/contract/catalogue';
import { VoiceSchema } from '@kinora/contract/voices';
import { WavReader } from '@kinora/sound';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SpeechResult, WordTime } from '@kinora/models';
import { createBuiltinSpeech } from './builtin-speech.ts';
import { Speaker } from './thread/speaker.ts';

const speech = createBuiltinSpeech();
let workFolder = '';
beforeAll(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'kinora-speech-'));
});
afterAll(() => speech.close());

const log = pino({ level: 'silent' });
const basicVoice = {
  English: 'builtin-en-aria',
  Hindi: 'builtin-hi-rohan',
  French: 'builtin-fr-camille',
  Italian: 'builtin-it-marco',
  Spanish: 'builtin-es-lucia',
  Japanese: 'builtin-ja-haruto',
} as const satisfies Record<Language, string>;

function speak(
  text: string,
  language: Language = 'English',
  signal = new AbortController().signal,
): Promise<SpeechResult> {
  return speech.synthesize({ text, language, voiceId: basicVoice[language] }, { signal, workFolder, log });
}

it('starts its thread before it is asked to speak', async () => {
  const speaker = new Speaker();
  const prepared = createBuiltinSpeech(speaker);
  await prepared.prepare({ text: 'Bees dance.', language: 'English', voiceId: basicVoice.English });
  expect(speaker.isRunning).toBe(true);
  await prepared.close();
});

async function samplesOf(file: string): Promise<Float32Array> {
  const reader = await WavReader.open(file);
  expect(reader.format).toMatchObject({ sampleRateHz: 48_000, channels: 1, encoding: 'int16' });
  const samples = await reader.readMono(reader.format.frames);
  await reader.close();
  return samples;
}

/** Words cover the text in order, and their times run forward inside the audio. */
function expectSound(text: string, words: readonly WordTime[], durationSeconds: number): void {
  let offset = 0;
  let time = 0;
  for (const word of words) {
    expect(text.slice(offset, word.startOffset).trim()).toBe('');
    expect(text.slice(word.startOffset, word.endOffset)).toBe(word.text);
    expect(word.startSeconds).toBeGreaterThanOrEqual(time);
    expect(word.endSeconds).toBeGreaterThanOrEqual(word.startSeconds);
    offset = word.endOffset;
    time = word.endSeconds;
  }
  expect(text.slice(offset).trim()).toBe('');
  expect(time).toBeLessThanOrEqual(durationSeconds);
}

const vocabulary = {
  English: [
    'Sunlight',
    'is',
    '1885',
    '$20',
    'Dr.',
    'colour,',
    '“white”',
    '—',
    '25°C',
    '<speak>',
    '&amp;',
    'blue.',
    '🌈',
    "it's",
  ],
  Hindi: ['सूरज', 'की', 'रोशनी', '२०', 'सफ़ेद', 'है।', 'DNA', 'कि.मी.', '₹500', 'लेकिन,', '🌞', 'रंग'],
  French: [
    'La',
    'lumière',
    '«',
    'blanche',
    '»',
    '!',
    '20',
    '%',
    "c'est",
    'XIXe',
    '1 234',
    'couleurs.',
    '€',
    'où ?',
  ],
  Italian: ['La', 'luce', 'è', "dell'", 'sole,', '1.234,5', 'km', 'perché', 'città.', '€', '(bianca)', '2º'],
  Spanish: ['¿La', 'luz', 'del', 'sol?', '¡Sí!', 'niño', '20%', 'EE.', 'UU.', 'color.', '$5', 'también'],
  Japanese: [
    '太陽の',
    '光は',
    '1885年',
    '、',
    '白く',
    '「色」',
    'Google',
    '。',
    '3本',
    'カラー',
    '🌈',
    'ひらがな',
  ],
} as const satisfies Record<Language, readonly string[]>;

describe('builtin speech', () => {
  it.each(languages)('gives every word of %s its time (OUT-01)', async (language) => {
    const joint = language === 'Japanese' ? '' : ' ';
    const texts = fc.array(fc.constantFrom(...vocabulary[language]), { minLength: 1, maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(texts, async (parts) => {
        const text = parts.join(joint);
        fc.pre(/[\p{L}\p{N}]/u.test(text));
        const { words, durationSeconds, file } = await speak(text, language);
        expectSound(text, words, durationSeconds);
        expect(durationSeconds * 48_000).toBeCloseTo((await samplesOf(file)).length, 3);
      }),
      { numRuns: 3, seed: 20 },
    );
  });

  it('MAKE-03 speaks at the pace that is asked for, with the times of its words', async () => {
    const request = {
      text: 'Sunlight looks white.',
      language: 'English',
      voiceId: 'builtin-en-aria',
    } as const;
    const call = { signal: new AbortController().signal, workFolder, log };
    const lengths = [];
    for (const pace of [0.8, 1, 1.2]) {
      const { words, durationSeconds } = await speech.synthesize({ ...request, pace }, call);
      expect(words.at(-1)?.endSeconds).toBeLessThanOrEqual(durationSeconds);
      lengths.push(durationSeconds);
    }
    const [slow = 0, usual = 0, fast = 0] = lengths;
    expect(slow / usual).toBeGreaterThan(1.12);
    expect(fast / usual).toBeLessThan(0.92);
  });

  it('ends soon after the last word, and the sound is where the words are', async () => {
    const { words, durationSeconds, file } = await speak(
      'Sunlight looks white. It is a mix of every colour.',
    );
    const samples = await samplesOf(file);
    const last = words.at(-1);
    const next = words.find(({ text }) => text === 'It');
    const before = words.find(({ text }) => text === 'white.');
    expect(durationSeconds - (last?.endSeconds ?? 0)).toBeLessThan(0.2);
    const gap = samples.subarray(
      (before?.endSeconds ?? 0) * 48_000 + 3000,
      (next?.startSeconds ?? 0) * 48_000 - 500,
    );
    expect(gap.length).toBeGreaterThan(9000);
    expect(gap.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeLessThan(0.01);
  });

  it.each(languages)('OUT-03 tells the sounds of %s in order, each within the audio', async (language) => {
    const text = { English: 'Cats purr.', Hindi: 'नमस्ते दुनिया', Japanese: 'こんにちは' }[language as string];
    const { phonemes = [], durationSeconds } = await speak(text ?? 'Bonjour, amico mio.', language);
    expect(phonemes.length).toBeGreaterThan(5);
    let time = 0;
    for (const { phoneme, startSeconds, endSeconds } of phonemes) {
      expect(phoneme).not.toMatch(/^$|[ˈˌ]/u);
      expect(startSeconds).toBeGreaterThanOrEqual(time);
      expect(endSeconds).toBeGreaterThan(startSeconds);
      time = endSeconds;
    }
    expect(time).toBeLessThanOrEqual(durationSeconds);
  });

  it('begins and ends in silence, without a step or an offset', async () => {
    const samples = await samplesOf((await speak('One. Two! Three? Four; five, six.')).file);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length)).toBeLessThan(0.001);
  });

  it('speaks at 140 to 165 words a minute with its pauses', async () => {
    const sentence =
      'Coral reefs are built by tiny animals that live together in large colonies, and over hundreds of years they grow. ';
    const { durationSeconds, words } = await speak(sentence.repeat(4).trim());
    const wordsPerMinute = (words.length * 60) / durationSeconds;
    expect(wordsPerMinute).toBeGreaterThan(140);
    expect(wordsPerMinute).toBeLessThan(165);
  });

  it('says the same for markup and control characters as for the words alone', async () => {
    const plain = await speak('Hello speak world');
    const marked = await speak('Hello <speak> world');
    const controlled = await speak('Hello\u0000 speak\u001b\u0007 world');
    expect(marked.durationSeconds).toBeCloseTo(plain.durationSeconds, 1);
    expect(controlled.durationSeconds).toBeCloseTo(plain.durationSeconds, 1);
    const hostile = await speak(
      '</speak><speak><audio src="/etc/passwd"/><break time="60s"/><mark name="w1"/>Hi',
    );
    expect(hostile.durationSeconds).toBeLessThan(12);
  });

  it.each(['', ' \n', '…!?', '🎉'])('refuses %j with a sentence', async (text) => {
    await expect(speak(text)).rejects.toMatchObject({ name: 'ProviderError', kind: 'invalid_input' });
  });

  it('refuses a voice it does not have', async () => {
    const call = { signal: new AbortController().signal, workFolder, log };
    const request = { text: 'Hi', language: 'English', voiceId: 'builtin-en-nobody' } as const;
    await expect(speech.synthesize(request, call)).rejects.toMatchObject({ kind: 'invalid_input' });
  });

  it('stops in the middle when aborted, leaves no file, and speaks again afterwards', async () => {
    const controller = new AbortController();
    const folder = await mkdtemp(join(tmpdir(), 'kinora-speech-'));
    const call = { signal: controller.signal, workFolder: folder, log };
    const text = 'This sentence is spoken again and again until somebody stops it. '.repeat(2000);
    const speaking = speech.synthesize({ text, language: 'English', voiceId: 'builtin-en-aria' }, call);
    const waiting = speak('I wait for my turn.');
    while ((await readdir(folder)).length === 0) {
      await new Promise(setImmediate);
    }
    controller.abort(new Error('cancelled'));
    await expect(speaking).rejects.toThrow('cancelled');
    expect(await readdir(folder)).toEqual([]);
    expect((await waiting).words).toHaveLength(5);
  });

  it('does not begin when it is aborted already', async () => {
    await expect(speak('Hello', 'English', AbortSignal.abort(new Error('cancelled')))).rejects.toThrow(
      'cancelled',
    );
  });

  it('speaks texts of many sentences, one at a time', async () => {
    const text = 'The quick brown fox jumps over the lazy dog. '.repeat(15).trim();
    const { words, durationSeconds, file } = await speak(text);
    expect(words).toHaveLength(135);
    expectSound(text, words, durationSeconds);
    expect((await stat(file)).size).toBe(44 + Math.round(durationSeconds * 48_000) * 2);
  });

  it('keeps an accent beyond the first sentence', async () => {
    const call = { signal: new AbortController().signal, workFolder, log };
    const text = 'La luz. La luz. La luz.';
    const request = { text, language: 'Spanish', voiceId: 'builtin-es-diego' } as const;
    const { phonemes = [] } = await speech.synthesize(request, call);
    expect(phonemes.map(({ phoneme }) => phoneme).filter((sound) => /[sθ]/u.test(sound))).toEqual([
      's',
      's',
      's',
    ]);
  });

  it('lends a voice to another language', async () => {
    const call = { signal: new AbortController().signal, workFolder, log };
    const text = 'सूरज की रोशनी';
    const { words } = await speech.synthesize({ text, language: 'Hindi', voiceId: 'builtin-en-aria' }, call);
    expect(words.map((word) => word.text)).toEqual(['सूरज', 'की', 'रोशनी']);
    expect(words[1]?.startSeconds).toBeGreaterThan(words[0]?.startSeconds ?? 1);
  });
});

describe('builtin voices', () => {
  it('API-05 are complete, and at least two of each language are basic', async () => {
    const voices = await speech.voices();
    expect(new Set(voices.map(({ voice_id }) => voice_id)).size).toBe(voices.length);
    for (const language of ['en', 'hi', 'fr', 'it', 'es', 'ja']) {
      const own = voices.filter((voice) => voice.verified_languages[0]?.language === language);
      expect(own.length).toBeGreaterThanOrEqual(4);
      expect(own.filter(({ tier }) => tier === 'basic').length).toBeGreaterThanOrEqual(2);
    }
    for (const voice of voices) {
      expect(VoiceSchema.parse(voice)).toEqual(voice);
    }
  });

  it('WORD-08 say which of them are heard to be machines, and which are not', async () => {
    const voices = await speech.voices();
    const said = new Map(voices.map(({ voice_id: id, labels }) => [id, labels['description']]));
    for (const [id, engine] of [
      ['builtin-en-aria', 'svox-pico'],
      ['builtin-en-fiona', 'espeak-ng'],
      ['builtin-fr-hugo', 'svox-pico'],
      ['builtin-hi-rohan', 'espeak-ng'],
    ] as const) {
      const language = id.includes('-hi-') ? 'Hindi' : 'English';
      const call = { signal: new AbortController().signal, workFolder, log };
      const text = language === 'Hindi' ? 'नमस्ते' : 'Good morning.';
      const { madeBy } = await speech.synthesize({ text, language, voiceId: id }, call);
      expect(madeBy.model).toBe(engine);
      expect(said.get(id)).toBe(engine === 'svox-pico' ? 'Built-in' : 'Built-in (robotic)');
    }
  });
});
