import { Path2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import { paintGrass } from '../elements/grass.ts';
import { glow } from '../elements/sky.ts';
import type { Scene } from '../scene.ts';
import { growthOf } from './growth.ts';

/** A winding path that leads from the viewer to the light. */
export function paintPath(
  { context, frame }: Sheet,
  scene: Scene,
  way: { top: number; x: number; isWhite: boolean },
): void {
  const { height, width } = frame;
  const bottom = height * 1.1;
  const surface = way.isWhite ? hex('#c9d4e2') : hex('#b69a6c');
  const start = scene.light.sunX > 0.5 ? 0.36 : 0.64;
  const path = new Path2D();
  const at = (t: number, across: number): [number, number] => {
    const y = way.top + (bottom - way.top) * t * t;
    const x =
      way.x +
      (start * width - way.x) * t +
      Math.sin(t * 5) * width * 0.035 * t +
      across * width * (0.006 + 0.15 * t * t);
    return [x, y];
  };
  for (let index = 0; index <= 24; index++) {
    path.lineTo(...at(index / 24, -1));
  }
  for (let index = 24; index >= 0; index--) {
    path.lineTo(...at(index / 24, 1));
  }
  path.closePath();
  const gradient = context.createLinearGradient(0, way.top, 0, bottom);
  gradient.addColorStop(0, css(scene.tone(surface, 0.95, 0.5), 0.95));
  gradient.addColorStop(0.5, css(scene.tone(surface, 0.62, 0.2), 0.85));
  gradient.addColorStop(1, css(scene.tone(surface, 0.3, 0), 0.85));
  context.fillStyle = gradient;
  context.fill(path);
  const random = scene.random('pebbles');
  context.save();
  context.clip(path);
  for (let stone = 0; stone < 420 * scene.style.detail; stone++) {
    const t = Math.sqrt(random());
    const [x, y] = at(t, between(random, -1, 1));
    const size = frame.unit * (0.6 + 6 * t * t) * between(random, 0.4, 1.2);
    context.fillStyle = css(
      scene.tone(mix(surface, hex('#5a4a3a'), random()), between(random, 0.1, 0.9), 0.3 * (1 - t)),
      0.5,
    );
    context.beginPath();
    context.ellipse(x, y, size, size * 0.4, 0, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}

/** Patches of light that fall through the leaves. */
export function layLightPools({ context, frame }: Sheet, scene: Scene, top: number): void {
  if (scene.light.hardness < 0.4 || scene.light.darkness > 0.8) {
    return;
  }
  const random = scene.random('light pools');
  for (let pool = 0; pool < 26; pool++) {
    const t = random();
    const x = between(random, 0, 1) * frame.width;
    const y = top + frame.height * (0.05 + 0.4 * t);
    const size = frame.width * (0.012 + 0.05 * t) * between(random, 0.5, 1.3);
    context.save();
    context.translate(x, y);
    context.scale(1, 0.2);
    glow({ context }, { x: 0, y: 0, radius: size }, css(mix(scene.light.sun, [255, 244, 170], 0.5), 0.3));
    context.restore();
  }
}

/** Beams between the trunks, and dust in them. */
export function paintRays({ context, frame }: Sheet, scene: Scene, source: { x: number; y: number }): void {
  const strength = scene.style.rays * scene.light.hardness * (1 - scene.light.darkness * 0.6);
  if (strength < 0.05) {
    return;
  }
  const random = scene.random('rays');
  const tint = mix(scene.light.sun, [255, 240, 200], 0.4);
  for (let ray = 0; ray < 9; ray++) {
    const angle = Math.PI / 2 + (ray / 8 - 0.5) * 1.5 + (random() - 0.5) * 0.12;
    const length = frame.height * between(random, 0.6, 1);
    const spread = between(random, 0.015, 0.05);
    const gradient = context.createRadialGradient(
      source.x,
      source.y - frame.height * 0.25,
      0,
      source.x,
      source.y - frame.height * 0.25,
      length,
    );
    gradient.addColorStop(0, css(tint, 0.2 * strength));
    gradient.addColorStop(0.5, css(tint, 0.14 * strength));
    gradient.addColorStop(1, css(tint, 0));
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(source.x, source.y - frame.height * 0.25);
    context.lineTo(
      source.x + Math.cos(angle - spread) * length,
      source.y - frame.height * 0.25 + Math.sin(angle - spread) * length,
    );
    context.lineTo(
      source.x + Math.cos(angle + spread) * length,
      source.y - frame.height * 0.25 + Math.sin(angle + spread) * length,
    );
    context.fill();
  }
  for (let mote = 0; mote < 70; mote++) {
    const size = frame.unit * between(random, 0.8, 2.6);
    context.fillStyle = css(tint, between(random, 0.15, 0.6) * strength);
    context.beginPath();
    context.arc(
      source.x + (random() - 0.5) * frame.width * 0.7,
      source.y + (random() - 0.3) * frame.height * 0.6,
      size,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

export function paintNearGrass(sheet: Sheet, scene: Scene): void {
  const growth = growthOf(scene);
  if (growth.flowers.length === 0) {
    return;
  }
  const { frame } = scene;
  paintGrass(sheet, scene, {
    name: 'forest',
    colour: mix(growth.grass, growth.needles, 0.5),
    flowers: scene.plan.season === 'autumn' ? [] : growth.flowers.slice(0, 2),
    top: (x) => frame.height * (0.93 - Math.abs(x / frame.width - 0.5) * 0.24),
    bottom: frame.height * 1.1,
    length: frame.height * 0.12,
    distance: 0.05,
    lit: 0.45,
    count: 2400,
  });
}
