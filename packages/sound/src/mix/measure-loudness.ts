import { Decoder, Demuxer, type Frame } from 'node-av';
import { Resampler } from '../effects/resampler.ts';
import { samplesOf } from '../libav/frame-samples.ts';
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
