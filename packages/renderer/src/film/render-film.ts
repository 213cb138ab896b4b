import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mixSoundtrack } from '../audio/index.ts';
import type { Soundtrack } from '../audio/index.ts';
import type { EncoderProfile } from '../encoder/frame-encoder.ts';
import type { FilmTimeline } from '../timeline/film-timeline.ts';
import { leadInSeconds } from '../timeline/scene-clock.ts';
import { joinFilm } from './join-film.ts';
import type { FilmFacts } from './probe-film.ts';
import { renderSegmentInChild } from './render-segment-in-child.ts';

export interface FilmRun {
  readonly signal?: AbortSignal;
  readonly profile?: EncoderProfile;
  /** Called with the part done, 0 to 1, and the scene that is being rendered, counted from 0. */
  readonly onProgress?: (fraction: number, scene: number) => void;
}

export interface RenderedFilm {
  readonly facts: FilmFacts;
  readonly soundtrack: Soundtrack;
}

/** Rendering takes this part of the time, sound and joining the rest. */
const pictureShare = 0.9;

/** A timeline in, an MP4 out: scenes one after the other, then the sound, then all joined. */
export async function renderFilm(
  timeline: FilmTimeline,
  output: string,
  run: FilmRun = {},
): Promise<RenderedFilm> {
  const { scenes, music, framesPerSecond } = timeline;
  const signal = run.signal ?? new AbortController().signal;
  const folder = await mkdtemp(join(dirname(output), '.film-'));
  try {
    const segments: { file: string; frames: number }[] = [];
    for (const [index, scene] of scenes.entries()) {
      const file = join(folder, `segment-${index}.mp4`);
      const { frames } = await renderSegmentInChild(
        { scene, look: timeline, profile: run.profile ?? 'film', output: file },
        {
          signal,
          onProgress: (part) => run.onProgress?.(((index + part) / scenes.length) * pictureShare, index),
        },
      );
      segments.push({ file, frames });
    }
    const sound = join(folder, 'sound.m4a');
    const tracks = segments.map(({ frames }, index) => ({
      frames,
      narrationFile: scenes[index]?.narration?.file ?? null,
      leadInSeconds,
    }));
    const soundtrack = await mixSoundtrack(
      { segments: tracks, framesPerSecond, music, output: sound },
      { signal },
    );
    const facts = await joinFilm(
      { segments: segments.map(({ file }) => file), soundtrack: sound, output },
      { signal },
    );
    run.onProgress?.(1, scenes.length - 1);
    return { facts, soundtrack };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
