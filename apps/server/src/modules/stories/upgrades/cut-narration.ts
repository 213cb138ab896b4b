import { leadInSeconds } from '@kinora/renderer';
import { sampleRateHz, WavReader, WavWriter } from '@kinora/sound';

/** Samples that are copied at a time. */
const CHUNK = sampleRateHz;

/**
 * What is heard in a stretch of a scene, as a WAV of its own: mono, 48 kHz. The silence before the first word and after the
 * last one is part of it, so that a clip that is as long as the sound stands where the scene has it.
 */
export async function cutNarration(
  narration: string,
  stretch: { readonly startSeconds: number; readonly endSeconds: number },
  output: string,
): Promise<void> {
  const begin = Math.round((stretch.startSeconds - leadInSeconds) * sampleRateHz);
  const length = Math.round((stretch.endSeconds - stretch.startSeconds) * sampleRateHz);
  const silence = Math.min(length, Math.max(0, -begin));
  const reader = await WavReader.open(narration);
  const writer = await WavWriter.create(output, { sampleRateHz, channels: 1 });
  try {
    await writer.write(new Float32Array(silence));
    await skip(reader, Math.max(0, begin));
    let written = silence;
    while (written < length) {
      const samples = await reader.readMono(Math.min(CHUNK, length - written));
      await writer.write(samples.length === 0 ? new Float32Array(length - written) : samples);
      written += samples.length === 0 ? length - written : samples.length;
    }
  } catch (error) {
    await writer.abandon();
    throw error;
  } finally {
    await reader.close();
  }
  await writer.finish();
}

async function skip(reader: WavReader, samples: number): Promise<void> {
  for (let left = samples; left > 0;) {
    const read = await reader.readMono(Math.min(CHUNK, left));
    if (read.length === 0) {
      return;
    }
    left -= read.length;
  }
}
