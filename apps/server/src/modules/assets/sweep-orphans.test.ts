import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { users } from '../../db/schema/accounts.ts';
import { createLocalStorage } from '../../platform/storage/local-storage.ts';
import { randomIds } from '../../platform/ids.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { storeFile, writeAsset } from './keep-asset.ts';
import { sweepOrphans } from './sweep-orphans.ts';

const { database } = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'kinora-orphans-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const media = join(folder, 'media');
const storage = createLocalStorage(media);

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => ({ now: () => new Date(Date.now() + hours * HOUR_MS) });

async function addUser(): Promise<string> {
  const now = new Date();
  const id = randomIds.next();
  await database
    .insert(users)
    .values({ id, name: 'Test', email: `${id}@example.org`, createdAt: now, updatedAt: now });
  return id;
}

async function store(ownerId: string) {
  const file = join(folder, 'film.mp4');
  await writeFile(file, 'film');
  const madeBy = { provider: 'builtin', model: 'test' };
  const toKeep = { ownerId, projectId: null, file, kind: 'film', contentType: 'video/mp4', madeBy } as const;
  return storeFile({ storage, ids: randomIds }, toKeep);
}

it('J6 a file whose row was never written goes after an hour; others and fresh ones stay', async () => {
  const ownerId = await addUser();
  const kept = await store(ownerId);
  await writeAsset(database, { kept, now: new Date() });
  const orphan = await store(ownerId);
  await mkdir(join(media, 'voices'), { recursive: true });
  await writeFile(join(media, 'voices', 'preview.wav'), 'sound');
  const part = join(media, '.part', 'half-a-film');
  await writeFile(part, 'fi');
  await utimes(part, new Date(), new Date());

  expect(await sweepOrphans({ database, storage, clock: inHours(0.5) })).toBe(0);
  expect(await storage.exists(orphan.stored.key)).toBe(true);
  expect(await sweepOrphans({ database, storage, clock: inHours(1.5) })).toBe(1);
  expect([await storage.exists(kept.stored.key), await storage.exists(orphan.stored.key)]).toEqual([
    true,
    false,
  ]);
  expect(await readdir(join(media, '.part'))).toEqual([]);
  expect(await readdir(join(media, 'voices'))).toEqual(['preview.wav']);
});

it('J6 a store without any file has nothing to sweep', async () => {
  const empty = createLocalStorage(join(folder, 'nothing'));
  expect(await sweepOrphans({ database, storage: empty, clock: inHours(9) })).toBe(0);
});
