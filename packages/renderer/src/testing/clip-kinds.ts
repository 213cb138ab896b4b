import type { Clip } from '../clip/clip-shot.ts';
import type { SampleClip } from './sample-clips.ts';

const wide = { width: 320, height: 180, seconds: 3, shows: 'card' } as const;
const irregular = Array.from({ length: 90 }, (_, at) => at / 30 + (at % 3) * 0.008);

/** A clip of each kind that vendors and cameras make. */
export const clipKinds = {
  '24 frames a second': { ...wide, frames: 24 },
  'pixels that are not square': { ...wide, width: 240, frames: 25, pixelAspect: { num: 4, den: 3 } },
  HDR: { ...wide, frames: 30, colours: 'colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc' },
  '59.94 frames a second, larger': { ...wide, width: 640, height: 360, frames: 60_000 / 1001 },
  'a variable rate': { ...wide, frames: irregular },
  'an upright picture': { ...wide, width: 180, height: 320, frames: 25 },
} as const satisfies Record<string, Omit<SampleClip, 'output'>>;
export type ClipKind = keyof typeof clipKinds;

/** The same clip of 1080p, or upright as large. */
export function fullSize(kind: ClipKind): Omit<SampleClip, 'output'> {
  const { width, height, ...rest } = clipKinds[kind];
  const times = 1080 / Math.min(width, height);
  return { ...rest, width: width * times, height: height * times };
}

/** As the product frames it: what another shape would crop too much is shown whole. */
export function framingOf(kind: ClipKind): Clip['fit'] {
  const { width, height } = clipKinds[kind];
  return height > width ? 'contain' : 'cover';
}
