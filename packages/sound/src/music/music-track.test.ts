import { describe, expect, it } from 'vitest';
import { musicMoods, type MusicBrief } from './music-brief.ts';
import { LoudnessMeter } from '../loudness/loudness-meter.ts';
import { chain, largest, levelDb } from '../testing/signals.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { MusicTrack } from './music-track.ts';
import { closingNotes, notesOfBar } from './parts.ts';
import { barAt, beginScore } from './score.ts';

const calm: MusicBrief = { seed: 7, mood: 'calm', tempoBpm: 80 };

function play(
  brief: MusicBrief,
  filmSeconds: number,
  seconds = filmSeconds,
): { left: Float32Array; right: Float32Array } {
  const track = new MusicTrack(brief, filmSeconds * sampleRateHz);
  const blocks = Array.from({ length: seconds * 2 }, () => track.read(sampleRateHz / 2));
  return {
    left: chain(...blocks.map(({ left }) => left)),
    right: chain(...blocks.map(({ right }) => right)),
  };
}

describe('MusicTrack', () => {
  it('plays the same for the same brief, and something else for another seed', () => {
    const first = play(calm, 12);
    expect(play(calm, 12)).toEqual(first);
    expect(play({ ...calm, seed: 8 }, 12)).not.toEqual(first);
  });

  it('plays the same score in a longer film: only the ending differs', () => {
    const short = play(calm, 20).left.subarray(0, 15 * sampleRateHz);
    const long = play(calm, 60, 20).left.subarray(0, 15 * sampleRateHz);
    expect(long).toEqual(short);
  });

  it.each(musicMoods)(
    'plays %s at the loudness of a bed (-26 LUFS +-2), without clipping, clicks or offset',
    (mood) => {
      const { left, right } = play({ seed: 3, mood, tempoBpm: 110 }, 30);
      const meter = new LoudnessMeter(2);
      meter.push([left, right]);
      const { integratedLufs, truePeakDb } = meter.read();
      expect(Math.abs(integratedLufs - -26)).toBeLessThan(2);
      expect(truePeakDb).toBeLessThan(-8);
      const steps = left.map((sample, index) => sample - (left[index - 1] ?? 0));
      expect(largest(steps)).toBeLessThan(0.08);
      expect(Math.abs(left.reduce((sum, sample) => sum + sample, 0) / left.length)).toBeLessThan(1e-4);
    },
  );

  it.each(musicMoods)('ends %s at home: the last notes are the tonic chord', (mood) => {
    const score = beginScore({ seed: 5, mood, tempoBpm: 90 });
    const [third = 0, fifth = 0] = [score.mood.scale[2], score.mood.scale[4]];
    const home = [0, third, fifth].map((semitones) => (score.rootNote + semitones) % 12);
    const ending = closingNotes(score, barAt(score, 13));
    expect(ending.length).toBeGreaterThan(3);
    for (const { frequencyHz } of ending) {
      expect(home).toContain(Math.round(69 + 12 * Math.log2(frequencyHz / 440)) % 12);
    }
  });

  it('tells moods apart: their brightness, their pace and their drums differ', () => {
    const strikes = (mood: MusicBrief['mood']) => {
      const score = beginScore({ seed: 3, mood, tempoBpm: 100 });
      const notes = Array.from({ length: 16 }, (_, index) => notesOfBar(score, barAt(score, index))).flat();
      const count = (instruments: readonly string[]) =>
        notes.filter(({ instrument }) => instruments.includes(instrument)).length;
      return { plucks: count(['pluck']), drums: count(['kick', 'rim', 'shaker']) };
    };
    expect(strikes('calm').drums).toBe(0);
    expect(strikes('playful').drums).toBeGreaterThan(strikes('dramatic').drums);
    expect(strikes('bright').plucks).toBeGreaterThan(strikes('calm').plucks);
  });

  it('fades out with the film', () => {
    const { left } = play(calm, 20);
    const last = left.subarray(-2400);
    expect(levelDb(last)).toBeLessThan(levelDb(left.subarray(10 * sampleRateHz, 12 * sampleRateHz)) - 20);
    expect(Math.abs(left.at(-1) ?? 1)).toBeLessThan(1e-4);
  });

  it('is complete in a film of one second', () => {
    expect(levelDb(play(calm, 1).left)).toBeGreaterThan(-60);
  });

  it('stays in its key: every pitch of a bar belongs to the scale', () => {
    for (const mood of musicMoods) {
      const score = beginScore({ seed: 11, mood, tempoBpm: 100 });
      const classes = new Set(score.mood.scale.map((step) => (score.rootNote + step) % 12));
      for (let index = 0; index < 24; index += 1) {
        const pitched = notesOfBar(score, barAt(score, index)).filter(({ instrument }) => {
          return instrument === 'pad' || instrument === 'bass' || instrument === 'pluck';
        });
        for (const { frequencyHz } of pitched) {
          const note = Math.round(69 + 12 * Math.log2(frequencyHz / 440));
          expect(classes).toContain(note % 12);
        }
      }
    }
  });
});
