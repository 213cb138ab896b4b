import { SceneSchema } from '@kinora/contract/scenes';
import { isResting, projectStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import { z } from 'zod/mini';
import { scriptText, startEdits, withServerPictures } from './scene-edits.ts';
import type { SceneEdits } from './scene-edits.ts';

/** What the browser keeps of edits that are not sent yet. */
const SceneDraftSchema = z.object({
  /** The status and the script the edits were made on; drafts of older versions of the app do not know it. */
  revision: z.optional(z.string()),
  scenes: z.array(SceneSchema),
  /** Edits made on a script before that one, which nobody has taken back or dropped. */
  aside: z.optional(z.array(SceneSchema)),
});

export interface OpenedDraft {
  edits: SceneEdits;
  /** Whether the edits differ from what the server has. */
  isTouched: boolean;
  /** Words that were written here and lost against newer ones of the server. */
  aside: readonly Scene[] | null;
}

/** The server's scenes with a kept draft upon them, if it was made on just this script; otherwise it stands aside. */
export function openSceneDraft(
  server: Pick<ProjectAnswer, 'status' | 'scenes'> & { revision: string },
  kept: unknown,
): OpenedDraft {
  const untouched = { edits: startEdits(server.scenes), isTouched: false, aside: null };
  const draft = z.safeParse(SceneDraftSchema, kept);
  if (!draft.success || !isResting(server.status) || server.status === projectStatus.FAILED) {
    return untouched;
  }
  const { revision, scenes, aside = null } = draft.data;
  if (revision === server.revision) {
    return { edits: startEdits(withServerPictures(scenes, server.scenes)), isTouched: true, aside };
  }
  // The same words need no second look: they were sent, and only the answer was lost.
  const isSent = scriptText(scenes) === scriptText(server.scenes);
  return { ...untouched, aside: isSent ? aside : scenes };
}
