import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createYuvFrame } from '../compositor/yuv.ts';
import type { YuvFrame } from '../compositor/yuv.ts';
import { frameScale } from '../draw/frame-scale.ts';
import { createSceneFrameMaker } from './frame-maker.ts';
import { LayeredSceneSchema } from './scene/layered-scene.ts';
import type { LayeredScene, LayeredSceneInput } from './scene/layered-scene.ts';
import { dotted, filled, samplePicture } from './testing/sample-pictures.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'motion-test-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const wall = { x: -240, y: -135, width: 2400, height: 1350 };

function sceneOf(scene: Partial<LayeredSceneInput> & Pick<LayeredSceneInput, 'layers'>): LayeredScene {
  return LayeredSceneSchema.parse({ version: 1, aspect: '16:9', ...scene });
}

/** The frames of some moments. */
async function framesOf(
  scene: LayeredScene,
  moments: readonly number[],
  longSide = 320,
): Promise<YuvFrame[]> {
  const scale = frameScale(scene.aspect, longSide);
  const maker = await createSceneFrameMaker(scene, { scale, framesPerSecond: 30, seconds: 4 });
  return moments.map((seconds) => {
    const frame = createYuvFrame(scale.width, scale.height);
    maker.make(seconds, frame);
    return frame;
  });
}

/** Where the light of a frame is, to fractions of a pixel. */
function centreOfLight({ y, width }: YuvFrame): { x: number; y: number } {
  let [sum, across, down] = [0, 0, 0];
  y.forEach((value, at) => {
    const light = Math.max(0, value - 40);
    sum += light;
    across += light * (at % width);
    down += light * Math.floor(at / width);
  });
  return { x: across / sum, y: down / sum };
}

function extremes(plane: Buffer): { least: number; most: number } {
  return { least: Math.min(...plane), most: Math.max(...plane) };
}

const restlessCamera: LayeredSceneInput['camera'] = {
  shots: [
    {
      keys: [
        { atSeconds: 0, x: -60, yawDegrees: 3, rollDegrees: -2, handheld: 8 },
        {
          atSeconds: 4,
          x: 60,
          dolly: 0.2,
          yawDegrees: -3,
          pitchDegrees: 2,
          rollDegrees: 2,
          handheld: 8,
          stride: 8,
        },
      ],
    },
  ],
};

describe('a layered scene', () => {
  it('moves a point smoothly: no more than 0.05 pixels of jitter in a slow push at full resolution', async () => {
    const draw = dotted(30, 1500, 900);
    const file = await samplePicture(folder, { name: 'dot', width: 2400, height: 1350, draw });
    const scene = sceneOf({
      layers: [{ id: 'wall', files: [file], box: wall, edge: 'extend' }],
      camera: {
        shots: [
          {
            keys: [
              { atSeconds: 0, ease: 'linear' },
              { atSeconds: 4, dolly: 0.1 },
            ],
          },
        ],
      },
    });
    const moments = Array.from({ length: 30 }, (_, frame) => 1 + frame / 30);
    const places = (await framesOf(scene, moments, 1920)).map(centreOfLight);
    const jumps = places.slice(2).map((place, index) => {
      const [before, middle] = [places[index], places[index + 1]];
      return Math.hypot(
        place.x - 2 * (middle?.x ?? 0) + (before?.x ?? 0),
        place.y - 2 * (middle?.y ?? 0) + (before?.y ?? 0),
      );
    });
    const jitter = Math.sqrt(jumps.reduce((sum, jump) => sum + jump * jump, 0) / jumps.length);
    expect(jitter).toBeLessThan(0.05);
    expect(Math.hypot((places.at(-1)?.x ?? 0) - (places[0]?.x ?? 0))).toBeGreaterThan(3);
  });

  it('has no seams between cells and no borders, whatever the camera does', async () => {
    const file = await samplePicture(folder, {
      name: 'grey',
      width: 600,
      height: 338,
      draw: filled('#808080'),
    });
    const layers: LayeredSceneInput['layers'] = [
      { id: 'far', files: [file], box: wall, depth: 0.1, edge: 'extend' },
      {
        id: 'near',
        files: [file],
        box: wall,
        depth: 0.8,
        edge: 'extend',
        flow: { kind: 'water', amount: 12 },
      },
    ];
    const frames = await framesOf(sceneOf({ layers, camera: restlessCamera }), [0, 1.3, 2.7, 4]);
    for (const frame of frames) {
      expect(extremes(frame.y)).toEqual({ least: 126, most: 126 });
      expect(extremes(frame.u)).toEqual({ least: 128, most: 128 });
    }
  });

  it('joins the edges of a cut-out to what is behind it without a rim', async () => {
    const grey = await samplePicture(folder, {
      name: 'same',
      width: 600,
      height: 338,
      draw: filled('#808080'),
    });
    const disc = await samplePicture(folder, {
      name: 'disc',
      width: 300,
      height: 300,
      draw(context) {
        context.fillStyle = '#808080';
        context.arc(150, 150, 120, 0, Math.PI * 2);
        context.fill();
      },
    });
    const layers: LayeredSceneInput['layers'] = [
      { id: 'wall', files: [grey], box: wall, edge: 'extend' },
      { id: 'disc', files: [disc], box: { x: 700, y: 300, width: 480, height: 480 }, depth: 0.7 },
    ];
    for (const frame of await framesOf(sceneOf({ layers, camera: restlessCamera }), [0, 2])) {
      const { least, most } = extremes(frame.y);
      expect(least).toBeGreaterThanOrEqual(123);
      expect(most).toBeLessThanOrEqual(129);
    }
  });

  it('gives the same pixels for the same moment, in any order, with particles, grain and blur', async () => {
    const file = await samplePicture(folder, {
      name: 'point',
      width: 800,
      height: 450,
      draw: dotted(90, 300, 200),
    });
    const scene = sceneOf({
      layers: [
        {
          id: 'wall',
          files: [file],
          box: wall,
          edge: 'extend',
          sways: [{ of: 'x', amount: 40, periodSeconds: 0.5 }],
        },
      ],
      camera: restlessCamera,
      particles: [
        { kind: 'snow', seed: 3 },
        { kind: 'speed-lines', seed: 4 },
        { kind: 'smoke', seed: 5 },
      ],
      grade: { vignette: 0.4, grain: 0.3, letterbox: 0.1, exposure: [{ atSeconds: 0, exposure: 0.5 }] },
      motionBlur: 1,
    });
    const forward = await framesOf(scene, [0.5, 1, 1.5]);
    const backward = await framesOf(scene, [1.5, 1, 0.5]);
    expect(forward.map(({ bytes }) => bytes)).toEqual(backward.toReversed().map(({ bytes }) => bytes));
    expect(forward[0]?.bytes.equals(forward[1]?.bytes ?? Buffer.alloc(0))).toBe(false);
    const [bar] = forward[0]?.y ?? [];
    expect(bar).toBe(16);
  });

  it('shows each variant from its moment on, moved with its parent', async () => {
    const files = await Promise.all(
      (['#000000', '#ffffff'] as const).map((colour, index) =>
        samplePicture(folder, { name: `variant-${index}`, width: 64, height: 64, draw: filled(colour) }),
      ),
    );
    const grey = await samplePicture(folder, {
      name: 'ground',
      width: 64,
      height: 36,
      draw: filled('#404040'),
    });
    const scene = sceneOf({
      layers: [
        {
          id: 'head',
          files: [grey],
          box: wall,
          edge: 'extend',
          keys: [{ atSeconds: 0 }, { atSeconds: 1, x: 480 }],
        },
        {
          id: 'mouth',
          parent: 'head',
          files,
          variantTrack: [{ atSeconds: 1, variant: 1 }],
          box: { x: 440, y: 500, width: 80, height: 80 },
        },
      ],
    });
    const [before, after] = await framesOf(scene, [0, 1]);
    const at = (frame: YuvFrame | undefined, x: number): number => frame?.y[90 * 320 + x] ?? -1;
    expect(at(before, 80)).toBe(16);
    expect(at(after, 80)).toBeGreaterThan(50);
    expect(at(after, 160)).toBe(235);
  });

  it('says which picture of a scene cannot be read', async () => {
    const scene = sceneOf({ layers: [{ id: 'gone', files: ['/nowhere/gone.png'], box: wall }] });
    await expect(framesOf(scene, [0])).rejects.toThrow('/nowhere/gone.png');
  });
});

describe('what a layered scene may hold', () => {
  const layer = { id: 'one', files: ['one.png'], box: wall };
  it.each([
    ['two layers of one name', [layer, layer]],
    ['a parent that does not come before', [{ ...layer, parent: 'two' }]],
    ['a variant without a file', [{ ...layer, variantTrack: [{ atSeconds: 0, variant: 1 }] }]],
  ])('refuses %s', (_, layers) => {
    expect(LayeredSceneSchema.safeParse({ version: 1, aspect: '16:9', layers }).success).toBe(false);
  });
});
