import { css, hex, mix } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import type { TimeOfDay } from '../../plan/scene-plan.ts';
import type { Scene } from '../scene.ts';
import { paintAurora } from './aurora.ts';
import { paintFireworks } from './fireworks.ts';

/** The air: gradient, sun or moon with its glow, stars. */
export function paintSky(sheet: Sheet, scene: Scene): void {
  const { context, frame } = sheet;
  const { sky } = scene.light;
  const { bleed, width, height } = frame;
  const bottom = Math.max(scene.horizon * 1.06, height * 0.4);
  if (scene.style.isGeometric) {
    paintBands(sheet, scene, bottom);
  } else {
    const gradient = context.createLinearGradient(0, 0, 0, bottom);
    gradient.addColorStop(0, css(sky.top));
    gradient.addColorStop(0.3, css(mix(sky.top, sky.middle, 0.55)));
    gradient.addColorStop(0.62, css(sky.middle));
    gradient.addColorStop(0.84, css(mix(sky.middle, sky.low, 0.6)));
    gradient.addColorStop(1, css(sky.low));
    context.fillStyle = gradient;
    context.fillRect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);
  }
  if (scene.light.darkness > 0.5 && scene.light.cloud.cover < 0.7) {
    paintStars(sheet, scene);
  }
  if (scene.plan.details?.includes('aurora') === true) {
    paintAurora(sheet, scene);
  }
  if (scene.plan.details?.includes('fireworks') === true) {
    paintFireworks(sheet, scene);
  }
  if (scene.light.hardness > 0.4 && !isMoonBelow(scene)) {
    paintSun(sheet, scene);
  }
}

function paintBands({ context, frame }: Sheet, { light }: Scene, bottom: number): void {
  const { bleed, width, height } = frame;
  context.fillStyle = css(light.sky.low);
  context.fillRect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);
  const x = light.sunX * width;
  const y = Math.min(light.sunY * height, bottom);
  for (let band = 6; band >= 0; band--) {
    const part = band / 6;
    const colour =
      part > 0.5
        ? mix(light.sky.middle, light.sky.top, part * 2 - 1)
        : mix(light.sky.low, light.sky.middle, part * 2);
    context.fillStyle = css(colour);
    if (band === 6) {
      context.fillRect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);
      continue;
    }
    context.beginPath();
    context.arc(x, y, Math.max(width, height) * (0.14 + part * 0.66), 0, Math.PI * 2);
    context.fill();
  }
}

function paintStars({ context, frame }: Sheet, scene: Scene): void {
  const random = scene.random('stars');
  const noise = scene.noise('milky way');
  const strength = (scene.light.darkness - 0.5) * 2;
  const count = Math.round(900 * scene.style.detail);
  for (let star = 0; star < count; star++) {
    const x = between(random, -0.1, 1.1) * frame.width;
    const y = Math.pow(random(), 1.2) * scene.horizon * 1.04 - 0.1 * frame.height * random();
    const cluster = noise.sum((x / frame.width) * 3 + (y / frame.height) * 2, (y / frame.height) * 4, 3);
    const isBright = random() < 0.035;
    const size = frame.unit * (isBright ? between(random, 1.6, 2.6) : between(random, 0.4, 1.15));
    const alpha =
      strength *
      (isBright ? 0.95 : between(random, 0.15, 0.7) + cluster * 0.3) *
      (1 - (y / scene.horizon) ** 3 * 0.8);
    const tint = mix(hex('#cfe0ff'), hex('#fff0d8'), random());
    if (alpha <= 0.04) {
      continue;
    }
    context.fillStyle = css(tint, alpha);
    context.beginPath();
    context.arc(x, y, size, 0, Math.PI * 2);
    context.fill();
    if (isBright && !scene.style.isGeometric) {
      glow({ context }, { x, y, radius: size * 7 }, css(tint, alpha * 0.3));
    }
  }
}

/** Whether the moon is an island of the picture: the sky has no second one. */
function isMoonBelow({ plan }: Scene): boolean {
  const isMoonHour = plan.time === 'night' || plan.time === 'dusk';
  return isMoonHour && plan.place === 'island' && plan.details?.includes('fullmoon') === true;
}

/** When the sun is low. */
const lowHours: ReadonlySet<TimeOfDay> = new Set(['sunset', 'golden', 'dawn', 'dusk']);

function paintSun(sheet: Sheet, scene: Scene): void {
  const { context, frame } = sheet;
  const { light, style, plan } = scene;
  // What a story turns on has risen already when the sun has gone.
  const isRisen = plan.time === 'dusk' && plan.details?.includes('fullmoon') === true;
  const x = light.sunX * frame.width;
  const y = isRisen ? frame.height * 0.2 : light.sunY * frame.height;
  const isMoon = plan.time === 'night' || isRisen;
  const isLow = !isMoon && lowHours.has(plan.time);
  const random = scene.random('sun');
  const scale = plan.style === 'oil' || plan.style === 'flat' || plan.style === 'print' ? 1.75 : 1;
  // What a story turns on is larger than it is.
  const told = plan.details?.includes('fullmoon') === true ? 1.9 : 1;
  const radius =
    told *
    frame.unit *
    (isLow ? between(random, 46, 66) : between(random, 30, 40)) *
    (isMoon ? 1.15 : 1) *
    scale;
  if (!style.isGeometric) {
    const spread = Math.max(frame.width, frame.height) * (isLow ? 0.62 : 0.42);
    glow(sheet, { x, y, radius: spread }, css(light.sun, isMoon ? 0.2 : 0.42));
    glow(sheet, { x, y, radius: radius * 6 }, css(light.sun, isMoon ? 0.26 : 0.6));
    glow(sheet, { x, y, radius: radius * 2.4 }, css(light.sun, 0.5));
  }
  if (plan.time === 'dusk' && !isMoon) {
    return;
  }
  context.fillStyle = css(light.sun);
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  if (isMoon) {
    paintSeas(sheet, scene, { x, y, radius });
  }
}

function paintSeas({ context }: Sheet, scene: Scene, moon: { x: number; y: number; radius: number }): void {
  const random = scene.random('moon');
  context.save();
  context.beginPath();
  context.arc(moon.x, moon.y, moon.radius, 0, Math.PI * 2);
  context.clip();
  context.fillStyle = css(mix(scene.light.sun, scene.light.sky.middle, 0.4), 0.42);
  for (let sea = 0; sea < 9; sea++) {
    const angle = random() * Math.PI * 2;
    const away = Math.sqrt(random()) * moon.radius * 0.85;
    context.beginPath();
    context.ellipse(
      moon.x + Math.cos(angle) * away,
      moon.y + Math.sin(angle) * away,
      moon.radius * between(random, 0.08, 0.26),
      moon.radius * between(random, 0.06, 0.2),
      angle,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  context.restore();
}

/** A soft light around a point. */
export function glow(
  { context }: Pick<Sheet, 'context'>,
  at: { x: number; y: number; radius: number },
  colour: string,
): void {
  const gradient = context.createRadialGradient(at.x, at.y, 0, at.x, at.y, at.radius);
  const fade = (part: number): string =>
    colour.replace(/[\d.]+\)$/u, (alpha) => `${Math.round(Number.parseFloat(alpha) * part * 1000) / 1000})`);
  gradient.addColorStop(0, colour);
  gradient.addColorStop(0.25, fade(0.56));
  gradient.addColorStop(0.5, fade(0.24));
  gradient.addColorStop(0.75, fade(0.07));
  gradient.addColorStop(1, fade(0));
  context.fillStyle = gradient;
  context.fillRect(at.x - at.radius, at.y - at.radius, at.radius * 2, at.radius * 2);
}
