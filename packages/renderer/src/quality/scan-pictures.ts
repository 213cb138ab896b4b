import { AVDISCARD_ALL, AVMEDIA_TYPE_VIDEO, Decoder } from 'node-av';
import type { FormatContext, Frame, Packet, Stream } from 'node-av';
import { openMedia, readPackets } from '../libav/media-file.ts';
import type { KeyPicture, PicturePacket } from './pictures-over-time.ts';

/** What a film's pictures tell without decoding more than a few of them. */
export interface ScannedPictures {
  readonly packets: readonly PicturePacket[];
  readonly keys: readonly KeyPicture[];
  /** Blocks of 16 by 16 pixels in a picture. */
  readonly blocks: number;
}

/** Every sixteenth pixel each way says enough about brightness. */
const pixelStep = 16;

/** Reads a film of ours through: the size of every picture, the brightness of those that stand for themselves. */
export async function scanPictures(file: string): Promise<ScannedPictures> {
  const context = await openMedia(file);
  try {
    const stream = context.streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_VIDEO);
    if (stream === undefined) {
      throw new Error(`There is no picture in ${file}.`);
    }
    // What is not looked at is not even read.
    for (const other of context.streams.filter(({ index }) => index !== stream.index)) {
      other.discard = AVDISCARD_ALL;
    }
    return await scanStream(context, stream);
  } finally {
    await context.closeInput();
  }
}

async function scanStream(context: FormatContext, stream: Stream): Promise<ScannedPictures> {
  const { num, den } = stream.timeBase;
  const secondsOf = (pts: bigint): number => (Number(pts) * num) / den;
  const packets: PicturePacket[] = [];
  const keys: KeyPicture[] = [];
  using decoder = await Decoder.create(stream);
  const keyPackets = async function* (): AsyncGenerator<Packet | null> {
    for await (const packet of readPackets(context, [stream])) {
      packets.push({ atSeconds: secondsOf(packet.pts), bytes: packet.size });
      const key = packet.isKeyframe ? packet.clone() : null;
      if (key !== null) {
        yield key;
      }
    }
    yield null;
  };
  for await (const frame of decoder.frames(keyPackets())) {
    if (frame !== null) {
      const luma = frame.toBuffer();
      keys.push({
        atSeconds: secondsOf(frame.pts),
        brightness: brightnessOf(frame, luma),
        isBlank: isBlank(frame, luma),
      });
      frame.free();
    }
  }
  const { width, height } = stream.codecpar;
  return { packets, keys, blocks: Math.ceil(width / 16) * Math.ceil(height / 16) };
}

/** Levels between neighbours that grain and dark corners never have, and how many such edges a first stroke has. */
const edgeLevels = 40;
const fewestEdges = 8;

function isBlank({ width, height }: Size, luma: Buffer): boolean {
  let edges = 0;
  for (let row = 0; row < height; row += 2) {
    for (let at = row * width; at < (row + 1) * width - 2; at++) {
      if (Math.abs((luma[at] ?? 0) - (luma[at + 2] ?? 0)) > edgeLevels) {
        edges += 1;
        if (edges >= fewestEdges) {
          return false;
        }
      }
    }
  }
  return true;
}

type Size = Pick<Frame, 'width' | 'height'>;

function brightnessOf({ width, height }: Size, luma: Buffer): number {
  let sum = 0;
  let count = 0;
  for (let row = 0; row < height; row += pixelStep) {
    for (let column = 0; column < width; column += pixelStep) {
      sum += luma[row * width + column] ?? 0;
      count += 1;
    }
  }
  return sum / count;
}
