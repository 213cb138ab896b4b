import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  AV_LOG_ERROR,
  AVERROR_EOF,
  AVIO_FLAG_WRITE,
  Dictionary,
  FFmpegError,
  FormatContext,
  IOContext,
  InputFormat,
  Log,
  Packet,
} from 'node-av';
import type { Stream } from 'node-av';

/** Fails with FFmpeg's own words. FFmpeg reports errors as negative numbers. */
export function checkCode(code: number, operation: string): void {
  FFmpegError.throwIfError(code, operation);
}

/**
 * Opens one of our own MP4 files for reading. The format is pinned and never guessed, so that no content can choose its
 * decoder. @throws when it is not a whole MP4
 */
export async function openMedia(path: string): Promise<FormatContext> {
  Log.setLevel(AV_LOG_ERROR);
  const context = new FormatContext();
  context.allocContext();
  checkCode(await context.openInput(path, InputFormat.findInputFormat('mov')), `open ${path}`);
  checkCode(await context.findStreamInfo(null), `read ${path}`);
  return context;
}

/** So many packets are read in one turn, in a millisecond or two; whoever waits for this thread comes to the next. */
const PACKETS_PER_TURN = 64;

/**
 * Reads packets to the end of the file. The packet is the same object every time: use it before asking for the next.
 * @param streams those that packets come of; all when left out
 * @throws when the file ends before everything its index tells of: a film with its index in front opens even if cut off
 */
export async function* readPackets(
  context: FormatContext,
  streams: readonly Stream[] = context.streams,
): AsyncGenerator<Packet> {
  const packet = new Packet();
  packet.alloc();
  const counts = context.streams.map(() => 0n);
  try {
    for (let count = 1; ; count += 1) {
      if (count % PACKETS_PER_TURN === 0) {
        await nextTurn();
      }
      // A way to another thread and back for each packet takes ten times as long as reading it.
      const code = context.readFrameSync(packet);
      if (code === AVERROR_EOF) {
        checkWholeness(streams, counts);
        return;
      }
      checkCode(code, 'read a packet');
      counts[packet.streamIndex] = (counts[packet.streamIndex] ?? 0n) + 1n;
      yield packet;
      packet.unref();
    }
  } finally {
    packet.free();
  }
}

function checkWholeness(streams: readonly Stream[], counts: readonly bigint[]): void {
  for (const { index, nbFrames } of streams) {
    const count = counts[index] ?? 0n;
    if (count < nbFrames) {
      throw new Error(
        `The file is cut off: it holds ${count} of the ${nbFrames} packets of stream ${index}.`,
      );
    }
  }
}

/** An MP4 being written from streams of other files. */
export interface MediaWriter {
  readonly context: FormatContext;
  /** Adds a stream that carries what `source` carries. */
  copyStream(source: Stream): Stream;
  start(): Promise<void>;
  /** Writes the index and closes the file. */
  finish(): Promise<void>;
  /** Closes what is open; the file is worthless then. */
  abandon(): Promise<void>;
}

export async function createMedia(path: string): Promise<MediaWriter> {
  Log.setLevel(AV_LOG_ERROR);
  const context = new FormatContext();
  checkCode(context.allocOutputContext2(null, 'mp4', path), 'make an MP4');
  const file = new IOContext();
  checkCode(await file.open2(path, AVIO_FLAG_WRITE), `write ${path}`);
  context.pb = file;
  const close = async (): Promise<void> => {
    context.pb = null;
    await file.closep();
    context.freeContext();
  };
  return {
    context,
    copyStream(source) {
      const stream = context.newStream(null);
      checkCode(source.codecpar.copy(stream.codecpar), 'copy a stream');
      stream.codecpar.codecTag = 0;
      stream.timeBase = source.timeBase;
      return stream;
    },
    // The index goes to the front, so that a film plays while it downloads.
    start: async () => {
      checkCode(await context.writeHeader(Dictionary.fromObject({ movflags: '+faststart' })), 'begin an MP4');
    },
    finish: async () => {
      checkCode(await context.writeTrailer(), 'finish an MP4');
      await close();
    },
    abandon: close,
  };
}
