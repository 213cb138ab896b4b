import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layOutBoard } from '../layout/lay-out-board.ts';
import { sampleContent, sampleScene } from '../testing/sample-scene.ts';
import { FilmTimelineSchema } from '../timeline/film-timeline.ts';
import type { FilmTimeline } from '../timeline/film-timeline.ts';
import { probeFilm } from './probe-film.ts';
import { renderFilm } from './render-film.ts';

const example = new URL('../../example/timeline.json', import.meta.url);
let folder = '';
let timeline: FilmTimeline;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'film-test-'));
  timeline = FilmTimelineSchema.parse(JSON.parse(await readFile(example, 'utf8')));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('the example timeline', () => {
  it('becomes a film with picture and sound of the same length', async () => {
    const output = join(folder, 'example.mp4');
    const progress: number[] = [];
    const { facts, soundtrack } = await renderFilm(timeline, output, {
      profile: 'test',
      onProgress: (fraction) => progress.push(fraction),
    });
    expect(facts.video).toMatchObject({ width: 640, height: 360, frames: 120, durationSeconds: 4 });
    expect(facts.audio).toMatchObject({ codec: 'aac', sampleRateHz: 48_000, channels: 2 });
    expect(facts.audio?.durationSeconds).toBeCloseTo(4, 4);
    expect(soundtrack.seconds).toBe(4);
    expect(await probeFilm(output)).toEqual(facts);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
    expect(await readdir(folder)).toEqual(['example.mp4']);
  });

  // One at 16:9 is rendered as a segment elsewhere, and by the slow matrix of engines.
  it('OUT-02 is at 9:16 a film of 1080 x 1920 in H.264 and AAC that plays while it downloads', async () => {
    const output = join(folder, 'full.mp4');
    const size = { width: 1080, height: 1920 };
    const drawing = layOutBoard({ ...sampleContent, aspect: '9:16' });
    const scene = sampleScene({ drawing, narration: null, minimumSeconds: 0.2, exit: 'hold' });
    const { facts } = await renderFilm({ ...timeline, ...size, scenes: [scene] }, output, {
      profile: 'film',
    });
    expect(facts.video).toMatchObject({ codec: 'h264', ...size });
    expect(facts.audio).toMatchObject({ codec: 'aac' });
    const bytes = await readFile(output, 'latin1');
    expect(bytes.indexOf('moov')).toBeGreaterThan(0);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    await rm(output);
  });

  it('leaves neither a film nor its pieces when it is stopped on the way', async () => {
    const work = await mkdtemp(join(folder, 'stopped-'));
    const controller = new AbortController();
    const reason = new Error('stopped');
    const rendering = renderFilm(timeline, join(work, 'film.mp4'), {
      profile: 'test',
      signal: controller.signal,
      onProgress: () => controller.abort(reason),
    });
    await expect(rendering).rejects.toBe(reason);
    expect(await readdir(work)).toEqual([]);
  });
});
