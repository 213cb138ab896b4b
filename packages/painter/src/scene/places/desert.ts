import { css, hex, mix } from '../../canvas/colour.ts';
import { clamp } from '../../canvas/colour.ts';
import { paintField } from '../../canvas/field.ts';
import type { FieldShade } from '../../canvas/field.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { paintMountains } from '../elements/mountains.ts';
import { createRidge, ridgePath } from '../elements/ridge.ts';
import type { Ridge } from '../elements/ridge.ts';
import { paintTreeLine } from './planting.ts';
import { setUp, paintAir } from './open-country.ts';
import type { Cast } from '../figures/cast.ts';
import type { Scene } from '../scene.ts';
import { toneRamp } from '../scene.ts';
import type { Stage } from '../stage.ts';

/** Dunes one behind the other: a knife-edge crest, light on one flank, ripples of wind on the other; or fields of snow. */
export function paintDesert(stage: Stage, scene: Scene, cast: Cast): void {
  paintAir(stage, scene);
  const { frame, horizon } = scene;
  const isSnow = scene.plan.place === 'snowfield';
  const sand = isSnow ? hex('#eef4fb') : hex('#e3a765');
  if (isSnow || scene.random('mesas')() < 0.5) {
    paintHorizonRange(stage.add('mountains', 0.12), scene, isSnow);
  }
  let last: Ridge = { name: 'none', at: () => frame.height };
  for (const row of duneRows) {
    const ridge = createDune(scene, {
      ...row,
      base: horizon + row.base * frame.height,
      height: row.height * frame.height,
    });
    paintDune(stage.add(row.name, row.depth), scene, { ridge, sand, distance: row.distance });
    if (isSnow && row.trees > 0 && hasTrees(cast)) {
      plantConifers(stage.add(`${row.name} trees`, row.depth), scene, { ridge, row });
    }
    last = ridge;
  }
  setUp(stage, scene, { cast, ridge: last });
  const near = createDune(scene, {
    name: 'dune near',
    base: frame.height * 0.99,
    height: frame.height * 0.09,
    frequency: 0.8,
  });
  const shaded = mix(sand, isSnow ? hex('#8aa3c4') : hex('#7a4634'), 0.35);
  paintDune(stage.add('near dune', 0.86), scene, { ridge: near, sand: shaded, distance: 0 });
}

/** Dunes, back to front; bases and heights are parts of the frame's height. */
const duneRows = [
  { name: 'dune 0', base: 0.03, height: 0.07, distance: 0.74, frequency: 2.6, depth: 0.2, trees: 0.05 },
  { name: 'dune 1', base: 0.1, height: 0.12, distance: 0.5, frequency: 1.6, depth: 0.36, trees: 0.15 },
  { name: 'dune 2', base: 0.22, height: 0.16, distance: 0.26, frequency: 1.1, depth: 0.52, trees: 0 },
] as const;

/** Where penguins and polar bears live no tree grows. */
function hasTrees({ roles }: Cast): boolean {
  return !roles.some(({ subject }) => /penguin|polar|seal$/u.test(subject.figure));
}

/** Groves of conifers in the snow, taller the nearer they stand. */
function plantConifers(
  sheet: Sheet,
  scene: Scene,
  { ridge, row }: { readonly ridge: Ridge; readonly row: (typeof duneRows)[number] },
): void {
  const { height } = scene.frame;
  paintTreeLine(sheet, scene, {
    name: row.name,
    line: (x) => ridge.at(x) + height * 0.012,
    height: height * row.trees,
    distance: row.distance - 0.08,
    density: row.trees > 0.1 ? 0.34 : 0.6,
  });
}

function paintHorizonRange(sheet: Sheet, scene: Scene, isSnow: boolean): void {
  const { frame, horizon } = scene;
  const height = frame.height * (isSnow ? 0.3 : 0.16);
  const ridge = createRidge(scene, {
    name: 'mesas',
    base: horizon + 4,
    height,
    frequency: 1.7,
    sharpness: isSnow ? 1 : 0.6,
  });
  const look = { rock: isSnow ? hex('#8fa6bd') : hex('#b5734e'), distance: 0.78, base: horizon, height };
  const snow = { colour: hex('#f6fbff'), part: 0.6 };
  paintMountains(sheet, scene, { ridge, look: isSnow ? { ...look, snow } : look });
}

/** Long windward slopes and sharp crests. */
function createDune(
  scene: Scene,
  shape: { name: string; base: number; height: number; frequency: number },
): Ridge {
  const noise = scene.noise(shape.name);
  const scale = shape.frequency / Math.max(scene.frame.width, scene.frame.height);
  return {
    name: shape.name,
    at(x) {
      const u = x * scale + noise.at(x * scale * 0.7, 4.4) * 0.6 + 3.1;
      const wave = u - Math.floor(u);
      const rise = wave < 0.68 ? Math.pow(wave / 0.68, 1.5) : Math.pow(1 - (wave - 0.68) / 0.32, 0.9);
      const size = 0.45 + 0.55 * Math.abs(noise.at(Math.floor(u) * 3.7, 1.2));
      return shape.base - shape.height * (rise * size + noise.sum(x * scale, 8.8, 2) * 0.35);
    },
  };
}

function paintDune(
  sheet: Sheet,
  scene: Scene,
  look: { ridge: Ridge; sand: readonly [number, number, number]; distance: number },
): void {
  const { frame } = scene;
  const { ridge } = look;
  const path = ridgePath(ridge, scene);
  sheet.context.fillStyle = css(scene.tone(look.sand, 0.5, look.distance));
  sheet.context.fill(path);
  let highest = frame.height;
  for (let x = 0; x < frame.width; x += 16) {
    highest = Math.min(highest, ridge.at(x));
  }
  const area = { x: -frame.width, y: highest - 4, width: frame.width * 3, height: frame.height * 2 };
  paintField(sheet, { area, step: 2, clip: path }, sandShade(scene, look));
}

/** The pixels of a dune: the flank away from the light in shadow, ripples of wind. */
function sandShade(
  scene: Scene,
  look: { ridge: Ridge; sand: readonly [number, number, number]; distance: number },
): FieldShade {
  const { frame } = scene;
  const { ridge } = look;
  const ramp = toneRamp(scene, look.sand, look.distance);
  const noise = scene.noise(`ripples ${ridge.name}`);
  const side = Math.sign(scene.light.toward[0]);
  const span = Math.max(frame.width, frame.height);
  const tops = new Map<number, number>();
  const reach = span * 0.012;
  return (x, y, pixel) => {
    const top = tops.get(x) ?? ridge.at(x);
    tops.set(x, top);
    const down = (y - top) / (frame.height * 0.3);
    const bent = ridge.at(x - down * span * 0.12 * side);
    const flank =
      clamp(((ridge.at(x - down * span * 0.12 * side + reach) - bent) / reach) * side * -1.5, -0.42, 0.42) *
      clamp(1 - down * 0.8, 0, 1);
    const near = 0.25 + clamp(down, 0, 1.4);
    const ripple =
      Math.sin(
        (y + noise.sum(x / (span * 0.05), y / (span * 0.03), 2) * span * 0.012) / (frame.unit * 3.4 * near),
      ) *
      0.05 *
      scene.style.roughness *
      clamp(down * 3, 0, 1);
    const grain = noise.sum(x / (span * 0.09), y / (span * 0.03), 3) * 0.16;
    const tone = Math.round(clamp(0.56 - flank + ripple + grain - down * 0.1, 0, 1) * 255) * 3;
    pixel[0] = ramp[tone] ?? 0;
    pixel[1] = ramp[tone + 1] ?? 0;
    pixel[2] = ramp[tone + 2] ?? 0;
    pixel[3] = 255;
  };
}
