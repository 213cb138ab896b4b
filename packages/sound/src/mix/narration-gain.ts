import { fromDecibels } from '../effects/decibel.ts';
import { LoudnessMeter, silenceLufs } from '../loudness/loudness-meter.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { WavReader } from '../wav/wav-reader.ts';
import { targetLufs } from './target.ts';

/** One voice on two loudspeakers is 3 LU louder than its single channel. */
const twoChannelsLu = 10 * Math.log10(2);
/** A recording that needs more help than this is noise, not speech. */
const largestGainDb = 30;

/** The amplitude factor that brings one narration to the film's loudness; 1 when it is silent or too short to measure. */
export async function narrationGain(file: string, signal: AbortSignal): Promise<number> {
  const reader = await WavReader.open(file);
  const meter = new LoudnessMeter(1, { hasPeaks: false });
  try {
    for (;;) {
      signal.throwIfAborted();
      const samples = await reader.readMono(sampleRateHz);
      if (samples.length === 0) {
        break;
      }
      meter.push([samples]);
    }
  } finally {
    await reader.close();
  }
  const { integratedLufs } = meter.read();
  if (integratedLufs === silenceLufs) {
    return 1;
  }
  const gainDb = targetLufs - twoChannelsLu - integratedLufs;
  return fromDecibels(Math.max(-largestGainDb, Math.min(largestGainDb, gainDb)));
}
