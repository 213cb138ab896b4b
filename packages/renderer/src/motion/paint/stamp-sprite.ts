import type { Homography } from '../pose/homography.ts';
import { composed, moved, rotated, scaled } from '../pose/homography.ts';
import type { Texture, TextureLevel } from '../texture/texture.ts';
import type { PixelMemory } from '../kernels/pixel-memory.ts';
import { cellHeight } from './surface.ts';
import type { Surface } from './surface.ts';

/** A small picture somewhere on a surface, in its pixels. */
export interface Stamp {
  readonly texture: Texture;
  /** Where its middle is. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotationDegrees: number;
  /** 0 to 1. */
  readonly opacity: number;
  readonly isLight: boolean;
}

/** Stamps are painted in strips of this many rows, each no longer than the stamp is there. */
const stripHeight = 8;
/** Strips begin and end at multiples of this, eight pixels of colour. */
const stripGrid = 16;

/** Lays a sprite over a surface, cut to it. */
export function stampSprite(memory: PixelMemory, surface: Surface, stamp: Stamp): void {
  const opacity = Math.round(stamp.opacity * (stamp.isLight ? 128 : 256));
  if (opacity <= 0) {
    return;
  }
  const corners = cornersOf(stamp);
  const ys = corners.map((corner) => corner.y);
  const rows = surface.rows * cellHeight;
  const first = Math.max(0, Math.floor(Math.min(...ys) / stripHeight) * stripHeight);
  const last = Math.min(rows, Math.max(...ys));
  for (let row = first; row < last; row += stripHeight) {
    const span = spanOf(corners, row, row + stripHeight);
    const left = Math.max(0, Math.floor(span.left / stripGrid) * stripGrid);
    const right = Math.min(surface.stride, Math.ceil(span.right / stripGrid) * stripGrid);
    if (right > left) {
      paintStrip({ memory, surface, stamp, opacity }, { left, row, width: right - left });
    }
  }
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

function cornersOf(stamp: Stamp): Corner[] {
  const angle = (stamp.rotationDegrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across = 0, down = 0]) => {
    const x = (across * stamp.width) / 2 + across;
    const y = (down * stamp.height) / 2 + down;
    return { x: stamp.x + x * cosine - y * sine, y: stamp.y + x * sine + y * cosine };
  });
}

/** How far a turned rectangle reaches to both sides between two rows. */
function spanOf(corners: readonly Corner[], top: number, bottom: number): { left: number; right: number } {
  let [left, right] = [Infinity, -Infinity];
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const [upper, lower] = from.y < to.y ? [from, to] : [to, from];
    if (lower.y < top || upper.y > bottom) {
      return;
    }
    for (const y of [Math.max(top, upper.y), Math.min(bottom, lower.y)]) {
      const part = (y - upper.y) / Math.max(1e-9, lower.y - upper.y);
      const x = upper.x + (lower.x - upper.x) * part;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  });
  return { left, right };
}

function paintStrip(
  on: { memory: PixelMemory; surface: Surface; stamp: Stamp; opacity: number },
  strip: { left: number; row: number; width: number },
): void {
  const { memory, surface, stamp, opacity } = on;
  const { texture } = stamp;
  const wanted = Math.log2(texture.pictureWidth / stamp.width / 1.5);
  const chosen = Math.max(0, Math.min(texture.levels.length - 1, Math.ceil(wanted)));
  const level = texture.levels[chosen];
  if (level === undefined) {
    return;
  }
  const size = 2 ** chosen;
  const map = stampMap(stamp, size);
  const fixed = (value: number): number => Math.round(value * 65_536);
  const [a, b, c, d, e, f] = map;
  const kind = stamp.isLight ? 'lighten' : 'blend';
  const planes: StripPlane[] = [
    { source: level.y, alpha: level.alpha, target: surface.y, half: 0, bias: 0 },
    { source: level.u, alpha: level.halfAlpha, target: surface.u, half: 1, bias: 128 },
    { source: level.v, alpha: level.halfAlpha, target: surface.v, half: 1, bias: 128 },
    ...coverPlanes(level, surface),
  ];
  for (const { source, alpha, target, half, bias } of planes) {
    // Colour pixels lie in the middle of two by two pixels, on the surface as in the texture.
    const x = strip.left + half * 0.5;
    const y = strip.row + half * 0.5;
    const u = (a * x + b * y + c - half * 0.5) / (1 + half);
    const v = (d * x + e * y + f - half * 0.5) / (1 + half);
    const stride = surface.stride >> half;
    const place = target + (strip.row >> half) * stride + (strip.left >> half);
    const [width, height] = [level.width >> half, level.height >> half];
    memory.kernels[kind](
      ...([
        source,
        alpha,
        width,
        (width - 1) * 65_536 - 1,
        (height - 1) * 65_536 - 1,
        place,
        stride,
      ] as const),
      ...([fixed(u), fixed(v), fixed(a), fixed(d), fixed(b), fixed(e), 0, 0] as const),
      ...([strip.width >> half, stripHeight >> half, opacity, bias] as const),
    );
  }
}

/** Alpha is laid over alpha as colours are over colours. */
function coverPlanes({ alpha, halfAlpha }: TextureLevel, { cover }: Surface): StripPlane[] {
  return cover === undefined
    ? []
    : [
        { source: alpha, alpha, target: cover.alpha, half: 0, bias: 0 },
        { source: halfAlpha, alpha: halfAlpha, target: cover.halfAlpha, half: 1, bias: 0 },
      ];
}

interface StripPlane {
  readonly source: number;
  readonly alpha: number;
  readonly target: number;
  readonly half: number;
  readonly bias: number;
}

/** From pixels of the surface to pixels of a level that is `size` times smaller than the first. */
function stampMap(stamp: Stamp, size: number): Homography {
  const { texture } = stamp;
  const [across, down] = [texture.pictureWidth / stamp.width, texture.pictureHeight / stamp.height];
  const inPicture = composed(
    scaled(across, down),
    composed(rotated(-stamp.rotationDegrees), moved(0.5 - stamp.x, 0.5 - stamp.y)),
  );
  const inTexture = composed(
    moved(texture.pictureWidth / 2 + texture.inset, texture.pictureHeight / 2 + texture.inset),
    inPicture,
  );
  return composed(moved(-0.5, -0.5), composed(scaled(1 / size, 1 / size), inTexture));
}
