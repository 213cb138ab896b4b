import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../apps/server/src/db/client.ts';
import type { OpenDatabase } from '../apps/server/src/db/client.ts';
import { readServerRecord, serverUrl } from '../apps/server/src/platform/postgres/running-server.ts';
import { signUpFirst } from '../scripts/client/kinora-client.ts';
import type { KinoraClient } from '../scripts/client/kinora-client.ts';
import { startKinora } from '../scripts/client/kinora-server.ts';

const ENTRIES = 5_000;
const STORIES = 2_000;
const FILES_PER_STORY = 20;
const ROUNDS = 15;

/** A sentence of each language; narrations are made of them. */
const sentences = [
  'The keeper of the lighthouse counted every ship that came home before the storm.',
  'रात को गाँव के बच्चे नदी के किनारे बैठकर पुरानी कहानियाँ सुनते थे।',
  'Les marins racontaient que la forêt avançait d’un pas chaque année.',
  'La nonna apriva la finestra e il profumo del pane riempiva la strada.',
  'El reloj de la estación llevaba cien años marcando la misma hora.',
  '灯台守は毎晩、霧の向こうから聞こえる船の声に耳を澄ませていました。',
];

/** Five thousand entries of one person: stories of ten scenes with files, and single pictures and clips. */
async function seed({ pool: database }: OpenDatabase): Promise<void> {
  const scenes = sentences.map((_, first) =>
    Array.from({ length: 10 }, (_, scene) => ({
      scene: { narration: `${sentences[(first + scene) % 6] ?? ''} `.repeat(4).trim() },
    })),
  );
  await database.query(
    `insert into projects (id, owner_id, session_id, mode, request_fingerprint, title, prompt, settings, plan,
       price_hundredths, status, scenes, status_changed_at, progress_at, created_at)
     select gen_random_uuid(), users.id, 'bench', case when n <= ${STORIES} then 'stories' when n % 3 = 0 then 'videos' else 'images' end,
       'bench', 'Entry ' || n || ' of the shelf', 'A prompt of some words about entry ' || n, '{}', 'free', 0,
       case when n <= ${STORIES} then 'SCENES_READY' else 'COMPLETE' end::project_status,
       case when n <= ${STORIES} then $1::jsonb -> (n % 6) else '[]' end, now(), now(), now() - n * interval '1 hour'
     from users, generate_series(1, ${ENTRIES}) as n`,
    [JSON.stringify(scenes)],
  );
  await database.query(
    `insert into assets (id, owner_id, project_id, kind, name, storage_key, content_type, bytes, sha256, provider, model, created_at)
     select gen_random_uuid(), owner_id, id, 'picture', 'picture.webp', 'bench/' || id || '/' || file, 'image/webp', 1000 + file, '', 'builtin', 'bench', now()
     from projects, generate_series(1, ${FILES_PER_STORY}) as file where mode = 'stories' or file = 1`,
  );
  await database.query('analyze');
}

async function databaseOf(dataFolder: string): Promise<OpenDatabase> {
  const record = await readServerRecord(join(dataFolder, 'database/postgres'));
  const password = (await readFile(join(dataFolder, 'secrets/database-password'), 'utf8')).trim();
  return openDatabase(serverUrl(record?.port ?? 0, password, 'kinora'), { statementLimitMs: 60_000 });
}

/** Milliseconds of one read after the other, in order. */
async function timesOf(client: KinoraClient, path: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await client.read(path);
    times.push(performance.now() - begun);
  }
  return times.slice(1).toSorted((one, other) => one - other);
}

const looks: readonly (readonly [string, string])[] = [
  ['first page, newest first', '/api/library'],
  ['first page by size', '/api/library?sort=size'],
  ['first page by title', '/api/library?sort=title&direction=up'],
  ['a word of many narrations (English)', `/api/library?search=lighthouse`],
  ['a piece of a word (Hindi)', `/api/library?search=${encodeURIComponent('कहानि')}`],
  ['two letters (Japanese)', `/api/library?search=${encodeURIComponent('霧の')}`],
  ['two words (French)', `/api/library?search=${encodeURIComponent('FORÊT année')}`],
  ['a title', '/api/library?search=4711'],
  ['what stands nowhere', '/api/library?search=xylophone'],
];

/** How long a library of five thousand entries is looked at and searched through the product; promised: 150 ms. */
export async function measureLibrary(): Promise<string[]> {
  const server = await startKinora({ renderProfile: 'test' });
  try {
    const client = await signUpFirst(`http://127.0.0.1:${server.port}`);
    const database = await databaseOf(server.dataFolder);
    await seed(database);
    await database.close();
    const rows: string[] = [];
    for (const [what, path] of looks) {
      const times = await timesOf(client, path);
      const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
      rows.push(
        `| library of ${ENTRIES} entries, ${STORIES} of them stories of ten scenes: ${what} | ${median.toFixed(0)} ms, at most ${(times.at(-1) ?? Number.NaN).toFixed(0)} ms |`,
      );
    }
    return rows;
  } finally {
    await server.stop();
  }
}
