import { z } from 'zod/mini';

/** Whose turn it is while somebody outside makes something: it waits in their line, or they are at it. */
export const vendorPhases = ['queued', 'working'] as const;

/** How far a vendor is with what was sent to it. */
export const VendorPhaseSchema = z.object({
  phase: z.enum(vendorPhases),
  /** So many requests stand before it; null where the vendor does not say. */
  position: z.nullable(z.int()),
  /** The vendor's key. */
  provider: z.string(),
});
export type VendorPhase = z.infer<typeof VendorPhaseSchema>;
