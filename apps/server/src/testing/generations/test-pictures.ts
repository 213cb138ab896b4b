import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AspectRatio } from '@kinora/contract/catalogue';
import sharp from 'sharp';
import { afterAll } from 'vitest';
import { renderClip } from './sample-clip.ts';

/** A photograph's worth of an upload: small, of two colours. */
export async function samplePhoto(size = { width: 480, height: 320 }): Promise<Buffer> {
  const background = { r: 30, g: 120, b: 200 };
  const sun = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#ffcc00' } })
    .png()
    .toBuffer();
  return await sharp({ create: { ...size, channels: 3, background } })
    .composite([{ input: sun, left: 20, top: 20 }])
    .jpeg()
    .toBuffer();
}

/** Real clips of a few seconds, one of each shape, made once for a test file. @returns paths */
export async function renderSampleClips(seconds: number): Promise<Record<AspectRatio, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-clips-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const wide = join(folder, 'wide.mp4');
  const tall = join(folder, 'tall.mp4');
  await renderClip({ output: wide, seconds, aspect: '16:9', width: 320, height: 180 });
  await renderClip({ output: tall, seconds, aspect: '9:16', width: 180, height: 320 });
  return { '16:9': wide, '9:16': tall };
}
