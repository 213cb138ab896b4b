import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { steps } from '../../../db/schema/steps.ts';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import type { Project } from '../../projects/index.ts';
import { outputsOf } from './film-outputs.ts';
import { FilmSoundSchema } from './film-sound.ts';

const StandingFilmSchema = FilmSoundSchema.extend({
  /** Input hashes of its segments in their order. */
  segments: z.array(z.string()).default([]),
});
export type StandingFilm = z.infer<typeof StandingFilmSchema>;

/** What the film that stands was joined from: of nothing before there is one. */
export async function readStandingFilm(
  database: DatabaseOrTransaction,
  project: Pick<Project, 'id' | 'outputs'>,
): Promise<StandingFilm> {
  const filmAssetId = outputsOf(project)?.filmAssetId ?? '';
  const [film] = await database
    .select({ input: steps.input })
    .from(steps)
    .where(and(eq(steps.projectId, project.id), eq(steps.kind, 'film'), eq(steps.assetId, filmAssetId)));
  return StandingFilmSchema.parse(film?.input ?? {});
}
