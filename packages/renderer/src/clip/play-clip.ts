import { AV_LOG_ERROR, AV_PIX_FMT_YUV420P, Decoder, Demuxer, FilterAPI, Frame, Log } from 'node-av';
import type { Stream } from 'node-av';
import { checkCode } from '../libav/media-file.ts';
import { clipFilters } from './clip-filters.ts';
import type { FrameSize } from './clip-filters.ts';
import { readClipPicture } from './clip-picture.ts';
import { UnusableClipError } from './clip-shot.ts';
import type { Clip } from './clip-shot.ts';
import { findFocus } from './find-focus.ts';

export interface ShownPicture {
  readonly atSeconds: number;
  /** All planes in one piece, not to be changed; they last until the next picture is asked for. */
  readonly bytes: Buffer;
}

/** A clip that is played forward, one picture at a time. */
export interface ClipPlayer {
  /**
   * The picture that is seen at a moment of the clip, 0 being its first one, and the last one when the clip is over: the same
   * object as long as it is seen. Moments are asked for in their order.
   */
  at(seconds: number): Promise<ShownPicture>;
  close(): Promise<void>;
}

/** Decoding is quicker than encoding: more threads would only take from that. */
const DECODER_THREADS = 2;
/** Presentation times of a variable rate are rounded; what is due within this is due. */
const EPSILON = 1e-4;

/** Opens a clip and brings every picture of it to the size of a film. @throws UnusableClipError */
export async function playClip(
  clip: Pick<Clip, 'file' | 'fit' | 'focus'>,
  size: FrameSize,
): Promise<ClipPlayer> {
  const focus = clip.focus === 'salient' ? await focusOf(clip.file, size, clip.fit) : clip.focus;
  const pictures = decode(clip.file, (stream) =>
    clipFilters(readClipPicture(stream), { ...size, fit: clip.fit, focus }),
  );
  const first = await pictures.next();
  if (first.done === true) {
    throw new UnusableClipError('The clip has no picture');
  }
  const begin = first.value.atSeconds;
  let shown: ShownPicture = first.value;
  let next = await pictures.next();
  return {
    async at(seconds) {
      while (next.done !== true && next.value.atSeconds - begin <= seconds + EPSILON) {
        shown = next.value;
        next = await pictures.next();
      }
      return shown;
    },
    async close() {
      await pictures.return(undefined);
    },
  };
}

/** Decoded and filtered pictures in the order they are seen; three are in memory at a time. */
async function* decode(
  file: string,
  filtersOf: (stream: Stream) => string,
): AsyncGenerator<ShownPicture, undefined> {
  Log.setLevel(AV_LOG_ERROR);
  await using demuxer = await openClip(file);
  const stream = demuxer.video();
  if (stream === undefined) {
    throw new UnusableClipError('The clip has no picture');
  }
  using filters = FilterAPI.create(filtersOf(stream), { graph: { nbThreads: 1 } });
  using decoder = await Decoder.create(stream, { context: { threadCount: DECODER_THREADS } });
  let places: [Place, Place] | null = null;
  try {
    for await (const frame of filters.frames(decoder.frames(demuxer.packets(stream.index)))) {
      if (frame === null) {
        continue;
      }
      places = places === null ? [placeFor(frame), placeFor(frame)] : [places[1], places[0]];
      const [{ bytes, wrapped }] = places;
      checkCode(wrapped.copy(frame), 'copy a picture');
      const atSeconds = secondsOf(frame);
      frame.free();
      yield { atSeconds, bytes };
    }
  } finally {
    places?.forEach(({ wrapped }) => wrapped.free());
  }
  return undefined;
}

/** The format is pinned and never guessed, so that no content can choose its decoder. */
async function openClip(file: string): Promise<Demuxer> {
  try {
    return await Demuxer.open(file, { format: 'mov' });
  } catch (cause) {
    throw new UnusableClipError('The clip cannot be opened', { cause });
  }
}

function secondsOf({ timeBase: { num, den }, pts }: Frame): number {
  return (Number(pts) * num) / den;
}

/** Bytes that a picture is copied to, all planes in one piece, and the frame that stands for them in the library. */
interface Place {
  readonly bytes: Buffer;
  readonly wrapped: Frame;
}

/**
 * All pictures of a clip are of one size. They are copied by the library: a view of its memory, or new bytes for each of
 * them, would have the collector at work all the time.
 */
function placeFor({ width, height, timeBase }: Frame): Place {
  const bytes = Buffer.alloc((width * height * 3) / 2);
  const format = AV_PIX_FMT_YUV420P;
  return { bytes, wrapped: Frame.fromVideoBuffer(bytes, { width, height, format, timeBase, pts: 0n }) };
}

/** Pictures that are looked at for what stands out. */
const LOOKED_AT = 3;
/** Long side of them: what stands out does so in a thumbnail. */
const SMALL_SIDE = 64;

async function focusOf(file: string, size: FrameSize, fit: Clip['fit']): Promise<{ x: number; y: number }> {
  const middle = { x: 0.5, y: 0.5 };
  if (fit === 'contain') {
    return middle;
  }
  const small: Buffer[] = [];
  let isCropped = true;
  const pictures = decode(file, (stream) => {
    const { width, height } = readClipPicture(stream);
    isCropped = Math.abs(width / height / (size.width / size.height) - 1) > 0.02;
    return `fps=1,scale=${SMALL_SIDE}:${SMALL_SIDE}:flags=area,format=yuv420p`;
  });
  for await (const picture of pictures) {
    small.push(Buffer.from(picture.bytes.subarray(0, SMALL_SIDE * SMALL_SIDE)));
    if (!isCropped || small.length === LOOKED_AT) {
      break;
    }
  }
  return isCropped ? findFocus(small, SMALL_SIDE) : middle;
}
