import { AV_SAMPLE_FMT_FLT, AV_SAMPLE_FMT_FLTP, AV_SAMPLE_FMT_S16, AV_SAMPLE_FMT_S16P } from 'node-av';
import type { Frame } from 'node-av';

/**
 * One array per channel, samples from -1 to 1. A copy: the frame's own memory must not be touched once it is freed.
 * @throws Error for a sample format that no decoder of ours gives
 */
export function samplesOf(frame: Frame): Float32Array[] {
  const bytes = frame.toBuffer();
  const { nbSamples, channels } = frame;
  const { isPlanar, read } = sampleLayout(frame);
  return Array.from({ length: channels }, (_, channel) => {
    const samples = new Float32Array(nbSamples);
    for (let index = 0; index < nbSamples; index += 1) {
      samples[index] = read(bytes, isPlanar ? channel * nbSamples + index : index * channels + channel);
    }
    return samples;
  });
}

interface SampleLayout {
  /** One channel after the other, not one sample frame after the other. */
  readonly isPlanar: boolean;
  readonly read: (bytes: Buffer, index: number) => number;
}

function sampleLayout({ format }: Frame): SampleLayout {
  switch (format) {
    case AV_SAMPLE_FMT_FLT:
    case AV_SAMPLE_FMT_FLTP:
      return {
        isPlanar: format === AV_SAMPLE_FMT_FLTP,
        read: (bytes, index) => bytes.readFloatLE(index * 4),
      };
    case AV_SAMPLE_FMT_S16:
    case AV_SAMPLE_FMT_S16P:
      return {
        isPlanar: format === AV_SAMPLE_FMT_S16P,
        read: (bytes, index) => bytes.readInt16LE(index * 2) / 32_768,
      };
    default:
      throw new Error(`Sound in sample format ${format} cannot be read.`);
  }
}
