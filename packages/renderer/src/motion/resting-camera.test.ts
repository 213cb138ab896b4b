import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createYuvFrame } from '../compositor/yuv.ts';
import type { YuvFrame } from '../compositor/yuv.ts';
import { frameScale } from '../draw/frame-scale.ts';
import { createSceneFrameMaker } from './frame-maker.ts';
import { LayeredSceneSchema } from './scene/layered-scene.ts';
import type { LayeredSceneInput } from './scene/layered-scene.ts';
import { createPixelMemory } from './kernels/pixel-memory.ts';
import { createKeptCells } from './paint/kept-cells.ts';
import { createMesh } from './paint/mesh.ts';
import { createSurface } from './paint/surface.ts';
import { reserveLevel } from './texture/texture.ts';
import { dotted, filled, samplePicture } from './testing/sample-pictures.ts';

let folder = '';
let [wall, sprite, blink] = ['', '', ''];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'resting-camera-'));
  const size = { width: 600, height: 338 };
  wall = await samplePicture(folder, { ...size, name: 'wall', draw: dotted(120, 300, 170) });
  const small = { width: 80, height: 80 };
  sprite = await samplePicture(folder, { ...small, name: 'sprite', draw: filled('#3366aa') });
  blink = await samplePicture(folder, { ...small, name: 'blink', draw: filled('#aa6633') });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const seconds = 4;
const scale = frameScale('16:9', 320);
const box = { x: -240, y: -135, width: 2400, height: 1350 };

/** Somebody who walks, vanishes and changes before a wall; the camera rests, cuts and pushes in. */
function story(): LayeredSceneInput {
  return {
    version: 1,
    aspect: '16:9',
    layers: [
      { id: 'wall', files: [wall], box, edge: 'extend', depth: 0.2 },
      {
        id: 'walker',
        files: [sprite, blink],
        box: { x: 300, y: 300, width: 260, height: 260 },
        variantTrack: [{ atSeconds: 1.4, variant: 1 }],
        keys: [
          { atSeconds: 0, opacity: 1 },
          { atSeconds: 1, x: 0, opacity: 1 },
          { atSeconds: 2, x: 700, opacity: 1 },
          { atSeconds: 2.6, x: 700, opacity: 0 },
          { atSeconds: 3, x: 100, opacity: 0.6 },
        ],
      },
      {
        id: 'words',
        files: [sprite],
        box: { x: 1500, y: 80, width: 200, height: 90 },
        space: 'screen',
        keys: [
          { atSeconds: 0.5, opacity: 0, ease: 'hold' },
          { atSeconds: 1.6, opacity: 1, ease: 'hold' },
          { atSeconds: 2.8, opacity: 0, ease: 'hold' },
        ],
      },
    ],
    camera: {
      shots: [
        { fromSeconds: 0, keys: [{ atSeconds: 0 }] },
        { fromSeconds: 2.2, keys: [{ atSeconds: 2.2, x: 90, zoom: 1.3 }] },
        { fromSeconds: 3.2, keys: [{ atSeconds: 3.2 }, { atSeconds: 4, zoom: 1.1 }] },
      ],
    },
  };
}

async function openMaker() {
  const maker = await createSceneFrameMaker(LayeredSceneSchema.parse(story()), {
    scale,
    framesPerSecond: 30,
    seconds,
  });
  return (at: number): YuvFrame => {
    const frame = createYuvFrame(scale.width, scale.height);
    maker.make(at, frame);
    return frame;
  };
}

function furthestApart(one: YuvFrame, other: YuvFrame): number {
  return one.bytes.reduce((most, value, at) => Math.max(most, Math.abs(value - (other.bytes[at] ?? 0))), 0);
}

describe('a camera that rests', () => {
  it('shows the same frames, whatever was painted before them', async () => {
    const inTurn = await openMaker();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 118 }), { minLength: 1, maxLength: 6 }),
        async (frames) => {
          const alone = await openMaker();
          for (const frame of frames.flatMap((each) => [each, each + 1])) {
            inTurn(frame / 30);
          }
          const last = (frames.at(-1) ?? 0) / 30;
          // Where a run of cells begins decides on the last bit of where its pixels look.
          expect(furthestApart(inTurn(last), alone(last))).toBeLessThanOrEqual(2);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('paints only the cells in which something is different', async () => {
    const memory = await createPixelMemory();
    const surface = createSurface(memory, 320, 180);
    const level = reserveLevel(memory, 64, 64);
    const cells = surface.columns * surface.rows;
    const layerAt = (left: number, opacity = 1) => {
      const mesh = { ...createMesh(surface), left, right: left + 2, top: 1, bottom: 3 };
      const toTexture = [1, 0, left, 0, 1, 0, 0, 0, 1] as const;
      return { id: 'one', level, toTexture, opacity, mesh, cells: new Uint8Array(cells).fill(1) };
    };
    const count = (stale: Uint8Array): number => stale.reduce((sum, value) => sum + value, 0);
    const kept = createKeptCells(surface);
    expect(count(kept.stale([layerAt(1)]))).toBe(cells);
    expect(count(kept.stale([layerAt(1)]))).toBe(0);
    expect(count(kept.stale([layerAt(1, 0.5)]))).toBe(4);
    expect(count(kept.stale([layerAt(2, 0.5)]))).toBe(6);
    expect(count(kept.stale([]))).toBe(4);
    kept.forget();
    expect(count(kept.stale([]))).toBe(cells);
  });
});
