import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { css } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { glow } from '../elements/sky.ts';
import type { Scene } from '../scene.ts';
import type { ScenePlan } from '../../plan/scene-plan.ts';
import type { Stage } from '../stage.ts';

/** What lies over the whole picture and follows no camera: spilt light, vignette, and grain, paper or canvas. */
export function paintOverlay(stage: Stage, scene: Scene): void {
  const sheet = stage.add('overlay', 1, 'screen');
  const { style, light, frame } = scene;
  const { context } = sheet;
  const isOpen = !stage.layers.some(
    ({ name }) => name === 'walls' || name === 'nebula' || name === 'front reef',
  );
  if (style.bloom > 0 && light.hardness > 0.4 && isOpen) {
    const strength = style.bloom * (light.darkness > 0.8 ? 0.06 : 0.14);
    glow(
      sheet,
      {
        x: light.sunX * frame.width,
        y: light.sunY * frame.height,
        radius: Math.max(frame.width, frame.height) * 0.6,
      },
      css(light.sun, strength),
    );
  }
  if (style.key === 'cel' && isOpen && light.hardness > 0.6 && light.darkness < 0.5) {
    paintFlare(sheet, scene);
  }
  const vignette = style.vignette + (moodVignettes[scene.plan.mood] ?? 0);
  if (vignette > 0) {
    paintVignette(sheet, vignette);
  }
  if (style.surface !== 'none') {
    const tile = surfaceTile(scene);
    context.fillStyle = context.createPattern(tile, 'repeat');
    context.fillRect(
      -frame.bleed,
      -frame.bleed,
      frame.width + 2 * frame.bleed,
      frame.height + 2 * frame.bleed,
    );
  }
}

/** Dark moods close in on the picture. */
const moodVignettes: Partial<Record<ScenePlan['mood'], number>> = {
  dramatic: 0.3,
  mysterious: 0.3,
  sad: 0.16,
};

function paintVignette({ context, frame }: Sheet, strength: number): void {
  const { width, height, bleed } = frame;
  const gradient = context.createRadialGradient(
    width / 2,
    height * 0.46,
    Math.min(width, height) * 0.42,
    width / 2,
    height / 2,
    Math.hypot(width, height) * 0.58,
  );
  gradient.addColorStop(0, 'rgba(6,8,20,0)');
  gradient.addColorStop(0.55, `rgba(6,8,20,${strength * 0.28})`);
  gradient.addColorStop(1, `rgba(6,8,20,${strength})`);
  context.fillStyle = gradient;
  context.fillRect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);
}

/** The lens of drawn films: a row of pale discs from the sun through the middle. */
function paintFlare({ context, frame }: Sheet, scene: Scene): void {
  const x = scene.light.sunX * frame.width;
  const y = scene.light.sunY * frame.height;
  const dx = frame.width / 2 - x;
  const dy = frame.height / 2 - y;
  for (const [part, radius, alpha] of [
    [0.5, 26, 0.1],
    [0.8, 44, 0.08],
    [1.15, 18, 0.14],
    [1.5, 70, 0.06],
    [1.8, 30, 0.1],
  ] as const) {
    context.fillStyle = css([255, 250, 226], alpha);
    context.beginPath();
    context.arc(x + dx * part, y + dy * part, radius * frame.unit, 0, Math.PI * 2);
    context.fill();
  }
}

const tileSize = 256;

/** A tile of film grain, of paper's tooth or of woven canvas. */
function surfaceTile(scene: Scene): Canvas {
  const { surface, grain } = scene.style;
  const canvas = createCanvas(tileSize, tileSize);
  const context = canvas.getContext('2d');
  const image = context.createImageData(tileSize, tileSize);
  const random = scene.random('grain');
  const noise = scene.noise('paper');
  for (let at = 0; at < tileSize * tileSize; at++) {
    const x = at % tileSize;
    const y = Math.floor(at / tileSize);
    let value = random() + random() - 1;
    if (surface === 'paper') {
      value =
        value * 0.5 +
        noise.sum(x / 4, y / 4, 2) * Math.min(1, Math.min(x, y, tileSize - x, tileSize - y) / 8);
    }
    if (surface === 'canvas') {
      value =
        value * 0.4 +
        Math.sin((x * Math.PI) / 2) * 0.5 * (Math.floor(y / 2) % 2 === 0 ? 1 : -1) +
        Math.sin((y * Math.PI) / 2) * 0.3;
    }
    const tone = value > 0 ? 255 : 0;
    image.data[at * 4] = tone;
    image.data[at * 4 + 1] = tone;
    image.data[at * 4 + 2] = tone;
    image.data[at * 4 + 3] = Math.abs(value) * grain * 15;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
