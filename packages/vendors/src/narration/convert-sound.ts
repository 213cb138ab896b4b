import { rename, rm } from 'node:fs/promises';
import { Resampler, sampleRateHz, WavReader, WavWriter } from '@kinora/sound';
import type { Loudness } from './spoken-words.ts';

const blockFrames = 48_000;
const stepFrames = 480;

/** A piece of one channel of sound, from -1 to 1. All pieces of a sound have one rate. */
interface MonoBlock {
  readonly sampleRateHz: number;
  readonly samples: Float32Array;
}

export interface ConvertedSound {
  readonly durationSeconds: number;
  readonly loudness: Loudness;
}

/** The sound of a WAV of any rate, piece by piece. */
export async function* readWav(file: string): AsyncGenerator<MonoBlock> {
  const reader = await WavReader.open(file);
  try {
    for (;;) {
      const samples = await reader.readMono(blockFrames);
      if (samples.length === 0) {
        return;
      }
      yield { sampleRateHz: reader.format.sampleRateHz, samples };
    }
  } finally {
    await reader.close();
  }
}

/** Makes a sound of any rate the mono 48 kHz WAV that films are mixed from, block by block, and measures it on the way. */
export async function convertSound(sound: AsyncIterable<MonoBlock>, output: string): Promise<ConvertedSound> {
  const temporary = `${output}.part`;
  const writer = await WavWriter.create(temporary, { sampleRateHz, channels: 1 });
  const meter = new Meter();
  const write = async (samples: Float32Array): Promise<void> => {
    meter.push(samples);
    await writer.write(samples);
  };
  try {
    let resampler: Resampler | undefined;
    for await (const block of sound) {
      resampler ??= new Resampler({ fromHz: block.sampleRateHz, toHz: sampleRateHz });
      await write(resampler.push(block.samples));
    }
    if (resampler === undefined) {
      throw new Error('The sound is empty');
    }
    await write(resampler.finish());
    await writer.finish();
    await rename(temporary, output);
    return { durationSeconds: writer.frames / sampleRateHz, loudness: meter.result() };
  } catch (error) {
    await writer.abandon();
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Root mean square of every hundredth of a second. */
class Meter {
  readonly #levels: number[] = [];
  #sum = 0;
  #count = 0;

  push(samples: Float32Array): void {
    for (const sample of samples) {
      this.#sum += sample * sample;
      this.#count += 1;
      if (this.#count === stepFrames) {
        this.#levels.push(Math.sqrt(this.#sum / stepFrames));
        this.#sum = 0;
        this.#count = 0;
      }
    }
  }

  result(): Loudness {
    return { stepSeconds: stepFrames / sampleRateHz, levels: this.#levels };
  }
}
