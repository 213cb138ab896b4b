import { expect, it } from 'vitest';
import { finishScene } from './finish-scene.ts';

const parts = {
  layers: [
    {
      id: 'wall',
      files: ['/wall.pam'],
      box: { x: -150, y: -150, width: 2220, height: 1380 },
      edge: 'extend' as const,
    },
  ],
  particles: [],
  camera: { shots: [{ keys: [{ atSeconds: 0, zoom: 1.6, y: 40 }] }] },
};
const film = { aspectRatio: '16:9', durationSeconds: 4 } as const;

it('between the bars of a film the camera shows more of the height, and more of what is above', () => {
  const keyOf = (letterbox: number) =>
    finishScene({ ...film, letterbox }, parts).camera.shots[0]?.keys[0] ?? { zoom: 0, y: 0 };
  const [open, barred] = [keyOf(0), keyOf(0.13)];
  expect(open).toMatchObject({ zoom: 1.6, y: 40 });
  expect(barred.zoom).toBeLessThan(open.zoom * 0.9);
  expect(barred.y).toBeLessThan(open.y);
});

it('no camera between bars shows what lies beyond the picture', () => {
  const zoomOf = (box: { x: number; y: number; width: number; height: number }): number => {
    const layers = parts.layers.map((layer) => ({ ...layer, box }));
    const camera = { shots: [{ keys: [{ atSeconds: 0 }] }] };
    const scene = finishScene({ ...film, letterbox: 0.13 }, { ...parts, layers, camera });
    return scene.camera.shots[0]?.keys[0]?.zoom ?? 0;
  };
  expect(zoomOf({ x: -150, y: -150, width: 2220, height: 1380 })).toBeLessThan(1);
  expect(zoomOf({ x: 0, y: 0, width: 1920, height: 1080 })).toBeGreaterThanOrEqual(1);
});
