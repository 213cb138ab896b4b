import {
  AV_PKT_DATA_DISPLAYMATRIX,
  AVCOL_RANGE_JPEG,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
} from 'node-av';
import type { Stream } from 'node-av';
import { clipLimits, UnusableClipError } from './clip-shot.ts';

/** How a stream's pictures are to be read: upright, with square pixels, in which colours. */
export interface ClipPicture {
  /** Upright, in square pixels. */
  readonly width: number;
  readonly height: number;
  /** Quarter turns clockwise that make it upright. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
  readonly isFullRange: boolean;
  /** Matrix of its colours where the stream does not say: BT.709 for HD, BT.601 below, as players take it. */
  readonly assumedMatrix: 'bt709' | 'bt601' | null;
  /** Brighter than a screen of BT.709 can be: tone-mapped. */
  readonly isHdr: boolean;
}

/** Pictures this high are HD, whose colours are BT.709 when nothing is said (ITU-R BT.709-6; BT.601-7 for those below). */
const HD_HEIGHT = 720;

/** @throws UnusableClipError for sizes and rates that nobody makes */
export function readClipPicture(stream: Stream): ClipPicture {
  const { codecpar, avgFrameRate } = stream;
  const { width, height } = codecpar;
  const { mostPixelsASide, mostFramesPerSecond } = clipLimits;
  if (width < 16 || height < 16 || Math.max(width, height) > mostPixelsASide) {
    throw new UnusableClipError(`A clip of ${width} x ${height} pixels cannot be shown`);
  }
  if (avgFrameRate.den > 0 && avgFrameRate.num / avgFrameRate.den > mostFramesPerSecond) {
    throw new UnusableClipError(
      `A clip of ${avgFrameRate.num}/${avgFrameRate.den} frames a second cannot be shown`,
    );
  }
  return pictureOf(stream);
}

/** The same of a film of any size. */
export function pictureOf(stream: Stream): ClipPicture {
  const { codecpar } = stream;
  const { width, height, colorTrc, colorRange, colorSpace } = codecpar;
  const pixel = aspectOf(stream);
  const quarterTurns = turnsOf(codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX));
  const square = { width: Math.round(width * pixel), height };
  const isLying = quarterTurns % 2 === 1;
  return {
    width: isLying ? square.height : square.width,
    height: isLying ? square.width : square.height,
    quarterTurns,
    isFullRange: colorRange === AVCOL_RANGE_JPEG,
    assumedMatrix: colorSpace === AVCOL_SPC_UNSPECIFIED ? usualMatrix(height) : null,
    isHdr: colorTrc === AVCOL_TRC_SMPTE2084 || colorTrc === AVCOL_TRC_ARIB_STD_B67,
  };
}

function usualMatrix(height: number): 'bt709' | 'bt601' {
  return height >= HD_HEIGHT ? 'bt709' : 'bt601';
}

/** Width of a pixel as a part of its height. */
function aspectOf({ codecpar, sampleAspectRatio }: Stream): number {
  for (const { num, den } of [sampleAspectRatio, codecpar.sampleAspectRatio]) {
    const aspect = den > 0 ? num / den : 0;
    // Beyond these it is a mistake of the file, not a lens.
    if (aspect > 0.2 && aspect < 5) {
      return aspect;
    }
  }
  return 1;
}

/**
 * The turn that a display matrix asks for. ISO/IEC 14496-12, 8.2.2.3: nine numbers, the first two of each row with 16 bits of
 * fraction; [a b; c d] turns by atan2(b, a).
 */
function turnsOf(matrix: Buffer | null): ClipPicture['quarterTurns'] {
  if (matrix === null || matrix.length < 36) {
    return 0;
  }
  const [a, b] = [matrix.readInt32LE(0), matrix.readInt32LE(4)];
  const quarters = Math.round(Math.atan2(b, a) / (Math.PI / 2));
  return quarterTurns[(quarters + 4) % 4] ?? 0;
}

const quarterTurns = [0, 1, 2, 3] as const;
