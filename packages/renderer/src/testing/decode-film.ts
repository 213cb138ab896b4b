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
