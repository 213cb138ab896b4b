import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderSegment } from '../film/render-segment.ts';
import { decodeLuma } from '../testing/decode-film.ts';
import { isFlash, writeSampleClip } from '../testing/sample-clips.ts';
import type { SampleClip } from '../testing/sample-clips.ts';
import { sampleLook } from '../testing/sample-scene.ts';
import type { FilmedScene } from '../timeline/film-timeline.ts';
import type { Clip } from './clip-shot.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clip-test-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** One sample clip's scene. */
function sceneOf(file: string, change: Partial<Clip> = {}, minimumSeconds = 2): FilmedScene {
  const clip: Clip = {
    file,
    fit: 'cover',
    focus: { x: 0.5, y: 0.5 },
    trimStartSeconds: 0,
    speed: 1,
    ending: 'hold',
    ...change,
  };
  return {
    id: 'scene',
    aspect: '16:9',
    shots: [{ clip, seconds: null }],
    overlay: null,
    narration: null,
    minimumSeconds,
    exit: 'hold',
  };
}

async function rendered(name: string, scene: FilmedScene): Promise<Uint8Array[]> {
  const output = join(folder, `${name}.film.mp4`);
  await renderSegment({ scene, look: { ...sampleLook, subtitles: 'none' }, profile: 'test', output });
  return await decodeLuma(output);
}

const irregular = Array.from({ length: 60 }, (_, at) => at / 30 + (at % 3) * 0.008);
const clips: Record<string, Omit<SampleClip, 'output'>> = {
  'at 24 frames a second': { width: 320, height: 180, seconds: 2, frames: 24 },
  'at 25 frames a second': { width: 640, height: 360, seconds: 2, frames: 25 },
  'at 59.94 frames a second': { width: 320, height: 180, seconds: 2, frames: 60_000 / 1001 },
  'of a variable rate and upright': { width: 180, height: 320, seconds: 2, frames: irregular },
  'with pixels that are not square': {
    width: 240,
    height: 180,
    seconds: 2,
    frames: 30,
    pixelAspect: { num: 4, den: 3 },
  },
  'marked as HDR': {
    width: 320,
    height: 180,
    seconds: 2,
    frames: 30,
    colours: 'colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc',
  },
};

function mean(picture: Uint8Array | undefined): number {
  return picture === undefined ? 0 : picture.reduce((sum, value) => sum + value, 0) / picture.length;
}

describe('a clip in a scene', () => {
  it.each(Object.keys(clips))('REAL-13 %s is shown in sync within a frame', async (name) => {
    const sample = clips[name];
    if (sample === undefined) {
      throw new Error(name);
    }
    const file = join(folder, `${name}.mp4`);
    await writeSampleClip({ ...sample, output: file });
    const pictures = await rendered(name, sceneOf(file));
    expect(pictures).toHaveLength(60);
    const light = pictures.map(mean);
    const between = (Math.max(...light) + Math.min(...light)) / 2;
    const flashes = light.map((value) => value > between);
    // Where the flash of the second second begins: a frame of the film is 33 ms.
    const begins = flashes.indexOf(true, 15);
    expect(Math.abs(begins / 30 - 1)).toBeLessThanOrEqual(0.04);
    expect(flashes[0]).toBe(isFlash(0));
    expect(flashes[10]).toBe(false);
  });
});
