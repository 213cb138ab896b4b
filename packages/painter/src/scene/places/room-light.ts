import { css, hex, mix } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import { glow } from '../elements/sky.ts';
import type { Scene } from '../scene.ts';
import { underLight } from '../scene.ts';
import type { Pane } from './room-measures.ts';

/** Light within walls: by day from the window, by night from a lamp; no haze to speak of. */
export function indoors(scene: Scene): Scene {
  const isDark = scene.light.darkness > 0.5;
  const light = {
    ...scene.light,
    key: mix(scene.light.key, isDark ? [255, 206, 142] : [255, 246, 226], isDark ? 0.85 : 0.3),
    ambient: mix(scene.light.ambient, isDark ? [92, 72, 84] : [134, 122, 124], 0.7),
    haze: mix(scene.light.haze, isDark ? hex('#6a4a3a') : hex('#e8d8c0'), 0.6),
    hazeDensity: 0.22,
  };
  return underLight(scene, light);
}

/** Daylight that falls in and lies on the floor; a lamp's warmth by night. */
export function paintShaft(sheet: Sheet, scene: Scene, { pane, floor }: { pane: Pane; floor: number }): void {
  const { frame } = sheet;
  const isRight = pane.x > frame.width / 2;
  if (scene.light.darkness > 0.5) {
    glow(
      sheet,
      { x: frame.width * (isRight ? 0.22 : 0.78), y: frame.height * 0.3, radius: frame.height * 0.75 },
      css(hex('#ffbf70'), 0.36),
    );
    return;
  }
  const tint = mix(scene.light.sun, [255, 238, 200], 0.4);
  const way = isRight ? -1 : 1;
  const strength = (0.25 + 0.45 * scene.light.hardness) * (0.7 + scene.style.rays * 0.5);
  const top = pane.y - pane.height / 2;
  const shift = way * frame.width * 0.2;
  const low = floor + (frame.height - floor) * 0.62;
  fallIn(sheet, { pane, tint, strength, shift, top, low, floor });
  floatDust(sheet, scene, { pane, tint, strength, shift, top, low });
}

interface Shaft {
  readonly pane: Pane;
  readonly tint: Colour;
  readonly strength: number;
  readonly shift: number;
  readonly top: number;
  readonly low: number;
}

/** Two beams, one through each half of the window, and where they meet the floor. */
function fallIn(
  { context, frame }: Sheet,
  { pane, tint, strength, shift, top, low, floor }: Shaft & { floor: number },
): void {
  const gradient = context.createLinearGradient(pane.x, top, pane.x + shift, low);
  gradient.addColorStop(0, css(tint, 0.5 * strength));
  gradient.addColorStop(1, css(tint, 0.06 * strength));
  context.fillStyle = gradient;
  for (const part of [-1, 1]) {
    const left = pane.x + (part < 0 ? -pane.width / 2 : pane.width * 0.02);
    const right = left + pane.width * 0.48;
    context.beginPath();
    context.moveTo(left, top);
    context.lineTo(right, top);
    context.lineTo(right, top + pane.height);
    context.lineTo(right + shift * 1.05, low);
    context.lineTo(left + shift * 1.15, low + (frame.height - low) * 0.2);
    context.fill();
    context.save();
    context.fillStyle = css(tint, 0.42 * strength);
    context.beginPath();
    context.moveTo(left + shift * 0.72, floor + (low - floor) * 0.3);
    context.lineTo(right + shift * 0.68, floor + (low - floor) * 0.3);
    context.lineTo(right + shift * 1.05, low);
    context.lineTo(left + shift * 1.15, low);
    context.fill();
    context.restore();
  }
}

function floatDust(
  { context, frame }: Sheet,
  scene: Scene,
  { pane, tint, strength, shift, top, low }: Shaft,
): void {
  const random = scene.random('dust');
  for (let mote = 0; mote < 60; mote++) {
    const part = random();
    context.fillStyle = css(tint, between(random, 0.2, 0.7) * strength);
    context.beginPath();
    context.arc(
      pane.x + shift * part + (random() - 0.5) * pane.width,
      top + (low - top) * part + (random() - 0.5) * pane.height * 0.5,
      frame.unit * between(random, 0.6, 1.8),
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}
