import type { ClipPicture } from './clip-picture.ts';
import type { Clip } from './clip-shot.ts';

export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

export interface ClipFraming extends FrameSize {
  readonly fit: Clip['fit'];
  /** Parts of the upright picture. */
  readonly focus: { readonly x: number; readonly y: number };
}

/** The same pixels on every processor. */
const EXACT = 'accurate_rnd+bitexact';
/** A soft picture behind the clip is this part of its brightness, and as much less colourful. */
const BEHIND_BRIGHTNESS = 0.45;
/** It is blurred at this part of the frame's size: nothing of it is to be made out. */
const BEHIND_SCALE = 12;

/**
 * Tone mapping in linear light, 1 being the reference white of HDR, 203 nits (ITU-R BT.2408). What a screen of BT.709 can
 * show as well stays as it is up to half of that; above it highlights make room for each other.
 */
const toneMap =
  'zscale=transfer=linear:npl=203,format=gbrpf32le,zscale=primaries=bt709,tonemap=mobius:param=0.5:desat=0,' +
  'zscale=transfer=bt709:matrix=bt709:range=limited,format=yuv420p';

/** FFmpeg's filters from a decoded picture to a frame of the film: upright, framed, 4:2:0, BT.709 in limited range. */
export function clipFilters(picture: ClipPicture, framing: ClipFraming): string {
  const placed = framing.fit === 'cover' ? covering(picture, framing) : containing(picture, framing);
  return [...turning(picture), placed, 'setsar=1', 'format=yuv420p'].join(',');
}

/** FFmpeg's filters from a decoded picture to an upright one of this size in RGBA. */
export function stillFilters(picture: ClipPicture, { width, height }: FrameSize): string {
  const matrix = picture.isHdr ? 'bt709' : (picture.assumedMatrix ?? 'auto');
  return [
    ...turning(picture),
    ...(picture.isHdr ? [scaling(picture, { width, height })] : []),
    `scale=${width}:${height}:flags=${EXACT}+bilinear:in_color_matrix=${matrix}`,
    'format=rgba',
  ].join(',');
}

function turning({ quarterTurns }: ClipPicture): string[] {
  return [[], ['transpose=clock'], ['hflip', 'vflip'], ['transpose=cclock']][quarterTurns] ?? [];
}

function covering(picture: ClipPicture, { width, height, focus }: ClipFraming): string {
  const times = Math.max(width / picture.width, height / picture.height);
  const scaled = {
    width: Math.max(width, even(picture.width * times)),
    height: Math.max(height, even(picture.height * times)),
  };
  const x = cropStart(scaled.width, width, focus.x);
  const y = cropStart(scaled.height, height, focus.y);
  return `${scaling(picture, scaled)},crop=${width}:${height}:${x}:${y}`;
}

/** As near to the middle of the frame as the focus can come. */
function cropStart(length: number, shown: number, focus: number): number {
  return even(Math.min(length - shown, Math.max(0, focus * length - shown / 2)));
}

function containing(picture: ClipPicture, { width, height, ...framing }: ClipFraming): string {
  const times = Math.min(width / picture.width, height / picture.height);
  const inside = {
    width: Math.min(width, even(picture.width * times)),
    height: Math.min(height, even(picture.height * times)),
  };
  const small = { width: even(width / BEHIND_SCALE), height: even(height / BEHIND_SCALE) };
  const behind = [
    covering(picture, { ...framing, ...small }),
    'gblur=sigma=2',
    `lutyuv=y='16+(val-16)*${BEHIND_BRIGHTNESS}':u='128+(val-128)*${BEHIND_BRIGHTNESS}':v='128+(val-128)*${BEHIND_BRIGHTNESS}'`,
    `scale=${width}:${height}:flags=${EXACT}+bilinear`,
  ].join(',');
  return `split[near][far];[far]${behind}[behind];[near]${scaling(picture, inside)}[front];[behind][front]overlay=(W-w)/2:(H-h)/2`;
}

function scaling({ isHdr, isFullRange, assumedMatrix }: ClipPicture, { width, height }: FrameSize): string {
  if (isHdr) {
    return `scale=${width}:${height}:flags=${EXACT}+bicubic,${toneMap}`;
  }
  const colours = [
    'out_color_matrix=bt709',
    'out_range=limited',
    ...(isFullRange ? ['in_range=full'] : []),
    ...(assumedMatrix === null ? [] : [`in_color_matrix=${assumedMatrix}`]),
  ].join(':');
  return `scale=${width}:${height}:flags=${EXACT}+bicubic:${colours},format=yuv420p`;
}

function even(length: number): number {
  return 2 * Math.max(0, Math.round(length / 2));
}
