import type { Narration } from '@kinora/renderer';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { assets } from '../../db/schema/assets.ts';
import { steps } from '../../db/schema/steps.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { NarrationResultSchema } from './narration-steps.ts';
import type { NarrationResult } from './narration-steps.ts';
import type { SegmentInput } from './segment-steps.ts';

/** A narration with its file at hand, and who speaks when. */
export interface SpokenScene extends Narration {
  readonly turns: NarrationResult['turns'];
}

/** What is spoken over a segment; null in a scene nobody speaks in. */
export async function readNarration(
  deps: { readonly database: Database; readonly storage: Storage },
  of: {
    projectId: string;
    narration: SegmentInput['narration'];
    /** Where the narration's file may be put when the store is not a folder. */
    workFolder: string;
  },
): Promise<SpokenScene | null> {
  if (of.narration === null) {
    return null;
  }
  const [spoken] = await deps.database
    .select({ result: steps.result, key: assets.storageKey })
    .from(steps)
    .innerJoin(assets, eq(assets.id, steps.assetId))
    .where(
      and(
        eq(steps.projectId, of.projectId),
        eq(steps.kind, 'narration'),
        eq(steps.inputHash, of.narration.hash),
        eq(steps.state, 'finished'),
      ),
    );
  if (spoken === undefined) {
    throw new Error(`A narration of project ${of.projectId} is missing`);
  }
  const { durationSeconds, words, turns } = NarrationResultSchema.parse(spoken.result);
  const file = await deps.storage.localCopy(spoken.key, of.workFolder);
  return { file, durationSeconds, words, turns, text: of.narration.text };
}
