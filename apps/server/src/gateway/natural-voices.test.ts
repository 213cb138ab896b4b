import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from '@kinora/contract/catalogue';
import { firstNaturalVoice } from '@kinora/contract/voices';
import { openLocalModels } from '@kinora/local-models';
import type { LocalModels } from '@kinora/local-models';
import { layDownModel, lendRuntime, onnxBytes } from '@kinora/local-models/testing';
import { createRenderPool } from '@kinora/renderer';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGateway } from './gateway.ts';
import type { Gateway } from './gateway.ts';
import { openProviders } from './registry.ts';
import type { OpenProviders } from './registry.ts';
import { openVoiceModel } from './voice-model.ts';

const samplesPerSymbol = 2400;

/** A voice that hums at every letter and rests at every sign, with the inputs and outputs of the real export. */
function hummingVoice(): Buffer {
  const hum = Float32Array.from({ length: samplesPerSymbol }, (_, at) => Math.sin(at * 0.05));
  const loudness = Float32Array.from({ length: 256 }, (_, at) => (at === 0 ? 1 : 0));
  return onnxBytes({
    inputs: [
      { name: 'input_ids', type: 'int64', dims: [1, 'symbols'] },
      { name: 'style', type: 'float32', dims: [1, 256] },
      { name: 'speed', type: 'float32', dims: [1] },
    ],
    outputs: [
      { name: 'waveform', type: 'float32', dims: [1, 'samples'] },
      { name: 'durations', type: 'float32', dims: [1, 'symbols'] },
    ],
    constants: [
      { name: 'hum', dims: [1, 1, samplesPerSymbol], data: hum },
      { name: 'loudness', dims: [256, 1], data: loudness },
      { name: 'last', dims: [1], data: BigInt64Array.of(2n) },
      { name: 'flat', dims: [2], data: BigInt64Array.of(1n, -1n) },
      { name: 'signs', dims: [1], data: Float32Array.of(16) },
      { name: 'one', dims: [1], data: Float32Array.of(1) },
      { name: 'frames', dims: [1], data: Float32Array.of(4) },
      { name: 'none', dims: [1], data: Float32Array.of(0) },
    ],
    nodes: [
      { operator: 'Cast', inputs: ['input_ids'], outputs: ['numbers'], attributes: { to: 1 } },
      { operator: 'Sub', inputs: ['numbers', 'signs'], outputs: ['letters'] },
      { operator: 'Relu', inputs: ['letters'], outputs: ['voiced'] },
      { operator: 'Min', inputs: ['voiced', 'one'], outputs: ['sounding'] },
      { operator: 'MatMul', inputs: ['style', 'loudness'], outputs: ['level'] },
      { operator: 'Mul', inputs: ['sounding', 'level'], outputs: ['heard'] },
      { operator: 'Unsqueeze', inputs: ['heard', 'last'], outputs: ['column'] },
      { operator: 'Mul', inputs: ['column', 'hum'], outputs: ['rows'] },
      { operator: 'Reshape', inputs: ['rows', 'flat'], outputs: ['waveform'] },
      { operator: 'Mul', inputs: ['numbers', 'none'], outputs: ['nothing'] },
      { operator: 'Div', inputs: ['frames', 'speed'], outputs: ['each'] },
      { operator: 'Add', inputs: ['nothing', 'each'], outputs: ['durations'] },
    ],
  });
}

const styles = ['af_heart', 'hf_alpha', 'ff_siwis', 'if_sara', 'ef_dora', 'jf_alpha'];
const quiet = new Uint8Array(new Float32Array(510 * 256).fill(0.3).buffer);

let folder = '';
let models: LocalModels;
let providers: OpenProviders;
let gateway: Gateway;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-natural-'));
  models = openLocalModels({ folder });
  providers = openProviders({
    connected: () => [],
    pool: createRenderPool(),
    profile: 'test',
    voiceModel: openVoiceModel(models),
  });
  gateway = openGateway(providers, folder);
  await lendRuntime(folder);
}, 600_000);
afterAll(async () => {
  await providers.close();
  await models.close();
  await rm(folder, { recursive: true });
});

const call = () => ({
  signal: new AbortController().signal,
  workFolder: folder,
  log: pino({ level: 'silent' }),
});
const request = { text: 'Bees make honey.', language: 'English', voiceId: 'natural-en-heart' } as const;

describe('natural voices', () => {
  it('WORD-08 are offered first once installed, one of each language to whoever chooses none', async () => {
    const before = await gateway.speech.voices();
    expect(before.every(({ kind }) => kind === 'built-in')).toBe(true);
    await layDownModel(folder, 'kokoro-82m', {
      'onnx/model.onnx': hummingVoice(),
      ...Object.fromEntries(styles.map((style) => [`voices/${style}.bin`, quiet])),
    });
    const voices = await gateway.speech.voices();
    expect(voices.filter(({ kind }) => kind === 'natural')).toHaveLength(styles.length);
    expect(voices[0]).toMatchObject({ voice_id: 'natural-en-heart', kind: 'natural' });
    expect(voices.at(-1)).toMatchObject({ kind: 'natural', caution: 'Word accents are guessed' });
    expect(voices).toEqual(expect.arrayContaining([...before]));
    const taken = languages.map(
      (language) => firstNaturalVoice(voices, language, (tier) => tier === 'basic')?.name ?? language,
    );
    expect(taken).toEqual(['Heart', 'Ananya', 'Siwis', 'Sara', 'Dora', 'Japanese']);
  });

  it('WORD-08 speak by the real runtime, with the times of words and sounds', async () => {
    const spoken = await gateway.speech.say(request, call(), {});
    expect(spoken.madeBy).toEqual({ provider: 'local', model: 'kokoro-82m' });
    expect(spoken.words.map(({ text }) => text)).toEqual(['Bees', 'make', 'honey.']);
    // bˈiz mˈAk hˈʌni: four, four and five symbols of a tenth of a second, and a rest between words.
    const starts = spoken.words.map(
      ({ startSeconds }) => startSeconds - (spoken.words[0]?.startSeconds ?? 0),
    );
    expect(starts.map((seconds) => seconds.toFixed(1))).toEqual(['0.0', '0.5', '1.0']);
    expect(spoken.phonemes?.map(({ phoneme }) => phoneme).join('')).toBe('biːzmeɪkhʌni');
  });

  it('WORD-08 say so where one of them, or all, have been removed', async () => {
    const missing = gateway.speech.say({ ...request, voiceId: 'natural-en-bella' }, call(), {});
    await expect(missing).rejects.toMatchObject({ kind: 'gone' });
    await rm(join(folder, 'weights', 'kokoro-82m'), { recursive: true });
    const removed = gateway.speech.say(request, call(), {});
    await expect(removed).rejects.toMatchObject({
      kind: 'gone',
      message: expect.stringContaining('not installed on this machine any more'),
    });
    expect((await gateway.speech.voices()).every(({ kind }) => kind === 'built-in')).toBe(true);
  });
});
