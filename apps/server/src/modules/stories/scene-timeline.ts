import type { Narration, SceneTimeline } from '@kinora/renderer';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { assets } from '../../db/schema/assets.ts';
import { steps } from '../../db/schema/steps.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { NarrationResultSchema } from './narration-steps.ts';
import type { SegmentInput } from './segment-steps.ts';

export interface SceneToTime {
  readonly projectId: string;
  readonly input: SegmentInput;
  /** Where the narration's file may be put when the store is not a folder. */
  readonly workFolder: string;
}

/** The renderer's view of a segment, with the narration's file at hand. */
export async function sceneTimeline(
  deps: { readonly database: Database; readonly storage: Storage },
  { projectId, input, workFolder }: SceneToTime,
): Promise<SceneTimeline> {
  const { drawing, exit, minimumSeconds } = input;
  const narration =
    input.narration === null
      ? null
      : await readNarration(deps, { projectId, narration: input.narration, workFolder });
  return {
    id: input.narration?.hash ?? 'silent',
    drawing,
    narration,
    exit,
    minimumSeconds,
  };
}

async function readNarration(
  deps: { readonly database: Database; readonly storage: Storage },
  of: {
    projectId: string;
    narration: NonNullable<SegmentInput['narration']>;
    workFolder: string;
  },
): Promise<Narration> {
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
  const { durationSeconds, words } = NarrationResultSchema.parse(spoken.result);
  const file = await deps.storage.localCopy(spoken.key, of.workFolder);
  return { file, durationSeconds, words, text: of.narration.text };
}
