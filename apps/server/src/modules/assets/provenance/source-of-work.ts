import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/client.ts';
import { steps } from '../../../db/schema/index.ts';
import { readAssets } from '../asset.ts';
import { isVendors } from './digital-source.ts';
import type { DigitalSource } from './digital-source.ts';

/** A step whose work began with a picture. */
const ChangedPictureSchema = z.object({ assetId: z.string() });

/**
 * How what is built in made something out of these pictures. One that a vendor made stays a vendor's, however often it was
 * changed here: a changed picture is followed to the one that it was.
 */
export async function sourceOfWork(
  database: Database,
  pictureIds: readonly string[],
): Promise<DigitalSource> {
  const seen = new Set<string>();
  for (let ids = [...pictureIds]; ids.length > 0;) {
    const pictures = await readAssets(database, ids);
    if ([...pictures.values()].some(isVendors)) {
      return 'compositeWithTrainedAlgorithmicMedia';
    }
    for (const id of ids) {
      seen.add(id);
    }
    const made = await database.select({ input: steps.input }).from(steps).where(inArray(steps.assetId, ids));
    ids = made
      .flatMap(({ input }) => ChangedPictureSchema.safeParse(input).data?.assetId ?? [])
      .filter((id) => !seen.has(id));
  }
  return 'algorithmicMedia';
}
