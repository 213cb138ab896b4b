import type { FrameScale } from '../draw/frame-scale.ts';
import type { BoardAspect, FilmLanguage } from '../timeline/language.ts';
import type { SubtitleCue } from './subtitle-cues.ts';
import { subtitleSprite } from './subtitle-sprite.ts';
import type { PlacedSprite } from './subtitle-sprite.ts';

/** Hands out the subtitle bar of each moment; the same object as long as nothing changes. */
export interface SubtitleTrack {
  at(seconds: number): PlacedSprite | null;
}

/** Bars are drawn when they are first shown, and only the current one is kept. */
export function createSubtitleTrack(
  cues: readonly SubtitleCue[],
  setting: { scale: FrameScale; aspect: BoardAspect; language: FilmLanguage },
): SubtitleTrack {
  let current: { cue: number; word: number; sprite: PlacedSprite } | null = null;
  return {
    at(seconds) {
      const index = cues.findIndex((cue) => seconds >= cue.startSeconds && seconds < cue.endSeconds);
      const cue = cues[index];
      if (cue === undefined) {
        current = null;
        return null;
      }
      const word = cue.lines.flat().findLastIndex((each) => each.startSeconds <= seconds);
      if (current === null || current.cue !== index || current.word !== word) {
        current = { cue: index, word, sprite: subtitleSprite(cue, word, setting) };
      }
      return current.sprite;
    },
  };
}
