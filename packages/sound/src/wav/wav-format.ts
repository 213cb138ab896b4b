/** The rate of everything we make: one video frame at 30 fps is then a whole number of samples (1600). */
export const sampleRateHz = 48_000;

/** How the samples of a WAV file lie on disk. */
export interface WavFormat {
  readonly sampleRateHz: number;
  readonly channels: number;
  readonly encoding: 'int16' | 'float32';
  /** Length in sample frames (one sample per channel each). */
  readonly frames: number;
  /** Byte position of the first sample. */
  readonly dataOffset: number;
}

/** Bytes of one sample frame. */
export function bytesPerFrame(format: Pick<WavFormat, 'channels' | 'encoding'>): number {
  return format.channels * (format.encoding === 'int16' ? 2 : 4);
}

const headerBytes = 44;

/** The canonical 44-byte header of a 16-bit PCM file (RIFF/WAVE, Microsoft Multimedia Programming Interface 1.0, 1991). */
export function pcmHeader(format: { sampleRateHz: number; channels: number; frames: number }): Buffer {
  const frameBytes = format.channels * 2;
  const dataBytes = format.frames * frameBytes;
  const header = Buffer.alloc(headerBytes);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(headerBytes - 8 + dataBytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(format.channels, 22);
  header.writeUInt32LE(format.sampleRateHz, 24);
  header.writeUInt32LE(format.sampleRateHz * frameBytes, 28);
  header.writeUInt16LE(frameBytes, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(dataBytes, 40);
  return header;
}
