import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Field } from '@kinora/painter/cut-out';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { motionModels } from '../motion-manners.ts';
import { painting, quietCall } from '../talk/testing/cast-plans.ts';
import { stageClip } from './stage-clip.ts';

const root = mkdtempSync(path.join(tmpdir(), 'under-words-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});

const [width, height] = [320, 180];

/** How far down a camera is that films somebody's picture whose subject ends at a part of its height. */
async function downFor(bottom: number, words: { part: number; atSeconds: number }[]): Promise<number> {
  const file = path.join(root, `picture-${bottom}-${words.length}.png`);
  await sharp({ create: { width, height, channels: 3, background: '#4a7a9a' } })
    .png()
    .toFile(file);
  const values = new Float32Array(width * height).map((_, at) => {
    const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
    return x > 0.4 && x < 0.6 && y > bottom - 0.3 && y < bottom ? 1 : 0;
  });
  const matte: Field = { width, height, values };
  const call = {
    ...(await quietCall(root)),
    painting,
    subjects: { version: async () => '', find: async () => matte },
  };
  const asked = {
    prompt: 'static shot',
    aspectRatio: '16:9',
    durationSeconds: 4,
    seed: 1,
    longSide: width,
  } as const;
  const [motion] = motionModels;
  if (motion === undefined) {
    throw new Error('no motion');
  }
  const scene = await stageClip({ ...asked, image: file, words }, motion.manner, call);
  return scene.camera.shots[0]?.keys[0]?.y ?? Number.NaN;
}

it('what a picture is about is seen above the words that are read, and elsewhere where it was', async () => {
  const words = [{ part: 0, atSeconds: 0.5 }];
  expect(await downFor(0.94, words)).toBeGreaterThan((await downFor(0.94, [])) + 60);
  expect(await downFor(0.7, words)).toBe(await downFor(0.7, []));
});
