import { StrokeSchema } from '@kinora/contract/api';
import { z } from 'zod/mini';
import { readWork } from '../../lib/kept-work.ts';
import type { DrawnStroke } from './strokes.ts';

/** What a person has in hand in the Animate tool. */
export interface AnimateWork {
  image: File;
  strokes: readonly DrawnStroke[];
  prompt: string;
}

const DrawingSchema = z.object({
  strokes: z.array(z.extend(StrokeSchema, { id: z.string() })),
  prompt: z.string(),
});

/** The work as it was left, also by a reload; null when there is none. */
export async function readAnimateWork(): Promise<AnimateWork | null> {
  const [image, kept] = await readWork(['animate-picture', 'animate-drawing']);
  if (!(image instanceof File)) {
    return null;
  }
  const drawing = z.safeParse(DrawingSchema, kept);
  return { image, ...(drawing.success ? drawing.data : { strokes: [], prompt: '' }) };
}
