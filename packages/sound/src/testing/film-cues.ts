import type { MusicCues } from '../music/music-cues.ts';

/** A narrated film of scenes of so many seconds, a first word of half a second in each, 1.2 s of silence at their ends. */
export function filmCues(lengths: readonly number[]): MusicCues {
  let start = 0;
  const scenes = lengths.map((length) => {
    const startSeconds = start;
    start += length;
    const firstWord = { startSeconds: startSeconds + 0.4, endSeconds: startSeconds + 0.9 };
    return { startSeconds, firstWord };
  });
  return { seconds: start, scenes, lastWord: { startSeconds: start - 1.7, endSeconds: start - 1.2 } };
}
