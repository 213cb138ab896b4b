import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { decodeLuma } from '../testing/decode-film.ts';
import { createAvFrameEncoder } from './av-frame-encoder.ts';

const folder = await mkdtemp(join(tmpdir(), 'kinora-encoder-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

it('has read a frame when its promise settles: what is painted over it then is not seen', async () => {
  const size = { width: 640, height: 360 };
  const output = join(folder, 'film.mp4');
  const settings = { ...size, framesPerSecond: 30, profile: 'film', content: 'drawn', threads: 1 } as const;
  const encoder = await createAvFrameEncoder({ ...settings, output });
  const bytes = Buffer.alloc((size.width * size.height * 3) / 2, 128);
  const shades = Array.from({ length: 24 }, (_, index) => 40 + index * 6);
  for (const shade of shades) {
    bytes.fill(shade, 0, size.width * size.height);
    await encoder.write(bytes);
    bytes.fill(235, 0, size.width * size.height);
  }
  await encoder.finish();
  const seen = (await decodeLuma(output)).map((picture) => picture[1000]);
  expect(seen).toHaveLength(shades.length);
  seen.forEach((shade, index) => {
    expect(Math.abs((shade ?? 0) - (shades[index] ?? 0)), `frame ${index}`).toBeLessThanOrEqual(4);
  });
});

/** What a decoder is told before the first frame: the MP4's avcC box. */
async function headersOf(file: string): Promise<string> {
  const bytes = await readFile(file);
  const name = bytes.indexOf('avcC');
  return bytes.subarray(name, name - 4 + bytes.readUInt32BE(name - 4)).toString('hex');
}

it('writes the same headers whatever is shown and however many threads work, so that segments can be joined', async () => {
  const size = { width: 1280, height: 720 };
  const headers = new Set<string>();
  for (const content of ['drawn', 'moving'] as const) {
    for (const threads of [1, 2]) {
      const output = join(folder, `${content}-${threads}.mp4`);
      const settings = { ...size, framesPerSecond: 30, profile: 'film', content, threads, output } as const;
      const encoder = await createAvFrameEncoder(settings);
      await encoder.write(Buffer.alloc((size.width * size.height * 3) / 2, 90));
      await encoder.finish();
      headers.add(await headersOf(output));
    }
  }
  expect([...headers]).toEqual([expect.stringMatching(/^61766343[0-9a-f]{40}/u)]);
});
