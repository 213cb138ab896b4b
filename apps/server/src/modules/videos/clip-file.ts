import { join } from 'node:path';
import { limits } from '@kinora/contract/limits';
import { sentences } from '@kinora/contract/sentences';
import { probeFilm, readStills } from '@kinora/renderer';
import sharp from 'sharp';
import { ProviderError } from '@kinora/models';

export interface ClipFacts {
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
  readonly frames: number;
  readonly framesPerSecond: number;
  readonly hasSound: boolean;
}

/** Half a second of grace on both sides: models answer with whole groups of frames. */
const GRACE_SECONDS = 0.5;
const POSTER_LONG_SIDE = 960;

/**
 * Reads a clip through to its last packet. @throws ProviderError `transient` for what is no whole clip, or not of a length
 * that can be used
 */
export async function checkClip(
  file: string,
  { shortest, longest }: { shortest: number; longest: number } = limits.clipSeconds,
): Promise<ClipFacts> {
  const facts = await probe(file);
  const isUsable =
    facts.durationSeconds >= shortest - GRACE_SECONDS && facts.durationSeconds <= longest + GRACE_SECONDS;
  if (!isUsable) {
    throw unusable(new Error(`The clip is ${facts.durationSeconds} s long`));
  }
  return facts;
}

async function probe(file: string): Promise<ClipFacts> {
  try {
    const { video, audio, durationSeconds } = await probeFilm(file);
    if (video === null || video.frames === 0) {
      throw new Error('The clip has no picture');
    }
    const { width, height, frames, framesPerSecond } = video;
    return { width, height, durationSeconds, frames, framesPerSecond, hasSound: audio !== null };
  } catch (cause) {
    throw unusable(cause);
  }
}

function unusable(cause: unknown): ProviderError {
  return new ProviderError('transient', sentences.generation.unusableResult, { cause });
}

/** The clip's first picture as a WebP. @returns its path in the folder */
export async function writeClipPoster(file: string, facts: ClipFacts, folder: string): Promise<string> {
  const scale = Math.min(1, POSTER_LONG_SIDE / Math.max(facts.width, facts.height));
  const width = Math.round(facts.width * scale);
  for await (const still of readStills(file, { everySeconds: facts.durationSeconds, width })) {
    const poster = join(folder, 'poster.webp');
    const raw = { width: still.width, height: still.height, channels: 4 } as const;
    await sharp(still.pixels, { raw }).webp({ quality: 82, effort: 2 }).toFile(poster);
    return poster;
  }
  throw unusable(new Error('The clip has no first picture'));
}
