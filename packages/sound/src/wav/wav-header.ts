import type { FileHandle } from 'node:fs/promises';
import { bytesPerFrame, type WavFormat } from './wav-format.ts';

const formatPcm = 1;
const formatFloat = 3;
const formatExtensible = 0xfffe;

interface Chunk {
  readonly id: string;
  readonly offset: number;
  readonly bytes: number;
}

/** Reads the chunks of a WAV file up to its samples. @throws Error when the file is not a WAV we can read. */
export async function readWavHeader(handle: FileHandle): Promise<WavFormat> {
  const { size } = await handle.stat();
  const riff = await readBytes(handle, 0, 12);
  if (riff.toString('latin1', 0, 4) !== 'RIFF' || riff.toString('latin1', 8, 12) !== 'WAVE') {
    throw new Error('This file is not a WAV file.');
  }
  let format: Omit<WavFormat, 'frames' | 'dataOffset'> | null = null;
  for await (const chunk of chunks(handle, size)) {
    if (chunk.id === 'fmt ') {
      format = parseFormat(await readBytes(handle, chunk.offset, Math.min(chunk.bytes, 40)));
    }
    if (chunk.id === 'data' && format !== null) {
      // A writer that was streaming may have left the length at its largest value: the file's end then decides.
      const available = Math.min(chunk.bytes, size - chunk.offset);
      return { ...format, frames: Math.floor(available / bytesPerFrame(format)), dataOffset: chunk.offset };
    }
  }
  throw new Error('This WAV file has no samples.');
}

async function* chunks(handle: FileHandle, size: number): AsyncGenerator<Chunk> {
  let position = 12;
  while (position + 8 <= size) {
    const head = await readBytes(handle, position, 8);
    const bytes = head.readUInt32LE(4);
    yield { id: head.toString('latin1', 0, 4), offset: position + 8, bytes };
    position += 8 + bytes + (bytes % 2);
  }
}

function parseFormat(bytes: Buffer): Omit<WavFormat, 'frames' | 'dataOffset'> {
  const tag = bytes.readUInt16LE(0);
  const code = tag === formatExtensible && bytes.length >= 26 ? bytes.readUInt16LE(24) : tag;
  const channels = bytes.readUInt16LE(2);
  const bits = bytes.readUInt16LE(14);
  if (channels < 1 || channels > 8) {
    throw new Error(`A WAV file with ${channels} channels cannot be read.`);
  }
  if (code === formatPcm && bits === 16) {
    return { sampleRateHz: bytes.readUInt32LE(4), channels, encoding: 'int16' };
  }
  if (code === formatFloat && bits === 32) {
    return { sampleRateHz: bytes.readUInt32LE(4), channels, encoding: 'float32' };
  }
  throw new Error(`WAV encoding ${code} with ${bits} bits cannot be read.`);
}

async function readBytes(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, position);
  if (bytesRead < length) {
    throw new Error('This WAV file ends too early.');
  }
  return buffer;
}
