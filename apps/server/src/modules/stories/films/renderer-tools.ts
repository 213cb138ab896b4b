import sharp from 'sharp';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import {
  BrokenFilmError,
  SceneTimelineSchema,
  UnletterableTextError,
  UnusableClipError,
  filmCues,
  formatSrt,
  formatVtt,
  inspectFilm,
  joinFilm,
  leadInSeconds,
  rendererVersion,
  sceneFrames,
  writePoster,
} from '@kinora/renderer';
import type { EncoderProfile, FilmLook, RenderPool, SceneTimeline } from '@kinora/renderer';
import { writeClipStill } from './clip-still.ts';
import type {
  FilmRun,
  FilmToJoin,
  FilmTools,
  JoinedFilm,
  SceneToRender,
  SegmentToJoin,
  SoundToMix,
} from './film-tools.ts';

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
      const made = await told(pool.renderSegment({ scene, look, output, profile }, run));
      return { penStrokes: made.penStrokes, clipSounds: made.clipSounds };
    },
    async writeMusic(request, run) {
      await pool.writeMusic(request, { signal: run.signal });
    },
    mixSound: (request, run) => told(mixSound(pool, request, run)),
    joinFilm: (request, run) => told(joinWithSound(request, run)),
  };
}

/** The renderer's own view of a scene. What a model has staged is checked before it is rendered. */
function timelineOf({ picture, ...scene }: SceneToRender): SceneTimeline {
  if (picture.kind === 'drawn') {
    const { drawing, entry, next, camera } = picture;
    return { ...scene, drawing, entry, next, camera };
  }
  if (picture.kind === 'shots') {
    const { shots, overlay, aspect } = picture;
    return SceneTimelineSchema.parse({ ...scene, shots, overlay, aspect });
  }
  return SceneTimelineSchema.parse({ ...scene, layers: picture.layers });
}

async function joinWithSound(request: FilmToJoin, run: FilmRun): Promise<JoinedFilm> {
  const { segments, look, folder } = request;
  // Drawn while packets are copied and read.
  const poster = makePoster(segments, look, folder);
  // Awaited below; without this a failure meanwhile would end the process.
  poster.catch(() => undefined);
  try {
    const joined = await layUnderSound(request, run);
    return { ...joined, poster: await poster, ...(await writeSubtitles(segments, look, folder)) };
  } finally {
    // Whoever takes the folder away must not find somebody writing in it.
    await Promise.allSettled([poster]);
  }
}

async function layUnderSound(
  { segments, look, folder, sound }: FilmToJoin,
  run: FilmRun,
): Promise<Omit<JoinedFilm, 'poster' | 'subtitles' | 'captions'>> {
  const film = join(folder, 'film.mp4');
  const files = segments.map(({ file }) => file);
  const facts = await joinFilm({ segments: files, soundtrack: sound.file, output: film }, run);
  run.onProgress(0.9);
  const scenes = segments.map(({ narration, minimumSeconds, tailSeconds, shows }) => {
    return { narration, minimumSeconds, tailSeconds, drawing: shows.kind === 'drawn' ? shows.drawing : null };
  });
  return {
    film,
    quality: await inspectFilm({ file: film, facts, scenes, look, soundtrack: sound }),
    durationSeconds: facts.durationSeconds,
    width: look.width,
    height: look.height,
  };
}

function mixSound(
  pool: RenderPool,
  { scenes, framesPerSecond, music, standing, output }: SoundToMix,
  { signal }: FilmRun,
): ReturnType<FilmTools['mixSound']> {
  const segments = scenes.map((scene) => ({
    frames: sceneFrames(scene, framesPerSecond),
    narrationFile: scene.narration?.file ?? null,
    leadInSeconds,
    clipSounds: scene.clipSounds,
    ...(scene.sketched === null ? { penStrokes: scene.penStrokes } : { scene: timelineOf(scene.sketched) }),
  }));
  return pool.mixSoundtrack({ segments, framesPerSecond, music, standing, output }, { signal });
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

const { filmFaults } = sentences.story;

/**
 * What the renderer refuses is told to the user in our sentences, and is not tried again: the same scenes would be
 * refused the same way. Every other error stays what it is. @throws ProviderError
 */
export async function told<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw tellRendererError(error);
  }
}

function tellRendererError(cause: unknown): unknown {
  if (cause instanceof UnletterableTextError) {
    return new ProviderError('invalid_input', sentences.story.unletterable(cause.letters), { cause });
  }
  if (cause instanceof UnusableClipError) {
    return new ProviderError('unusable', sentences.generation.unusableResult, { cause });
  }
  if (cause instanceof BrokenFilmError) {
    const { findings } = cause.quality;
    const faults = Object.entries(filmFaults).flatMap(([finding, fault]) =>
      findings.some((found) => found === finding) ? [fault] : [],
    );
    return new ProviderError('invalid_input', sentences.story.brokenFilm(faults), { cause });
  }
  return cause;
}

const posterQuality = 86;

/** A WebP of the scene that shows most: the fullest board, or the picture with the most in it. @returns its path */
async function makePoster(
  segments: readonly SegmentToJoin[],
  look: FilmLook,
  folder: string,
): Promise<string> {
  const output = join(folder, 'poster.webp');
  const longSide = Math.max(look.width, look.height);
  const pictures: string[] = [];
  for (const [index, { shows }] of segments.entries()) {
    if (shows.kind === 'filmed') {
      pictures.push(await writeClipStill(shows.file, join(folder, `clip-${index}.png`)));
    } else if (shows.kind === 'moved') {
      pictures.push(shows.file);
    }
  }
  const richest = await richestPicture(pictures);
  if (richest !== undefined) {
    const { width, height } = await sharp(richest).metadata();
    const scale = Math.min(1, width / look.width, height / look.height);
    const shown = { width: Math.round(look.width * scale), height: Math.round(look.height * scale) };
    // As the film shows it: of its shape, around what stands out.
    await sharp(richest)
      .resize({ ...shown, fit: 'cover', position: 'attention' })
      .webp({ quality: posterQuality, effort: 2 })
      .toFile(output);
    return output;
  }
  const [fullest] = segments
    .flatMap(({ shows }) => (shows.kind === 'drawn' ? [shows.drawing] : []))
    .toSorted((left, right) => right.elements.length - left.elements.length);
  if (fullest === undefined) {
    throw new Error('A film without scenes has no poster');
  }
  await writePoster(fullest, longSide, output);
  return output;
}

/** Entropy of the grey values: an empty sky has little, a scene full of things much. */
async function richestPicture(files: readonly string[]): Promise<string | undefined> {
  let best: { file: string; entropy: number } | undefined;
  for (const file of files) {
    const { entropy } = await sharp(file).stats();
    if (best === undefined || entropy > best.entropy) {
      best = { file, entropy };
    }
  }
  return best?.file;
}
