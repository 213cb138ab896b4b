import { alignmentOf } from '../../simulators/elevenlabs/speech.ts';

/** When the service itself says that the character at an offset begins, and when the one before an offset ends. */
export function timesIn(text: string) {
  const { character_start_times_seconds: starts, character_end_times_seconds: ends } = alignmentOf(text);
  const entryOf = (offset: number) => Array.from(text.slice(0, offset)).length;
  return {
    startAt: (offset: number) => starts[entryOf(offset)] ?? Number.NaN,
    endBefore: (offset: number) => ends[entryOf(offset) - 1] ?? Number.NaN,
  };
}
