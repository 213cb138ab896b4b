import { Path2D } from '@napi-rs/canvas';
import type { Colour } from '../canvas/colour.ts';
import { clamp, css, smoothstep } from '../canvas/colour.ts';
import { paintField } from '../canvas/field.ts';
import type { Sheet } from '../canvas/frame.ts';
import { between } from '../canvas/random.ts';
import type { Scene } from '../scene.ts';
import { toneRamp } from '../scene.ts';

/** The upper edge of a range or hill: height in pixels from the top, over the whole width and its bleed. */
export interface Ridge {
  readonly name: string;
  at(x: number): number;
}

export interface RidgeShape {
  readonly name: string;
  /** Height of the foot, in pixels from the top. */
  readonly base: number;
  readonly height: number;
  /** Peaks per width of the frame. */
  readonly frequency: number;
  /** 0 rolling hills, 1 sharp peaks. */
  readonly sharpness: number;
}

export function createRidge(scene: Scene, shape: RidgeShape): Ridge {
  const noise = scene.noise(`ridge ${shape.name}`);
  const span = Math.max(scene.frame.width, scene.frame.height * 0.8);
  const scale = shape.frequency / span;
  const fine = scene.style.isGeometric ? 0 : 1;
  const peaks = shape.sharpness > 0.3 ? createPeaks(scene, shape, span) : [];
  return {
    name: shape.name,
    at(x) {
      const u = x * scale;
      const rolling = 0.5 + noise.sum(u, 3.7, 2 + fine) * 0.75;
      if (peaks.length === 0) {
        return (
          shape.base - shape.height * (rolling + shape.sharpness * noise.sum(u * 9, 5.1, 3) * 0.3 * fine)
        );
      }
      const bent = x + noise.at(u * 2.4, 7.7) * span * 0.025 * fine;
      let highest = 0.1;
      for (const peak of peaks) {
        const away = Math.abs(bent - peak.x) / (bent < peak.x ? peak.left : peak.right);
        highest = Math.max(highest, peak.height * (1 - Math.pow(Math.min(1, away), 0.86)));
      }
      const broken = noise.sum(u * 7, 2.2, 4) * 0.075 * fine;
      const part = highest + broken * (0.4 + highest);
      return shape.base - shape.height * (part * shape.sharpness + rolling * 0.5 * (1 - shape.sharpness));
    },
  };
}

interface Peak {
  readonly x: number;
  readonly height: number;
  /** Width of its slopes in pixels. */
  readonly left: number;
  readonly right: number;
}

/** Peaks in a range: one that rules, others that lean on it. */
function createPeaks(scene: Scene, shape: RidgeShape, span: number): Peak[] {
  const random = scene.random(`peaks ${shape.name}`);
  const count = Math.round(shape.frequency * 5.5);
  const ruler = scene.light.sunX > 0.5 ? between(random, 0.24, 0.42) : between(random, 0.58, 0.76);
  const peaks: Peak[] = [
    {
      x: ruler * scene.frame.width,
      height: 1,
      left: span * between(random, 0.3, 0.42),
      right: span * between(random, 0.3, 0.42),
    },
  ];
  for (let index = 0; index < count; index++) {
    const x = ((index + between(random, 0.1, 0.9)) / count) * 1.4 - 0.2;
    const near = Math.exp(-(((x - ruler) / 0.4) ** 2));
    const height = between(random, 0.3, 0.58) + near * 0.2;
    peaks.push({
      x: x * scene.frame.width,
      height,
      left: span * height * between(random, 0.26, 0.4),
      right: span * height * between(random, 0.26, 0.4),
    });
  }
  return peaks;
}

/** The area under a ridge. */
export function ridgePath(ridge: Ridge, scene: Scene): Path2D {
  const { width, height, unit } = scene.frame;
  const margin = 0.2 * Math.max(width, height);
  const path = new Path2D();
  path.moveTo(-margin, height + margin);
  for (let x = -margin; x <= width + margin; x += unit * 2.5) {
    path.lineTo(x, ridge.at(x));
  }
  path.lineTo(width + margin, height + margin);
  path.closePath();
  return path;
}

export interface MountainLook {
  readonly rock: Colour;
  /** Below the rock: woods or meadows. */
  readonly foot?: Colour;
  readonly snow?: { readonly colour: Colour; readonly part: number };
  /** 0 near to 1 at the horizon. */
  readonly distance: number;
  readonly base: number;
  readonly height: number;
}

/** A range of rock with ribs lit from the side, snow above, woods at its foot, its foot in haze. */
export function paintMountains(
  sheet: Sheet,
  scene: Scene,
  { ridge, look }: { ridge: Ridge; look: MountainLook },
): void {
  const path = ridgePath(ridge, scene);
  const { context, frame } = sheet;
  const rock = toneRamp(scene, look.rock, look.distance);
  const snow = toneRamp(scene, look.snow?.colour ?? look.rock, look.distance);
  const foot = toneRamp(scene, look.foot ?? look.rock, look.distance);
  const noise = scene.noise(`rock ${ridge.name}`);
  const scale = 1 / (look.height * 0.62);
  const side = scene.light.toward[0] > 0 ? 1 : -1;
  const top = look.base - look.height * 1.25;
  const sharpness = scene.style.isGeometric ? 0.6 : 1;
  const octaves = scene.style.isGeometric ? 2 : 5;
  const slopes = new Map<number, { top: number; slope: number }>();
  const slopeAt = (x: number): { top: number; slope: number } => {
    const known = slopes.get(x);
    if (known !== undefined) {
      return known;
    }
    const reach = look.height * 0.07;
    const found = { top: ridge.at(x), slope: (ridge.at(x - reach) - ridge.at(x + reach)) / (2 * reach) };
    slopes.set(x, found);
    return found;
  };
  context.fillStyle = css(scene.tone(look.rock, 0.4, look.distance));
  context.fill(path);
  paintField(
    sheet,
    {
      area: { x: -frame.width, y: top, width: frame.width * 3, height: look.base - top + look.height * 0.5 },
      step: scene.style.detail > 1.2 ? 1.5 : 2,
      clip: path,
    },
    (x, y, pixel) => {
      const here = slopeAt(x);
      const down = (y - here.top) / look.height;
      if (down < -0.04) {
        pixel[3] = 0;
        return;
      }
      const warp = noise.at(x * scale * 1.3, y * scale * 0.7) * 0.5;
      const u = x * scale * 1.5 + warp + down * 0.35 * side;
      const v = y * scale * 0.62 + warp * 0.4;
      const rib = noise.crests(u, v, octaves);
      const beyond = noise.crests(u + 0.1 * side, v - 0.035, octaves);
      const lit =
        0.42 +
        (rib - beyond) * 2.1 * sharpness * scene.style.roughness +
        clamp(here.slope * side * 0.55, -0.3, 0.36) * clamp(1.1 - down * 1.1, 0, 1) +
        rib * 0.12;
      const fleck = noise.sum(x * scale * 8, y * scale * 8, 2);
      const isSnow = look.snow !== undefined && down + fleck * 0.12 - (rib - 0.6) * 0.42 < look.snow.part;
      const isFoot = look.foot !== undefined && down + fleck * 0.1 + (rib - 0.6) * 0.3 > 0.52;
      const other = isFoot ? foot : rock;
      const ramp = isSnow ? snow : other;
      const tone =
        Math.round(clamp(isSnow ? lit * 0.9 + 0.3 : lit + fleck * 0.06 * scene.style.roughness, 0, 1) * 255) *
        3;
      pixel[0] = ramp[tone] ?? 0;
      pixel[1] = ramp[tone + 1] ?? 0;
      pixel[2] = ramp[tone + 2] ?? 0;
      pixel[3] = 255;
    },
  );
  layHaze(sheet, scene, {
    path,
    top: look.base - look.height * 0.55,
    bottom: look.base + look.height * 0.1,
    strength: 0.72 * look.distance + 0.1,
  });
}

/** Mist that gathers at the foot of what a path encloses. */
export function layHaze(
  { context, frame }: Sheet,
  scene: Scene,
  mist: { path: Path2D; top: number; bottom: number; strength: number },
): void {
  if (scene.style.isGeometric) {
    return;
  }
  const gradient = context.createLinearGradient(0, mist.top, 0, mist.bottom);
  for (let stop = 0; stop <= 4; stop++) {
    gradient.addColorStop(
      stop / 4,
      css(scene.light.haze, smoothstep(0, 1, stop / 4) * mist.strength * scene.style.haze),
    );
  }
  context.save();
  context.clip(mist.path);
  context.fillStyle = gradient;
  context.fillRect(-frame.width, mist.top, frame.width * 3, frame.height * 2);
  context.restore();
}

export interface GroundLook {
  readonly surface: Colour;
  /** A second colour in patches: bare earth, dry grass, flowers far away. */
  readonly patches: Colour;
  readonly distance: number;
  /** Size of the patches in pixels. */
  readonly grain: number;
  /** Pixels below the ridge over which the ground comes near. */
  readonly depth: number;
}

/** Rolling ground under a ridge: patches that grow towards the viewer, lit crests, shadow in the hollows. */
export function paintGround(
  sheet: Sheet,
  scene: Scene,
  { ridge, look }: { ridge: Ridge; look: GroundLook },
): void {
  const path = ridgePath(ridge, scene);
  const near = Math.max(0, look.distance - 0.25);
  const far = [
    toneRamp(scene, look.surface, look.distance),
    toneRamp(scene, look.patches, look.distance),
  ] as const;
  const close = [toneRamp(scene, look.surface, near), toneRamp(scene, look.patches, near)] as const;
  const noise = scene.noise(`ground ${ridge.name}`);
  const { frame } = sheet;
  sheet.context.fillStyle = css(scene.tone(look.surface, 0.6, look.distance));
  sheet.context.fill(path);
  if (scene.style.isGeometric) {
    return;
  }
  const side = scene.light.toward[0] > 0 ? 1 : -1;
  let lowest = frame.height;
  for (let x = 0; x <= frame.width; x += frame.width / 40) {
    lowest = Math.min(lowest, ridge.at(x));
  }
  const tops = new Map<number, number>();
  paintField(
    sheet,
    {
      area: {
        x: -frame.width,
        y: lowest - look.depth * 0.2,
        width: frame.width * 3,
        height: frame.height * 2,
      },
      step: 2,
      clip: path,
    },
    (x, y, pixel) => {
      const top = tops.get(x) ?? ridge.at(x);
      tops.set(x, top);
      const down = clamp((y - top) / look.depth, 0, 1);
      const size = look.grain * (0.3 + down * 1.6);
      const u = x / size;
      const v = (y - top) / (size * (0.2 + down * 0.22));
      const patch = noise.sum(u * 0.42, v * 0.42, 3);
      const bump = noise.sum(u, v, 3) - noise.sum(u + 0.22 * side, v - 0.25, 3);
      const lit = 0.6 + bump * 0.55 * scene.style.roughness + (0.16 - down * 0.3) + patch * 0.14;
      const tone = Math.round(clamp(lit, 0, 1) * 255) * 3;
      const part = smoothstep(0.02, 0.3, patch);
      for (let channel = 0; channel < 3; channel++) {
        const a = (far[0][tone + channel] ?? 0) * (1 - part) + (far[1][tone + channel] ?? 0) * part;
        const b = (close[0][tone + channel] ?? 0) * (1 - part) + (close[1][tone + channel] ?? 0) * part;
        pixel[channel] = a + (b - a) * down;
      }
      pixel[3] = 255;
    },
  );
}
