import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_SAMPLE_FMT_FLTP,
  Encoder,
  FF_ENCODER_LIBMP3LAME,
  Frame,
  Muxer,
} from 'node-av';

export const sampleRateHz = 44_100;
const samplesPerFrame = 1152;

/** An MP3 of one channel, 44.1 kHz, 128 kbit/s. */
export async function encodeMp3(samples: Float32Array): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-mp3-'));
  const file = join(folder, 'speech.mp3');
  try {
    await writeMp3(samples, file);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeMp3(samples: Float32Array, file: string): Promise<void> {
  using encoder = await Encoder.create(FF_ENCODER_LIBMP3LAME, { context: { bitRate: 128_000 } });
  await using muxer = await Muxer.open(file, { format: 'mp3' });
  const stream = muxer.addStream(encoder);
  const write = async (frame: Frame | null): Promise<void> => {
    for (const packet of await encoder.encodeAll(frame)) {
      await muxer.writePacket(packet, stream);
      packet.free();
    }
  };
  for (let start = 0; start < samples.length; start += samplesPerFrame) {
    const frame = frameOf(samples, start);
    await write(frame);
    frame.free();
  }
  await write(null);
}

/** The encoder takes whole frames: the last is filled up with silence. */
function frameOf(samples: Float32Array, start: number): Frame {
  const block = new Float32Array(samplesPerFrame);
  block.set(samples.subarray(start, start + samplesPerFrame));
  return Frame.fromAudioBuffer(Buffer.from(block.buffer), {
    nbSamples: samplesPerFrame,
    format: AV_SAMPLE_FMT_FLTP,
    sampleRate: sampleRateHz,
    channelLayout: AV_CHANNEL_LAYOUT_MONO,
    timeBase: { num: 1, den: sampleRateHz },
    pts: BigInt(start),
  });
}
