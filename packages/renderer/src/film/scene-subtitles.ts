import type { FrameScale } from '../draw/frame-scale.ts';
import { buildSubtitleCues } from '../subtitles/subtitle-cues.ts';
import { createSubtitleTrack } from '../subtitles/subtitle-track.ts';
import type { SubtitleTrack } from '../subtitles/subtitle-track.ts';
import { letterableNarration } from '../text/lettering-door.ts';
import type { FilmLook, SceneTimeline } from '../timeline/film-timeline.ts';
import type { BoardAspect } from '../timeline/language.ts';
import { leadInSeconds } from '../timeline/scene-clock.ts';

/** The subtitles burned into a scene's frames, in the scene's own time; null when there are none. @throws UnletterableTextError */
export function openSceneSubtitles(
  { narration }: Pick<SceneTimeline, 'narration'>,
  { look, scale, aspect }: { look: FilmLook; scale: FrameScale; aspect: BoardAspect },
): SubtitleTrack | null {
  const { subtitles: style, language } = look;
  if (style === 'none' || narration === null) {
    return null;
  }
  const shown = letterableNarration(narration, language);
  const cues = buildSubtitleCues({ narration: shown, language, aspect, style, offsetSeconds: leadInSeconds });
  return createSubtitleTrack(cues, { language, aspect, style, scale });
}
