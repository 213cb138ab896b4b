import { AVSEEK_FLAG_BACKWARD, Decoder, Demuxer, FFmpegError } from 'node-av';
import type { Frame, Stream } from 'node-av';
import { silentBlock, type StereoBlock } from '../effects/stereo-block.ts';
import { samplesOf } from '../libav/frame-samples.ts';
import { sampleRateHz } from '../wav/wav-format.ts';

/** Decoding begins so much earlier than what is asked for: a packet of AAC is heard whole only after the one before it. */
const warmUpSeconds = 0.1;

/** For one stream alone the library would want the moment in units of that stream. */
const ANY_STREAM = -1;

/** Samples and where in the film the first of them lies. */
interface Piece {
  readonly start: number;
  readonly block: StereoBlock;
}

/** A film's music as `writeMusic` has made it, from any of its samples on; silence when it is over. */
export class MusicReader {
  readonly #pieces: AsyncGenerator<Piece, undefined>;
  #piece: Piece = { start: 0, block: silentBlock(0) };
  #position: number;
  #isOver = false;

  /** @param position the sample to begin with */
  constructor(file: string, position = 0) {
    this.#pieces = decode(file, position);
    this.#position = position;
  }

  async read(frames: number): Promise<StereoBlock> {
    const block = silentBlock(frames);
    const [from, end] = [this.#position, this.#position + frames];
    while (this.#position < end && !this.#isOver) {
      const { start, block: piece } = this.#piece;
      const used = Math.max(0, this.#position - start);
      if (used >= piece.left.length) {
        await this.#takeNext();
        continue;
      }
      const until = Math.min(end, start + piece.left.length);
      const at = Math.max(start, this.#position) - from;
      block.left.set(piece.left.subarray(used, until - start), at);
      block.right.set(piece.right.subarray(used, until - start), at);
      this.#position = until;
    }
    this.#position = end;
    return block;
  }

  async close(): Promise<void> {
    await this.#pieces.return(undefined);
  }

  async #takeNext(): Promise<void> {
    const next = await this.#pieces.next();
    this.#isOver = next.done === true;
    this.#piece = next.value ?? this.#piece;
  }
}

/** The format is pinned and never guessed, so that no content can choose its decoder. */
async function* decode(file: string, position: number): AsyncGenerator<Piece, undefined> {
  await using demuxer = await Demuxer.open(file, { format: 'mov' });
  const stream = demuxer.audio();
  if (stream?.codecpar.sampleRate !== sampleRateHz) {
    throw new Error(`There is no music in ${file}.`);
  }
  const seconds = position / sampleRateHz - warmUpSeconds;
  if (seconds > 0) {
    FFmpegError.throwIfError(await demuxer.seek(seconds, ANY_STREAM, AVSEEK_FLAG_BACKWARD), 'seek in music');
  }
  using decoder = await Decoder.create(stream);
  for await (const frame of decoder.frames(demuxer.packets(stream.index))) {
    if (frame !== null) {
      const piece = { start: startOf(frame, stream), block: stereoOf(frame) };
      frame.free();
      yield piece;
    }
  }
  return undefined;
}

function startOf({ pts }: Frame, { timeBase: { num, den } }: Stream): number {
  return Math.round((Number(pts) * num * sampleRateHz) / den);
}

function stereoOf(frame: Frame): StereoBlock {
  const [left = new Float32Array(0), right = left] = samplesOf(frame);
  return { left, right };
}
