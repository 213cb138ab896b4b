import { clamp, css, mix, smoothstep } from '../../canvas/colour.ts';
import { paintField } from '../../canvas/field.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import type { Ramp, Scene } from '../scene.ts';
import { stepTone } from '../scene.ts';
import { drawHeap, paintHeap } from './heap.ts';
import type { Puff } from './heap.ts';

/** The clouds of a scene's weather: a closed sheet, streaks, or heaps of cumulus. */
export function paintClouds(sheet: Sheet, scene: Scene): void {
  const { cover } = scene.light.cloud;
  if (scene.style.isGeometric) {
    paintFlatClouds(sheet, scene);
    return;
  }
  if (cover > 0.7) {
    paintOvercast(sheet, scene);
    return;
  }
  paintStreaks(sheet, scene);
  for (const place of cumulusPlaces(scene)) {
    paintCumulus(sheet, scene, place);
  }
}

/** How far down heaps of cloud float, as parts of the sky's height: far ones over the haze, and hills, that lie on the horizon. */
const heapHeights = { far: [0.46, 0.64], near: [0.2, 0.42] } as const;

/** Where the heaps of a fair sky float: the further away the smaller and nearer to the horizon, and never on the ground. */
export function cumulusPlaces(scene: Scene): readonly CloudPlace[] {
  const { cover } = scene.light.cloud;
  const { style, time } = scene.plan;
  const isLow = time === 'sunset' || time === 'dusk' || time === 'night' || time === 'dawn';
  const loves = style === 'wash' || style === 'cel' || style === 'storybook';
  const heaps = Math.round((isLow ? 2 : 3) * (cover / 0.3) * (loves ? 1.5 : 1));
  const random = scene.random('cumulus');
  const { width, height } = scene.frame;
  const places = Array.from({ length: heaps }, (_, heap): CloudPlace => {
    const [from, to] = heapHeights[heap < heaps * 0.6 ? 'far' : 'near'];
    const down = between(random, from, to);
    return {
      x: between(random, -0.05, 1.05) * width,
      y: scene.horizon * down,
      width: (0.42 - 0.36 * down) * between(random, 0.8, 1.25) * Math.max(width, height) * (loves ? 1.2 : 1),
      random,
    };
  });
  return time === 'night'
    ? places.map((place) => (hidesMoon(place, scene) ? { ...place, x: width - place.x } : place))
    : places;
}

/** Whether a heap would float before the moon, by which a night is known. */
function hidesMoon({ x, y, width }: CloudPlace, { light, frame }: Scene): boolean {
  const [moonX, moonY] = [light.sunX * frame.width, light.sunY * frame.height];
  return Math.abs(x - moonX) < width * 0.66 && moonY > y - width * 0.6 && moonY < y + width * 0.3;
}

/** A cloud's tones; the further away, the paler they are in the air before it. */
function cloudRamp(scene: Scene, haze: number): Ramp {
  const { sky, cloud } = scene.light;
  const lit = mix(cloud.lit, sky.low, haze * 0.5);
  const shade = mix(mix(cloud.shade, cloud.lit, 0.2), sky.middle, haze * 0.62);
  const ramp = new Uint8ClampedArray(768);
  for (let at = 0; at < 256; at++) {
    const colour = mix(
      shade,
      lit,
      Math.pow(stepTone(at / 255, scene.style.tones === 2 ? 3 : scene.style.tones), 0.8),
    );
    colour.forEach((value, index) => {
      ramp[at * 3 + index] = value;
    });
  }
  return ramp;
}

/** A heap of cloud, by the middle of its foot. */
export interface CloudPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly random: Random;
}

export function paintCumulus({ context }: Sheet, scene: Scene, place: CloudPlace): void {
  const step = 2;
  const haze = clamp(place.y / scene.horizon - 0.1, 0, 1);
  const puffs = cumulusPuffs(place, step);
  const picture = paintHeap(puffs, {
    ramp: cloudRamp(scene, haze * scene.light.hazeDensity),
    noise: scene.noise('cumulus'),
    toward: scene.light.toward,
    roughness: scene.style.tones > 0 ? 0.34 : 0.8,
    grain: place.width / step / 16,
    softness: scene.style.tones > 0 ? 1.6 : place.width / step / 70,
    sag: 0.35,
  });
  context.save();
  context.globalAlpha = (scene.style.tones > 0 ? 0.98 : 0.94) - haze * 0.3 * scene.light.hazeDensity;
  drawHeap(context, picture, step);
  context.restore();
}

/** A flat foot, towers of balls above it, smaller balls along their outlines. */
function cumulusPuffs({ x, y, width, random }: CloudPlace, step: number): Puff[] {
  const puffs: Puff[] = [];
  const towers = 3 + Math.floor(random() * 3);
  const half = width / 2;
  for (let tower = 0; tower < towers; tower++) {
    const at = towers === 1 ? 0 : (tower / (towers - 1)) * 2 - 1;
    const height = half * (1 - at * at * 0.75) * between(random, 0.45, 0.95);
    const centre = x + at * half * 0.75;
    const balls = 5 + Math.floor(random() * 4);
    for (let ball = 0; ball < balls; ball++) {
      const up = ball / balls;
      const radius = half * between(random, 0.2, 0.3) * (1 - up * 0.45);
      const px = centre + between(random, -1, 1) * half * 0.24 * (1 - up * 0.4);
      const py = y - up * height;
      puffs.push({ x: px / step, y: py / step, radius: radius / step });
      for (let child = 0; child < 7; child++) {
        const angle = -Math.PI * between(random, -0.08, 1.08);
        const small = radius * between(random, 0.22, 0.5);
        const away = radius * between(random, 0.72, 0.98);
        puffs.push({
          x: (px + Math.cos(angle) * away) / step,
          y: (py + Math.sin(angle) * away) / step,
          radius: small / step,
          z: (radius * 0.35) / step,
        });
      }
    }
  }
  return puffs;
}

export function paintStreaks(sheet: Sheet, scene: Scene): void {
  const noise = scene.noise('streaks');
  const { width } = scene.frame;
  const { lit, shade, cover } = scene.light.cloud;
  const tall = scene.horizon;
  paintField(
    sheet,
    { area: { x: -width, y: -width, width: 3 * width, height: width + tall }, step: 4, alpha: 0.9 },
    (x, y, pixel) => {
      const low = y / tall;
      const stretch = 1.1 + low * 2.4;
      const warp = noise.at((x / width) * 2.1, low * 3.4) * 0.5;
      const density = noise.sum((x / width) * 2.6 + warp, low * 3.1 * stretch + warp * 0.6, 5);
      const amount = smoothstep(0.12 - cover * 0.5, 0.62 - cover * 0.28, density);
      const light = noise.sum(
        (x / width) * 2.6 + warp + scene.light.toward[0] * 0.06,
        low * 3.1 * stretch + warp * 0.6 - 0.1,
        4,
      );
      const tone = mix(shade, lit, stepTone(clamp(0.62 + (density - light) * 1.6, 0, 1), scene.style.tones));
      pixel[0] = tone[0];
      pixel[1] = tone[1];
      pixel[2] = tone[2];
      pixel[3] = 255 * amount * 0.78 * clamp(1.25 - low * 0.5, 0, 1);
    },
  );
}

function paintOvercast(sheet: Sheet, scene: Scene): void {
  const noise = scene.noise('overcast');
  const { width } = scene.frame;
  const { lit, shade } = scene.light.cloud;
  const isStorm = scene.plan.weather === 'storm';
  const tall = scene.horizon;
  paintField(
    sheet,
    { area: { x: -width, y: -width, width: 3 * width, height: width + tall * 1.1 }, step: 4 },
    (x, y, pixel) => {
      const low = clamp(y / tall, -1, 1.1);
      const near = 1 / (1.18 - Math.min(1, low) * 0.86);
      const u = (x / width - 0.5) * near * 2.6;
      const v = near * 2.2;
      const density = noise.sum(u, v * 1.7, 5);
      const beyond = noise.sum(u + scene.light.toward[0] * 0.12, v * 1.7 - 0.14, 4);
      const tone = clamp(
        0.5 + (density - beyond) * 1.5 - density * 0.45 - (isStorm ? 0.2 : 0) + low * 0.12,
        0,
        1,
      );
      const colour = mix(
        mix(shade, [20, 24, 34], isStorm ? 0.45 : 0.1),
        lit,
        stepTone(tone, scene.style.tones) * 0.8,
      );
      pixel[0] = colour[0];
      pixel[1] = colour[1];
      pixel[2] = colour[2];
      pixel[3] = 255 * clamp(0.9 + density * 0.5, 0, 1) * (1 - smoothstep(0.72, 1.08, low) * 0.85);
    },
  );
}

function paintFlatClouds({ context, frame }: Sheet, scene: Scene): void {
  const random = scene.random('flat clouds');
  const count = 3 + Math.round(scene.light.cloud.cover * 6);
  for (let cloud = 0; cloud < count; cloud++) {
    const x = between(random, -0.05, 1.05) * frame.width;
    const y = between(random, 0.1, 0.72) * scene.horizon;
    const size = between(random, 0.5, 1.1) * frame.unit * 120;
    const colour = mix(scene.light.cloud.lit, scene.light.sky.middle, between(random, 0, 0.35));
    for (const [part, shade] of [
      [1, 0],
      [0.72, 0.22],
    ] as const) {
      context.fillStyle = css(mix(colour, scene.light.cloud.shade, shade));
      context.beginPath();
      for (const [dx, radius] of [
        [-1.1, 0.42],
        [-0.45, 0.68],
        [0.35, 0.86],
        [1.05, 0.5],
      ] as const) {
        const r = radius * size * part;
        context.moveTo(x + dx * size + r, y - (part < 1 ? -0.06 * size : 0));
        context.arc(x + dx * size, y + (1 - part) * size * 0.35, r, Math.PI, 0);
      }
      context.roundRect(
        x - size * 1.52 * (part < 1 ? 0.9 : 1),
        y - 1,
        size * 3.07 * (part < 1 ? 0.9 : 1),
        size * 0.24,
        size * 0.12,
      );
      context.fill();
    }
  }
}
