import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  filmCues,
  formatSrt,
  formatVtt,
  inspectFilm,
  joinFilm,
  leadInSeconds,
  rendererVersion,
  sceneFrames,
  SceneTimelineSchema,
} from '@kinora/renderer';
import type { EncoderProfile, FilmLook, RenderPool, SceneTimeline } from '@kinora/renderer';
import { makePoster } from './film-poster.ts';
import type {
  FilmRun,
  FilmToJoin,
  FilmTools,
  JoinedFilm,
  SceneToRender,
  SegmentToJoin,
} from './film-tools.ts';
import { told } from './tell-renderer-error.ts';

export interface RendererSettings {
  /** `test` encodes quickly and small. */
  readonly profile: EncoderProfile;
  /** Renders and mixes in processes of their own; whoever opened it closes it. */
  readonly pool: RenderPool;
}

/** The bundled renderer as the pipeline uses it. */
export function createRendererTools({ profile, pool }: RendererSettings): FilmTools {
  return {
    version: rendererVersion,
    async renderSegment(request, run) {
      const { look, output } = request;
      const scene = timelineOf(request.scene);
      const { penStrokes } = await told(pool.renderSegment({ scene, look, output, profile }, run));
      return { penStrokes };
    },
    joinFilm: (request, run) => told(joinWithSound(pool, request, run)),
  };
}

/** The renderer's own view of a scene. What a model has staged is checked before it is rendered. */
function timelineOf({ picture, ...scene }: SceneToRender): SceneTimeline {
  if (picture.kind === 'drawn') {
    return { ...scene, drawing: picture.drawing };
  }
  return SceneTimelineSchema.parse({ ...scene, layers: picture.layers });
}

async function joinWithSound(pool: RenderPool, request: FilmToJoin, run: FilmRun): Promise<JoinedFilm> {
  const { segments, look, folder } = request;
  const soundtrack = join(folder, 'sound.m4a');
  const sound = await pool.mixSoundtrack(
    {
      segments: segments.map((scene) => ({
        frames: sceneFrames(scene, look.framesPerSecond),
        narrationFile: scene.narration?.file ?? null,
        leadInSeconds,
        penStrokes: request.hasPenSounds ? scene.penStrokes : [],
      })),
      framesPerSecond: look.framesPerSecond,
      music: request.music,
      output: soundtrack,
    },
    { signal: run.signal },
  );
  run.onProgress(0.5);
  const film = join(folder, 'film.mp4');
  const facts = await joinFilm({ segments: segments.map(({ file }) => file), soundtrack, output: film }, run);
  run.onProgress(0.9);
  const scenes = segments.map(({ narration, minimumSeconds, shows }) => {
    return { narration, minimumSeconds, drawing: shows.kind === 'drawn' ? shows.drawing : null };
  });
  return {
    film,
    quality: await inspectFilm({ file: film, facts, scenes, look, soundtrack: sound }),
    poster: await makePoster(segments, look, folder),
    ...(await writeSubtitles(segments, look, folder)),
    durationSeconds: facts.durationSeconds,
    width: look.width,
    height: look.height,
    integratedLufs: sound.integratedLufs,
    truePeakDb: sound.truePeakDb,
  };
}

/** The narration as subtitle files in film time; none for a silent film. */
async function writeSubtitles(
  scenes: readonly SegmentToJoin[],
  look: FilmLook,
  folder: string,
): Promise<Pick<JoinedFilm, 'subtitles' | 'captions'>> {
  const cues = filmCues(scenes, look);
  if (cues.length === 0) {
    return { subtitles: null, captions: null };
  }
  const subtitles = join(folder, 'film.srt');
  const captions = join(folder, 'film.vtt');
  await writeFile(subtitles, formatSrt(cues));
  await writeFile(captions, formatVtt(cues));
  return { subtitles, captions };
}
