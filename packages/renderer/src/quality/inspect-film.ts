import type { Soundtrack } from '@kinora/sound/mix';
import type { FilmFacts } from '../film/probe-film.ts';
import { buildSubtitleCues } from '../subtitles/subtitle-cues.ts';
import type { SubtitleCue } from '../subtitles/subtitle-cues.ts';
import type { Drawing } from '../timeline/drawing.ts';
import type { FilmLook, Narration, SceneTimeline } from '../timeline/film-timeline.ts';
import { leadInSeconds, sceneFrames } from '../timeline/scene-clock.ts';
import { captionFacts } from './caption-facts.ts';
import { assessFilm, BrokenFilmError, isBroken } from './film-quality.ts';
import type { FilmQuality } from './film-quality.ts';
import { blackStretches, stillStretches } from './pictures-over-time.ts';
import type { KeyPicture } from './pictures-over-time.ts';
import { scanPictures } from './scan-pictures.ts';
import { textFacts } from './text-facts.ts';

/** A scene as far as its film is judged by it. */
export interface InspectedScene extends Pick<SceneTimeline, 'narration' | 'minimumSeconds' | 'tailSeconds'> {
  /** null when it is not drawn. */
  readonly drawing: Drawing | null;
}

export interface FilmToInspect {
  readonly file: string;
  /** What `joinFilm` answered. */
  readonly facts: FilmFacts;
  readonly scenes: readonly InspectedScene[];
  readonly look: FilmLook;
  /** What `mixSoundtrack` answered; null for a silent film. */
  readonly soundtrack: Soundtrack | null;
}

/** A narration and where in the film it begins. */
interface PlacedNarration {
  readonly narration: Narration;
  readonly offsetSeconds: number;
}

/** The cues of all narrations of a film in film time, as its subtitle files and its report have them. */
export function filmCues(scenes: readonly Omit<InspectedScene, 'drawing'>[], look: FilmLook): SubtitleCue[] {
  const { language, subtitles, width, height } = look;
  const style = subtitles === 'none' ? 'bar' : subtitles;
  const aspect = width > height ? '16:9' : '9:16';
  return placeNarrations(scenes, look).flatMap((placed) =>
    buildSubtitleCues({ ...placed, language, aspect, style }),
  );
}

function placeNarrations(
  scenes: readonly Omit<InspectedScene, 'drawing'>[],
  { framesPerSecond }: FilmLook,
): PlacedNarration[] {
  let frames = 0;
  return scenes.flatMap((scene) => {
    const offsetSeconds = frames / framesPerSecond + leadInSeconds;
    frames += sceneFrames(scene, framesPerSecond);
    return scene.narration === null ? [] : [{ narration: scene.narration, offsetSeconds }];
  });
}

/** Drawn scenes that begin with nothing on the board. Every scene begins with a picture that stands for itself. */
function blankOpenings({ scenes, look }: FilmToInspect, keys: readonly KeyPicture[]): number {
  let frames = 0;
  const starts = scenes.map((scene) => {
    const seconds = frames / look.framesPerSecond;
    frames += sceneFrames(scene, look.framesPerSecond);
    return (scene.drawing?.elements.length ?? 0) > 0 ? seconds : null;
  });
  const halfFrame = 0.5 / look.framesPerSecond;
  return starts.filter(
    (start) =>
      start !== null &&
      keys.some(({ atSeconds, isBlank }) => isBlank && Math.abs(atSeconds - start) < halfFrame),
  ).length;
}

/**
 * Writes the report on a finished film. Only the pictures that stand for themselves are decoded, one every ten seconds.
 * @throws BrokenFilmError when nobody should be shown the film
 */
export async function inspectFilm(film: FilmToInspect): Promise<FilmQuality> {
  const { packets, keys, blocks } = await scanPictures(film.file);
  const placed = placeNarrations(film.scenes, film.look);
  const endSeconds = film.facts.durationSeconds;
  const words = placed.flatMap(({ narration, offsetSeconds }) =>
    narration.words.map(({ text, startSeconds }) => ({ text, startSeconds: startSeconds + offsetSeconds })),
  );
  const quality = assessFilm({
    pictureSeconds: film.facts.video?.durationSeconds ?? 0,
    soundSeconds: film.facts.audio?.durationSeconds ?? null,
    narrations: placed.map(({ narration, offsetSeconds }) => ({
      fromSeconds: offsetSeconds,
      toSeconds: offsetSeconds + narration.durationSeconds,
    })),
    integratedLufs: film.soundtrack?.integratedLufs ?? -70,
    truePeakDb: film.soundtrack?.truePeakDb ?? -144,
    black: blackStretches(keys, packets, { blocks, endSeconds }),
    still: stillStretches(packets, { blocks, shortestSeconds: 2 }),
    blankOpenings: blankOpenings(film, keys),
    texts: textFacts(film.scenes.flatMap(({ drawing }) => drawing ?? [])),
    captions:
      film.look.subtitles === 'none'
        ? null
        : captionFacts(filmCues(film.scenes, film.look), words, film.look.language),
  });
  if (isBroken(quality)) {
    throw new BrokenFilmError(quality);
  }
  return quality;
}
