import {
  AV_SAMPLE_FMT_FLT,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  AV_SAMPLE_FMT_S16P,
  Decoder,
  Demuxer,
  type Frame,
} from 'node-av';
import { Resampler } from './effects/resampler.ts';
import { LoudnessMeter, type Loudness } from './loudness/loudness-meter.ts';
import { sampleRateHz } from './wav/wav-format.ts';

/**
 * Loudness, true peak and length of the sound in any file the demuxer knows (WAV, M4A, MP4, …), one or two channels.
 * Streams: memory does not grow with the length.
 * @throws Error when the file has no sound that can be measured.
 */
export async function measureLoudness(file: string): Promise<Loudness & { readonly seconds: number }> {
  await using demuxer = await Demuxer.open(file);
  const stream = demuxer.audio();
  if (stream === undefined) {
    throw new Error(`There is no sound in ${file}.`);
  }
  using decoder = await Decoder.create(stream);
  const measurement = new Measurement();
  for await (const frame of decoder.frames(demuxer.packets(stream.index))) {
    if (frame !== null) {
      measurement.push(frame);
      frame.free();
    }
  }
  return measurement.finish();
}

/** Knows rate and channels from the first frame on. */
class Measurement {
  #meter: LoudnessMeter | null = null;
  #resamplers: Resampler[] = [];
  #samples = 0;

  push(frame: Frame): void {
    const channels = samplesOf(frame);
    this.#meter ??= new LoudnessMeter(channels.length);
    if (frame.sampleRate === sampleRateHz) {
      this.#measure(channels);
      return;
    }
    const rates = { fromHz: frame.sampleRate, toHz: sampleRateHz };
    this.#resamplers.push(...channels.slice(this.#resamplers.length).map(() => new Resampler(rates)));
    this.#measure(
      this.#resamplers.map((resampler, index) => resampler.push(channels[index] ?? new Float32Array(0))),
    );
  }

  finish(): Loudness & { readonly seconds: number } {
    if (this.#meter === null) {
      throw new Error('There is no sound in this file.');
    }
    if (this.#resamplers.length > 0) {
      this.#measure(this.#resamplers.map((resampler) => resampler.finish()));
    }
    return { ...this.#meter.read(), seconds: this.#samples / sampleRateHz };
  }

  #measure(channels: readonly Float32Array[]): void {
    this.#meter?.push(channels);
    this.#samples += channels[0]?.length ?? 0;
  }
}

/** One array per channel, samples from -1 to 1. */
function samplesOf(frame: Frame): Float32Array[] {
  const planes = frame.data ?? [];
  const count = frame.nbSamples;
  const channels = frame.channels;
  const isPlanar = frame.format === AV_SAMPLE_FMT_FLTP || frame.format === AV_SAMPLE_FMT_S16P;
  const read = sampleReader(frame);
  return Array.from({ length: channels }, (_, channel) => {
    const plane = planes[isPlanar ? channel : 0] ?? Buffer.alloc(0);
    const stride = isPlanar ? 1 : channels;
    const offset = isPlanar ? 0 : channel;
    return Float32Array.from({ length: count }, (_unused, index) => read(plane, index * stride + offset));
  });
}

function sampleReader(frame: Frame): (plane: Buffer, index: number) => number {
  switch (frame.format) {
    case AV_SAMPLE_FMT_FLT:
    case AV_SAMPLE_FMT_FLTP:
      return (plane, index) => plane.readFloatLE(index * 4);
    case AV_SAMPLE_FMT_S16:
    case AV_SAMPLE_FMT_S16P:
      return (plane, index) => plane.readInt16LE(index * 2) / 32_768;
    default:
      throw new Error(`Sound in sample format ${frame.format} cannot be measured.`);
  }
}
