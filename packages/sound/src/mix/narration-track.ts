import { sampleRateHz } from '../wav/wav-format.ts';
import { WavReader } from '../wav/wav-reader.ts';
import type { ClipSound } from './clip-sound.ts';

/** One scene as the soundtrack sees it. */
export interface SoundtrackSegment {
  /** Length of its picture in video frames. */
  readonly frames: number;
  /** A 48 kHz WAV, or null for a scene nobody speaks in. */
  readonly narrationFile: string | null;
  /** Silence before the narration. */
  readonly leadInSeconds: number;
  /** When the pen is on the board, in the scene's time and order; nothing is heard of it when left out. */
  readonly penStrokes?: readonly { readonly startSeconds: number; readonly endSeconds: number }[] | undefined;
  /** What its clips sound like, in the order they are seen. */
  readonly clipSounds?: readonly ClipSound[] | undefined;
}

/** First sample of each segment, and of the end: `segments.length + 1` whole numbers that never drift from the picture. */
export function segmentStarts(segments: readonly SoundtrackSegment[], framesPerSecond: number): number[] {
  const starts = [0];
  let frames = 0;
  for (const segment of segments) {
    frames += segment.frames;
    starts.push(Math.round((frames * sampleRateHz) / framesPerSecond));
  }
  return starts;
}

interface PlacedNarration {
  readonly file: string;
  /** Where in the film it begins and where its segment ends, in samples. */
  readonly start: number;
  readonly end: number;
  readonly gain: number;
}

/** Lays every narration at its place. `gains` holds an amplitude factor per file. */
export function placeNarrations(
  segments: readonly SoundtrackSegment[],
  starts: readonly number[],
  gains: ReadonlyMap<string, number>,
): PlacedNarration[] {
  return segments.flatMap(({ narrationFile, leadInSeconds }, index) => {
    const start = starts[index];
    const end = starts[index + 1];
    if (narrationFile === null || start === undefined || end === undefined) {
      return [];
    }
    const spokenFrom = start + Math.round(leadInSeconds * sampleRateHz);
    return [{ file: narrationFile, start: spokenFrom, end, gain: gains.get(narrationFile) ?? 1 }];
  });
}

/** All narrations of a film as one endless channel: silence between them and after the last. */
export class NarrationTrack {
  readonly #narrations: readonly PlacedNarration[];
  #current = 0;
  #reader: WavReader | null = null;
  #position: number;

  /** @param position the film's sample to begin with */
  constructor(narrations: readonly PlacedNarration[], position = 0) {
    this.#narrations = narrations.filter(({ end }) => end > position);
    this.#position = position;
  }

  /** The next `frames` samples. @throws Error when a narration is not 48 kHz or longer than its segment. */
  async read(frames: number): Promise<Float32Array> {
    const block = new Float32Array(frames);
    const blockEnd = this.#position + frames;
    for (let narration = this.#narrations[this.#current]; narration !== undefined;) {
      if (narration.start >= blockEnd) {
        break;
      }
      const isFinished = await this.#copy(narration, block);
      if (!isFinished) {
        break;
      }
      await this.close();
      this.#current += 1;
      narration = this.#narrations[this.#current];
    }
    this.#position = blockEnd;
    return block;
  }

  async close(): Promise<void> {
    await this.#reader?.close();
    this.#reader = null;
  }

  /** Copies what of the narration falls into the block; true when the narration has been used up. */
  async #copy(narration: PlacedNarration, block: Float32Array): Promise<boolean> {
    if (this.#reader === null) {
      this.#reader = await openNarration(narration);
      this.#reader.skip(Math.max(0, this.#position - narration.start));
    }
    const offset = Math.max(0, narration.start - this.#position);
    const samples = await this.#reader.readMono(block.length - offset);
    for (let index = 0; index < samples.length; index += 1) {
      block[offset + index] = (samples[index] ?? 0) * narration.gain;
    }
    return samples.length < block.length - offset;
  }
}

async function openNarration({ file, start, end }: PlacedNarration): Promise<WavReader> {
  const reader = await WavReader.open(file);
  if (reader.format.sampleRateHz !== sampleRateHz || start + reader.format.frames > end) {
    await reader.close();
    throw new Error(`The narration ${file} is not 48 kHz or is longer than its segment.`);
  }
  return reader;
}
