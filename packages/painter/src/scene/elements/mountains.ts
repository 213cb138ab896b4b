import type { Path2D } from '@napi-rs/canvas';
import type { Colour } from '../../canvas/colour.ts';
import { clamp, css, smoothstep } from '../../canvas/colour.ts';
import { paintField } from '../../canvas/field.ts';
import type { FieldShade } from '../../canvas/field.ts';
import type { Sheet } from '../../canvas/frame.ts';
import type { Ramp, Scene } from '../scene.ts';
import { toneRamp } from '../scene.ts';
import { ridgePath } from './ridge.ts';
import type { Ridge } from './ridge.ts';

export interface MountainLook {
  readonly rock: Colour;
  /** Below the rock: woods or meadows. */
  readonly foot?: Colour;
  readonly snow?: {
    readonly colour: Colour;
    readonly part: number;
    /** It lies above one height, as on a single cone; else it follows the range's edge. */
    readonly isLevel?: boolean;
  };
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
  const top = look.base - look.height * 1.25;
  context.fillStyle = css(scene.tone(look.rock, 0.4, look.distance));
  context.fill(path);
  const area = {
    x: -frame.width,
    y: top,
    width: frame.width * 3,
    height: look.base - top + look.height * 0.5,
  };
  const step = scene.style.detail > 1.2 ? 1.5 : 2;
  paintField(sheet, { area, step, clip: path }, rockShade(scene, ridge, look));
  layHaze(sheet, scene, {
    path,
    top: look.base - look.height * 0.55,
    bottom: look.base + look.height * 0.1,
    strength: 0.72 * look.distance + 0.1,
  });
}

/** The pixels of a mountainside: ribs lit from the side, snow where it lies, woods at the foot. */
function rockShade(scene: Scene, ridge: Ridge, look: MountainLook): FieldShade {
  const ramps = rampsOf(scene, look);
  const noise = scene.noise(`rock ${ridge.name}`);
  const scale = 1 / (look.height * 0.62);
  const side = scene.light.toward[0] > 0 ? 1 : -1;
  const sharpness = scene.style.isGeometric ? 0.6 : 1;
  const octaves = scene.style.isGeometric ? 2 : 5;
  const slopeAt = slopeReader(ridge, look.height * 0.07);
  const { roughness } = scene.style;
  return (x, y, pixel) => {
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
      (rib - beyond) * 2.1 * sharpness * roughness +
      clamp(here.slope * side * 0.55, -0.3, 0.36) * clamp(1.1 - down * 1.1, 0, 1) +
      rib * 0.12;
    const fleck = noise.sum(x * scale * 8, y * scale * 8, 2);
    const under = look.snow?.isLevel === true ? (y - look.base) / look.height + 1 : down;
    const isSnow = look.snow !== undefined && under + fleck * 0.12 - (rib - 0.6) * 0.42 < look.snow.part;
    const isFoot = look.foot !== undefined && down + fleck * 0.1 + (rib - 0.6) * 0.3 > 0.52;
    const other = isFoot ? ramps.foot : ramps.rock;
    const ramp = isSnow ? ramps.snow : other;
    const tone = Math.round(clamp(isSnow ? lit * 0.9 + 0.3 : lit + fleck * 0.06 * roughness, 0, 1) * 255) * 3;
    pixel[0] = ramp[tone] ?? 0;
    pixel[1] = ramp[tone + 1] ?? 0;
    pixel[2] = ramp[tone + 2] ?? 0;
    pixel[3] = 255;
  };
}

interface RockRamps {
  readonly rock: Ramp;
  readonly snow: Ramp;
  readonly foot: Ramp;
}

function rampsOf(scene: Scene, look: MountainLook): RockRamps {
  return {
    rock: toneRamp(scene, look.rock, look.distance),
    snow: toneRamp(scene, look.snow?.colour ?? look.rock, look.distance),
    foot: toneRamp(scene, look.foot ?? look.rock, look.distance),
  };
}

/** Height and slope of a ridge over a place, worked out once for every column. */
function slopeReader(ridge: Ridge, reach: number): (x: number) => { top: number; slope: number } {
  const slopes = new Map<number, { top: number; slope: number }>();
  return (x) => {
    const known = slopes.get(x);
    if (known !== undefined) {
      return known;
    }
    const found = { top: ridge.at(x), slope: (ridge.at(x - reach) - ridge.at(x + reach)) / (2 * reach) };
    slopes.set(x, found);
    return found;
  };
}

/** Mist that gathers at the foot of what a path encloses. */
function layHaze(
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
