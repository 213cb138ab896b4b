import { expect, it } from 'vitest';
import { musicCues } from './music-cues.ts';
import { leadInSeconds, sceneFrames } from './scene-clock.ts';

const narration = {
  durationSeconds: 3,
  words: [
    { startSeconds: 0.1, endSeconds: 0.4 },
    { startSeconds: 0.5, endSeconds: 1.2 },
    { startSeconds: 2.1, endSeconds: 2.9 },
  ],
};
const silent = { narration: null, minimumSeconds: 4 };
const spoken = { narration, minimumSeconds: 0 };

it('tells the music when scenes begin, to the frame, when their first words are said, and the last of the film', () => {
  const cues = musicCues([silent, spoken, spoken, silent], 30);
  const length = sceneFrames(spoken, 30) / 30;
  expect(cues.seconds).toBeCloseTo(8 + 2 * length, 9);
  expect(cues.scenes.map(({ startSeconds }) => startSeconds)[2]).toBeCloseTo(4 + length, 3);
  expect(cues.scenes.map(({ firstWord }) => firstWord === null)).toEqual([true, false, false, true]);
  // From 4.25 to 4.55, with a little more room for a word of about its length.
  expect(cues.scenes[1]?.firstWord).toEqual({ startSeconds: 4.25, endSeconds: 4.75 });
  expect(cues.lastWord?.startSeconds).toBeCloseTo(4 + length + leadInSeconds + 2.1, 3);
});

it('takes a narration whose words nobody timed for one word', () => {
  const cues = musicCues([{ narration: { durationSeconds: 2, words: [] }, minimumSeconds: 0 }], 30);
  expect(cues.scenes[0]?.firstWord).toEqual({ startSeconds: leadInSeconds, endSeconds: 2.25 });
  expect(cues.lastWord?.endSeconds).toBeCloseTo(leadInSeconds + 2, 3);
});

it('makes the same room for another first word of about its length', () => {
  const [, ...others] = narration.words;
  const longer = { ...narration, words: [{ startSeconds: 0.11, endSeconds: 0.55 }, ...others] };
  expect(musicCues([silent, { ...spoken, narration: longer }], 30)).toEqual(musicCues([silent, spoken], 30));
});

it('tells nothing of the words between: the music of a film does not hang on them', () => {
  const others = { ...narration, words: narration.words.filter((_, index) => index !== 1) };
  expect(musicCues([{ ...spoken, narration: others }], 30)).toEqual(musicCues([spoken], 30));
});
