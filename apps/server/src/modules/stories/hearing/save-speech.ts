import type { SpeechSettings } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import { isResting } from '@kinora/contract/statuses';
import { eq } from 'drizzle-orm';
import { projects } from '../../../db/schema/projects.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { lockOwnProject } from '../../projects/index.ts';
import type { OwnedProject } from '../../projects/index.ts';
import type { StoriesDeps } from '../stories-deps.ts';
import { settingsOf } from '../story-settings.ts';

/** Keeps how a project is spoken. Of two ways to say a word the last one counts. @throws AppError `conflict` while it works */
export async function saveSpeech(
  deps: Pick<StoriesDeps, 'database'>,
  { speech, ...owned }: OwnedProject & { speech: SpeechSettings },
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const project = await lockOwnProject(tx, owned);
    if (!isResting(project.status)) {
      throw new AppError('conflict', { detail: sentences.readiness.notHeardNow });
    }
    const byWord = new Map(speech.pronunciations.map((one) => [one.word.toLowerCase(), one]));
    const kept = { ...speech, pronunciations: [...byWord.values()] };
    await tx
      .update(projects)
      .set({ settings: { ...settingsOf(project), speech: kept } })
      .where(eq(projects.id, project.id));
  });
}
