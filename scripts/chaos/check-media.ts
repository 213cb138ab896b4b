import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { probeFilm } from '@kinora/renderer';
import type { Pool } from 'pg';
import { z } from 'zod/mini';
import type { PatientClient } from './patient-client.ts';

const AssetRowsSchema = z.array(
  z.object({ id: z.string(), storage_key: z.string(), bytes: z.string(), sha256: z.string() }),
);

/** Every kept file is there, as long as its row says and with the content it was stored with. */
export async function checkStoredFiles(pool: Pool, dataFolder: string): Promise<string[]> {
  const { rows } = await pool.query('select id, storage_key, bytes::text as bytes, sha256 from assets');
  const complaints: string[] = [];
  for (const asset of AssetRowsSchema.parse(rows)) {
    const path = join(dataFolder, 'media', asset.storage_key);
    const size = await stat(path).then(
      (found) => found.size,
      () => -1,
    );
    if (size !== Number(asset.bytes)) {
      complaints.push(`Asset ${asset.id} has ${size} bytes on disk and ${asset.bytes} in its row.`);
      continue;
    }
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    if (hash.digest('hex') !== asset.sha256) {
      complaints.push(`Asset ${asset.id} is not what was stored.`);
    }
  }
  return complaints;
}

/** Downloads a result as its owner would: it has the promised length, and a film can be played to its end. */
export async function checkDownload(
  client: PatientClient,
  link: string,
  workFolder: string,
): Promise<string[]> {
  const { bytes, promisedLength } = await client.download(link);
  if (bytes.length === 0 || bytes.length !== promisedLength) {
    return [`${link} came with ${bytes.length} of ${promisedLength} bytes.`];
  }
  if (!link.endsWith('.mp4')) {
    return [];
  }
  const file = join(workFolder, 'chaos-download.mp4');
  await writeFile(file, bytes);
  const film = await probeFilm(file);
  return film.durationSeconds > 1 ? [] : [`${link} lasts ${film.durationSeconds} s.`];
}
