import { rename } from 'node:fs/promises';
import { sampleRateHz, WavReader, WavWriter } from '@kinora/sound';

const blockFrames = 48_000;

/** Puts mono 48 kHz WAVs one behind the other; a single one is moved. The parts are worthless then. */
export async function joinSounds(parts: readonly string[], output: string): Promise<void> {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) {
    await rename(first, output);
    return;
  }
  const writer = await WavWriter.create(output, { sampleRateHz, channels: 1 });
  try {
    for (const part of parts) {
      await copy(part, writer);
    }
  } catch (error) {
    await writer.abandon();
    throw error;
  }
  await writer.finish();
}

async function copy(part: string, writer: WavWriter): Promise<void> {
  const reader = await WavReader.open(part);
  try {
    for (;;) {
      const samples = await reader.readMono(blockFrames);
      if (samples.length === 0) {
        return;
      }
      await writer.write(samples);
    }
  } finally {
    await reader.close();
  }
}
