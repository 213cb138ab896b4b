import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filmCues } from '../testing/film-cues.ts';
import { composeScore } from './compose-score.ts';
import { musicMoods } from './music-brief.ts';
import { moods } from './moods/index.ts';

const film = filmCues([4.2, 9.1, 7.7, 11.3, 8.4, 6.9, 10.2, 9.6, 8.8]);
const anyFilm = fc
  .array(fc.double({ min: 2.4, max: 40, noNaN: true }), { minLength: 1, maxLength: 14 })
  .map(filmCues);
const anyBrief = fc.record({ seed: fc.nat(), mood: fc.constantFrom(...musicMoods) });

describe('a film’s music, written out', () => {
  it('is the same for the same brief and film, and another for another seed', () => {
    const brief = { seed: 7, mood: 'warm' } as const;
    expect(composeScore(brief, film)).toEqual(composeScore(brief, film));
    expect(composeScore({ ...brief, seed: 8 }, film).notes).not.toEqual(composeScore(brief, film).notes);
  });

  it('WORD-09 begins no note over the first word of a scene', () => {
    fc.assert(
      fc.property(anyBrief, anyFilm, (brief, cues) => {
        const { notes } = composeScore(brief, cues);
        const words = cues.scenes.flatMap(({ firstWord }) => firstWord ?? []);
        const over = notes.filter((note) =>
          words.some((word) => note.startSeconds > word.startSeconds && note.startSeconds < word.endSeconds),
        );
        expect(over).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('WORD-09 comes home on the last word, and is written to the end of the film and no further', () => {
    fc.assert(
      fc.property(anyBrief, anyFilm, (brief, cues) => {
        const score = composeScore(brief, cues);
        const lastWord = cues.lastWord ?? { startSeconds: 0, endSeconds: 0 };
        expect(score.cadenceSeconds).toBeGreaterThanOrEqual(lastWord.startSeconds);
        expect(score.cadenceSeconds).toBeLessThanOrEqual(lastWord.endSeconds);
        const home = score.chords.find(({ startSeconds }) => startSeconds >= score.cadenceSeconds - 1e-6);
        expect(score.chords.at(-1)?.pitchClasses).toEqual(home?.pitchClasses);
        const atHome = score.notes.filter(({ startSeconds }) => startSeconds >= score.cadenceSeconds - 0.03);
        expect(atHome.length).toBeGreaterThan(2);
        expect(atHome.every(({ key }) => home?.pitchClasses.includes(key % 12) ?? false)).toBe(true);
        expect(
          score.notes.every(({ startSeconds }) => startSeconds >= 0 && startSeconds < cues.seconds),
        ).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it.each(musicMoods)(
    'WORD-09 has an arc in %s: parts that begin with scenes, and the answer fuller than the opening',
    (mood) => {
      const { sections, notes, cadenceSeconds } = composeScore({ seed: 3, mood }, film);
      expect(sections.map(({ role }) => role)).toEqual(['opening', 'build', 'doubt', 'answer']);
      const starts = film.scenes.map(({ startSeconds }) => startSeconds);
      expect(sections.every(({ startSeconds }) => starts.includes(startSeconds))).toBe(true);
      const playersIn = (from: number, until: number): number => {
        const heard = notes.filter(({ startSeconds }) => startSeconds >= from && startSeconds < until);
        return new Set(heard.map(({ instrument }) => instrument)).size;
      };
      const [, build, , answer] = sections;
      expect(playersIn(answer?.startSeconds ?? 0, cadenceSeconds)).toBeGreaterThan(
        playersIn(0, (build?.startSeconds ?? 0) - 0.1),
      );
      const { slowest, fastest } = moods[mood].pace;
      for (const { beatsPerMinute } of sections) {
        expect(beatsPerMinute).toBeGreaterThan(slowest * 0.85);
        expect(beatsPerMinute).toBeLessThan(fastest * 1.15);
      }
    },
  );

  it('WORD-09 has eight moods, no two with the same instruments or the same rhythm', () => {
    expect(musicMoods).toHaveLength(8);
    const instruments = musicMoods.map((mood) =>
      moods[mood].parts.map(({ instrument }) => instrument).join(),
    );
    expect(new Set(instruments).size).toBe(8);
    const rhythm = musicMoods.map((mood) => {
      const { notes } = composeScore({ seed: 3, mood }, film);
      return notes.map(({ startSeconds }) => startSeconds.toFixed(1)).join();
    });
    expect(new Set(rhythm).size).toBe(8);
  });

  it('leads its voices: a held chord moves by a third in the mean at most, and keeps what the next has in common', () => {
    for (const mood of musicMoods) {
      const pad = moods[mood].parts.find(({ kind }) => kind === 'pad');
      const { notes, cadenceSeconds } = composeScore({ seed: 5, mood }, film);
      const held = notes.filter(({ instrument }) => instrument === pad?.instrument);
      const leaps = held.flatMap(({ startSeconds, key }) => {
        const before = held.filter(({ endSeconds }) => Math.abs(endSeconds - startSeconds) < 0.05);
        return before.length === 0 ? [] : [Math.min(...before.map((note) => Math.abs(note.key - key)))];
      });
      expect(leaps.length).toBeGreaterThan(4);
      expect(leaps.reduce((sum, leap) => sum + leap, 0) / leaps.length).toBeLessThan(3);
      expect(leaps).not.toContain(0);
      expect(held.some(({ startSeconds }) => startSeconds < cadenceSeconds)).toBe(true);
    }
  });

  it('is played by hands: strokes are uneven in time and loudness', () => {
    const { notes } = composeScore({ seed: 3, mood: 'documentary' }, film);
    const piano = notes.filter(({ instrument }) => instrument === 'piano');
    expect(new Set(piano.map(({ velocity }) => velocity)).size).toBeGreaterThan(8);
    const gaps = piano
      .slice(1)
      .map(({ startSeconds }, index) => startSeconds - (piano[index]?.startSeconds ?? 0));
    expect(new Set(gaps.map((gap) => gap.toFixed(3))).size).toBeGreaterThan(20);
  });
});
