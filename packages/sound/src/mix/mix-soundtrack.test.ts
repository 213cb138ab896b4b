import { access, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { measureLoudness } from './measure-loudness.ts';
import { decodeLeft } from '../testing/decode-left.ts';
import { babble, levelDb } from '../testing/signals.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { WavWriter } from '../wav/wav-writer.ts';
import { writeMusic } from '../music/write-music.ts';
import { mixSoundtrack } from './mix-soundtrack.ts';
import type { SoundtrackRequest } from './soundtrack.ts';

const never = { signal: new AbortController().signal };
let folder = '';
let narrationFile = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-mix-'));
  narrationFile = join(folder, 'narration.wav');
  await writeWav(narrationFile, babble(4));
});

/** The music of a film with so many frames. */
async function musicOf(mood: 'calm' | 'dramatic' | 'playful', frames: number): Promise<string> {
  const output = join(folder, `music-${mood}-${frames}.m4a`);
  const cues = { seconds: frames / 30, scenes: [{ startSeconds: 0, firstWord: null }], lastWord: null };
  await writeMusic({ brief: { seed: 5, mood }, cues, output }, never);
  return output;
}

async function writeWav(file: string, samples: Float32Array, rate = sampleRateHz): Promise<void> {
  const writer = await WavWriter.create(file, { sampleRateHz: rate, channels: 1 });
  await writer.write(samples);
  await writer.finish();
}

function request(name: string, changes: Partial<SoundtrackRequest> = {}): SoundtrackRequest {
  const spoken = { frames: 161, narrationFile, leadInSeconds: 0.4 };
  const silent = { frames: 90, narrationFile: null, leadInSeconds: 0 };
  return {
    segments: [spoken, silent, spoken],
    framesPerSecond: 30,
    music: null,
    output: join(folder, name),
    ...changes,
  };
}

describe('mixSoundtrack', () => {
  it('writes AAC at 48 kHz in stereo, exactly as long as the picture, the voice at its place', async () => {
    const result = await mixSoundtrack(request('length.m4a'), never);
    const frames = 161 + 90 + 161;
    expect(result.seconds).toBe((frames * 1600) / sampleRateHz);
    const { samples, seconds, profile } = await decodeLeft(join(folder, 'length.m4a'));
    expect(profile).toBe('86018 48000 2');
    expect(Math.round(seconds * sampleRateHz)).toBe(frames * 1600);
    const onset = samples.findIndex((sample) => Math.abs(sample) > 0.02);
    expect(Math.abs(onset - 0.4 * sampleRateHz)).toBeLessThan(48);
    const second = samples.subarray((161 + 90) * 1600).findIndex((sample) => Math.abs(sample) > 0.02);
    expect(Math.abs(second - 0.4 * sampleRateHz)).toBeLessThan(48);
  });

  it('holds -16 LUFS +-1 and -1 dBTP in the encoded file with music', async () => {
    const music = await musicOf('dramatic', 161 + 90 + 161);
    const told = await mixSoundtrack(request('scored.m4a', { music }), never);
    const measured = await measureLoudness(join(folder, 'scored.m4a'));
    expect(Math.abs(measured.integratedLufs - -16)).toBeLessThan(1);
    expect(measured.truePeakDb).toBeLessThanOrEqual(-1);
    expect(Math.abs(told.integratedLufs - measured.integratedLufs)).toBeLessThan(0.3);
  });

  it('brings loud and quiet recordings to one level', async () => {
    const quiet = join(folder, 'quiet.wav');
    await writeWav(
      quiet,
      babble(4).map((sample) => sample / 10),
    );
    const segment = { frames: 150, narrationFile, leadInSeconds: 0 };
    const segments = [segment, { ...segment, narrationFile: quiet }];
    await mixSoundtrack(request('levels.m4a', { segments }), never);
    const { samples } = await decodeLeft(join(folder, 'levels.m4a'));
    const first = levelDb(samples.subarray(0, 4 * sampleRateHz));
    const second = levelDb(samples.subarray(5 * sampleRateHz, 9 * sampleRateHz));
    expect(Math.abs(first - second)).toBeLessThan(0.5);
  });

  it('takes music alone to the same loudness, and silence to silence', async () => {
    const silent = [{ frames: 240, narrationFile: null, leadInSeconds: 0 }];
    const music = await musicOf('playful', 240);
    const alone = await mixSoundtrack(request('alone.m4a', { segments: silent, music }), never);
    expect(Math.abs(alone.integratedLufs - -16)).toBeLessThan(1);
    const nothing = await mixSoundtrack(request('nothing.m4a', { segments: silent }), never);
    expect(nothing.integratedLufs).toBe(-70);
  });

  it('lets the pen be heard under music, and never alone', async () => {
    const penStrokes = [{ startSeconds: 0.5, endSeconds: 7 }];
    const drawn = [{ frames: 240, narrationFile: null, leadInSeconds: 0, penStrokes }];
    const alone = await mixSoundtrack(request('pen.m4a', { segments: drawn }), never);
    expect(alone.integratedLufs).toBe(-70);
    const music = await musicOf('calm', 240);
    const scored = await mixSoundtrack(request('pen-music.m4a', { segments: drawn, music }), never);
    expect(Math.abs(scored.integratedLufs - -16)).toBeLessThan(1);
    expect(scored.truePeakDb).toBeLessThanOrEqual(-1);
  });

  it('refuses a narration longer than its segment or of another rate, and leaves nothing behind', async () => {
    const wrongRate = join(folder, 'rate.wav');
    await writeWav(wrongRate, babble(1), 44_100);
    const output = join(folder, 'refused.m4a');
    const tooLong = [{ frames: 60, narrationFile, leadInSeconds: 0 }];
    const otherRate = [{ frames: 60, narrationFile: wrongRate, leadInSeconds: 0 }];
    await expect(mixSoundtrack({ ...request('refused.m4a'), segments: tooLong }, never)).rejects.toThrow();
    await expect(mixSoundtrack({ ...request('refused.m4a'), segments: otherRate }, never)).rejects.toThrow();
    await expect(access(output)).rejects.toThrow();
    expect((await readdir(folder)).filter((name) => name.startsWith('refused'))).toEqual([]);
  });

  it('stops when aborted, at the start or in the middle, and leaves nothing behind', async () => {
    const early = AbortSignal.abort(new Error('cancelled'));
    await expect(mixSoundtrack(request('aborted.m4a'), { signal: early })).rejects.toThrow('cancelled');
    const controller = new AbortController();
    const segments = Array.from({ length: 20 }, () => ({ frames: 161, narrationFile, leadInSeconds: 0.4 }));
    const mixing = mixSoundtrack(request('aborted.m4a', { segments }), { signal: controller.signal });
    // The encoder's file is there as soon as mixing is over and encoding begins.
    while (!(await readdir(folder)).includes('aborted.m4a.part')) {
      await setImmediate();
    }
    controller.abort(new Error('cancelled'));
    await expect(mixing).rejects.toThrow('cancelled');
    expect((await readdir(folder)).filter((name) => name.startsWith('aborted'))).toEqual([]);
  });
});
