import { z } from 'zod';
import { CastLayersSchema, PaintingOrderSchema, PlaceLayersSchema } from '../plan/painting-order.ts';
import type { PaintingOrder } from '../plan/painting-order.ts';

/** Tells a process's paintings apart. */
const id = z.int();

/** What a process is told to paint. */
export const PaintingMessageSchema = z.object({ id, order: PaintingOrderSchema });
/** A message that nobody has been sent yet. */
export interface PaintingWish {
  readonly order: PaintingOrder;
}

/** What the process holds when it has finished: whoever waits decides whether it may go on. */
const residentBytes = z.number();

/** What a process answers. */
export const PaintingReportSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('picture'), id, residentBytes }),
  z.object({ kind: z.literal('layers'), id, made: PlaceLayersSchema, residentBytes }),
  z.object({ kind: z.literal('cast'), id, made: CastLayersSchema, residentBytes }),
  z.object({ kind: z.literal('failed'), id, message: z.string() }),
]);
export type PaintingReport = z.infer<typeof PaintingReportSchema>;
