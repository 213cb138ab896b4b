import type { Colour } from '../../canvas/colour.ts';
import { clamp, css, smoothstep } from '../../canvas/colour.ts';
import { paintField } from '../../canvas/field.ts';
import type { FieldShade } from '../../canvas/field.ts';
import type { Sheet } from '../../canvas/frame.ts';
import type { Scene } from '../scene.ts';
import { toneRamp } from '../scene.ts';
import { ridgePath } from './ridge.ts';
import type { Ridge } from './ridge.ts';

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
  const { frame } = sheet;
  sheet.context.fillStyle = css(scene.tone(look.surface, 0.6, look.distance));
  sheet.context.fill(path);
  if (scene.style.isGeometric) {
    return;
  }
  let lowest = frame.height;
  for (let x = 0; x <= frame.width; x += frame.width / 40) {
    lowest = Math.min(lowest, ridge.at(x));
  }
  const area = {
    x: -frame.width,
    y: lowest - look.depth * 0.2,
    width: frame.width * 3,
    height: frame.height * 2,
  };
  paintField(sheet, { area, step: 2, clip: path }, groundShade(scene, ridge, look));
}

/** The pixels of rolling ground: two colours in patches, bumps lit from the side, less air before what is near. */
function groundShade(scene: Scene, ridge: Ridge, look: GroundLook): FieldShade {
  const near = Math.max(0, look.distance - 0.25);
  const far = [
    toneRamp(scene, look.surface, look.distance),
    toneRamp(scene, look.patches, look.distance),
  ] as const;
  const close = [toneRamp(scene, look.surface, near), toneRamp(scene, look.patches, near)] as const;
  const noise = scene.noise(`ground ${ridge.name}`);
  const side = scene.light.toward[0] > 0 ? 1 : -1;
  const tops = new Map<number, number>();
  return (x, y, pixel) => {
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
  };
}
