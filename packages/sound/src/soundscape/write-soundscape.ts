import { fromDecibels } from '../effects/decibel.ts';
import { silentBlock } from '../effects/stereo-block.ts';
import type { StereoBlock } from '../effects/stereo-block.ts';
import { LoudnessMeter, silenceLufs } from '../loudness/loudness-meter.ts';
import { writeMaster } from '../mix/master.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { openBed } from './beds.ts';
import { openHit } from './hits.ts';
import type { Voice } from './noise.ts';
import type { Soundscape } from './soundscape.ts';

/** Quieter than speech: a clip is looked at, its sound is felt. EBU R 128's level. */
const targetLufs = -23;
const fadeSeconds = 0.6;
const blockSamples = sampleRateHz / 4;

export interface SoundscapeRequest {
  readonly soundscape: Soundscape;
  /** As long as the picture. */
  readonly seconds: number;
  /** Path of the `.m4a` to write. */
  readonly output: string;
}

/** Writes the sound of a clip at -23 LUFS, fading in and out: AAC LC, 48 kHz stereo. @throws the signal's reason when aborted */
export async function writeSoundscape(
  request: SoundscapeRequest,
  { signal }: { readonly signal: AbortSignal },
): Promise<{ integratedLufs: number; truePeakDb: number }> {
  const meter = new LoudnessMeter(2, { hasPeaks: false });
  // Kept instead of made twice: a clip is seconds long.
  const blocks: StereoBlock[] = [];
  for await (const block of blocksOf(request, signal)) {
    meter.push([block.left, block.right]);
    blocks.push(block);
  }
  const { integratedLufs } = meter.read();
  const gain = integratedLufs === silenceLufs ? 1 : fromDecibels(targetLufs - integratedLufs);
  return await writeMaster({ blocks: again(blocks, signal), gain, output: request.output });
}

async function* again(blocks: readonly StereoBlock[], signal: AbortSignal): AsyncGenerator<StereoBlock> {
  for (const block of blocks) {
    signal.throwIfAborted();
    yield block;
    await new Promise(setImmediate);
  }
}

async function* blocksOf(
  { soundscape, seconds }: SoundscapeRequest,
  signal: AbortSignal,
): AsyncGenerator<StereoBlock> {
  const samples = Math.round(seconds * sampleRateHz);
  const [left, right] = [channelOf(soundscape, 0), channelOf(soundscape, 1)];
  for (let start = 0; start < samples; start += blockSamples) {
    signal.throwIfAborted();
    const block = silentBlock(Math.min(blockSamples, samples - start));
    for (let index = 0; index < block.left.length; index++) {
      const at = (start + index) / sampleRateHz;
      const level = Math.max(0, Math.min(1, at / fadeSeconds, (seconds - at) / fadeSeconds)) * 0.1;
      block.left[index] = left(at) * level;
      block.right[index] = right(at) * level;
    }
    yield block;
    // Whoever waits for this thread comes to a turn.
    await new Promise(setImmediate);
  }
}

function channelOf({ seed, beds, hits }: Soundscape, channel: number): Voice {
  const voices: Voice[] = beds.map(({ kind, level }, index) => {
    const voice = openBed(kind, seed * 7 + index * 2 + channel);
    return (seconds) => voice(seconds) * level;
  });
  // A hit is at one place: nearly the same on both sides.
  voices.push(...hits.map((hit, index) => openHit(hit, seed * 13 + index * 2 + channel)));
  return (seconds) => {
    let sum = 0;
    for (const voice of voices) {
      sum += voice(seconds);
    }
    return sum;
  };
}
