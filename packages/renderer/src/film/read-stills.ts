import type { AVPixelFormat } from 'node-av';
import { AV_PIX_FMT_RGBA, Decoder, Demuxer, Frame, SoftwareScaleContext, SWS_BILINEAR } from 'node-av';
import { checkCode } from '../libav/media-file.ts';

/** A picture of a film: RGBA, 8 bits each, row by row without padding. */
export interface FilmStill {
  readonly atSeconds: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/**
 * The pictures of a film at even distances, from its first frame on: for contact sheets and previews.
 * @param width pixels of a still; the height follows from the film's shape
 */
export async function* readStills(
  file: string,
  { everySeconds, width }: { readonly everySeconds: number; readonly width: number },
): AsyncGenerator<FilmStill> {
  await using demuxer = await Demuxer.open(file, { format: 'mov' });
  const stream = demuxer.video();
  if (stream === undefined) {
    throw new Error(`${file} has no picture.`);
  }
  using decoder = await Decoder.create(stream);
  const { num, den } = stream.timeBase;
  let due = 0;
  for await (const frame of decoder.frames(demuxer.packets(stream.index))) {
    if (frame === null) {
      continue;
    }
    const atSeconds = (Number(frame.pts) * num) / den;
    if (atSeconds >= due) {
      due += everySeconds;
      yield { atSeconds, ...(await scaled(frame, width)) };
    }
    frame.free();
  }
}

/**
 * The last picture of a clip, in its own size. @throws Error when it has none
 */
export async function readLastStill(file: string): Promise<FilmStill> {
  await using demuxer = await Demuxer.open(file, { format: 'mov' });
  const stream = demuxer.video();
  if (stream === undefined) {
    throw new Error(`${file} has no picture.`);
  }
  using decoder = await Decoder.create(stream);
  const { num, den } = stream.timeBase;
  let last: Frame | null = null;
  try {
    for await (const frame of decoder.frames(demuxer.packets(stream.index))) {
      if (frame !== null) {
        last?.free();
        last = frame;
      }
    }
    if (last === null) {
      throw new Error(`${file} has no picture.`);
    }
    return { atSeconds: (Number(last.pts) * num) / den, ...(await scaled(last, last.width)) };
  } finally {
    last?.free();
  }
}

async function scaled(frame: Frame, width: number): Promise<Omit<FilmStill, 'atSeconds'>> {
  const height = Math.round((frame.height * width) / frame.width);
  const small = new Frame();
  small.alloc();
  small.width = width;
  small.height = height;
  small.format = AV_PIX_FMT_RGBA;
  checkCode(small.allocBuffer(), 'allocate a still');
  const scaler = new SoftwareScaleContext();
  // A decoded picture's format is a pixel format; sound has the other kind.
  const format = frame.format as AVPixelFormat;
  scaler.getContext(frame.width, frame.height, format, width, height, AV_PIX_FMT_RGBA, SWS_BILINEAR);
  try {
    checkCode(await scaler.scaleFrame(small, frame), 'scale a still');
    return { width, height, pixels: Uint8Array.from(small.toBuffer()) };
  } finally {
    scaler.freeContext();
    small.free();
  }
}
