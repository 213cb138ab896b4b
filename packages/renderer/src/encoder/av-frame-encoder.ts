import {
  AV_LOG_ERROR,
  AV_PIX_FMT_YUV420P,
  Encoder,
  FF_ENCODER_LIBX264,
  Frame,
  Log,
  Muxer,
  Rational,
} from 'node-av';
import type { Packet } from 'node-av';
import type { PixelBox } from '../draw/coverage.ts';
import { hintChanges } from './change-hint.ts';
import type { EncoderSettings, FrameEncoder } from './frame-encoder.ts';
import { x264Options } from './x264-settings.ts';

async function openFile(
  settings: EncoderSettings,
): Promise<{ encoder: Encoder; muxer: Muxer; stream: number }> {
  Log.setLevel(AV_LOG_ERROR);
  const timeBase = new Rational(1, settings.framesPerSecond);
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    context: {
      framerate: new Rational(settings.framesPerSecond, 1),
      timeBase,
      threadCount: settings.threads,
    },
    options: x264Options(settings),
  });
  const muxer = await Muxer.open(settings.output, {
    format: 'mp4',
    options: { video_track_timescale: 15360 },
  });
  return { encoder, muxer, stream: muxer.addStream(encoder) };
}

/** An encoder on FFmpeg's libraries, in this process. */
export async function createAvFrameEncoder(settings: EncoderSettings): Promise<FrameEncoder> {
  const { encoder, muxer, stream } = await openFile(settings);
  let position = 0n;
  let underWay: Promise<unknown> = Promise.resolve();
  const save = async (packets: readonly Packet[]): Promise<void> => {
    for (const packet of packets) {
      await muxer.writePacket(packet, stream);
      packet.free();
    }
  };
  const close = async (): Promise<void> => {
    encoder.close();
    await muxer.close();
  };
  const encode = async (bytes: Buffer, changed: readonly PixelBox[] | undefined): Promise<void> => {
    // The library's frame refers to these bytes, and the encoder reads them in another thread.
    const frame = frameOf(bytes, settings, position);
    if (changed !== undefined && position > 0n) {
      hintChanges(frame, changed);
    }
    position += 1n;
    try {
      await save(await encoder.encodeAll(frame));
    } finally {
      frame.free();
    }
  };
  return {
    write(bytes, changed) {
      const written = encode(bytes, changed);
      underWay = written;
      return written;
    },
    async finish() {
      await save(await encoder.encodeAll(null));
      await close();
    },
    async abandon() {
      // Closing an encoder that is at work in another thread crashes the process. Its failure was told to the writer.
      await Promise.allSettled([underWay]);
      await close();
    },
  };
}

function frameOf(bytes: Buffer, settings: EncoderSettings, position: bigint): Frame {
  return Frame.fromVideoBuffer(bytes, {
    width: settings.width,
    height: settings.height,
    format: AV_PIX_FMT_YUV420P,
    timeBase: new Rational(1, settings.framesPerSecond),
    pts: position,
  });
}
