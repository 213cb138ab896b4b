import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decoder, Demuxer, Encoder, FF_ENCODER_LIBVPX_VP9, Muxer, pipeline } from 'node-av';
import { afterAll, expect, it } from 'vitest';
import { clipKinds } from '../testing/clip-kinds.ts';
import { decodeLuma } from '../testing/decode-film.ts';
import { addSampleSound, writeSampleClip } from '../testing/sample-clips.ts';
import { cutClip } from './cut-clip.ts';

const folder = await mkdtemp(join(tmpdir(), 'cut-kinds-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const stretch = { fromSeconds: 0.5, untilSeconds: 2, longSide: 1920, keepsSound: true } as const;

/** Frames in which the whole picture is bright, as the clip's flashes are. */
async function flashesOf(file: string): Promise<number[]> {
  const means = (await decodeLuma(file)).map(
    (picture) => picture.reduce((sum, value) => sum + value, 0) / picture.length,
  );
  const between = (Math.max(...means) + Math.min(...means)) / 2;
  return means.flatMap((mean, frame) => (mean > between ? [frame] : []));
}

it.each(Object.entries(clipKinds))('a clip of %s is cut where it was asked', async (kind, sample) => {
  const file = join(folder, `${kind}.mp4`);
  await writeSampleClip({ ...sample, output: file });
  await addSampleSound(file, sample.seconds);
  const output = join(folder, `${kind}.cut.mp4`);
  const facts = await cutClip(file, output, stretch);
  expect(facts.hasSound).toBe(true);
  expect(Math.abs(facts.seconds - 1.5)).toBeLessThan(0.1);
  expect(facts.width / facts.height).toBeCloseTo(sample.width < sample.height ? 9 / 16 : 16 / 9, 1);
  // The flash of the clip's second second.
  expect(Math.abs(((await flashesOf(output))[0] ?? 0) - 15)).toBeLessThanOrEqual(1);
});

it('a WebM clip is cut like an MP4', async () => {
  const sample = join(folder, 'sample.mp4');
  await writeSampleClip({ width: 320, height: 180, seconds: 3, frames: 30, output: sample });
  const file = join(folder, 'sample.webm');
  {
    await using source = await Demuxer.open(sample, { format: 'mov' });
    const picture = source.video();
    if (picture === undefined) {
      throw new Error('The sample has no picture');
    }
    await using muxer = await Muxer.open(file, { format: 'webm' });
    using decoder = await Decoder.create(picture);
    using encoder = await Encoder.create(FF_ENCODER_LIBVPX_VP9, { options: { deadline: 'realtime' } });
    await pipeline(source, { video: [decoder, encoder] }, muxer).completion;
  }
  const output = join(folder, 'webm.cut.mp4');
  expect(await cutClip(file, output, stretch)).toMatchObject({ width: 320, height: 180, hasSound: false });
  expect(Math.abs(((await flashesOf(output))[0] ?? 0) - 15)).toBeLessThanOrEqual(1);
});
