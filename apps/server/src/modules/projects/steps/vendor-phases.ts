import type { VendorPhase } from '@kinora/contract/api';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { paidRequests, steps } from '../../../db/schema/index.ts';

/**
 * What vendors are at for a project now, by the input hash of the step that waits for it. What was made and is only being
 * fetched is nobody's turn but ours.
 */
export async function readVendorPhases(
  database: Database,
  projectId: string,
): Promise<ReadonlyMap<string, VendorPhase>> {
  const rows = await database
    .select({
      inputHash: steps.inputHash,
      provider: paidRequests.provider,
      phase: paidRequests.phase,
      position: paidRequests.position,
    })
    .from(paidRequests)
    .innerJoin(steps, eq(steps.id, paidRequests.stepId))
    .where(and(eq(paidRequests.projectId, projectId), inArray(paidRequests.state, ['sending', 'running'])));
  return new Map(rows.map(({ inputHash, ...row }) => [inputHash, phaseOf(row)] as const));
}

/** What a vendor has not been asked about yet stands in its line, nobody knows where. */
function phaseOf(row: { provider: string; phase: string | null; position: number | null }): VendorPhase {
  return row.phase === 'working'
    ? { phase: 'working', position: null, provider: row.provider }
    : { phase: 'queued', position: row.position, provider: row.provider };
}

/** Of several that wait for vendors, the one that is furthest. */
export function furthestPhase(phases: readonly VendorPhase[]): VendorPhase | null {
  const placeOf = ({ phase, position }: VendorPhase): number =>
    phase === 'working' ? -1 : (position ?? Infinity);
  return phases.toSorted((one, other) => placeOf(one) - placeOf(other))[0] ?? null;
}
