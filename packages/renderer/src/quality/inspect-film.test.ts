import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createYuvFrame } from '../compositor/yuv.ts';
import { createAvFrameEncoder } from '../encoder/av-frame-encoder.ts';
import { probeFilm } from '../film/probe-film.ts';
import { renderSegment } from '../film/render-segment.ts';
import { sampleLook, sampleNarration, sampleScene } from '../testing/sample-scene.ts';
import { inspectFilm } from './inspect-film.ts';
import type { FilmToInspect } from './inspect-film.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspect-test-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const silent = { ...sampleScene({ narration: null, minimumSeconds: 3 }), drawing: null };

async function filmOf(file: string, changes: Partial<FilmToInspect> = {}): Promise<FilmToInspect> {
  const facts = await probeFilm(file);
  return { file, facts, scenes: [silent], look: sampleLook, soundtrack: null, ...changes };
}

/** Three seconds of one brightness. */
async function plainFilm(name: string, brightness: number): Promise<string> {
  const output = join(folder, name);
  const { width, height, framesPerSecond } = sampleLook;
  const settings = {
    width,
    height,
    framesPerSecond,
    profile: 'test',
    content: 'moving',
    threads: 1,
  } as const;
  const encoder = await createAvFrameEncoder({ ...settings, output });
  const frame = createYuvFrame(width, height);
  frame.y.fill(brightness);
  frame.u.fill(128);
  frame.v.fill(128);
  for (let index = 0; index < 90; index++) {
    await encoder.write(frame.bytes);
  }
  await encoder.finish();
  return output;
}

describe('the inspection of a film', () => {
  it('finds a drawn film in order and counts its texts', async () => {
    const output = join(folder, 'drawn.mp4');
    const scene = sampleScene({ narration: null, minimumSeconds: 3, exit: 'hold' });
    await renderSegment({ scene, look: sampleLook, profile: 'test', output });
    const quality = await inspectFilm(await filmOf(output, { scenes: [scene] }));
    expect(quality).toMatchObject({ findings: [], blackSeconds: 0, captionCoverage: 1 });
    expect(quality.texts).toBeGreaterThan(0);
  });

  it('refuses a black film', async () => {
    const film = await filmOf(await plainFilm('black.mp4', 16));
    await expect(inspectFilm(film)).rejects.toThrow('The film cannot be shown: a part of it is black.');
  });

  it('refuses a film whose narration is not heard or is cut off', async () => {
    const narration = { ...sampleNarration('This is said and not heard.'), durationSeconds: 8 };
    const scenes = [{ ...silent, narration }];
    const film = await filmOf(await plainFilm('grey.mp4', 120), { scenes });
    await expect(inspectFilm(film)).rejects.toThrow(
      'The film cannot be shown: it ends before its narration does, its narration cannot be heard.',
    );
  });
});
