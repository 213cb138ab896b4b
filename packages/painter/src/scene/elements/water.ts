import type { Canvas } from '@napi-rs/canvas';
import { clamp, css, mix, smoothstep } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import { paintField } from '../../canvas/field.ts';
import type { FieldShade } from '../../canvas/field.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import type { Scene } from '../scene.ts';
import { stepTone } from '../scene.ts';

export interface WaterLook {
  readonly top: number;
  readonly bottom: number;
  /** Its own colour in depth and in the shallows. */
  readonly deep: Colour;
  readonly shallow: Colour;
  /** Height of the waves, 0 a mirror to 1 a storm. */
  readonly waves: number;
  /** Whether there is water at a place; everywhere when absent. */
  readonly isWet?: (x: number, y: number) => boolean;
  /** What stands above the water line, to be mirrored. */
  readonly mirrored: Canvas;
}

/** Water in perspective: mirrors what is above, broken by waves that grow nearer, with the light's path on it. */
export function paintWater(sheet: Sheet, scene: Scene, look: WaterLook): void {
  const { bleed, width } = scene.frame;
  const area = { x: -width, y: look.top, width: width * 3, height: look.bottom - look.top + bleed * 2 };
  paintField(sheet, { area, step: scene.style.isGeometric ? 3 : 2 }, waterShade(scene, look));
  paintShoreLine(sheet, scene, look);
}

/** The pixels of water: what is mirrored there, its own colour, the light's path, crests. */
function waterShade(scene: Scene, look: WaterLook): FieldShade {
  const { frame, light, style } = scene;
  const { bleed, width } = frame;
  const image = look.mirrored.getContext('2d').getImageData(0, 0, look.mirrored.width, look.mirrored.height);
  const pixels = image.data;
  const span = look.bottom - look.top;
  const noise = scene.noise('waves');
  const deep = scene.tone(look.deep, 0.55, 0.1);
  const shallow = scene.tone(look.shallow, 0.8, 0.1);
  const sunX = light.sunX * width;
  const shine = light.hardness > 0.4 ? 1 : 0.25;
  const glint = mix(light.sun, [255, 255, 255], 0.3);
  const { isWet } = look;
  return (x, y, pixel) => {
    if (isWet?.(x, y) === false) {
      pixel[3] = 0;
      return;
    }
    const down = (y - look.top) / span;
    const near = 0.035 + down;
    const u = (x - width / 2) / (width * near * 0.22);
    const v = 1 / near;
    const wave = noise.sum(u * 0.6, v * 3.4, 2) * 1.1 + noise.at(u * 0.22 + 9, v * 1.3) * 0.6;
    const tilt = stepTone(clamp(0.5 + wave * 0.8, 0, 1), style.tones) * 2 - 1;
    const push = tilt * look.waves * (0.006 + down * 0.06) * span;
    const sourceY = clamp(
      Math.round(look.top - (y - look.top) * 0.92 + push * 2.2 + bleed),
      0,
      image.height - 1,
    );
    const sourceX = clamp(Math.round(x + push * 0.7 + bleed), 0, image.width - 1);
    const at = (sourceY * image.width + sourceX) * 4;
    const mirror = clamp(0.9 - down * 0.62 - look.waves * 0.25 + tilt * look.waves * 0.34, 0.06, 0.94);
    const part = smoothstep(0.1, 1, down);
    const path =
      shine *
      Math.exp(-(((x - sunX) / (width * (0.028 + down * 0.13))) ** 2)) *
      smoothstep(0.18, 0.7, wave + 0.34 - down * 0.1);
    const crest = smoothstep(0.42, 0.75, wave) * look.waves * 0.35 * down;
    for (let channel = 0; channel < 3; channel++) {
      const own = (deep[channel] ?? 0) * (1 - part) + (shallow[channel] ?? 0) * part;
      const seen = (pixels[at + channel] ?? 0) * 0.94 * mirror + own * (1 - mirror);
      const lit = seen + ((glint[channel] ?? 0) - seen) * clamp(path * 0.85, 0, 1);
      pixel[channel] = lit + (255 - lit) * crest * (1 - light.darkness * 0.75);
    }
    pixel[3] = 255;
  };
}

/** The mist over the far edge, and glitter where the light's path is. */
function paintShoreLine({ context, frame }: Sheet, scene: Scene, look: WaterLook): void {
  const span = look.bottom - look.top;
  const gradient = context.createLinearGradient(0, look.top, 0, look.top + span * 0.16);
  gradient.addColorStop(0, css(scene.light.haze, 0.6 * scene.light.hazeDensity));
  gradient.addColorStop(1, css(scene.light.haze, 0));
  context.fillStyle = gradient;
  context.fillRect(-frame.bleed, look.top, frame.width + 2 * frame.bleed, span * 0.16);
  if (scene.light.hardness < 0.5) {
    return;
  }
  const random = scene.random('glitter');
  const count = Math.round(240 * scene.style.detail);
  context.fillStyle = css(mix(scene.light.sun, [255, 255, 255], 0.5), 0.85);
  for (let index = 0; index < count; index++) {
    const down = Math.pow(random(), 1.6);
    const spread = (random() + random() + random() - 1.5) * (0.05 + down * 0.22);
    const x = scene.light.sunX * frame.width + spread * frame.width;
    const size = frame.unit * (0.5 + down * 2.6) * between(random, 0.5, 1.2);
    context.beginPath();
    context.ellipse(x, look.top + down * span * 0.96, size * 2.6, size * 0.42, 0, 0, Math.PI * 2);
    context.fill();
  }
}
