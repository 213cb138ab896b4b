import { rm } from 'node:fs/promises';
import { fromDecibels } from '../effects/decibel.ts';
import { loudnessOfSteps, stepSamples } from '../loudness/loudness-meter.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { packetSamples } from './aac-packets.ts';
import { writeMaster } from './master.ts';
import { blockSamples, isSpoken, mixStretch } from './mix-stretch.ts';
import { Mixer } from './mixer.ts';
import { segmentStarts } from './narration-track.ts';
import { ScratchFile } from './scratch-file.ts';
import type { MixedSoundtrack, SoundtrackRequest } from './soundtrack.ts';
import { spliceAac } from './splice-aac.ts';
import type { StandingSound } from './standing-sound.ts';
import type { Stretch } from './stretch.ts';
import { targetLufs, toleranceLu } from './target.ts';

/** What the limiter does before a loud moment. */
const limiterReachSamples = 512;
/** The limiter, the encoder and the filters of pen and meter take so long to be as if they had heard the film from its beginning. */
const warmUpSamples = 0.75 * sampleRateHz;
/** Music that made room otherwise, and the end of a stroke, are over so long after what was changed. */
const settlingSamples = 2 * sampleRateHz;
/** A place where the packets of both sounds can follow each other is looked for in so much. */
const searchSamples = 0.5 * sampleRateHz;
/** Packets and steps of the meter begin together every 1.6 s. */
const gridSamples = 75 * packetSamples;
/** Where more than this part of a film is heard otherwise, it is mixed as a whole. */
const mostRemixed = 0.7;

/**
 * Mixes a film's sound where it changes, and copies the packets of an earlier film's sound before and after. Null: that cannot
 * be done, or would leave the film louder or quieter than it may be.
 */
export async function remixSoundtrack(
  request: SoundtrackRequest & { readonly standing: StandingSound },
  { signal }: { readonly signal: AbortSignal },
): Promise<MixedSoundtrack | null> {
  const { segments, framesPerSecond, music, standing, output } = request;
  const places = placesOf(segmentStarts(segments, framesPerSecond), standing.changed);
  const { stretch, samples } = places;
  if (stretch.until - stretch.from > samples * mostRemixed || (music === null && !isSpoken(segments))) {
    return null;
  }
  const scratch = await ScratchFile.create(`${output}.mix`);
  const remixed = `${output}.remix`;
  try {
    await mixStretch(scratch, request, { stretch, signal });
    const { gainLu } = standing.mastering;
    const blocks = readStretch(scratch, stretch, signal);
    const master = await writeMaster({ blocks, gain: fromDecibels(gainLu), output: remixed });
    const steps = joinSteps(standing.mastering.steps, master.steps, places);
    const integratedLufs = loudnessOfSteps(steps);
    if (Math.abs(targetLufs - integratedLufs) > toleranceLu) {
      return null;
    }
    const packets = packetsOf(places);
    const isSpliced = await spliceAac({ standing: standing.file, remixed, ...packets, output }, signal);
    const truePeakDb = Math.max(standing.truePeakDb, master.truePeakDb);
    const seconds = samples / sampleRateHz;
    return isSpliced ? { integratedLufs, truePeakDb, seconds, mastering: { gainLu, steps } } : null;
  } finally {
    await scratch.remove();
    await rm(remixed, { force: true });
  }
}

/** In samples of the film. */
interface Places {
  readonly samples: number;
  /** From the first sample that differs until all are as they were. */
  readonly changed: Stretch;
  /** What is mixed anew. */
  readonly stretch: Stretch;
}

function placesOf(starts: readonly number[], changed: StandingSound['changed']): Places {
  const samples = starts.at(-1) ?? 0;
  const first = starts[changed.from] ?? 0;
  const from = first === 0 ? 0 : Math.max(0, first - Mixer.lookAheadSamples - limiterReachSamples);
  const settled = (starts[changed.until] ?? samples) + settlingSamples;
  const until = settled + searchSamples + limiterReachSamples + 2 * packetSamples;
  const isToTheEnd = changed.until >= starts.length - 1 || until >= samples;
  const warmedUp = Math.max(0, from - warmUpSamples - searchSamples);
  return {
    samples,
    changed: { from, until: isToTheEnd ? samples : settled },
    stretch: {
      from: warmedUp - (warmedUp % gridSamples),
      until: isToTheEnd ? samples : until,
    },
  };
}

/** Packet n makes samples up to n times 1024 heard, and its window reaches as far again behind them. */
function packetsOf({
  changed,
  stretch,
  samples,
}: Places): Pick<Parameters<typeof spliceAac>[0], 'first' | 'seams'> {
  const { from, until } = changed;
  const search = Math.floor(searchSamples / packetSamples);
  const begin = Math.floor(from / packetSamples);
  const end = Math.ceil(until / packetSamples) + 1;
  return {
    first: stretch.from / packetSamples,
    seams: {
      in: stretch.from === 0 ? null : { from: begin - search, until: begin },
      out: until === samples ? null : { from: end, until: end + search },
    },
  };
}

/** The old levels with those of the stretch in their place, where the meter had heard enough of it. */
function joinSteps(
  standing: readonly number[],
  master: readonly number[],
  { changed, stretch, samples }: Places,
): number[] {
  const offset = stretch.from / stepSamples;
  const from = Math.floor(changed.from / stepSamples);
  const until = changed.until === samples ? offset + master.length : Math.ceil(changed.until / stepSamples);
  return [
    ...standing.slice(0, from),
    ...master.slice(from - offset, until - offset),
    ...(changed.until === samples ? [] : standing.slice(until)),
  ];
}

async function* readStretch(scratch: ScratchFile, { from, until }: Stretch, signal: AbortSignal) {
  for (let start = 0; start < until - from; start += blockSamples) {
    signal.throwIfAborted();
    yield await scratch.read(start, Math.min(blockSamples, until - from - start));
  }
}
