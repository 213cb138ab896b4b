import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { encodePicture } from '../canvas/encode-picture.ts';
import { createFrame } from '../canvas/frame.ts';
import type { PlacedPerson } from '../plan/cast-plan.ts';
import type { PlaceLight } from './place-light.ts';
import { placePerson } from './paint-cast.ts';

/** A studio's lamp. */
const light: PlaceLight = {
  light: [255, 242, 222],
  shadow: [70, 56, 110],
  brightness: 1,
  tint: [255, 244, 228],
  tintAmount: 0.04,
};

/** Paints one person before a quiet wall in the complement of the clothes. */
export async function paintPortrait(
  placed: PlacedPerson,
  size: { width: number; height: number },
): Promise<Buffer> {
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  paintWall(context, placed, size);
  placePerson(context, placed, { frame: createFrame(size.width, size.height), light });
  return await encodePicture(canvas);
}

function paintWall(
  context: SKRSContext2D,
  { person }: PlacedPerson,
  size: { width: number; height: number },
): void {
  const [red, green, blue] = hex(person.outfitColour);
  const complement: Colour = [255 - red, 255 - green, 255 - blue];
  const wall = mix(complement, [236, 226, 210], 0.62);
  const { width, height } = size;
  context.fillStyle = css(wall);
  context.fillRect(0, 0, width, height);
  const glow = context.createRadialGradient(
    width * 0.4,
    height * 0.3,
    0,
    width * 0.4,
    height * 0.3,
    Math.max(width, height) * 0.7,
  );
  glow.addColorStop(0, css(mix(wall, [255, 252, 244], 0.6)));
  glow.addColorStop(1, css(mix(wall, [40, 36, 66], 0.28)));
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
}
