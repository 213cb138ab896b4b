import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleLook, sampleScene } from '../testing/sample-scene.ts';
import { renderSegmentInChild } from './render-segment-in-child.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'child-test-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('a child that renders a segment', () => {
  it('gives up above its memory limit, says so and leaves nothing behind', async () => {
    const request = { scene: sampleScene(), look: sampleLook, profile: 'test' } as const;
    const rendering = renderSegmentInChild(
      { ...request, output: join(folder, 'large.mp4') },
      { memoryLimitBytes: 1e6 },
    );
    await expect(rendering).rejects.toThrow(/The scene needs \d+ MB, more than a scene may take\./u);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is not even started when the work was stopped before', async () => {
    const reason = new Error('stopped');
    const request = { scene: sampleScene(), look: sampleLook, profile: 'test' } as const;
    const rendering = renderSegmentInChild(
      { ...request, output: join(folder, 'never.mp4') },
      { signal: AbortSignal.abort(reason) },
    );
    await expect(rendering).rejects.toBe(reason);
    expect(await readdir(folder)).toEqual([]);
  });
});
