import { characterStatusOf, projectStatus } from '@kinora/contract/statuses';
import type { Character, CharacterStatusAnswer } from '@kinora/contract/api';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { FilmCharacter } from '@kinora/models';
import type { Database } from '../../db/client.ts';
import { projects } from '../../db/schema/projects.ts';
import { assetUrl, readAssets } from '../assets/index.ts';
import { generationOutputsOf, readGeneration } from '../generations/index.ts';

/** How a character stands. @throws AppError `not-found` for other people's, too */
export async function readCharacter(
  database: Database,
  owned: { projectId: string; ownerId: string },
): Promise<CharacterStatusAnswer> {
  const state = await readGeneration(database, { ...owned, modes: ['characters'] });
  return {
    status: characterStatusOf(state.status),
    image_url: state.result_url,
    error_message: state.error_message,
  };
}

/** As many as a film may cast from. */
const MOST_PLAYERS = 20;

/** Who of a user's characters is there to play in a film, newest first. */
export async function playersOf(database: Database, ownerId: string): Promise<FilmCharacter[]> {
  return await database
    .select({ name: projects.title, prompt: projects.prompt })
    .from(projects)
    .where(
      and(
        eq(projects.ownerId, ownerId),
        eq(projects.mode, 'characters'),
        eq(projects.status, projectStatus.COMPLETE),
        isNull(projects.deletedAt),
      ),
    )
    .orderBy(desc(projects.createdAt))
    .limit(MOST_PLAYERS);
}

/** A user's characters, newest first; those that failed among them, so that they can be tried again. */
export async function listCharacters(database: Database, ownerId: string): Promise<Character[]> {
  const rows = await database
    .select()
    .from(projects)
    .where(and(eq(projects.ownerId, ownerId), eq(projects.mode, 'characters'), isNull(projects.deletedAt)))
    .orderBy(desc(projects.createdAt));
  const portraits = await readAssets(
    database,
    rows.flatMap((row) => generationOutputsOf(row)?.resultAssetId ?? []),
  );
  return rows.map((row) => {
    const portrait = portraits.get(generationOutputsOf(row)?.resultAssetId ?? '');
    return {
      id: row.id,
      name: row.title,
      image_url: portrait === undefined ? null : assetUrl(portrait),
      status: characterStatusOf(row.status),
    };
  });
}
