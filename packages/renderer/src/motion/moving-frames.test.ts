import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probeFilm } from '../film/probe-film.ts';
import { renderSegment } from '../film/render-segment.ts';
import { decodeLuma, meanDifference } from '../testing/decode-film.ts';
import { sampleLook, sampleNarration } from '../testing/sample-scene.ts';
import type { MovingScene } from '../timeline/film-timeline.ts';
import { containCamera } from './contain-camera.ts';
import { LayeredSceneSchema } from './scene/layered-scene.ts';
import { dotted, samplePicture } from './testing/sample-pictures.ts';

let folder = '';
let layers: MovingScene['layers'];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moving-test-'));
  const file = await samplePicture(folder, {
    name: 'wall',
    width: 640,
    height: 360,
    draw: dotted(80, 200, 120),
  });
  layers = LayeredSceneSchema.parse({
    version: 1,
    aspect: '16:9',
    layers: [{ id: 'wall', files: [file], box: { x: 0, y: 0, width: 1920, height: 1080 }, edge: 'extend' }],
    camera: { shots: [{ keys: [{ atSeconds: 0 }, { atSeconds: 2, x: 300 }] }] },
  });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

function sceneOf(change: Partial<MovingScene> = {}): MovingScene {
  return { id: 'scene', layers, narration: null, minimumSeconds: 2, exit: 'hold', ...change };
}

describe('a segment of a layered scene', () => {
  it('is a whole number of frames that a player can show', async () => {
    const output = join(folder, 'plain.mp4');
    const made = await renderSegment({ scene: sceneOf(), look: sampleLook, profile: 'test', output });
    expect(made).toMatchObject({ frames: 60, seconds: 2 });
    expect((await probeFilm(output)).video).toMatchObject({ width: 320, height: 180, frames: 60 });
    const pictures = await decodeLuma(output);
    expect(meanDifference(pictures[0] ?? new Uint8Array(), pictures[59] ?? new Uint8Array())).toBeGreaterThan(
      1,
    );
  });

  it('keeps subtitles still on the screen while the camera moves', async () => {
    const narration = sampleNarration('Slowly it moves.', 0.4);
    const output = join(folder, 'read.mp4');
    const scene = sceneOf({ narration, minimumSeconds: 0 });
    await renderSegment({ scene, look: sampleLook, profile: 'test', output });
    const silent = join(folder, 'silent.mp4');
    const look = { ...sampleLook, subtitles: 'none' } as const;
    await renderSegment({ scene, look, profile: 'test', output: silent });
    const [read, bare] = [await decodeLuma(output), await decodeLuma(silent)];
    expect(meanDifference(read[30] ?? new Uint8Array(), bare[30] ?? new Uint8Array())).toBeGreaterThan(1);
  });

  it('refuses a film of another shape', async () => {
    const look = { ...sampleLook, width: 180, height: 320 };
    const rendering = renderSegment({
      scene: sceneOf(),
      look,
      profile: 'test',
      output: join(folder, 'x.mp4'),
    });
    await expect(rendering).rejects.toThrow('does not fit');
  });
});

describe('a contained camera', () => {
  it('lengthens the lens of each shot no more than the picture needs', () => {
    const scene = {
      ...layers,
      camera: {
        ...layers.camera,
        shots: [
          ...layers.camera.shots,
          { fromSeconds: 2, keys: layers.camera.shots[0]?.keys.slice(0, 1) ?? [] },
        ],
      },
    };
    const { shots } = containCamera(scene, 4).camera;
    // 300 of 960 units to the side: the lens must show no more than 660 to each side.
    expect(shots[0]?.keys[0]?.zoom).toBeCloseTo(960 / 660, 1);
    expect(shots[1]?.keys[0]?.zoom).toBe(1);
  });
});
