import { encodeMp3, sampleRateHz } from './mp3.ts';

/** What the service says of the times of a text, character by character. */
export interface SimulatedAlignment {
  readonly characters: readonly string[];
  readonly character_start_times_seconds: readonly number[];
  readonly character_end_times_seconds: readonly number[];
}

/** A text of many pages is spoken quickly, so that tests are. */
const LONG_CHARACTERS = 2_000;
const LONG_PACE = 0.02;

/** Every letter takes its own time, so that nobody can guess it from the number of letters. */
function secondsOf(character: string): number {
  if (/[.!?。！？।]/u.test(character)) {
    return 0.4;
  }
  return 0.03 + ((character.codePointAt(0) ?? 0) % 5) * 0.03;
}

export function alignmentOf(text: string): SimulatedAlignment {
  const characters = Array.from(text);
  const pace = characters.length > LONG_CHARACTERS ? LONG_PACE : 1;
  let seconds = 0;
  const times = characters.map((character) => {
    const start = seconds;
    seconds += secondsOf(character) * pace;
    return { start, end: seconds };
  });
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return {
    characters,
    character_start_times_seconds: times.map(({ start }) => round(start)),
    character_end_times_seconds: times.map(({ end }) => round(end)),
  };
}

/** A hum as long as every letter is spoken, silence between words; MP3. */
export async function soundOf(text: string): Promise<Buffer> {
  const alignment = alignmentOf(text);
  const seconds = alignment.character_end_times_seconds.at(-1) ?? 0;
  const samples = new Float32Array(Math.ceil(seconds * sampleRateHz));
  for (const [at, character] of alignment.characters.entries()) {
    // An apostrophe is heard as part of its word.
    if (/[\p{L}\p{M}\p{N}'’]/u.test(character)) {
      const from = Math.round((alignment.character_start_times_seconds[at] ?? 0) * sampleRateHz);
      const to = Math.round((alignment.character_end_times_seconds[at] ?? 0) * sampleRateHz);
      for (let sample = from; sample < to; sample += 1) {
        samples[sample] = 0.4 * Math.sin((2 * Math.PI * 220 * sample) / sampleRateHz);
      }
    }
  }
  return await encodeMp3(samples);
}
