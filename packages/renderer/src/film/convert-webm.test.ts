import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decoder, Demuxer, Encoder, FF_ENCODER_LIBVPX_VP9, Muxer, pipeline } from 'node-av';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleLook, sampleScene } from '../testing/sample-scene.ts';
import { convertWebm } from './convert-webm.ts';
import { probeFilm } from './probe-film.ts';
import { renderSegment } from './render-segment.ts';

const folder = await mkdtemp(join(tmpdir(), 'webm-test-'));
const sample = join(folder, 'sample.mp4');
beforeAll(async () => {
  const scene = sampleScene({ narration: null, minimumSeconds: 2, exit: 'hold' });
  await renderSegment({ scene, look: sampleLook, profile: 'film', output: sample });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const convert = async (file: string): Promise<string> => {
  await convertWebm(file, `${file}.mp4`);
  return `${file}.mp4`;
};

/** The sample in another container: encoded as WebM asks for, or with the codec of an MP4. */
async function writeAs(name: string, format: 'webm' | 'matroska'): Promise<string> {
  const file = join(folder, name);
  await using source = await Demuxer.open(sample, { format: 'mov' });
  const picture = source.video();
  if (picture === undefined) {
    throw new Error('The sample has no picture');
  }
  await using muxer = await Muxer.open(file, { format });
  using decoder = await Decoder.create(picture);
  using encoder = await Encoder.create(FF_ENCODER_LIBVPX_VP9, { options: { deadline: 'realtime' } });
  await pipeline(source, { video: format === 'webm' ? [decoder, encoder] : [] }, muxer).completion;
  return file;
}

describe('a WebM clip', () => {
  it('is the same clip as MP4, frame by frame', async () => {
    const [before, after] = [
      await probeFilm(sample),
      await probeFilm(await convert(await writeAs('clip.webm', 'webm'))),
    ];
    const { width, height, frames } = before.video ?? { width: 0, height: 0, frames: 0 };
    expect(after.video).toMatchObject({ codec: 'h264', pixelFormat: 'yuv420p', width, height, frames });
    expect(after.video?.durationSeconds).toBeCloseTo(before.video?.durationSeconds ?? 0, 1);
  });

  it('REAL-08 that is cut off is refused', async () => {
    const whole = await readFile(await writeAs('whole.webm', 'webm'));
    const half = join(folder, 'half.webm');
    await writeFile(half, whole.subarray(0, whole.length / 2));
    await expect(convert(half)).rejects.toThrow('cut off');
  });

  it('REAL-08 with a codec that WebM does not have is not opened', async () => {
    await expect(convert(await writeAs('foreign.mkv', 'matroska'))).rejects.toThrow('no codec');
  });
});
