import { mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Soundtrack } from '@kinora/sound/mix';
import type { EncoderProfile } from '../encoder/frame-encoder.ts';
import { inspectFilm } from '../quality/inspect-film.ts';
import type { FilmQuality } from '../quality/film-quality.ts';
import type { FilmTimeline } from '../timeline/film-timeline.ts';
import { musicCues } from '../timeline/music-cues.ts';
import { leadInSeconds, sceneFrames } from '../timeline/scene-clock.ts';
import { withNextPages } from '../timing/opening.ts';
import { joinFilm } from './join-film.ts';
import type { FilmFacts } from './probe-film.ts';
import { createRenderPool } from './render-pool.ts';
import type { RenderPool } from './render-pool.ts';

export interface FilmRun {
  readonly signal?: AbortSignal;
  readonly profile?: EncoderProfile;
  /** Called with the part done, 0 to 1, and the scene that is being rendered, counted from 0. */
  readonly onProgress?: (fraction: number, scene: number) => void;
}

export interface RenderedFilm {
  readonly facts: FilmFacts;
  readonly soundtrack: Soundtrack;
  /** What a viewer would notice. */
  readonly quality: FilmQuality;
}

/** Pictures and sound take this part of the time, joining and inspecting the rest. */
const makingShare = 0.95;

/**
 * A timeline in, an MP4 out: the music, then scenes one after the other, the sound beside them where they leave a processor
 * free, all in one process, then joined. Two processes at once would be hardly faster, since encoding keeps two processors
 * busy, and hold half as much memory again.
 */
export async function renderFilm(
  timeline: FilmTimeline,
  output: string,
  run: FilmRun = {},
): Promise<RenderedFilm> {
  const folder = await mkdtemp(join(dirname(output), '.film-'));
  const pool = createRenderPool({ isOneProcess: true });
  const signal = run.signal ?? new AbortController().signal;
  const making = { timeline, folder, pool, run: { ...run, signal } };
  try {
    const music = await playMusic(making);
    const [segments, soundtrack] = await bothOf(renderScenes(making), mixSound(making, music));
    pool.close();
    const file = join(folder, 'film.mp4');
    const facts = await joinFilm({ segments, soundtrack: soundFile(folder), output: file }, { signal });
    const scenes = timeline.scenes.map((scene) => ({
      ...scene,
      drawing: 'drawing' in scene ? scene.drawing : null,
    }));
    const quality = await inspectFilm({ file, facts, scenes, look: timeline, soundtrack });
    await rename(file, output);
    run.onProgress?.(1, timeline.scenes.length - 1);
    return { facts, soundtrack, quality };
  } finally {
    pool.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Waits for both, also when one fails: nothing writes into the folder any more when it is removed. */
async function bothOf<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  await Promise.allSettled([one, other]);
  return await Promise.all([one, other]);
}

interface Making {
  readonly timeline: FilmTimeline;
  readonly folder: string;
  readonly pool: RenderPool;
  readonly run: FilmRun & { readonly signal: AbortSignal };
}

/** @returns the segments' files in order */
async function renderScenes({ timeline, folder, pool, run }: Making): Promise<string[]> {
  const scenes = withNextPages(timeline.scenes);
  const files: string[] = [];
  for (const [index, scene] of scenes.entries()) {
    const file = join(folder, `segment-${index}.mp4`);
    await pool.renderSegment(
      { scene, look: timeline, profile: run.profile ?? 'film', output: file },
      {
        signal: run.signal,
        onProgress: (part) => run.onProgress?.(((index + part) / scenes.length) * makingShare, index),
      },
    );
    files.push(file);
  }
  return files;
}

function soundFile(folder: string): string {
  return join(folder, 'sound.m4a');
}

/** @returns the music's file; null in a film without any */
async function playMusic({ timeline, folder, pool, run }: Making): Promise<string | null> {
  const { scenes, music: brief, framesPerSecond } = timeline;
  if (brief === null) {
    return null;
  }
  const output = join(folder, 'music.m4a');
  await pool.writeMusic({ brief, cues: musicCues(scenes, framesPerSecond), output }, { signal: run.signal });
  return output;
}

async function mixSound({ timeline, folder, pool, run }: Making, music: string | null): Promise<Soundtrack> {
  const { framesPerSecond } = timeline;
  const segments = withNextPages(timeline.scenes).map((scene) => ({
    frames: sceneFrames(scene, framesPerSecond),
    narrationFile: scene.narration?.file ?? null,
    leadInSeconds,
    scene,
    ...(timeline.penSounds === false ? { penStrokes: [] } : {}),
  }));
  const request = { segments, framesPerSecond, music, output: soundFile(folder) };
  return await pool.mixSoundtrack(request, { signal: run.signal });
}
