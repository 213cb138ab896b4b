import type { SubtitleCue } from './subtitle-cues.ts';
import { drawSubtitle } from './subtitle-sprite.ts';
import type { PlacedSprite, SubtitlePicture, SubtitleSetting } from './subtitle-sprite.ts';

/** Hands out the subtitle of each moment; the same object as long as nothing changes. */
export interface SubtitleTrack {
  at(seconds: number): PlacedSprite | null;
}

/** Cues are drawn when they are first shown, and only the current one is kept. */
export function createSubtitleTrack(cues: readonly SubtitleCue[], setting: SubtitleSetting): SubtitleTrack {
  let drawn: { cue: SubtitleCue; picture: SubtitlePicture } | null = null;
  let shown: { word: number; sprite: PlacedSprite } | null = null;
  return {
    at(seconds) {
      const cue = cues.find((each) => seconds >= each.startSeconds && seconds < each.endSeconds);
      if (cue === undefined) {
        return null;
      }
      const word = cue.lines.flat().findLastIndex((each) => each.startSeconds <= seconds);
      if (drawn?.cue !== cue) {
        drawn = { cue, picture: drawSubtitle(cue, setting) };
        shown = null;
      }
      if (shown?.word !== word) {
        shown = { word, sprite: drawn.picture.show(word) };
      }
      return shown.sprite;
    },
  };
}
