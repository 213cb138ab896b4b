import { Decoder, Demuxer, FilterAPI } from 'node-av';
import type { Frame, Stream } from 'node-av';
import { stillFilters } from '../clip/clip-filters.ts';
import { pictureOf } from '../clip/clip-picture.ts';

/** Every picture is decoded for the few that are looked at. */
const DECODER_THREADS = 2;

/** A picture of a film as players show it, upright: RGBA, 8 bits each, row by row without padding. */
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
  using decoder = await Decoder.create(stream, { context: { threadCount: DECODER_THREADS } });
  using scaler = openScaler(stream, width);
  const { num, den } = stream.timeBase;
  let due = 0;
  for await (const frame of decoder.frames(demuxer.packets(stream.index))) {
    if (frame === null) {
      continue;
    }
    const atSeconds = (Number(frame.pts) * num) / den;
    if (atSeconds >= due) {
      due += everySeconds;
      yield { atSeconds, ...(await scaler.scale(frame)) };
    }
    frame.free();
  }
}

/**
 * The last picture of a clip, in the size it is seen in. @throws Error when it has none
 */
export async function readLastStill(file: string): Promise<FilmStill> {
  await using demuxer = await Demuxer.open(file, { format: 'mov' });
  const stream = demuxer.video();
  if (stream === undefined) {
    throw new Error(`${file} has no picture.`);
  }
  using decoder = await Decoder.create(stream);
  using scaler = openScaler(stream, null);
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
    return { atSeconds: (Number(last.pts) * num) / den, ...(await scaler.scale(last)) };
  } finally {
    last?.free();
  }
}

interface StillScaler extends Disposable {
  scale(frame: Frame): Promise<Omit<FilmStill, 'atSeconds'>>;
}

/** Reads colours as the stream says; `width` null: as wide as it is. */
function openScaler(stream: Stream, wanted: number | null): StillScaler {
  const picture = pictureOf(stream);
  const width = wanted ?? picture.width;
  const height = Math.round((picture.height * width) / picture.width);
  const filters = FilterAPI.create(stillFilters(picture, { width, height }));
  return {
    async scale(frame) {
      const [still] = await filters.processAll(frame);
      if (still === undefined) {
        throw new Error('A still could not be scaled.');
      }
      const pixels = Uint8Array.from(still.toBuffer());
      still.free();
      return { width, height, pixels };
    },
    [Symbol.dispose]: () => filters.close(),
  };
}
