import { open } from 'node:fs/promises';
import { sentences } from '@kinora/contract/sentences';
import { ProviderError } from '@kinora/models';
import type { FetchedMedia, ImageResult, Medium, VideoResult } from '@kinora/models';
import { convertWebm, probeFilm } from '@kinora/renderer';
import sharp from 'sharp';

const contentTypes = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const;

interface Results {
  readonly picture: ImageResult;
  readonly clip: VideoResult;
}

/** Opens what was downloaded as what it should be. @throws ProviderError `transient` for anything else */
export async function readFetched<Of extends Medium>(
  medium: Of,
  fetched: FetchedMedia,
): Promise<Results[Of]> {
  const readers: { [Each in Medium]: (fetched: FetchedMedia) => Promise<Results[Each]> } = {
    picture: readPicture,
    clip: readClip,
  };
  try {
    return await readers[medium](fetched);
  } catch (cause) {
    throw new ProviderError('transient', sentences.generation.unusableResult, { cause });
  }
}

async function readPicture({ file, madeBy }: FetchedMedia): Promise<ImageResult> {
  const { format, width, height } = await sharp(file).metadata();
  if (format !== 'png' && format !== 'jpeg' && format !== 'webp') {
    throw new Error(`A picture of the format ${format}`);
  }
  // Metadata stand at the beginning: only decoding shows whether the rest is there.
  await sharp(file, { failOn: 'truncated' }).stats();
  return { file, madeBy, width, height, contentType: contentTypes[format] };
}

/** What WebM begins with. */
const WEBM_MARK = Buffer.from('1a45dfa3', 'hex');

/** Reads it to its last packet. What is paid for as WebM becomes MP4: nobody behind this reads anything else. */
async function readClip(fetched: FetchedMedia): Promise<VideoResult> {
  const { madeBy } = fetched;
  const file = await asMp4(fetched.file);
  const { video, durationSeconds } = await probeFilm(file);
  if (video === null || video.frames === 0) {
    throw new Error('The clip has no picture');
  }
  return { file, madeBy, durationSeconds };
}

async function asMp4(file: string): Promise<string> {
  if (!(await isWebm(file))) {
    return file;
  }
  const converted = `${file}.mp4`;
  await convertWebm(file, converted);
  return converted;
}

async function isWebm(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(WEBM_MARK.length), 0, WEBM_MARK.length, 0);
    return buffer.equals(WEBM_MARK);
  } finally {
    await handle.close();
  }
}
