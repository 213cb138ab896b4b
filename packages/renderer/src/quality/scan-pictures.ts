import { AV_LOG_ERROR, Decoder, Demuxer, Log } from 'node-av';
import type { Frame, Packet } from 'node-av';
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
  Log.setLevel(AV_LOG_ERROR);
  await using demuxer = await Demuxer.open(file, { format: 'mov' });
  const stream = demuxer.video();
  if (stream === undefined) {
    throw new Error(`There is no picture in ${file}.`);
  }
  const { num, den } = stream.timeBase;
  const secondsOf = (pts: bigint): number => (Number(pts) * num) / den;
  const packets: PicturePacket[] = [];
  const keys: KeyPicture[] = [];
  using decoder = await Decoder.create(stream);
  const keyPackets = async function* (): AsyncGenerator<Packet | null> {
    for await (const packet of demuxer.packets(stream.index)) {
      if (packet !== null) {
        packets.push({ atSeconds: secondsOf(packet.pts), bytes: packet.size });
      }
      if (packet === null || packet.isKeyframe) {
        yield packet;
      } else {
        packet.free();
      }
    }
  };
  for await (const frame of decoder.frames(keyPackets())) {
    if (frame !== null) {
      keys.push({ atSeconds: secondsOf(frame.pts), brightness: brightnessOf(frame) });
      frame.free();
    }
  }
  const { width, height } = stream.codecpar;
  return { packets, keys, blocks: Math.ceil(width / 16) * Math.ceil(height / 16) };
}

function brightnessOf(frame: Frame): number {
  const { width, height } = frame;
  const luma = frame.toBuffer();
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
