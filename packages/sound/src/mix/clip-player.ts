import { silentBlock, type StereoBlock } from '../effects/stereo-block.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import { partSamples, readClip, type ClipReader } from './clip-reader.ts';
import type { ClipSound } from './clip-sound.ts';

/** A clip's sound that is under way, from one of its beginnings. */
interface Playing {
  readonly reader: ClipReader;
  /** In samples of the player's time. */
  readonly start: number;
}

/** Plays a clip's sound as its picture is played: once and then silence, or again and again, one melting into the next. */
export class ClipPlayer {
  readonly #sound: ClipSound;
  /** Samples of one run through the clip, and of the melting; 0: it does not begin again. */
  readonly #length: number;
  readonly #fade: number;
  #playing: Playing[] = [];
  #next = 0;
  #position = 0;

  constructor(sound: ClipSound) {
    this.#sound = sound;
    this.#length = partSamples(sound);
    const fade = Math.round((sound.loopFadeSeconds ?? 0) * sampleRateHz);
    this.#fade = fade * 2 < this.#length ? fade : 0;
  }

  async read(frames: number): Promise<StereoBlock> {
    const block = silentBlock(frames);
    const end = this.#position + frames;
    while (this.#next < end) {
      this.#playing.push({ reader: readClip(this.#sound), start: this.#next });
      this.#next = this.#fade === 0 ? Number.POSITIVE_INFINITY : this.#next + this.#length - this.#fade;
    }
    for (const playing of this.#playing) {
      await this.#add(playing, block);
    }
    this.#position = end;
    const isOver = ({ start }: Playing): boolean => start + this.#length <= end;
    await closeAll(this.#playing.filter(isOver));
    this.#playing = this.#playing.filter((playing) => !isOver(playing));
    return block;
  }

  async close(): Promise<void> {
    await closeAll(this.#playing);
    this.#playing = [];
  }

  async #add({ reader, start }: Playing, { left, right }: StereoBlock): Promise<void> {
    const offset = Math.max(0, start - this.#position);
    const from = this.#position + offset - start;
    const count = Math.min(left.length - offset, this.#length - from);
    const piece = await reader.read(count);
    for (let index = 0; index < count; index += 1) {
      const gain = this.#envelope(from + index, start === 0);
      left[offset + index] = (left[offset + index] ?? 0) + (piece.left[index] ?? 0) * gain;
      right[offset + index] = (right[offset + index] ?? 0) + (piece.right[index] ?? 0) * gain;
    }
  }

  /** Equal power: end and beginning have nothing in common. */
  #envelope(at: number, isFirst: boolean): number {
    if (this.#fade === 0) {
      return 1;
    }
    const comes = isFirst ? 1 : Math.min(1, at / this.#fade);
    const goes = Math.min(1, (this.#length - at) / this.#fade);
    return Math.sin((Math.PI / 2) * comes) * Math.sin((Math.PI / 2) * goes);
  }
}

async function closeAll(playing: readonly Playing[]): Promise<void> {
  for (const { reader } of playing) {
    await reader.close();
  }
}
