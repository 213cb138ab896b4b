import { ChangeSchema, ConflictSchema } from '@kinora/contract/revisions';
import { z } from 'zod/mini';
import { browserStorage } from '../../../lib/browser-storage.ts';
import { whenPageIsGone } from '../../../lib/page-lock.ts';
import {
  clearUnsavedEdits,
  pagesWithUnsavedEdits,
  readUnsavedEdits,
  writeUnsavedEdits,
} from '../../../lib/unsaved-edits.ts';
import type { UnsavedEdits } from './edit-session.ts';

const KeptEditsSchema = z.object({
  seenAtMs: z.number(),
  sending: z.array(ChangeSchema),
  pending: z.array(ChangeSchema),
  conflicts: z.array(ConflictSchema),
});

export interface Page {
  readonly projectId: string;
  readonly id: string;
}

/** Keeps what a page could not save yet, or forgets it. @returns whether the browser has it */
export function keepEdits(page: Page, edits: UnsavedEdits | null): boolean {
  if (edits === null) {
    clearUnsavedEdits(browserStorage(), page.projectId, page.id);
    return true;
  }
  return writeUnsavedEdits(browserStorage(), page, { ...edits, seenAtMs: Date.now() });
}

/** Hands over what pages of this browser left behind, each once it is gone and once only. */
export function adoptLeftEdits(page: Page, take: (edits: UnsavedEdits) => void, signal: AbortSignal): void {
  const { projectId } = page;
  const read = (id: string) =>
    z.safeParse(KeptEditsSchema, readUnsavedEdits(browserStorage(), projectId, id)).data;
  for (const id of pagesWithUnsavedEdits(browserStorage(), projectId)) {
    const found = read(id);
    if (id === page.id || found === undefined) {
      continue;
    }
    whenPageIsGone(
      { id, seenAtMs: found.seenAtMs },
      () => {
        // Read again: it went on writing until it was gone, or another page took it over.
        const left = read(id);
        if (left !== undefined) {
          take(left);
          clearUnsavedEdits(browserStorage(), projectId, id);
        }
      },
      signal,
    );
  }
}
