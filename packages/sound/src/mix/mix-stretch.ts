import { LoudnessMeter } from '../loudness/loudness-meter.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { ClipTrack, placeClips } from './clip-track.ts';
import { Mixer } from './mixer.ts';
import { MusicReader } from './music-reader.ts';
import { narrationGain } from './narration-gain.ts';
import { NarrationTrack, placeNarrations, segmentStarts, type SoundtrackSegment } from './narration-track.ts';
import { PenTrack, type PenSpan } from './pen-track.ts';
import type { ScratchFile } from './scratch-file.ts';
import type { Stretch } from './stretch.ts';

/** Everything that is heard in a film. */
export interface HeardFilm {
  readonly segments: readonly SoundtrackSegment[];
  readonly framesPerSecond: number;
  /** The film's music as `writeMusic` has made it, from its beginning; null: no music. */
  readonly music: string | null;
}

/** Half a second: memory stays the same for any length, and an abort is noticed soon. */
export const blockSamples = sampleRateHz / 2;
/** Music makes room for speech by what was said before: so much earlier nothing of that is left. */
const duckingMemorySamples = 8 * sampleRateHz;

/** Mixes a stretch of a film into a scratch file. @returns its loudness before mastering */
export async function mixStretch(
  scratch: ScratchFile,
  { segments, framesPerSecond, music }: HeardFilm,
  { stretch, signal }: { readonly stretch: Stretch; readonly signal: AbortSignal },
): Promise<number> {
  const { from, until } = stretch;
  const starts = segmentStarts(segments, framesPerSecond);
  const gains = await narrationGains(segments, starts, { stretch, signal });
  const lead = Math.min(from, duckingMemorySamples);
  const narration = new NarrationTrack(placeNarrations(segments, starts, gains), from - lead);
  const heard = await placeClips(segments, starts, { stretch, signal });
  const clips = heard.length === 0 ? null : new ClipTrack(heard, from);
  const score = music === null ? null : new MusicReader(music, from);
  const meter = new LoudnessMeter(2, { hasPeaks: false });
  try {
    // A film of nothing but pen strokes is a silent film: they would be raised to the level of a voice.
    const isPenAlone = clips === null && music === null && !isSpoken(segments);
    const pen = isPenAlone ? null : new PenTrack(penSpans(segments, starts), from);
    const mixer = new Mixer(pen);
    mixer.prime(await narration.read(lead + Mixer.lookAheadSamples));
    for (let start = from; start < until; start += blockSamples) {
      signal.throwIfAborted();
      const frames = Math.min(blockSamples, until - start);
      const beds = [await score?.read(frames), await clips?.read(frames)].filter((bed) => bed !== undefined);
      const block = mixer.mix(await narration.read(frames), beds);
      meter.push([block.left, block.right]);
      await scratch.append(block);
    }
  } finally {
    await narration.close();
    await clips?.close();
    await score?.close();
  }
  return meter.read().integratedLufs;
}

export function isSpoken(segments: readonly SoundtrackSegment[]): boolean {
  return segments.some(({ narrationFile }) => narrationFile !== null);
}

/** Where in the film the pen is heard; strokes end with their scene. */
function penSpans(segments: readonly SoundtrackSegment[], starts: readonly number[]): PenSpan[] {
  return segments.flatMap(({ penStrokes = [] }, index) => {
    const from = starts[index] ?? 0;
    const until = starts[index + 1] ?? from;
    return penStrokes.map(({ startSeconds, endSeconds }) => {
      const begin = Math.round(startSeconds * sampleRateHz);
      const end = Math.round(endSeconds * sampleRateHz);
      return { start: Math.min(until, from + begin), end: Math.min(until, from + end), seed: begin };
    });
  });
}

/** By file, of the narrations that the stretch needs. */
async function narrationGains(
  segments: readonly SoundtrackSegment[],
  starts: readonly number[],
  { stretch, signal }: { readonly stretch: Stretch; readonly signal: AbortSignal },
): Promise<Map<string, number>> {
  const earliest = stretch.from - duckingMemorySamples;
  const latest = stretch.until + Mixer.lookAheadSamples;
  const gains = new Map<string, number>();
  for (const [index, { narrationFile }] of segments.entries()) {
    const isHeard = (starts[index + 1] ?? 0) > earliest && (starts[index] ?? 0) < latest;
    if (narrationFile !== null && isHeard && !gains.has(narrationFile)) {
      gains.set(narrationFile, await narrationGain(narrationFile, signal));
    }
  }
  return gains;
}
