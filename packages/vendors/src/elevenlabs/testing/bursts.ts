import { WavReader } from '@kinora/sound';

const stepSeconds = 0.01;
const loud = 0.05;
const shortestPauseSteps = 3;

/** When somebody begins to speak after silence, in a WAV. */
export async function burstsOf(file: string): Promise<number[]> {
  const reader = await WavReader.open(file);
  const stepFrames = Math.round(reader.format.sampleRateHz * stepSeconds);
  const bursts: number[] = [];
  let quiet = shortestPauseSteps;
  for (let step = 0; ; step += 1) {
    const samples = await reader.readMono(stepFrames);
    if (samples.length === 0) {
      await reader.close();
      return bursts;
    }
    const level = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    if (level > loud && quiet >= shortestPauseSteps) {
      bursts.push(step * stepSeconds);
    }
    quiet = level > loud ? 0 : quiet + 1;
  }
}
