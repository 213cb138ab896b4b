import { sampleRateHz } from '@kinora/sound';
import { Decoder, Demuxer } from 'node-av';

/** The pictures of a film as a player shows them: brightness of every pixel, row by row. */
export async function decodeLuma(file: string): Promise<Uint8Array[]> {
  await using demuxer = await Demuxer.open(file);
  const stream = demuxer.video();
  if (stream === undefined) {
    throw new Error('no picture');
  }
  using decoder = await Decoder.create(stream);
  const pictures: Uint8Array[] = [];
  for await (const frame of decoder.frames(demuxer.packets(stream.index))) {
    if (frame !== null) {
      pictures.push(Uint8Array.from(frame.toBuffer().subarray(0, frame.width * frame.height)));
      frame.free();
    }
  }
  return pictures;
}

/** How far two pictures are apart in brightness, per pixel on average. */
export function meanDifference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

/** The loudness of every hundredth of a second of a film's first channel. */
export async function decodeSound(file: string): Promise<number[]> {
  await using demuxer = await Demuxer.open(file);
  const stream = demuxer.audio();
  if (stream === undefined) {
    throw new Error('no sound');
  }
  using decoder = await Decoder.create(stream);
  const loudest: number[] = [];
  for await (const frame of decoder.frames(demuxer.packets(stream.index))) {
    if (frame === null) {
      continue;
    }
    const start = (Number(frame.pts) * stream.timeBase.num) / stream.timeBase.den;
    const bytes = frame.toBuffer();
    for (let at = 0; at < frame.nbSamples; at++) {
      const slot = Math.floor((start + at / sampleRateHz) * 100);
      loudest[slot] = Math.max(loudest[slot] ?? 0, Math.abs(bytes.readFloatLE(at * 4)));
    }
    frame.free();
  }
  return loudest;
}
