import { rename, rm } from 'node:fs/promises';
import {
  AV_CHANNEL_LAYOUT_STEREO,
  AV_SAMPLE_FMT_FLTP,
  Encoder,
  FF_ENCODER_AAC,
  Frame,
  Muxer,
  type Packet,
} from 'node-av';
import type { StereoBlock } from '../effects/stereo-block.ts';
import { sampleRateHz } from '../wav/wav-format.ts';

const samplesPerPacket = 1024;
/** Packets handed over at once: each hand-over is a way to another thread and back. */
const packetsPerFrame = 24;
/**
 * Bits a second. What is watched has 128,000: of speech, music and pen together each third of an octave below 14 kHz keeps its
 * level within 0.84 dB (0.31 dB at 192,000), decision record 40. What is mixed and encoded again has 192,000.
 */
const bitRates = { watched: 128_000, 'mixed again': 192_000 } as const;
export type AacUse = keyof typeof bitRates;

/**
 * Writes AAC LC, 48 kHz stereo, into an MP4 audio file. The encoder starts with 1024 samples of priming; the
 * muxer notes them in the edit list, so a player begins with our first sample and ends with our last.
 */
export class AacFile {
  readonly #output: string;
  readonly #encoder: Encoder;
  readonly #muxer: Muxer;
  readonly #stream: number;
  /** What is waiting to be handed over. */
  readonly #left = new Float32Array(samplesPerPacket * packetsPerFrame);
  readonly #right = new Float32Array(samplesPerPacket * packetsPerFrame);
  #waiting = 0;
  #position = 0;
  #pending: Promise<void> = Promise.resolve();

  private constructor(output: string, encoder: Encoder, muxer: Muxer) {
    this.#output = output;
    this.#encoder = encoder;
    this.#muxer = muxer;
    this.#stream = muxer.addStream(encoder);
  }

  /** The file appears under its name only when `finish` succeeds. */
  static async create(output: string, use: AacUse): Promise<AacFile> {
    const encoder = await Encoder.create(FF_ENCODER_AAC, {
      context: { bitRate: bitRates[use] },
      // The default coder comes 1 dB nearer to the original in nearly twice the time.
      options: { aac_coder: 'fast' },
    });
    const muxer = await Muxer.open(partial(output), { format: 'mp4' });
    return new AacFile(output, encoder, muxer);
  }

  /**
   * Takes the next block, which must not be changed any more. Settles when the block before is encoded: the next is made
   * meanwhile, in the other processor.
   */
  async write(block: StereoBlock): Promise<void> {
    await this.#pending;
    this.#pending = this.#encodeBlock(block);
    // Awaited by the next call; without this a failure in between would end the process first.
    this.#pending.catch(() => undefined);
  }

  async #encodeBlock({ left, right }: StereoBlock): Promise<void> {
    for (let start = 0; start < left.length;) {
      // The encoder answers its first packet with silence; the wrapper then stops asking until the next hand-over.
      const room = this.#position === 0 ? samplesPerPacket : this.#left.length;
      const end = Math.min(left.length, start + room - this.#waiting);
      this.#left.set(left.subarray(start, end), this.#waiting);
      this.#right.set(right.subarray(start, end), this.#waiting);
      this.#waiting += end - start;
      start = end;
      if (this.#waiting === room) {
        await this.#encodeWaiting();
      }
    }
  }

  async finish(): Promise<void> {
    await this.#pending;
    const length = this.#position + this.#waiting;
    if (this.#waiting > 0) {
      // The wrapper's queue hands out whole packets only and would swallow a shorter last one.
      const whole = Math.ceil(this.#waiting / samplesPerPacket) * samplesPerPacket;
      this.#left.fill(0, this.#waiting, whole);
      this.#right.fill(0, this.#waiting, whole);
      this.#waiting = whole;
      await this.#encodeWaiting(length);
    }
    await this.#encode(null, length);
    await this.#muxer.close();
    this.#encoder.close();
    await rename(partial(this.#output), this.#output);
  }

  /** Gives up and leaves no file behind. */
  async abandon(): Promise<void> {
    // Closing an encoder that is at work in another thread crashes the process. Its failure was told to the writer.
    await Promise.allSettled([this.#pending]);
    this.#encoder.close();
    await this.#muxer.close();
    await rm(partial(this.#output), { force: true });
  }

  async #encodeWaiting(length?: number): Promise<void> {
    const count = this.#waiting;
    const planes = new Float32Array(count * 2);
    planes.set(this.#left.subarray(0, count));
    planes.set(this.#right.subarray(0, count), count);
    const frame = Frame.fromAudioBuffer(Buffer.from(planes.buffer), {
      nbSamples: count,
      format: AV_SAMPLE_FMT_FLTP,
      sampleRate: sampleRateHz,
      channelLayout: AV_CHANNEL_LAYOUT_STEREO,
      timeBase: { num: 1, den: sampleRateHz },
      pts: BigInt(this.#position),
    });
    this.#position += count;
    this.#waiting = 0;
    try {
      await this.#encode(frame, length);
    } finally {
      frame.free();
    }
  }

  /**
   * Only the wrapper's asynchronous calls are used: its synchronous encoding corrupts memory (found with valgrind).
   * Once the film's `length` in samples is known, the packet that crosses it is shortened to end there.
   */
  async #encode(frame: Frame | null, length = Number.MAX_SAFE_INTEGER): Promise<void> {
    for (const packet of await this.#encoder.encodeAll(frame)) {
      trim(packet, BigInt(length));
      await this.#muxer.writePacket(packet, this.#stream);
      packet.free();
    }
  }
}

function trim(packet: Packet, length: bigint): void {
  if (packet.pts + packet.duration > length) {
    packet.duration = length > packet.pts ? length - packet.pts : 0n;
  }
}

function partial(output: string): string {
  return `${output}.part`;
}
