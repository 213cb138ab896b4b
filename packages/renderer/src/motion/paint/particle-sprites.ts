import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { seededRandom } from '../../draw/seeded-random.ts';
import type { ParticleKind } from '../scene/atmosphere.ts';
import { colourMap } from '../texture/colour-map.ts';
import type { Texture } from '../texture/texture.ts';
import { textureOf } from '../texture/texture-of.ts';
import type { PixelMemory } from '../kernels/pixel-memory.ts';

/** How one kind's picture is drawn, in a square or strip of its own, in the colour given. */
interface SpriteDrawing {
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly isLight: boolean;
  draw(context: SKRSContext2D, colour: string): void;
}

function softDot(
  context: SKRSContext2D,
  colour: string,
  { size, core }: { size: number; core: number },
): void {
  const middle = size / 2;
  const gradient = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
  gradient.addColorStop(0, colour);
  gradient.addColorStop(core, colour);
  gradient.addColorStop(0.5 + core / 2, `${colour}59`);
  gradient.addColorStop(1, `${colour}00`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, size, size);
}

function streak(
  context: SKRSContext2D,
  colour: string,
  { width, height }: { width: number; height: number },
): void {
  const along = context.createLinearGradient(0, 0, width, 0);
  along.addColorStop(0, `${colour}00`);
  along.addColorStop(0.75, `${colour}cc`);
  along.addColorStop(1, `${colour}00`);
  context.fillStyle = along;
  context.beginPath();
  context.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, Math.PI * 2);
  context.fill();
}

function leaf(context: SKRSContext2D, colour: string, bulge: number): void {
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(4, 32);
  context.quadraticCurveTo(28, 32 - bulge, 60, 32);
  context.quadraticCurveTo(32, 32 + bulge * 0.75, 4, 32);
  context.fill();
  context.strokeStyle = 'rgba(0, 0, 0, 0.18)';
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(8, 32);
  context.quadraticCurveTo(32, 30, 56, 32);
  context.stroke();
}

function sparkle(context: SKRSContext2D, colour: string): void {
  softDot(context, colour, { size: 96, core: 0.03 });
  context.fillStyle = colour;
  context.beginPath();
  for (let point = 0; point < 8; point++) {
    const radius = point % 2 === 0 ? 46 : 5;
    const angle = (point / 8) * Math.PI * 2;
    context.lineTo(48 + Math.cos(angle) * radius, 48 + Math.sin(angle) * radius);
  }
  context.fill();
}

function puff(context: SKRSContext2D, colour: string): void {
  const random = seededRandom(5);
  for (let blob = 0; blob < 26; blob++) {
    const angle = random() * Math.PI * 2;
    const far = Math.sqrt(random()) * 62;
    const radius = 24 + random() * 34;
    const [x, y] = [128 + Math.cos(angle) * far * 1.15, 128 + Math.sin(angle) * far * 0.85];
    const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
    gradient.addColorStop(0, `${colour}40`);
    gradient.addColorStop(1, `${colour}00`);
    context.fillStyle = gradient;
    context.fillRect(0, 0, 256, 256);
  }
}

function chunk(context: SKRSContext2D, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  for (const [x, y] of [
    [8, 30],
    [22, 8],
    [48, 14],
    [56, 36],
    [38, 56],
    [16, 48],
  ] as const) {
    context.lineTo(x, y);
  }
  context.fill();
  context.fillStyle = 'rgba(255, 255, 255, 0.16)';
  context.beginPath();
  context.moveTo(8, 30);
  context.lineTo(22, 8);
  context.lineTo(48, 14);
  context.lineTo(28, 28);
  context.fill();
}

const drawings = {
  rain: {
    width: 128,
    height: 8,
    colour: '#dbe9ff',
    isLight: false,
    draw: (context, colour) => {
      streak(context, colour, { width: 128, height: 8 });
    },
  },
  snow: {
    width: 48,
    height: 48,
    colour: '#ffffff',
    isLight: false,
    draw: (context, colour) => {
      softDot(context, colour, { size: 48, core: 0.4 });
    },
  },
  petals: {
    width: 64,
    height: 64,
    colour: '#f7b6cb',
    isLight: false,
    draw: (context, colour) => {
      leaf(context, colour, 34);
    },
  },
  leaves: {
    width: 64,
    height: 64,
    colour: '#c8742c',
    isLight: false,
    draw: (context, colour) => {
      leaf(context, colour, 22);
    },
  },
  dust: {
    width: 48,
    height: 48,
    colour: '#fff0d0',
    isLight: true,
    draw: (context, colour) => {
      softDot(context, colour, { size: 48, core: 0.1 });
    },
  },
  embers: {
    width: 48,
    height: 48,
    colour: '#ff9a3c',
    isLight: true,
    draw: (context, colour) => {
      softDot(context, colour, { size: 48, core: 0.25 });
    },
  },
  sparkles: { width: 96, height: 96, colour: '#fff6d8', isLight: true, draw: sparkle },
  smoke: { width: 256, height: 256, colour: '#8d8a86', isLight: false, draw: puff },
  debris: { width: 64, height: 64, colour: '#3a322b', isLight: false, draw: chunk },
  'speed-lines': {
    width: 256,
    height: 8,
    colour: '#ffffff',
    isLight: true,
    draw: (context, colour) => {
      streak(context, colour, { width: 256, height: 8 });
    },
  },
} as const satisfies Record<ParticleKind, SpriteDrawing>;

/** A particle's picture. */
export interface ParticleSprite {
  readonly texture: Texture;
  readonly isLight: boolean;
}

/** Draws the picture of a kind. @param colour like `#rrggbb`; the kind's own when undefined */
export function particleSprite(
  memory: PixelMemory,
  kind: ParticleKind,
  colour: string | undefined,
): ParticleSprite {
  const drawing: SpriteDrawing = drawings[kind];
  const { width, height } = drawing;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  drawing.draw(context, colour ?? drawing.colour);
  const pixels = { data: context.getImageData(0, 0, width, height).data, width, height };
  const { isLight } = drawing;
  const colours = colourMap({ saturation: 1, contrast: 1 });
  return { texture: textureOf(memory, { pixels, edge: 'clear', levels: 4, colours, isLight }), isLight };
}
