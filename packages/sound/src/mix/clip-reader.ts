import { Codec, Decoder, Demuxer, FilterAPI } from 'node-av';
import type { Frame, Stream } from 'node-av';
import { silentBlock, type StereoBlock } from '../effects/stereo-block.ts';
import { sampleRateHz } from '../wav/wav-format.ts';
import type { ClipSound } from './clip-sound.ts';

/** The part of a clip that is played. */
export type ClipPart = Pick<ClipSound, 'file' | 'fromSeconds' | 'untilSeconds' | 'speed'>;

/** A clip's sound from its beginning on; silence when it is over. */
export interface ClipReader {
  read(frames: number): Promise<StereoBlock>;
  /** True when only silence would follow. */
  isOver(): boolean;
  close(): Promise<void>;
}

/** The sound of a part of a clip at 48 kHz in stereo, at its speed; silent for a clip without any. */
export function readClip(part: ClipPart): ClipReader {
  const pieces = decode(part);
  let piece: StereoBlock = silentBlock(0);
  let used = 0;
  let left = partSamples(part);
  return {
    async read(frames) {
      const block = silentBlock(frames);
      let filled = 0;
      while (filled < frames && left > 0) {
        if (used === piece.left.length) {
          const next = await pieces.next();
          left = next.done === true ? 0 : left;
          piece = next.value ?? silentBlock(0);
          used = 0;
        }
        const count = Math.min(frames - filled, piece.left.length - used, left);
        block.left.set(piece.left.subarray(used, used + count), filled);
        block.right.set(piece.right.subarray(used, used + count), filled);
        used += count;
        filled += count;
        left -= count;
      }
      return block;
    },
    isOver: () => left === 0,
    close: async () => {
      await pieces.return(undefined);
    },
  };
}

/** How long a part lasts in the film. */
export function partSamples({ fromSeconds, untilSeconds, speed }: ClipPart): number {
  return Math.round(((untilSeconds - fromSeconds) / speed) * sampleRateHz);
}

/** The format is pinned and never guessed, so that no content can choose its decoder. */
async function* decode(part: ClipPart): AsyncGenerator<StereoBlock, undefined> {
  await using demuxer = await Demuxer.open(part.file, { format: 'mov' });
  const stream = demuxer.audio();
  // Nothing is to be heard of a sound that cannot be read; the clip's picture is as good as before.
  if (stream === undefined || Codec.findDecoder(stream.codecpar.codecId) === null) {
    return undefined;
  }
  using filters = FilterAPI.create(clipFilters(part, startOf(demuxer.video())));
  // A few broken packets are a moment of silence.
  using decoder = await Decoder.create(stream, { exitOnError: false });
  for await (const frame of filters.frames(decoder.frames(demuxer.packets(stream.index)))) {
    if (frame !== null) {
      const piece = stereoOf(frame);
      frame.free();
      yield piece;
    }
  }
  return undefined;
}

/** When the first picture is seen: what the picture counts its moments from. */
function startOf(video: Stream | undefined): number {
  if (video === undefined || video.startTime < 0n) {
    return 0;
  }
  return (Number(video.startTime) * video.timeBase.num) / video.timeBase.den;
}

/** Gaps are filled before the beginning is cut off, so that it keeps to the picture; voices and tones keep their pitch. */
function clipFilters({ fromSeconds, speed }: ClipPart, startSeconds: number): string {
  return [
    `asetpts=PTS-${startSeconds}/TB`,
    `aresample=${sampleRateHz}:async=1:min_hard_comp=0.02:first_pts=0`,
    `atrim=start=${fromSeconds}`,
    'asetpts=PTS-STARTPTS',
    ...(speed === 1 ? [] : [`atempo=${speed}`]),
    'aformat=sample_fmts=flt:channel_layouts=stereo',
  ].join(',');
}

/** A copy: the frame's own memory must not be touched once it is freed. */
function stereoOf(frame: Frame): StereoBlock {
  const bytes = frame.toBuffer();
  // Asked once: every question goes to the library.
  const count = frame.nbSamples;
  const block = silentBlock(count);
  for (let index = 0; index < count; index += 1) {
    block.left[index] = bytes.readFloatLE(index * 8);
    block.right[index] = bytes.readFloatLE(index * 8 + 4);
  }
  return block;
}
