import { Decoder, Demuxer } from 'node-av';
import { chain } from './signals.ts';

/** The left channel as a player that honours the edit list hears it. */
export async function decodeLeft(
  file: string,
): Promise<{ samples: Float32Array; seconds: number; profile: string }> {
  await using demuxer = await Demuxer.open(file);
  const stream = demuxer.audio();
  if (stream === undefined) {
    throw new Error('no sound');
  }
  using decoder = await Decoder.create(stream);
  const pieces: Float32Array[] = [];
  for await (const frame of decoder.frames(demuxer.packets(stream.index))) {
    if (frame !== null) {
      const bytes = frame.toBuffer();
      pieces.push(Float32Array.from({ length: frame.nbSamples }, (_, index) => bytes.readFloatLE(index * 4)));
      frame.free();
    }
  }
  const { channels, sampleRate, codecId } = stream.codecpar;
  const seconds = (Number(stream.duration) * stream.timeBase.num) / stream.timeBase.den;
  return { samples: chain(...pieces), seconds, profile: `${codecId} ${sampleRate} ${channels}` };
}
