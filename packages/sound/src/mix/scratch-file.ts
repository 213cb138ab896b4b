import { open, rm, type FileHandle } from 'node:fs/promises';
import { silentBlock, type StereoBlock } from '../effects/stereo-block.ts';

const bytesPerSample = 4;

/** Raw float stereo on disk between two passes: each block is its left channel, then its right. */
export class ScratchFile {
  readonly #file: string;
  readonly #handle: FileHandle;

  private constructor(file: string, handle: FileHandle) {
    this.#file = file;
    this.#handle = handle;
  }

  static async create(file: string): Promise<ScratchFile> {
    return new ScratchFile(file, await open(file, 'w+'));
  }

  /** @param block made by `silentBlock`: it is written in one go */
  async append({ left, right }: StereoBlock): Promise<void> {
    await this.#handle.write(
      new Uint8Array(left.buffer, left.byteOffset, left.byteLength + right.byteLength),
    );
  }

  /** The block that begins at sample `start` of the film; blocks must be asked for as they were appended. */
  async read(start: number, frames: number): Promise<StereoBlock> {
    const block = silentBlock(frames);
    const bytes = new Uint8Array(block.left.buffer);
    await this.#handle.read(bytes, 0, bytes.length, start * 2 * bytesPerSample);
    return block;
  }

  async remove(): Promise<void> {
    await this.#handle.close();
    await rm(this.#file, { force: true });
  }
}
