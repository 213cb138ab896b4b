import { css, hex, mix } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between, pickFrom } from '../../canvas/random.ts';
import type { Random } from '../../canvas/random.ts';
import type { Scene } from '../scene.ts';

const powders = ['#ff5a6a', '#ffd257', '#6fe0ff', '#b98aff', '#7dffa0', '#ff9a4a'] as const;

interface Burst {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: Colour;
}

/** Shells that burst over the horizon: rays of sparks that fade outwards and sink a little. */
export function paintFireworks(sheet: Sheet, scene: Scene): void {
  const random = scene.random('fireworks');
  const { width, height } = scene.frame;
  const { context } = sheet;
  context.save();
  context.globalCompositeOperation = 'lighter';
  for (let shell = 0; shell < 6; shell++) {
    burst(context, random, {
      x: width * (0.1 + (shell + between(random, 0.2, 0.8)) * 0.135),
      y: scene.horizon * between(random, 0.16, 0.56),
      radius: Math.min(width, height) * between(random, 0.09, 0.19),
      colour: hex(pickFrom(random, powders)),
    });
  }
  context.restore();
}

function burst(context: Sheet['context'], random: Random, { x, y, radius, colour }: Burst): void {
  const halo = context.createRadialGradient(x, y, 0, x, y, radius * 1.3);
  halo.addColorStop(0, css(colour, 0.35));
  halo.addColorStop(1, css(colour, 0));
  context.fillStyle = halo;
  context.fillRect(x - radius * 1.3, y - radius * 1.3, radius * 2.6, radius * 2.6);
  const rays = 34;
  context.lineCap = 'round';
  for (let ray = 0; ray < rays; ray++) {
    const angle = (ray / rays) * Math.PI * 2 + between(random, -0.06, 0.06);
    const reach = radius * between(random, 0.62, 1);
    const endX = x + Math.cos(angle) * reach;
    const endY = y + Math.sin(angle) * reach + radius * 0.12;
    const gradient = context.createLinearGradient(x, y, endX, endY);
    gradient.addColorStop(0, css(mix(colour, [255, 255, 255], 0.7), 0.12));
    gradient.addColorStop(0.7, css(colour, 0.85));
    gradient.addColorStop(1, css(mix(colour, [255, 255, 255], 0.5), 1));
    context.strokeStyle = gradient;
    context.lineWidth = Math.max(1, radius * 0.022);
    context.beginPath();
    context.moveTo(x + Math.cos(angle) * radius * 0.12, y + Math.sin(angle) * radius * 0.12);
    context.quadraticCurveTo(
      x + Math.cos(angle) * reach * 0.6,
      y + Math.sin(angle) * reach * 0.6,
      endX,
      endY,
    );
    context.stroke();
  }
}
