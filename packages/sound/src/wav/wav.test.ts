import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sine } from '../testing/signals.ts';
import { sampleRateHz } from './wav-format.ts';
import { WavReader } from './wav-reader.ts';
import { WavWriter } from './wav-writer.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-wav-'));
});

async function readAll(file: string): Promise<Float32Array> {
  const reader = await WavReader.open(file);
  const samples = await reader.readMono(reader.format.frames + 10);
  expect(await reader.readMono(10)).toHaveLength(0);
  await reader.close();
  return samples;
}

describe('WAV files', () => {
  it('come back as they were written, to a 16-bit step', async () => {
    const file = join(folder, 'tone.wav');
    const tone = sine({ frequencyHz: 440, levelDb: -6, seconds: 0.5 });
    const writer = await WavWriter.create(file, { sampleRateHz, channels: 1 });
    await writer.write(tone.subarray(0, 1000));
    await writer.write(tone.subarray(1000));
    await writer.finish();
    const read = await readAll(file);
    expect(read).toHaveLength(tone.length);
    expect(Math.max(...read.map((sample, index) => Math.abs(sample - (tone[index] ?? 0))))).toBeLessThan(
      1 / 16_000,
    );
    expect((await readFile(file)).length).toBe(44 + tone.length * 2);
  });

  it('clip instead of wrapping round', async () => {
    const file = join(folder, 'loud.wav');
    const writer = await WavWriter.create(file, { sampleRateHz, channels: 1 });
    await writer.write(Float32Array.of(2, -2));
    await writer.finish();
    const [high = 0, low = 0] = await readAll(file);
    expect(high).toBeGreaterThan(0.99);
    expect(low).toBeLessThan(-0.99);
  });

  it('average two channels and skip chunks they do not know', async () => {
    const file = join(folder, 'stereo.wav');
    const writer = await WavWriter.create(file, { sampleRateHz, channels: 2 });
    await writer.write(Float32Array.of(0.5, -0.5, 0.25, 0.75));
    await writer.finish();
    const bytes = await readFile(file);
    const extra = Buffer.concat([Buffer.from('LIST\u0003\0\0\0abc\0', 'latin1')]);
    await writeFile(file, Buffer.concat([bytes.subarray(0, 36), extra, bytes.subarray(36)]));
    const [first = 1, second = 0] = await readAll(file);
    expect(first).toBeCloseTo(0, 3);
    expect(second).toBeCloseTo(0.5, 3);
  });

  it('that are none are refused with the reason', async () => {
    const file = join(folder, 'text.wav');
    await writeFile(file, 'This is not a sound at all, only some text.');
    await expect(WavReader.open(file)).rejects.toThrow(/Cannot read/u);
    await writeFile(file, Buffer.alloc(5));
    await expect(WavReader.open(file)).rejects.toThrow(/Cannot read/u);
  });
});
