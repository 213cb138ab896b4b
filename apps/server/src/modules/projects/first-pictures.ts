import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { assets } from '../../db/schema/assets.ts';

type Picture = Pick<typeof assets.$inferSelect, 'id' | 'name'>;

/** The first picture that was made for each project, or for the one it was copied from. */
export async function readFirstPictures(
  database: Database,
  projectIds: readonly string[],
): Promise<Map<string, Picture>> {
  if (projectIds.length === 0) {
    return new Map();
  }
  const { rows } = await database.execute<Picture & { project_id: string }>(sql`
    select distinct on (s.project_id) s.project_id, a.id, a.name
    from steps s join assets a on a.id = s.asset_id
    where s.project_id in ${[...projectIds]} and s.kind = 'picture'
    order by s.project_id, s.created_at, s.id`);
  return new Map(rows.map(({ project_id: projectId, id, name }) => [projectId, { id, name }]));
}
