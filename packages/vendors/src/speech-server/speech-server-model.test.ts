import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WavReader, WavWriter } from '@kinora/sound';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSpeechSimulator } from '../simulators/speech-server.ts';
import type { SpeechSimulator } from '../simulators/speech-server.ts';
import { buyAtOnce } from '../testing/buy-at-once.ts';
import { createSpeechServerModel } from './speech-server-model.ts';

/** Two bursts of a tone with a pause between: 0.6 s, 0.4 s of silence, 0.6 s. */
async function twoPhrases(folder: string): Promise<Buffer> {
  const file = path.join(folder, 'phrases.wav');
  const rate = 24_000;
  const writer = await WavWriter.create(file, { sampleRateHz: rate, channels: 1 });
  const samples = Float32Array.from({ length: rate * 1.6 }, (_, index) => {
    const at = index / rate;
    return at < 0.6 || at >= 1 ? 0.4 * Math.sin(2 * Math.PI * 220 * at) : 0;
  });
  await writer.write(samples);
  await writer.finish();
  return await readFile(file);
}

describe('createSpeechServerModel', () => {
  let folder = '';
  let sound: Buffer;
  let server: SpeechSimulator;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kinora-speech-server-'));
    sound = await twoPhrases(folder);
    server = await startSpeechSimulator(['bella', 'adam']);
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const modelOf = (baseUrl: string) =>
    createSpeechServerModel({ baseUrl, model: 'kokoro', price: null, previewText: 'Hello!', fetch });
  const call = (signal: AbortSignal = new AbortController().signal) => ({
    signal,
    workFolder: folder,
    buy: buyAtOnce(folder),
    log: pino({ level: 'silent' }),
  });
  const request = { text: 'Cats purr. Dogs bark.', voiceId: 'speech-bella', language: 'English' } as const;

  it('API-05 asks again for the voices it could not be told, and keeps those it was told', async () => {
    const clock = { at: 0 };
    let asked = 0;
    let isAway = true;
    const flaky: typeof fetch = (...request) => {
      asked += 1;
      return isAway ? Promise.reject(new TypeError('fetch failed')) : fetch(...request);
    };
    const described = {
      baseUrl: server.baseUrl,
      model: 'kokoro',
      price: null,
      previewText: 'Hello!',
      fetch: flaky,
    };
    const model = createSpeechServerModel(described, () => clock.at);
    const names = async () => (await model.voices()).map(({ name }) => name);
    expect(await names()).toContain('Alloy');
    isAway = false;
    await Promise.all([names(), names()]);
    expect(asked).toBe(1);
    clock.at += 30_000;
    expect(await Promise.all([names(), names()])).toEqual([
      ['Bella', 'Adam'],
      ['Bella', 'Adam'],
    ]);
    expect(asked).toBe(2);
    isAway = true;
    clock.at += 600_000;
    expect(await names()).toEqual(['Bella', 'Adam']);
    expect(asked).toBe(3);
  });

  it('API-05 offers the voices of the server, and the usual ones of a server that lists none', async () => {
    const voices = await modelOf(server.baseUrl).voices();
    expect(voices.map(({ voice_id: id, name }) => [id, name])).toEqual([
      ['speech-bella', 'Bella'],
      ['speech-adam', 'Adam'],
    ]);
    expect(voices[0]?.verified_languages).toHaveLength(6);
    const silent = await startSpeechSimulator(null);
    expect((await modelOf(silent.baseUrl).voices()).map(({ name }) => name)).toContain('Alloy');
    await silent.close();
  });

  it('OUT-01 gives mono sound of 48 kHz and puts the words where somebody speaks', async () => {
    server.play({ kind: 'sound', bytes: sound });
    const { file, durationSeconds, words, madeBy } = await modelOf(server.baseUrl).synthesize(
      request,
      call(),
    );
    expect(server.requests.at(-1)).toMatchObject({ model: 'kokoro', voice: 'bella', input: request.text });
    const reader = await WavReader.open(file);
    expect(reader.format).toMatchObject({ sampleRateHz: 48_000, channels: 1 });
    await reader.close();
    expect(server.requests.at(-1)).not.toHaveProperty('speed');
    await modelOf(server.baseUrl).synthesize({ ...request, pace: 1.1 }, call());
    expect(server.requests.at(-1)).toMatchObject({ speed: 1.1 });
    expect(durationSeconds).toBeCloseTo(1.6, 2);
    expect(madeBy).toEqual({ provider: 'speech-server', model: 'kokoro' });
    expect(words.map(({ text }) => text)).toEqual(['Cats', 'purr', 'Dogs', 'bark']);
    expect(words[0]?.startSeconds).toBeCloseTo(0, 1);
    // Both sentences have as many letters: the second begins after the pause.
    expect(words[1]?.endSeconds).toBeLessThan(0.65);
    expect(words[2]?.startSeconds).toBeGreaterThan(0.55);
    expect(words[3]?.endSeconds).toBeCloseTo(1.6, 1);
    for (const { text, startOffset, endOffset } of words) {
      expect(request.text.slice(startOffset, endOffset)).toBe(text);
    }
  });

  it.each([
    [{ kind: 'refusal', status: 401, body: {} }, 'auth'],
    [{ kind: 'refusal', status: 429, body: { error: { code: 'insufficient_quota' } } }, 'no_credit'],
    [{ kind: 'refusal', status: 404, body: {} }, 'gone'],
    [{ kind: 'refusal', status: 422, body: { detail: 'too long' } }, 'invalid_input'],
    [{ kind: 'refusal', status: 503, body: {} }, 'unknown'],
  ] as const)('J5 tells %j apart as %s', async (misbehaviour, kind) => {
    server.play(misbehaviour);
    await expect(modelOf(server.baseUrl).synthesize(request, call())).rejects.toMatchObject({ kind });
  });

  it('J6 keeps nothing of an answer that is torn off or no sound', async () => {
    for (const [scene, kind] of [
      [{ kind: 'torn', bytes: sound }, 'unknown'],
      [{ kind: 'sound', bytes: Buffer.from('<html>') }, 'unusable'],
    ] as const) {
      server.play(scene);
      const speaking = modelOf(server.baseUrl).synthesize({ ...request, text: 'Torn off.' }, call());
      await expect(speaking).rejects.toMatchObject({ kind });
    }
  });

  it('J9 stops when the job is cancelled', async () => {
    server.play({ kind: 'silence' });
    const cancel = new AbortController();
    const speaking = modelOf(server.baseUrl).synthesize(request, call(cancel.signal));
    cancel.abort();
    await expect(speaking).rejects.toThrow();
  });
});
