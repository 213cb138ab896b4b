import { fromDecibels } from '../effects/decibel.ts';
import { Limiter } from '../effects/limiter.ts';
import { silentBlock, type StereoBlock } from '../effects/stereo-block.ts';
import { LoudnessMeter, type Loudness } from '../loudness/loudness-meter.ts';
import { AacFile } from './aac-file.ts';
import type { AacUse } from './aac-file.ts';
import { limiterCeilingDb } from './target.ts';

/** What a sound has become: its loudness, and the level of each 100 ms, see `LoudnessMeter.steps`. */
export type Master = Loudness & { readonly steps: number[] };

/** Applies the gain, holds the peaks, measures, encodes. As many samples come out as go in. */
export async function writeMaster(request: {
  readonly blocks: AsyncIterable<StereoBlock>;
  readonly gain: number;
  readonly output: string;
  /** `watched` when left out. */
  readonly use?: AacUse;
}): Promise<Master> {
  const file = await AacFile.create(request.output, request.use ?? 'watched');
  try {
    const limiter = new Limiter(fromDecibels(limiterCeilingDb));
    const meter = new LoudnessMeter(2);
    const write = async (block: StereoBlock): Promise<void> => {
      meter.push([block.left, block.right]);
      await file.write(block);
    };
    let late = Limiter.delaySamples;
    for await (const block of request.blocks) {
      amplify(block, request.gain);
      limiter.process(block);
      const skipped = Math.min(late, block.left.length);
      late -= skipped;
      await write({ left: block.left.subarray(skipped), right: block.right.subarray(skipped) });
    }
    const rest = silentBlock(Limiter.delaySamples - late);
    limiter.process(rest);
    await write(rest);
    await file.finish();
    return { ...meter.read(), steps: meter.steps() };
  } catch (error) {
    await file.abandon();
    throw error;
  }
}

function amplify({ left, right }: StereoBlock, gain: number): void {
  for (let index = 0; index < left.length; index += 1) {
    left[index] = (left[index] ?? 0) * gain;
    right[index] = (right[index] ?? 0) * gain;
  }
}
