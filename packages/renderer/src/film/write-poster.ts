import { rename, writeFile } from 'node:fs/promises';
import { drawStill } from '../board/draw-still.ts';
import type { Drawing } from '../timeline/drawing.ts';

/** Writes the finished board of a scene as a WebP: what a player shows before the film is started. */
export async function writePoster(drawing: Drawing, longSide: number, output: string): Promise<void> {
  const still = await drawStill(drawing, { longSide, format: 'webp' });
  const temporary = `${output}.part`;
  await writeFile(temporary, still.bytes);
  await rename(temporary, output);
}
