import { AV_CODEC_ID_MP3, AV_LOG_ERROR, Decoder, Demuxer, Log } from 'node-av';
import type { Frame, Stream } from 'node-av';
import { samplesOf } from '../libav/frame-samples.ts';

/** A piece of one channel of sound, from -1 to 1. */
export interface MonoBlock {
  readonly sampleRateHz: number;
  readonly samples: Float32Array;
}

/**
 * The sound of an MP3, piece by piece, several channels averaged into one; what its encoder put in front is left out where
 * the file says how much that is. Format and codec are pinned and never guessed: the content chooses no decoder.
 * @throws Error when it is no MP3, or changes its rate on the way
 */
export async function* readMp3(file: string): AsyncGenerator<MonoBlock> {
  Log.setLevel(AV_LOG_ERROR);
  await using demuxer = await Demuxer.open(file, {
    format: 'mp3',
    options: { codec_whitelist: 'mp3,mp3float' },
  });
  const stream = soundOf(demuxer);
  using decoder = await Decoder.create(stream);
  let rateHz = 0;
  for await (const frame of decoder.frames(demuxer.packets(stream.index))) {
    if (frame === null) {
      continue;
    }
    const block = blockOf(frame);
    if (rateHz !== 0 && block.sampleRateHz !== rateHz) {
      throw new Error(`The sound changes its rate from ${rateHz} to ${block.sampleRateHz} Hz`);
    }
    rateHz = block.sampleRateHz;
    yield block;
  }
}

function soundOf(demuxer: Demuxer): Stream {
  const stream = demuxer.audio();
  if (stream?.codecpar.codecId !== AV_CODEC_ID_MP3) {
    throw new Error('The file holds no MP3 sound');
  }
  return stream;
}

function blockOf(frame: Frame): MonoBlock {
  const { sampleRate: sampleRateHz } = frame;
  const channels = samplesOf(frame);
  frame.free();
  const [first = new Float32Array(0)] = channels;
  if (channels.length === 1) {
    return { sampleRateHz, samples: first };
  }
  const samples = first.map(
    (_, index) => channels.reduce((sum, channel) => sum + (channel[index] ?? 0), 0) / channels.length,
  );
  return { sampleRateHz, samples };
}
