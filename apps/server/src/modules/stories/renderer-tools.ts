import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildSubtitleCues,
  formatSrt,
  formatVtt,
  joinFilm,
  leadInSeconds,
  mixSoundtrack,
  rendererVersion,
  renderSegmentInChild,
  sceneFrames,
  writePoster,
} from '@kinora/renderer';
import type { EncoderProfile, FilmLook, SceneTimeline } from '@kinora/renderer';
import type { FilmRun, FilmToJoin, FilmTools, JoinedFilm } from './film-tools.ts';
import { Slots } from '../../platform/slots.ts';

export interface RendererSettings {
  /** `test` encodes quickly and small. */
  readonly profile: EncoderProfile;
  /** Segments that render at once in this process's children: as many as there are processors. */
  readonly renders: number;
}

/** The bundled renderer as the pipeline uses it. */
export function createRendererTools(settings: RendererSettings): FilmTools {
  const slots = new Slots(settings.renders);
  return {
    version: rendererVersion,
    async renderSegment(request, run) {
      await slots.use(run.signal, () => renderSegmentInChild({ ...request, profile: settings.profile }, run));
    },
    joinFilm: joinWithSound,
  };
}

async function joinWithSound(request: FilmToJoin, run: FilmRun): Promise<JoinedFilm> {
  const { segments, look, folder } = request;
  const scenes = segments.map((segment) => segment.scene);
  const soundtrack = join(folder, 'sound.m4a');
  const sound = await mixSoundtrack(
    {
      segments: scenes.map((scene) => ({
        frames: sceneFrames(scene, look.framesPerSecond),
        narrationFile: scene.narration?.file ?? null,
        leadInSeconds,
      })),
      framesPerSecond: look.framesPerSecond,
      music: request.music,
      output: soundtrack,
    },
    run,
  );
  run.onProgress(0.5);
  const film = join(folder, 'film.mp4');
  const facts = await joinFilm({ segments: segments.map(({ file }) => file), soundtrack, output: film }, run);
  run.onProgress(0.9);
  return {
    film,
    poster: await drawPoster(scenes, look, folder),
    ...(await writeSubtitles(scenes, look, folder)),
    durationSeconds: facts.durationSeconds,
    width: look.width,
    height: look.height,
    integratedLufs: sound.integratedLufs,
    truePeakDb: sound.truePeakDb,
  };
}

/** The board with the most on it says more about a film than its first one. */
async function drawPoster(scenes: readonly SceneTimeline[], look: FilmLook, folder: string): Promise<string> {
  const [fullest] = scenes.toSorted(
    (left, right) => right.drawing.elements.length - left.drawing.elements.length,
  );
  if (fullest === undefined) {
    throw new Error('A film without scenes has no poster');
  }
  const longSide = Math.max(look.width, look.height);
  const poster = join(folder, 'poster.webp');
  await writePoster(fullest.drawing, longSide, poster);
  return poster;
}

/** The narration as subtitle files in film time; none for a silent film. */
async function writeSubtitles(
  scenes: readonly SceneTimeline[],
  look: FilmLook,
  folder: string,
): Promise<Pick<JoinedFilm, 'subtitles' | 'captions'>> {
  let frames = 0;
  const cues = scenes.flatMap((scene) => {
    const offsetSeconds = frames / look.framesPerSecond + leadInSeconds;
    frames += sceneFrames(scene, look.framesPerSecond);
    if (scene.narration === null) {
      return [];
    }
    const { aspect } = scene.drawing;
    return buildSubtitleCues({ narration: scene.narration, language: look.language, aspect, offsetSeconds });
  });
  if (cues.length === 0) {
    return { subtitles: null, captions: null };
  }
  const subtitles = join(folder, 'film.srt');
  const captions = join(folder, 'film.vtt');
  await writeFile(subtitles, formatSrt(cues));
  await writeFile(captions, formatVtt(cues));
  return { subtitles, captions };
}
