import { languageDetails, languages } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import { WavReader } from '@kinora/sound';
import pino from 'pino';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { burstsOf } from './testing/bursts.ts';
import { openAccount, sarah } from './testing/open-account.ts';
import { spokenTexts } from './testing/spoken-texts.ts';
import { timesIn } from './testing/times-in.ts';

const account = await openAccount();
const { simulator, speechWith } = account;
afterAll(() => account.close());
beforeEach(() => {
  account.costs.length = 0;
  account.answers.length = 0;
});

const log = pino({ level: 'silent' });
const call = (signal?: AbortSignal) => ({ ...account.call(signal), log });
const say = (text: string, language: keyof typeof spokenTexts = 'English', variables = {}) =>
  speechWith(variables).synthesize({ text, voiceId: sarah, language }, call());

describe('narration by ElevenLabs', () => {
  it.each(languages)('REAL-17 has the times of every word in %s from the alignment', async (language) => {
    const text = spokenTexts[language];
    const { file, words, durationSeconds, madeBy } = await say(text, language);
    expect(madeBy).toEqual({ provider: 'elevenlabs', model: 'eleven_multilingual_v2' });
    expect(words.length).toBeGreaterThan(10);
    const { startAt, endBefore } = timesIn(text);
    for (const { text: word, startOffset, endOffset, startSeconds, endSeconds } of words) {
      expect(text.slice(startOffset, endOffset)).toBe(word);
      expect(Math.abs(startSeconds - startAt(startOffset)), word).toBeLessThan(0.15);
      expect(Math.abs(endSeconds - endBefore(endOffset)), word).toBeLessThan(0.15);
    }
    const reader = await WavReader.open(file);
    expect(reader.format).toMatchObject({ sampleRateHz: 48_000, channels: 1 });
    expect(reader.format.frames / 48_000).toBeCloseTo(durationSeconds, 3);
    await reader.close();
    // What is heard after silence is a word that is said to begin there.
    const heard = await burstsOf(file);
    expect(heard.length).toBeGreaterThan(1);
    for (const second of heard) {
      const nearest = Math.min(...words.map(({ startSeconds }) => Math.abs(startSeconds - second)));
      expect(nearest, `${second} s`).toBeLessThan(0.15);
    }
  });

  it('REAL-17 takes the alignment of the text as it was read where there is no other', async () => {
    simulator.play('normalized-times');
    const text = spokenTexts.Italian;
    const { words } = await say(text, 'Italian');
    const { startAt } = timesIn(text);
    for (const { startOffset, startSeconds } of words) {
      expect(Math.abs(startSeconds - startAt(startOffset))).toBeLessThan(0.15);
    }
  });

  it.each(['no-times', 'foreign-times'])('puts the words where somebody speaks with %s', async (scene) => {
    simulator.play(scene);
    const { words, durationSeconds } = await say('Cats purr. Dogs bark.');
    expect(words.map(({ text }) => text)).toEqual(['Cats', 'purr', 'Dogs', 'bark']);
    const starts = words.map(({ startSeconds }) => startSeconds);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(words.at(-1)?.endSeconds).toBeLessThanOrEqual(durationSeconds);
    // The second sentence begins behind the first one's pause.
    expect(starts[2]).toBeGreaterThan(durationSeconds / 3);
  });

  it('tells a model the language only where it takes it, and nothing but the text where that is enough', async () => {
    await say('Bonjour.', 'French');
    expect(simulator.requests.at(-1)).toEqual({
      voice: 'EXAVITQu4vr4xnSDxMaL',
      text: 'Bonjour.',
      model_id: 'eleven_multilingual_v2',
    });
    await speechWith().synthesize({ text: 'Salut.', voiceId: sarah, language: 'French', pace: 0.9 }, call());
    expect(simulator.requests.at(-1)).toMatchObject({ text: 'Salut.', voice_settings: { speed: 0.9 } });
    await say('Bonjour.', 'French', { ELEVENLABS_MODEL: 'eleven_flash_v2_5' });
    expect(simulator.requests.at(-1)).toMatchObject({
      model_id: 'eleven_flash_v2_5',
      language_code: languageDetails.French.code,
    });
  });

  it('says what it will cost by the price, and what it has cost by the characters that were charged', async () => {
    await say('Twelve signs', 'English', { ELEVENLABS_PRICE: '120' });
    await say('Twelve signs');
    expect(account.costs).toEqual([12 * 120, null]);
  });

  it('refuses what has nothing to speak before it is bought', async () => {
    const before = simulator.requests.length;
    await expect(say('… — 🌙')).rejects.toMatchObject({ kind: 'invalid_input' });
    expect(simulator.requests).toHaveLength(before);
  });
});

const said = sentences.elevenLabs;

describe('when ElevenLabs fails', () => {
  it.each([
    ['key', 'auth', said.keyRefused],
    ['forbidden', 'auth', said.keyRefused],
    ['quota', 'no_credit', said.noCredit],
    ['no-credit', 'no_credit', said.noCredit],
    ['voice', 'gone', said.gone],
    ['new-voice', 'gone', said.gone],
    ['long', 'invalid_input', said.tooLong],
    ['policy', 'policy', said.policy],
  ])('J5 REAL-06 tells %s apart as %s, sends once and is charged nothing', async (scene, kind, message) => {
    const before = [simulator.requests.length, simulator.chargedCharacters];
    simulator.play(scene);
    await expect(say('Cats purr.')).rejects.toMatchObject({ kind, message });
    expect([simulator.requests.length - 1, simulator.chargedCharacters]).toEqual(before);
  });

  it.each(['500', '503'])('REAL-04 nobody knows what became of a request that %s answers', async (scene) => {
    const before = simulator.requests.length;
    simulator.play(scene);
    await expect(say('Cats purr.')).rejects.toMatchObject({ kind: 'unknown', message: said.unreachable });
    expect(simulator.requests).toHaveLength(before + 1);
  });

  it.each([
    ['concurrent', 2_000],
    ['busy', 15_000],
    ['wait', 7_000],
  ])('J5 asks for a pause with %s', async (scene, retryAfterMs) => {
    simulator.play(scene);
    const refused = { kind: 'rate_limited', message: said.busy, retryAfterMs };
    await expect(say('Cats purr.')).rejects.toMatchObject(refused);
  });

  it('J5 says that a text is refused whose fields are', async () => {
    await expect(say('Cats purr.', 'English', { ELEVENLABS_MODEL: 'eleven_new' })).rejects.toMatchObject({
      kind: 'gone',
    });
    const unknownVoice = { text: 'Cats purr.', voiceId: 'eleven-nobody', language: 'English' } as const;
    await expect(speechWith().synthesize(unknownVoice, call())).rejects.toMatchObject({
      kind: 'gone',
      message: said.gone,
    });
  });

  it('REAL-04 nobody knows what became of a request whose answer breaks off, wherever it does', async () => {
    const points = [0, 1, 12, 40, 150, 200, 400, 2_000, 9_000, 15_000];
    const before = simulator.requests.length;
    for (const point of points) {
      simulator.play(`cut:${point}`);
      await expect(say('Cats purr.'), `cut at ${point}`).rejects.toMatchObject({ kind: 'unknown' });
    }
    simulator.play('drop');
    await expect(say('Cats purr.')).rejects.toMatchObject({ kind: 'unknown' });
    expect(simulator.requests).toHaveLength(before + points.length + 1);
  });

  it.each(['malformed', 'html', 'no-sound'])(
    'says that %s cannot be used, which was paid for',
    async (scene) => {
      simulator.play(scene);
      await expect(say('Cats purr.')).rejects.toMatchObject({ kind: 'unusable', message: said.unusable });
    },
  );

  it('J9 sends nothing more when the job is cancelled', async () => {
    await expect(
      speechWith().synthesize(
        { text: 'Cats purr.', voiceId: sarah, language: 'English' },
        call(AbortSignal.abort()),
      ),
    ).rejects.toThrow();
  });

  it('REAL-10 keeps the key out of what it says and keeps, and sends no key that is two lines', async () => {
    simulator.play('key');
    const failure: unknown = await say('Cats purr.').catch((error: unknown) => error);
    expect(JSON.stringify([failure, account.answers])).not.toContain(simulator.apiKey);
    const before = simulator.requests.length;
    const twoLines = { ELEVENLABS_API_KEY: 'sk_one\nsk_two' };
    const refused: unknown = await say('Cats purr.', 'English', twoLines).catch((error: unknown) => error);
    expect(refused).toMatchObject({ kind: 'auth' });
    expect(String((refused as Error).cause)).not.toContain('sk_two');
    expect(simulator.requests).toHaveLength(before);
  });
});
