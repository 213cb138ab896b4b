import { z } from 'zod';

/**
 * What a boat is told to do on the water. `circle`: it turns round and round; `tack`: it goes to the left and to the right in turns;
 * `speed`: it is driven fast; `against`: it goes against a current and is carried back; `leave`: the shore behind it grows small.
 */
export const voyageLegs = ['circle', 'tack', 'speed', 'against', 'leave'] as const;

/** Legs of a voyage in their order, each with the part of a scene's words with which it begins. */
export const VoyageSchema = z
  .array(z.strictObject({ does: z.enum(voyageLegs), at: z.number().min(0).max(1) }))
  .max(6)
  .readonly();
export type Voyage = z.infer<typeof VoyageSchema>;
export type VoyageLeg = Voyage[number];

/** Whether a voyage shows a boat from other sides than its own. */
export function hasTurns(voyage: Voyage = []): boolean {
  return voyage.some(({ does }) => does === 'circle' || does === 'tack');
}
