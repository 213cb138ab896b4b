import { clamp, css, hex, mix, smoothstep } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import { paintField } from '../../canvas/field.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { glow } from './sky.ts';
import type { Scene } from '../scene.ts';
import { stepTone } from '../scene.ts';

/** A globe as it hangs in space. */
export interface World {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colours: readonly [string, string, string];
  readonly name: string;
  readonly hasRing: boolean;
  /** Land under clouds, bands of cloud, or bare ground; bands where there is a ring, else land, when absent. */
  readonly surface?: 'land' | 'bands' | 'bare';
  /** The side its sun is on: -1 left, 1 right; that of the scene's light when absent. */
  readonly lightSide?: -1 | 1;
}

/** A globe with land, bands and cloud, its night side dark, its air glowing at the rim; a ring before and behind it. */
export function paintWorld(sheet: Sheet, scene: Scene, world: World): void {
  const { x, y, radius } = world;
  const side = sideOf(scene, world);
  const ground = scene.style.grade(hex(world.colours[0]), 'thing');
  glow(
    sheet,
    { x: x + side * radius * 0.1, y, radius: radius * 1.5 },
    css(mix(ground, [255, 255, 255], 0.3), 0.3),
  );
  if (world.hasRing) {
    paintRing(sheet, scene, { ...world, isBehind: true });
  }
  paintGlobe(sheet, scene, world);
  if (world.hasRing) {
    paintRing(sheet, scene, { ...world, isBehind: false });
  }
}

function sideOf({ light }: Scene, { lightSide }: World): -1 | 1 {
  return lightSide ?? (light.sunX > 0.5 ? 1 : -1);
}

function paintGlobe(sheet: Sheet, scene: Scene, world: World): void {
  const noise = scene.noise(`world ${world.name}`);
  const { x, y, radius } = world;
  const side = sideOf(scene, world);
  const own = (text: string): Colour => scene.style.grade(hex(text), 'thing');
  const ground = own(world.colours[0]);
  const land = own(world.colours[1]);
  const cloud = own(world.colours[2]);
  const night: Colour = [6, 8, 24];
  const surface = world.surface ?? (world.hasRing ? 'bands' : 'land');
  const clouds = { land: 0.8, bands: 0.3, bare: 0.25 }[surface];
  const tones = scene.style.tones === 0 ? 0 : 4;
  paintField(
    sheet,
    {
      area: { x: x - radius - 2, y: y - radius - 2, width: radius * 2 + 4, height: radius * 2 + 4 },
      step: 1,
    },
    (px, py, pixel) => {
      const dx = (px - x) / radius;
      const dy = (py - y) / radius;
      const away = dx * dx + dy * dy;
      if (away > 1.02) {
        pixel[3] = 0;
        return;
      }
      const nz = Math.sqrt(Math.max(0, 1 - away));
      const longitude = Math.atan2(dx, nz + 0.001) * 1.4;
      const latitude = Math.asin(clamp(dy, -1, 1)) * 1.6;
      const warp = noise.sum(longitude * 2, latitude * 2, 4);
      const part =
        surface === 'bands'
          ? smoothstep(-0.2, 0.35, Math.sin(latitude * 7 + warp * 1.6) * 0.5 + warp * 0.3)
          : smoothstep(0.02, 0.12, warp);
      const white = smoothstep(0.16, 0.5, noise.sum(longitude * 2.6 + 9, latitude * 4.4, 4)) * clouds;
      const lit = stepTone(
        clamp(0.08 + (dx * 0.72 * side - dy * 0.42 + nz * 0.5) * 1.05 + warp * 0.1, 0, 1),
        tones,
      );
      const rim = Math.pow(1 - nz, 2.4) * clamp(0.3 + dx * side, 0, 1);
      for (let channel = 0; channel < 3; channel++) {
        const soil = (ground[channel] ?? 0) * (1 - part) + (land[channel] ?? 0) * part;
        const clouded = soil + ((cloud[channel] ?? 0) - soil) * white;
        const shade = clouded * (0.07 + 0.98 * lit) + (night[channel] ?? 0) * (1 - lit);
        pixel[channel] = shade + (255 - shade) * rim * 0.55;
      }
      pixel[3] = 255 * clamp((1.004 - away) * radius * 0.5, 0, 1);
    },
  );
}

function paintRing({ context }: Sheet, scene: Scene, ring: World & { isBehind: boolean }): void {
  const tint = scene.style.grade(hex(ring.colours[2]), 'thing');
  context.save();
  context.translate(ring.x, ring.y);
  context.rotate(-0.32);
  context.beginPath();
  context.rect(-ring.radius * 3, ring.isBehind ? -ring.radius * 3 : 0, ring.radius * 6, ring.radius * 3);
  context.clip();
  for (let band = 0; band < 9; band++) {
    context.strokeStyle = css(mix(tint, [60, 50, 80], (band * 0.37) % 0.6), 0.34 + ((band * 0.29) % 0.4));
    context.lineWidth = ring.radius * 0.055;
    context.beginPath();
    context.ellipse(
      0,
      0,
      ring.radius * (1.35 + band * 0.062),
      ring.radius * (0.32 + band * 0.017),
      0,
      0,
      Math.PI * 2,
    );
    context.stroke();
  }
  context.restore();
}
