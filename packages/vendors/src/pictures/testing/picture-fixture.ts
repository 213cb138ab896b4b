import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaRequest, ServiceCall } from '@kinora/models';
import pino from 'pino';
import { plainResults } from '../../simulators/fal/media.ts';

export interface PictureFixture {
  /** A private folder, and a PNG in it whose name does not say so. */
  readonly folder: string;
  readonly picture: string;
  readonly call: (signal?: AbortSignal) => ServiceCall;
  readonly close: () => Promise<void>;
}

export async function openPictureFixture(): Promise<PictureFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-pictures-'));
  const picture = join(folder, 'input.dat');
  await writeFile(picture, await plainResults.picture({ image_size: { width: 64, height: 64 } }));
  return {
    folder,
    picture,
    call: (signal = new AbortController().signal) => ({
      signal,
      workFolder: folder,
      log: pino({ level: 'silent' }),
    }),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

interface Wish {
  readonly prompt?: string;
  readonly aspectRatio?: '16:9' | '9:16';
  readonly pictures?: readonly string[];
}

export function pictureWish({
  prompt = 'A lighthouse',
  aspectRatio = '16:9',
  pictures = [],
}: Wish): MediaRequest {
  const look = { language: 'English', videoStyle: 'cinematic', longSide: 1920, seed: 11 } as const;
  return { medium: 'picture', request: { ...look, prompt, aspectRatio, inputs: pictures } };
}
