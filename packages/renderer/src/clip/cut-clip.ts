import { open, rm } from 'node:fs/promises';
import {
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_AV1,
  AV_CODEC_ID_H264,
  AV_CODEC_ID_HEVC,
  AV_CODEC_ID_MP3,
  AV_CODEC_ID_MPEG4,
  AV_CODEC_ID_OPUS,
  AV_CODEC_ID_PCM_S16LE,
  AV_CODEC_ID_VORBIS,
  AV_CODEC_ID_VP8,
  AV_CODEC_ID_VP9,
  AV_LOG_ERROR,
  AVSEEK_FLAG_BACKWARD,
  Decoder,
  Demuxer,
  Encoder,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
  FilterAPI,
  Log,
  Muxer,
} from 'node-av';
import type { Frame, Stream } from 'node-av';
import { joinFilm } from '../film/join-film.ts';
import { clipFilters } from './clip-filters.ts';
import { readClipPicture } from './clip-picture.ts';
import { UnusableClipError } from './clip-shot.ts';
import { probeClip } from './probe-clip.ts';
import type { ClipSize } from './probe-clip.ts';

/** What a stranger's clip says of itself; none of it is true before it has been read. */
export interface ClipHead {
  /** Null where it does not say, as what browsers record. */
  readonly seconds: number | null;
  /** Of the longest side, in the file's own pixels. */
  readonly longSide: number;
}

export interface ClipCut {
  readonly fromSeconds: number;
  readonly untilSeconds: number;
  /** Larger ones are made smaller; none is enlarged. */
  readonly longSide: number;
  readonly keepsSound: boolean;
}

/** What phones, cameras, screens and editors write. No other decoder is opened, whatever a file names. */
const codecs: ReadonlySet<number> = new Set([
  AV_CODEC_ID_H264,
  AV_CODEC_ID_HEVC,
  AV_CODEC_ID_VP8,
  AV_CODEC_ID_VP9,
  AV_CODEC_ID_AV1,
  AV_CODEC_ID_MPEG4,
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_MP3,
  AV_CODEC_ID_OPUS,
  AV_CODEC_ID_VORBIS,
  AV_CODEC_ID_PCM_S16LE,
]);
/** As phones and screens record; films show what they need of it. */
const FRAMES_PER_SECOND = 30;
/** As films are made: one more encoding is not to be seen. */
const PICTURE = { preset: 'veryfast', crf: 18 } as const;
const COLOURS = 'colorprim=bt709:transfer=bt709:colormatrix=bt709';
const SOUND_BITS_PER_SECOND = 192_000;
/** The encoder's blocks. */
const SOUND_FILTERS =
  'aresample=48000,aformat=sample_fmts=fltp:channel_layouts=stereo,asetpts=PTS-STARTPTS,asetnsamples=n=1024:p=1';
const THREADS = 2;

/** @throws UnusableClipError for what is neither MP4, MOV nor WebM, or has no picture */
export async function readClipHead(file: string): Promise<ClipHead> {
  return await telling(async () => {
    await using demuxer = await openForeign(file);
    const { width, height } = pictureOf(demuxer).codecpar;
    const { duration } = demuxer;
    const seconds = Number.isFinite(duration) && duration > 0 ? duration : null;
    return { seconds, longSide: Math.max(width, height) };
  });
}

/**
 * Writes a stretch of a stranger's clip anew as an MP4 that every player here and the renderer read: upright, with square
 * pixels, in BT.709, at an even rate, with its sound where that is wished. Nothing of the file itself is taken over.
 * @throws UnusableClipError when nothing of the stretch can be decoded
 */
export async function cutClip(file: string, output: string, cut: ClipCut): Promise<ClipSize> {
  return await telling(async () => {
    const [pictures, sound] = [`${output}.pictures.mp4`, `${output}.sound.mp4`];
    try {
      await writePictures(file, pictures, cut);
      const hasSound = cut.keepsSound && (await writeSound(file, sound, cut));
      await joinFilm({ segments: [pictures], soundtrack: hasSound ? sound : null, output });
      const cutOut = await probeClip(output);
      refuseShortened(cutOut, await readClipHead(file), cut);
      return cutOut;
    } finally {
      await rm(pictures, { force: true });
      await rm(sound, { force: true });
    }
  });
}

/** The packets of a stream end a little before the others; a stretch may end in a longer picture. */
const TOLERANCE_SECONDS = 0.5;

/** A file that was sent by half begins like a whole one. */
function refuseShortened(
  { seconds }: ClipSize,
  head: ClipHead,
  { fromSeconds, untilSeconds }: ClipCut,
): void {
  const promised = Math.min(untilSeconds, head.seconds ?? 0) - fromSeconds;
  if (seconds < promised - TOLERANCE_SECONDS) {
    throw new UnusableClipError(`The clip is cut off: ${seconds} s of ${promised} s are there`);
  }
}

async function telling<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof UnusableClipError
      ? cause
      : new UnusableClipError('The clip cannot be read', { cause });
  }
}

/** An EBML file begins with these bytes (RFC 8794, 11.2.1); everything else is taken for a file of boxes. */
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** One of two formats by the first bytes; none is guessed from what follows. */
async function openForeign(file: string): Promise<Demuxer> {
  Log.setLevel(AV_LOG_ERROR);
  const handle = await open(file, 'r');
  const head = Buffer.alloc(EBML.length);
  try {
    await handle.read(head, 0, head.length, 0);
  } finally {
    await handle.close();
  }
  return await Demuxer.open(file, { format: head.equals(EBML) ? 'webm' : 'mov' });
}

function pictureOf(demuxer: Demuxer): Stream {
  const stream = demuxer.video();
  if (stream === undefined) {
    throw new UnusableClipError('The clip has no picture');
  }
  refuseForeign(stream);
  return stream;
}

function refuseForeign({ codecpar }: Stream): void {
  if (!codecs.has(codecpar.codecId)) {
    throw new UnusableClipError(`No clip of the codec ${codecpar.codecId} is read`);
  }
}

async function writePictures(file: string, output: string, cut: ClipCut): Promise<void> {
  await using source = await openForeign(file);
  const stream = pictureOf(source);
  const picture = readClipPicture(stream);
  const scale = Math.min(1, cut.longSide / Math.max(picture.width, picture.height));
  const size = { width: even(picture.width * scale), height: even(picture.height * scale) };
  const framing = clipFilters(picture, { ...size, fit: 'cover', focus: { x: 0.5, y: 0.5 } });
  const rate = `setpts=PTS-STARTPTS,fps=${FRAMES_PER_SECOND}`;
  using decoder = await Decoder.create(stream, { context: { threadCount: THREADS } });
  using filters = FilterAPI.create(`${rate},${framing}`, { graph: { nbThreads: 1 } });
  using encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    context: { threadCount: THREADS },
    options: { ...PICTURE, 'x264-params': COLOURS },
  });
  const frames = filters.frames(await stretchOf({ source, stream, decoder }, cut));
  if ((await writeTrack(output, encoder, frames)) === 0) {
    throw new UnusableClipError('The stretch of the clip has no picture');
  }
}

/** @returns whether there is any */
async function writeSound(file: string, output: string, cut: ClipCut): Promise<boolean> {
  await using source = await openForeign(file);
  const stream = source.audio();
  if (stream === undefined) {
    return false;
  }
  refuseForeign(stream);
  using decoder = await Decoder.create(stream);
  using filters = FilterAPI.create(SOUND_FILTERS);
  using encoder = await Encoder.create(FF_ENCODER_AAC, { context: { bitRate: SOUND_BITS_PER_SECOND } });
  const frames = filters.frames(await stretchOf({ source, stream, decoder }, cut));
  return (await writeTrack(output, encoder, frames)) > 0;
}

function even(length: number): number {
  return 2 * Math.max(8, Math.round(length / 2));
}

/** Where a stream is decoded from. */
interface Reading {
  readonly source: Demuxer;
  readonly stream: Stream;
  readonly decoder: Decoder;
}

/** Decoded frames of a stretch; nothing behind its end is decoded. */
async function stretchOf(
  { source, stream, decoder }: Reading,
  { fromSeconds, untilSeconds }: ClipCut,
): Promise<AsyncGenerator<Frame | null>> {
  const { num, den } = stream.timeBase;
  // Some files begin later than at 0; a moment is counted from their first picture, as players do.
  const begin = Number.isFinite(source.startTime) ? source.startTime : 0;
  if (fromSeconds > 0) {
    await source.seek(begin + fromSeconds, -1, AVSEEK_FLAG_BACKWARD);
  }
  return frames();

  async function* frames(): AsyncGenerator<Frame | null> {
    for await (const frame of decoder.frames(source.packets(stream.index))) {
      if (frame === null) {
        continue;
      }
      const at = (Number(frame.pts) * num) / den - begin;
      if (at >= untilSeconds) {
        frame.free();
        break;
      }
      if (at < fromSeconds) {
        frame.free();
        continue;
      }
      yield frame;
    }
    yield null;
  }
}

/** @returns how many packets were written */
async function writeTrack(
  output: string,
  encoder: Encoder,
  frames: AsyncIterable<Frame | null>,
): Promise<number> {
  const muxer = await Muxer.open(output, { format: 'mp4' });
  const track = muxer.addStream(encoder);
  let written = 0;
  try {
    for await (const packet of encoder.packets(frames)) {
      if (packet !== null) {
        await muxer.writePacket(packet, track);
        packet.free();
        written += 1;
      }
    }
  } finally {
    await muxer.close();
  }
  return written;
}
