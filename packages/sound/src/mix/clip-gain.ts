import { fromDecibels } from '../effects/decibel.ts';
import { LoudnessMeter } from '../loudness/loudness-meter.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { readClip, type ClipPart } from './clip-reader.ts';
import { targetLufs } from './target.ts';

/** Quieter than this is a microphone's noise, which would be raised to a voice's level in a film of nothing else. */
const quietestLufs = -50;

/** The amplitude factor of a clip's sound at full level: 0 where nothing is to be heard, less than 1 where it is loud. */
export async function clipGain(part: ClipPart, signal: AbortSignal): Promise<number> {
  const reader = readClip(part);
  const meter = new LoudnessMeter(2, { hasPeaks: false });
  try {
    while (!reader.isOver()) {
      signal.throwIfAborted();
      const { left, right } = await reader.read(sampleRateHz);
      meter.push([left, right]);
    }
  } finally {
    await reader.close();
  }
  const { integratedLufs } = meter.read();
  return integratedLufs < quietestLufs ? 0 : fromDecibels(Math.min(0, targetLufs - integratedLufs));
}
