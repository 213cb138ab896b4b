import type { BasicSoundBank } from 'spessasynth_core';
import type { StereoBlock } from '../effects/stereo-block.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { Orchestra, type Turn } from './orchestra.ts';
import type { Score } from './score.ts';

const blockSamples = sampleRateHz / 2;
const fadeOutSeconds = 1.2;

/** Plays a score, half a second at a time: as many samples as the film has, faded out at its end. */
export function* playScore(score: Score, font: BasicSoundBank): Generator<StereoBlock> {
  const names = new Set(score.notes.map(({ instrument }) => instrument));
  const orchestra = new Orchestra(font, [...names]);
  const turns = turnsOf(score, orchestra);
  const total = Math.round(score.seconds * sampleRateHz);
  let next = 0;
  for (let start = 0; start < total; start += blockSamples) {
    const frames = Math.min(blockSamples, total - start);
    const first = next;
    while ((turns[next]?.sample ?? total) < start + frames) {
      next += 1;
    }
    const own = turns.slice(first, next).map(({ sample, happen }) => ({ sample: sample - start, happen }));
    const block = orchestra.play(frames, own);
    fadeOut(block, { start, score });
    yield block;
  }
}

/** Everything that happens, in the order of the film. */
function turnsOf(score: Score, orchestra: Orchestra): Turn[] {
  const at = (seconds: number): number => Math.round(seconds * sampleRateHz);
  const names = new Set(score.notes.map(({ instrument }) => instrument));
  const swells = score.swells
    .filter(({ instrument }) => names.has(instrument))
    .map(({ instrument, atSeconds, level }) => ({
      sample: at(atSeconds),
      happen: () => {
        orchestra.swell(instrument, level);
      },
    }));
  const ends = score.notes.map(({ instrument, endSeconds, key }) => ({
    sample: at(endSeconds),
    happen: () => {
      orchestra.end(instrument, key);
    },
  }));
  const starts = score.notes.map(({ instrument, startSeconds, key, velocity }) => ({
    sample: at(startSeconds),
    happen: () => {
      orchestra.start(instrument, { key, velocity });
    },
  }));
  // At the same moment in this order, which sorting keeps.
  return [...swells, ...ends, ...starts].toSorted((one, other) => one.sample - other.sample);
}

function fadeOut({ left, right }: StereoBlock, { start, score }: { start: number; score: Score }): void {
  const end = Math.round(score.seconds * sampleRateHz);
  const room = Math.max(0.01, (score.seconds - score.cadenceSeconds) * 0.8);
  const length = Math.round(Math.min(fadeOutSeconds, room) * sampleRateHz);
  for (let index = Math.max(0, end - length - start); index < left.length; index += 1) {
    const ramp = Math.max(0, Math.min(1, (end - 1 - start - index) / length));
    const gain = ramp * ramp * (3 - 2 * ramp);
    left[index] = (left[index] ?? 0) * gain;
    right[index] = (right[index] ?? 0) * gain;
  }
}
