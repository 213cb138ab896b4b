import type { Page } from 'playwright-core';
import { z } from 'zod';
import { readVitals, untilPainted } from './in-page.ts';

const VitalsSchema = z.object({
  /** Largest contentful paint, in milliseconds. */
  lcpMs: z.number(),
  /** Cumulative layout shift without what a press caused. */
  cls: z.number(),
  /** The slowest event of each interaction that took longer than a frame. */
  interactions: z.array(z.object({ durationMs: z.number(), name: z.string() })),
  /** Frames of more than 50 ms. */
  longFramesMs: z.array(z.number()),
});
export type Vitals = z.infer<typeof VitalsSchema>;

/** What the page noted since it was opened; two frames later, when the last press has been painted. */
export async function vitalsOf(page: Page): Promise<Vitals> {
  await page.evaluate(untilPainted);
  return VitalsSchema.parse(await page.evaluate(readVitals));
}

/** Interaction to next paint of a visit of fewer than fifty interactions: the slowest one. */
export function inpMs({ interactions }: Vitals): number {
  return Math.max(0, ...interactions.map(({ durationMs }) => durationMs));
}
