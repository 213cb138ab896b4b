import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';

/** Draws a picture and keeps it as a PNG. @returns its path */
export async function samplePicture(
  folder: string,
  picture: { name: string; width: number; height: number; draw: (context: SKRSContext2D) => void },
): Promise<string> {
  const canvas = createCanvas(picture.width, picture.height);
  picture.draw(canvas.getContext('2d'));
  const file = join(folder, `${picture.name}.png`);
  await writeFile(file, await canvas.encode('png'));
  return file;
}

/** One colour everywhere. */
export function filled(colour: string): (context: SKRSContext2D) => void {
  return (context) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  };
}

/** A soft white dot in the middle of black: its place can be measured to a hundredth of a pixel. */
export function dotted(radius: number, x: number, y: number): (context: SKRSContext2D) => void {
  return (context) => {
    filled('#000000')(context);
    const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
    gradient.addColorStop(0, '#ffffff');
    gradient.addColorStop(0.6, '#ffffff');
    gradient.addColorStop(1, '#000000');
    context.fillStyle = gradient;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  };
}
