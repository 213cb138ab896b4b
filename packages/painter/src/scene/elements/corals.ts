import { Path2D } from '@napi-rs/canvas';
import type { Colour } from '../../canvas/colour.ts';
import { css, hex, mix } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import type { Scene } from '../scene.ts';

const corals = ['#ff7a6b', '#f25f8b', '#ffa552', '#ffd166', '#9b7bea', '#38c7b6', '#ff5d73', '#e88be0'].map(
  hex,
);

interface Planting {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly distance: number;
  readonly random: Random;
  readonly colour: Colour;
}

/** Grows one coral of many kinds and colours. */
export function plantCoral(sheet: Sheet, scene: Scene, planting: Omit<Planting, 'colour'>): void {
  const { random } = planting;
  const colour = corals[Math.floor(random() * corals.length)] ?? hex('#ff7a6b');
  const kind = Math.floor(random() * 6);
  if (kind < 2) {
    growFan(sheet, scene, { ...planting, colour });
  } else if (kind < 3) {
    layBrain(sheet, scene, { ...planting, colour });
  } else if (kind < 4) {
    standTubes(sheet, scene, { ...planting, colour });
  } else {
    growWeed(sheet, scene, { ...planting, colour: kind === 4 ? hex('#6fae5a') : colour });
  }
}

function growFan({ context }: Sheet, scene: Scene, { x, y, size, distance, random, colour }: Planting): void {
  const branch = (at: { x: number; y: number; angle: number }, length: number, level: number): void => {
    const end = { x: at.x + Math.cos(at.angle) * length, y: at.y + Math.sin(at.angle) * length };
    const width = Math.max(1, size * (0.1 - level * 0.017));
    for (const [tone, part, shift] of [
      [0.2, 1, 0],
      [0.85, 0.42, -0.2],
    ] as const) {
      context.strokeStyle = css(
        scene.tone(mix(colour, [255, 255, 255], tone > 0.5 ? 0.2 : 0), tone, distance),
      );
      context.lineWidth = width * part;
      context.lineCap = 'round';
      context.beginPath();
      context.moveTo(at.x + width * shift, at.y);
      context.quadraticCurveTo(
        (at.x + end.x) / 2 + (random() - 0.5) * 6,
        (at.y + end.y) / 2,
        end.x + width * shift,
        end.y,
      );
      context.stroke();
    }
    if (level < 4) {
      const forks = level < 1 ? 3 : 2;
      for (let fork = 0; fork < forks; fork++) {
        branch(
          { ...end, angle: at.angle + (fork - (forks - 1) / 2) * between(random, 0.5, 0.8) },
          length * between(random, 0.62, 0.8),
          level + 1,
        );
      }
    }
  };
  branch({ x, y, angle: -Math.PI / 2 + (random() - 0.5) * 0.3 }, size * 0.3, 0);
}

function layBrain(
  { context }: Sheet,
  scene: Scene,
  { x, y, size, distance, random, colour }: Planting,
): void {
  const radius = size * 0.42;
  const gradient = context.createRadialGradient(
    x - radius * 0.3,
    y - radius * 0.8,
    radius * 0.1,
    x,
    y - radius * 0.2,
    radius * 1.2,
  );
  gradient.addColorStop(0, css(scene.tone(mix(colour, [255, 255, 255], 0.25), 1, distance)));
  gradient.addColorStop(0.6, css(scene.tone(colour, 0.6, distance)));
  gradient.addColorStop(1, css(scene.tone(colour, 0.05, distance)));
  context.fillStyle = gradient;
  context.beginPath();
  context.ellipse(x, y - radius * 0.2, radius, radius * 0.85, 0, 0, Math.PI * 2);
  context.fill();
  context.save();
  context.clip();
  context.strokeStyle = css(scene.tone(mix(colour, [60, 20, 60], 0.5), 0.2, distance), 0.6);
  context.lineWidth = Math.max(1, size * 0.018);
  for (let line = 0; line < 11; line++) {
    const across = (line / 10) * 2 - 1;
    context.beginPath();
    context.moveTo(x + across * radius, y + radius);
    context.bezierCurveTo(
      x + across * radius + (random() - 0.5) * radius * 0.5,
      y,
      x + across * radius * 0.6 + (random() - 0.5) * radius * 0.4,
      y - radius * 0.6,
      x + across * radius * 0.2,
      y - radius * 1.05,
    );
    context.stroke();
  }
  context.restore();
}

function standTubes(
  { context }: Sheet,
  scene: Scene,
  { x, y, size, distance, random, colour }: Planting,
): void {
  for (let tube = 0; tube < 5; tube++) {
    const left = x + (tube - 2) * size * 0.15;
    const tall = size * between(random, 0.4, 0.95);
    const width = size * between(random, 0.1, 0.16);
    const gradient = context.createLinearGradient(left - width / 2, 0, left + width / 2, 0);
    gradient.addColorStop(0, css(scene.tone(colour, 0.3, distance)));
    gradient.addColorStop(0.35, css(scene.tone(mix(colour, [255, 255, 255], 0.2), 1, distance)));
    gradient.addColorStop(1, css(scene.tone(colour, 0.05, distance)));
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(left - width * 0.4, y);
    context.lineTo(left - width / 2, y - tall);
    context.lineTo(left + width / 2, y - tall);
    context.lineTo(left + width * 0.4, y);
    context.fill();
    context.fillStyle = css(scene.tone(mix(colour, [255, 255, 255], 0.35), 1, distance));
    context.beginPath();
    context.ellipse(left, y - tall, width / 2, width * 0.2, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = css(scene.tone(mix(colour, [40, 10, 50], 0.6), 0.1, distance));
    context.beginPath();
    context.ellipse(left, y - tall, width * 0.34, width * 0.12, 0, 0, Math.PI * 2);
    context.fill();
  }
}

function growWeed(
  { context }: Sheet,
  scene: Scene,
  { x, y, size, distance, random, colour }: Planting,
): void {
  for (let blade = 0; blade < 9; blade++) {
    const start = x + (blade - 4) * size * 0.06;
    const tall = size * between(random, 0.7, 1.35);
    const sway = size * between(random, -0.2, 0.2);
    const width = size * between(random, 0.022, 0.04);
    const path = new Path2D();
    path.moveTo(start - width, y);
    path.bezierCurveTo(
      start - sway,
      y - tall * 0.4,
      start + sway * 1.6,
      y - tall * 0.7,
      start + sway,
      y - tall,
    );
    path.bezierCurveTo(
      start + sway * 1.6 + width,
      y - tall * 0.68,
      start - sway + width * 2,
      y - tall * 0.4,
      start + width,
      y,
    );
    context.fillStyle = css(scene.tone(colour, between(random, 0.15, 0.95), distance));
    context.fill(path);
  }
}
