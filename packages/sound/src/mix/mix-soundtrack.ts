import { fromDecibels } from '../effects/decibel.ts';
import type { StereoBlock } from '../effects/stereo-block.ts';
import { LoudnessMeter, silenceLufs } from '../loudness/loudness-meter.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { readClip, type ClipReader } from './clip-reader.ts';
import { ClipTrack, placeClips } from './clip-track.ts';
import { writeMaster } from './master.ts';
import { Mixer } from './mixer.ts';
import { narrationGain } from './narration-gain.ts';
import { NarrationTrack, placeNarrations, segmentStarts, type SoundtrackSegment } from './narration-track.ts';
import { PenTrack, type PenSpan } from './pen-track.ts';
import { ScratchFile } from './scratch-file.ts';
import { targetLufs } from './target.ts';

export interface SoundtrackRequest {
  readonly segments: readonly SoundtrackSegment[];
  readonly framesPerSecond: number;
  /** The film's music as `writeMusic` has made it, from its beginning; null: no music. */
  readonly music: string | null;
  /** Path of the `.m4a` to write; beside it a scratch file lives while the work goes on. */
  readonly output: string;
}

/** What was written. */
export interface Soundtrack {
  /** Loudness of the whole film before encoding; -70 when it is silent. */
  readonly integratedLufs: number;
  readonly truePeakDb: number;
  /** Exactly the picture's length. */
  readonly seconds: number;
}

/** Half a second: memory stays the same for any length, and an abort is noticed soon. */
const blockSamples = sampleRateHz / 2;
/** Where the result may lie without a second try. */
const toleranceLu = 0.4;
const tries = 3;

/**
 * Writes a film's sound: every narration at -16 LUFS at its place, music and what clips sound like under it, the whole at
 * -16 LUFS with true peaks under -1 dBTP, AAC LC 48 kHz stereo, as many samples as the picture has time.
 * @throws Error for a narration that cannot be read or does not fit its segment; the signal's reason when aborted. No
 * file is left behind then.
 */
export async function mixSoundtrack(
  request: SoundtrackRequest,
  { signal }: { readonly signal: AbortSignal },
): Promise<Soundtrack> {
  const scratch = await ScratchFile.create(`${request.output}.mix`);
  try {
    const mixed = await mixInto(scratch, request, signal);
    let gainLu = mixed.integratedLufs === silenceLufs ? 0 : targetLufs - mixed.integratedLufs;
    for (let attempt = 1; ; attempt += 1) {
      const master = await writeMaster({
        blocks: readBlocks(scratch, mixed.samples, signal),
        gain: fromDecibels(gainLu),
        output: request.output,
      });
      const missingLu = targetLufs - master.integratedLufs;
      const isClose = Math.abs(missingLu) <= toleranceLu || master.integratedLufs === silenceLufs;
      if (isClose || attempt === tries) {
        return { ...master, seconds: mixed.samples / sampleRateHz };
      }
      // The limiter took loudness away from very peaky speech: drive it harder once more.
      gainLu += missingLu;
    }
  } finally {
    await scratch.remove();
  }
}

async function mixInto(
  scratch: ScratchFile,
  { segments, framesPerSecond, music }: SoundtrackRequest,
  signal: AbortSignal,
): Promise<{ samples: number; integratedLufs: number }> {
  const starts = segmentStarts(segments, framesPerSecond);
  const samples = starts.at(-1) ?? 0;
  const narration = new NarrationTrack(
    placeNarrations(segments, starts, await narrationGains(segments, signal)),
  );
  const heard = await placeClips(segments, starts, signal);
  const clips = heard.length === 0 ? null : new ClipTrack(heard);
  const score = openMusic(music, samples);
  const meter = new LoudnessMeter(2, { hasPeaks: false });
  try {
    // A film of nothing but pen strokes is a silent film: they would be raised to the level of a voice.
    const isPenAlone = clips === null && music === null && !isSpoken(segments);
    const pen = isPenAlone ? null : new PenTrack(penSpans(segments, starts));
    const mixer = new Mixer(pen);
    mixer.prime(await narration.read(Mixer.lookAheadSamples));
    for (let start = 0; start < samples; start += blockSamples) {
      signal.throwIfAborted();
      const frames = Math.min(blockSamples, samples - start);
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
  return { samples, integratedLufs: meter.read().integratedLufs };
}

function openMusic(file: string | null, samples: number): ClipReader | null {
  return file === null
    ? null
    : readClip({ file, fromSeconds: 0, untilSeconds: samples / sampleRateHz, speed: 1 });
}

function isSpoken(segments: readonly SoundtrackSegment[]): boolean {
  return segments.some(({ narrationFile }) => narrationFile !== null);
}

/** Where in the film the pen is heard; strokes end with their scene. */
function penSpans(segments: readonly SoundtrackSegment[], starts: readonly number[]): PenSpan[] {
  return segments.flatMap(({ penStrokes = [] }, index) => {
    const from = starts[index] ?? 0;
    const until = starts[index + 1] ?? from;
    return penStrokes.map(({ startSeconds, endSeconds }) => ({
      start: Math.min(until, from + Math.round(startSeconds * sampleRateHz)),
      end: Math.min(until, from + Math.round(endSeconds * sampleRateHz)),
    }));
  });
}

async function narrationGains(
  segments: readonly SoundtrackSegment[],
  signal: AbortSignal,
): Promise<Map<string, number>> {
  const gains = new Map<string, number>();
  for (const { narrationFile } of segments) {
    if (narrationFile !== null && !gains.has(narrationFile)) {
      gains.set(narrationFile, await narrationGain(narrationFile, signal));
    }
  }
  return gains;
}

async function* readBlocks(
  scratch: ScratchFile,
  samples: number,
  signal: AbortSignal,
): AsyncGenerator<StereoBlock> {
  for (let start = 0; start < samples; start += blockSamples) {
    signal.throwIfAborted();
    yield await scratch.read(start, Math.min(blockSamples, samples - start));
  }
}
