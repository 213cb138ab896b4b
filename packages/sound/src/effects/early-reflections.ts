import { sampleRateHz } from '../wav/wav-format.ts';
import { fromDecibels } from './decibel.ts';
import { DelayLine } from './delay-line.ts';

/** One wall of the room: how late and how loud its echo comes. */
interface Reflection {
  readonly delaySeconds: number;
  readonly levelDb: number;
}

/** Adds a few single echoes, too early to be heard as such: a dry voice then stands in a small room. */
export class EarlyReflections {
  readonly #walls: readonly { readonly line: DelayLine; readonly gain: number }[];

  constructor(reflections: readonly Reflection[]) {
    this.#walls = reflections.map(({ delaySeconds, levelDb }) => ({
      line: new DelayLine(Math.round(delaySeconds * sampleRateHz)),
      gain: fromDecibels(levelDb),
    }));
  }

  process(sample: number): number {
    let sum = sample;
    for (const { line, gain } of this.#walls) {
      sum += line.push(sample) * gain;
    }
    return sum;
  }
}
