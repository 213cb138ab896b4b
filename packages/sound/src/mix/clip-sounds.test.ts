import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeLeft } from '../testing/decode-left.ts';
import { babble, chain, largest, sine } from '../testing/signals.ts';
import { toneLevelDb } from '../testing/tone-level.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { WavWriter } from '../wav/wav-writer.ts';
import { ClipPlayer } from './clip-player.ts';
import type { ClipSound } from './clip-sound.ts';
import { mixSoundtrack } from './mix-soundtrack.ts';
import type { SoundtrackSegment } from './narration-track.ts';

const never = { signal: new AbortController().signal };
const toneHz = 880;
let folder = '';
/** Three seconds of sound in an MP4: a tone of two tenths at one second, and at two. */
let clip = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-clip-sounds-'));
  const tone = sine({ frequencyHz: toneHz, levelDb: -12, seconds: 0.2 });
  const pause = new Float32Array(0.8 * sampleRateHz);
  const samples = chain(new Float32Array(sampleRateHz), tone, pause, tone, pause);
  const wav = await writeWav('clip.wav', samples);
  clip = join(folder, 'clip.mp4');
  const segments = [{ frames: 90, narrationFile: wav, leadInSeconds: 0 }];
  await mixSoundtrack({ segments, framesPerSecond: 30, music: null, output: clip }, never);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function writeWav(name: string, samples: Float32Array): Promise<string> {
  const file = join(folder, name);
  const writer = await WavWriter.create(file, { sampleRateHz, channels: 1 });
  await writer.write(samples);
  await writer.finish();
  return file;
}

function soundOf(change: Partial<ClipSound> = {}): ClipSound {
  const whole = { fromSeconds: 0, untilSeconds: 3, speed: 1, loopFadeSeconds: null };
  return { file: clip, level: 1, startSeconds: 0, seconds: 10, ...whole, ...change };
}

/** Two silent seconds, then five, or as many as the segment is told, with the clip. */
async function filmOf(change: Partial<ClipSound>, segment: Partial<SoundtrackSegment> = {}) {
  const output = join(folder, 'film.m4a');
  const still = { frames: 60, narrationFile: null, leadInSeconds: 0 };
  const filmed = { ...still, frames: 150, clipSounds: [soundOf(change)], ...segment };
  const segments = [still, filmed];
  const { integratedLufs } = await mixSoundtrack(
    { segments, framesPerSecond: 30, music: null, output },
    never,
  );
  return { integratedLufs, samples: (await decodeLeft(output)).samples };
}

/** When tones begin, in seconds of the scene with the clip. */
function tonesOf(samples: Float32Array): number[] {
  const step = sampleRateHz / 100;
  const loud = Array.from({ length: samples.length / step }, (_, at) => {
    return largest(samples.subarray(at * step, (at + 1) * step)) > 0.08;
  });
  return loud.flatMap((isLoud, at) =>
    isLoud && !loud.slice(Math.max(0, at - 10), at).includes(true) ? [at / 100 - 2] : [],
  );
}

function expectTones(samples: Float32Array, expected: readonly number[]): void {
  const tones = tonesOf(samples);
  const apart = expected.map((at, index) => Math.abs(at - (tones[index] ?? -1)));
  expect(
    { count: tones.length, isInTime: Math.max(...apart) <= 0.04 },
    `tones at ${tones.join(', ')}`,
  ).toEqual({ count: expected.length, isInTime: true });
}

function pitchOf(samples: Float32Array, from: number): number {
  const tone = samples.subarray((from + 0.05) * sampleRateHz, (from + 0.15) * sampleRateHz);
  const crossings = tone.filter((sample, at) => at > 0 && (tone[at - 1] ?? 0) < 0 && sample >= 0);
  return crossings.length / 0.1;
}

describe('the own sound of a clip', () => {
  it('is heard in its time, and silence follows where its last picture is held', async () => {
    const { samples } = await filmOf({});
    expectTones(samples, [1, 2]);
  });

  it('begins where the clip is cut, and is over where the next shot begins', async () => {
    const cut = await filmOf({ fromSeconds: 0.5 });
    expectTones(cut.samples, [0.5, 1.5]);
    const followed = await filmOf({ startSeconds: 1, seconds: 2.5 });
    expectTones(followed.samples, [2, 3]);
    const short = await filmOf({ startSeconds: 1, seconds: 1.5 });
    expectTones(short.samples, [2]);
  });

  it.each([0.85, 1.15])('is %d times as fast and as high as it was', async (speed) => {
    const { samples } = await filmOf({ speed });
    expectTones(samples, [1 / speed, 2 / speed]);
    expect(Math.abs(pitchOf(samples, 2 + 1 / speed) - toneHz)).toBeLessThan(25);
  });

  it('begins again where the clip does, half a second early for the melting', async () => {
    const { samples } = await filmOf({ loopFadeSeconds: 0.5 });
    expectTones(samples, [1, 2, 3.5, 4.5]);
  });

  it('sounds the same however it is cut into blocks', async () => {
    const whole = await new ClipPlayer(soundOf({ loopFadeSeconds: 0.5 })).read(6 * sampleRateHz);
    const player = new ClipPlayer(soundOf({ loopFadeSeconds: 0.5 }));
    const pieces: Float32Array[] = [];
    for (const frames of [4_801, 110_000, 17_199, 60_000, 96_000]) {
      pieces.push((await player.read(frames)).left);
    }
    await player.close();
    expect(largest(chain(...pieces).map((sample, at) => sample - (whole.left[at] ?? 0)))).toBe(0);
  });

  it('is lowered by 8 dB while somebody speaks', async () => {
    const hum = await writeWav('hum.wav', sine({ frequencyHz: 5000, levelDb: -20, seconds: 8 }));
    const humming = join(folder, 'humming.mp4');
    const segments = [{ frames: 240, narrationFile: hum, leadInSeconds: 0 }];
    await mixSoundtrack({ segments, framesPerSecond: 30, music: null, output: humming }, never);
    const narrationFile = await writeWav('voice.wav', babble(3));
    const { samples } = await filmOf(
      { file: humming, untilSeconds: 8, level: 0.5 },
      { frames: 300, narrationFile, leadInSeconds: 4 },
    );
    const hums = (from: number) =>
      toneLevelDb(samples.subarray(from * sampleRateHz, (from + 1) * sampleRateHz), 5000);
    expect(hums(7) - hums(3)).toBeCloseTo(-8, 0);
  });

  it('is not heard of a clip that is muted, and of one in which nothing is to be heard', async () => {
    expect((await filmOf({ level: 0 })).integratedLufs).toBe(-70);
    expect((await filmOf({ untilSeconds: 0.8 })).integratedLufs).toBe(-70);
  });
});
