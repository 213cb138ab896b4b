import {
  AV_SAMPLE_FMT_FLT,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  AV_SAMPLE_FMT_S16P,
  Decoder,
  Demuxer,
  type Frame,
} from 'node-av';
import { Resampler } from '../effects/resampler.ts';
import { LoudnessMeter, type Loudness } from '../loudness/loudness-meter.ts';
import { sampleRateHz } from '../wav/wav-format.ts';

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

/** One array per channel, samples from -1 to 1. A copy: the frame's own memory must not be touched once it is freed. */
function samplesOf(frame: Frame): Float32Array[] {
  const bytes = frame.toBuffer();
  const { nbSamples, channels } = frame;
  const { isPlanar, read } = sampleLayout(frame);
  return Array.from({ length: channels }, (_, channel) =>
    Float32Array.from({ length: nbSamples }, (_unused, index) =>
      read(bytes, isPlanar ? channel * nbSamples + index : index * channels + channel),
    ),
  );
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
      throw new Error(`Sound in sample format ${format} cannot be measured.`);
  }
}
