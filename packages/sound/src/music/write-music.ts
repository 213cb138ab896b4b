import { setImmediate } from 'node:timers/promises';
import { fromDecibels } from '../effects/decibel.ts';
import type { StereoBlock } from '../effects/stereo-block.ts';
import { LoudnessMeter, silenceLufs } from '../loudness/loudness-meter.ts';
import { writeMaster } from '../mix/master.ts';
import { ScratchFile } from '../mix/scratch-file.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { composeScore } from './compose-score.ts';
import type { MusicBrief } from './music-brief.ts';
import type { MusicCues } from './music-cues.ts';
import { playScore } from './play-score.ts';
import { openSoundFont } from './sound-font.ts';

/** As loud as a bed under a voice at -16 LUFS. */
const bedLufs = -26;

export interface MusicRequest {
  readonly brief: MusicBrief;
  readonly cues: MusicCues;
  /** Path of the `.m4a` to write; beside it a scratch file lives while the work goes on. */
  readonly output: string;
}

/** What was written. */
export interface Music {
  /** Exactly the film's length. */
  readonly seconds: number;
  /** When it comes home. */
  readonly cadenceSeconds: number;
}

/**
 * Composes a film's music and plays it by the instruments of the sound font: -26 LUFS, AAC LC, 48 kHz stereo. Takes about a
 * fortieth of the film's time and keeps its thread busy meanwhile. @throws the signal's reason when aborted
 */
export async function writeMusic(
  { brief, cues, output }: MusicRequest,
  { signal }: { readonly signal: AbortSignal },
): Promise<Music> {
  const score = composeScore(brief, cues);
  const font = await openSoundFont();
  const scratch = await ScratchFile.create(`${output}.mix`);
  try {
    const meter = new LoudnessMeter(2, { hasPeaks: false });
    const lengths: number[] = [];
    for (const block of playScore(score, font)) {
      signal.throwIfAborted();
      meter.push([block.left, block.right]);
      lengths.push(block.left.length);
      await scratch.append(block);
      // Whoever waits for this thread comes to a turn.
      await setImmediate();
    }
    const { integratedLufs } = meter.read();
    const gain = integratedLufs === silenceLufs ? 1 : fromDecibels(bedLufs - integratedLufs);
    await writeMaster({ blocks: readBack(scratch, lengths, signal), gain, output, use: 'mixed again' });
    return {
      seconds: lengths.reduce((sum, length) => sum + length, 0) / sampleRateHz,
      cadenceSeconds: score.cadenceSeconds,
    };
  } finally {
    await scratch.remove();
  }
}

async function* readBack(
  scratch: ScratchFile,
  lengths: readonly number[],
  signal: AbortSignal,
): AsyncGenerator<StereoBlock> {
  let start = 0;
  for (const length of lengths) {
    signal.throwIfAborted();
    yield await scratch.read(start, length);
    start += length;
  }
}
