import { open, rename, rm } from 'node:fs/promises';
import { AVMEDIA_TYPE_AUDIO } from 'node-av';
import type { FormatContext, Packet, Stream } from 'node-av';
import { checkCode, createMedia, openMedia, readPackets } from '../libav/media-file.ts';
import type { MediaWriter } from '../libav/media-file.ts';
import { probeFilm } from './probe-film.ts';
import type { FilmFacts } from './probe-film.ts';

export interface FilmParts {
  /** Paths of rendered segments in the order of the film, all with the same look. */
  readonly segments: readonly string[];
  /** Path of the soundtrack (AAC in MP4), which may be a film that sounds alike, or null for a silent film. */
  readonly soundtrack: string | null;
  /** Appears under this name only when it is whole. */
  readonly output: string;
}

/**
 * Joins segments and sound by copying packets, nothing is encoded again, and reads the result back.
 * @throws when a part is missing or damaged, when the segments do not match, or with the signal's reason
 */
export async function joinFilm(
  parts: FilmParts,
  { signal }: { signal?: AbortSignal } = {},
): Promise<FilmFacts> {
  const temporary = `${parts.output}.part`;
  try {
    await copyParts(parts, temporary, signal);
    const facts = await probeFilm(temporary);
    const file = await open(temporary, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, parts.output);
    return facts;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function copyParts(parts: FilmParts, output: string, signal: AbortSignal | undefined): Promise<void> {
  const sound = parts.soundtrack === null ? null : await openMedia(parts.soundtrack);
  const writer = await createMedia(output);
  let isFinished = false;
  try {
    const soundPump = sound === null ? null : createSoundPump(sound, writer);
    await copyPictures(parts.segments, writer, { soundPump, signal });
    await soundPump?.writeUntil(Number.POSITIVE_INFINITY);
    await writer.finish();
    isFinished = true;
  } finally {
    if (!isFinished) {
      await writer.abandon();
    }
    await sound?.closeInput();
  }
}

/** Writes sound up to a moment of the film, so that picture and sound lie side by side in the file. */
interface SoundPump {
  /** Adds the stream to the file; call it after the picture's stream and before the file is begun. */
  register(): void;
  writeUntil(seconds: number): Promise<void>;
}

function createSoundPump(source: FormatContext, writer: MediaWriter): SoundPump {
  const packets = readPackets(source);
  const input = soundOf(source);
  let target: Stream | undefined;
  let next: Packet | null = null;
  const take = async (): Promise<void> => {
    next = null;
    for (let result = await packets.next(); result.done !== true; result = await packets.next()) {
      if (result.value.streamIndex === input.index) {
        next = result.value;
        return;
      }
    }
  };
  return {
    register() {
      target = writer.copyStream(input);
    },
    async writeUntil(seconds) {
      if (next === null) {
        await take();
      }
      const { num, den } = input.timeBase;
      while (next !== null && target !== undefined && (Number(next.pts) * num) / den <= seconds) {
        next.streamIndex = target.index;
        next.rescaleTs(input.timeBase, target.timeBase);
        checkCode(writer.context.interleavedWriteFrameSync(next), 'write sound');
        await take();
      }
    },
  };
}

async function copyPictures(
  segments: readonly string[],
  writer: MediaWriter,
  { soundPump, signal }: { soundPump: SoundPump | null; signal: AbortSignal | undefined },
): Promise<void> {
  let target: Stream | undefined;
  let first: Buffer = Buffer.alloc(0);
  let shiftSeconds = 0;
  for (const path of segments) {
    signal?.throwIfAborted();
    const segment = await openMedia(path);
    try {
      const input = onlyStream(segment);
      if (target === undefined) {
        target = writer.copyStream(input);
        first = encodingOf(input);
        soundPump?.register();
        await writer.start();
      } else if (!first.equals(encodingOf(input))) {
        throw new Error('The segments of a film must be encoded alike; one differs from the first.');
      }
      shiftSeconds += await copySegment(segment, { input, target, shiftSeconds, writer });
      await soundPump?.writeUntil(shiftSeconds);
    } finally {
      await segment.closeInput();
    }
  }
  if (target === undefined) {
    throw new Error('A film needs at least one segment.');
  }
}

/** The encoder's own description of its stream: one for all segments, as the file has room for only one. */
function encodingOf(stream: Stream): Buffer {
  return stream.codecpar.extradata ?? Buffer.alloc(0);
}

/** @returns the segment's length in seconds */
async function copySegment(
  segment: FormatContext,
  to: { input: Stream; target: Stream; shiftSeconds: number; writer: MediaWriter },
): Promise<number> {
  const { input, target, writer } = to;
  const { num, den } = input.timeBase;
  const shift = BigInt(Math.round((to.shiftSeconds * den) / num));
  let end = 0n;
  for await (const packet of readPackets(segment)) {
    const packetEnd = packet.pts + packet.duration;
    end = packetEnd > end ? packetEnd : end;
    packet.pts += shift;
    packet.dts += shift;
    packet.streamIndex = target.index;
    packet.rescaleTs(input.timeBase, target.timeBase);
    checkCode(writer.context.interleavedWriteFrameSync(packet), 'write a picture');
  }
  return (Number(end) * num) / den;
}

function soundOf(context: FormatContext): Stream {
  const sound = context.streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO);
  if (sound === undefined) {
    throw new Error('A soundtrack must hold sound.');
  }
  return sound;
}

function onlyStream(context: FormatContext): Stream {
  const [stream] = context.streams;
  if (stream === undefined || context.streams.length !== 1) {
    throw new Error(
      `A part of a film must hold exactly one stream, this one holds ${context.streams.length}.`,
    );
  }
  return stream;
}
