import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureLoudness } from '../mix/measure-loudness.ts';
import { filmCues } from '../testing/film-cues.ts';
import { chain, largest, levelDb } from '../testing/signals.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { composeScore } from './compose-score.ts';
import { musicMoods, type MusicBrief } from './music-brief.ts';
import { playScore } from './play-score.ts';
import { openSoundFont } from './sound-font.ts';
import { writeMusic } from './write-music.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-music-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const cues = filmCues([5.2, 6.4]);

async function play(brief: MusicBrief): Promise<Float32Array> {
  const blocks = [...playScore(composeScore(brief, cues), await openSoundFont())];
  return chain(...blocks.map(({ left }) => left));
}

/** How much of a sound lies at the pitches of a chord, over four octaves, against all twelve. */
function shareOf(samples: Float32Array, pitchClasses: readonly number[]): number {
  const energy = Array.from({ length: 12 }, (_, pitchClass) =>
    [3, 4, 5, 6].reduce(
      (sum, octave) => sum + energyAt(samples, 440 * 2 ** ((12 * octave + pitchClass - 69) / 12)),
      0,
    ),
  );
  const whole = energy.reduce((sum, one) => sum + one, 0);
  return pitchClasses.reduce((sum, pitchClass) => sum + (energy[pitchClass] ?? 0), 0) / whole;
}

/** Goertzel's filter, under a window that keeps the pitches apart. */
function energyAt(samples: Float32Array, hertz: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / sampleRateHz);
  let [before, last] = [0, 0];
  for (let index = 0; index < samples.length; index += 1) {
    const window = Math.sin((Math.PI * index) / samples.length) ** 2;
    [before, last] = [last, (samples[index] ?? 0) * window + turn * last - before];
  }
  return last * last + before * before - turn * last * before;
}

describe('a film’s music, played', () => {
  it('WORD-09 is the same samples for the same brief, and others for another seed', async () => {
    const brief = { seed: 7, mood: 'curious' } as const;
    const first = await play(brief);
    expect(await play(brief)).toEqual(first);
    expect(await play({ ...brief, seed: 8 })).not.toEqual(first);
  });

  it.each(musicMoods)(
    'WORD-09 sounds in %s as it is written, without clicks, gaps or offset, and ends in silence',
    async (mood) => {
      const score = composeScore({ seed: 3, mood }, cues);
      const samples = await play({ seed: 3, mood });
      expect(samples.length).toBe(Math.round(cues.seconds * sampleRateHz));
      const shares = score.chords.map(({ startSeconds, endSeconds, pitchClasses }) => {
        const part = samples.subarray((startSeconds + 0.2) * sampleRateHz, endSeconds * sampleRateHz);
        return shareOf(part, pitchClasses);
      });
      expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.65);
      const bend = samples.map(
        (sample, index) => sample - 2 * (samples[index - 1] ?? 0) + (samples[index - 2] ?? 0),
      );
      expect(largest(bend)).toBeLessThan(largest(samples));
      for (let second = 0; second < 10; second += 1) {
        expect(levelDb(samples.subarray(second * sampleRateHz, (second + 1) * sampleRateHz))).toBeGreaterThan(
          -62,
        );
      }
      expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length)).toBeLessThan(3e-4);
      expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(1e-5);
    },
  );

  it('WORD-09 is heard to come home on the last word', async () => {
    const score = composeScore({ seed: 3, mood: 'calm' }, cues);
    const samples = await play({ seed: 3, mood: 'calm' });
    const at = score.cadenceSeconds * sampleRateHz;
    const before = levelDb(samples.subarray(at - 0.12 * sampleRateHz, at - 0.02 * sampleRateHz));
    const after = levelDb(samples.subarray(at + 0.02 * sampleRateHz, at + 0.3 * sampleRateHz));
    expect(after).toBeGreaterThan(before + 2);
  });

  it('is a file at the loudness of a bed (-26 LUFS), exactly as long as its film', async () => {
    const output = join(folder, 'music.m4a');
    const never = { signal: new AbortController().signal };
    const { seconds } = await writeMusic({ brief: { seed: 3, mood: 'wonder' }, cues, output }, never);
    const measured = await measureLoudness(output);
    expect(Math.abs(measured.integratedLufs - -26)).toBeLessThan(0.5);
    expect(seconds).toBeCloseTo(cues.seconds, 4);
    expect(measured.seconds).toBeCloseTo(cues.seconds, 4);
    expect(await readdir(folder)).toEqual(['music.m4a']);
  });

  it('leaves nothing behind when nobody wants it any more, and is complete in a film of one second', async () => {
    const output = join(folder, 'stopped.m4a');
    const stopped = { signal: AbortSignal.abort(new Error('cancelled')) };
    await expect(writeMusic({ brief: { seed: 3, mood: 'calm' }, cues, output }, stopped)).rejects.toThrow(
      'cancelled',
    );
    expect((await readdir(folder)).filter((name) => name.startsWith('stopped'))).toEqual([]);
    const short = composeScore(
      { seed: 3, mood: 'calm' },
      { seconds: 1, scenes: [{ startSeconds: 0, firstWord: null }], lastWord: null },
    );
    const samples = chain(...[...playScore(short, await openSoundFont())].map(({ left }) => left));
    expect(levelDb(samples)).toBeGreaterThan(-60);
  });
});
