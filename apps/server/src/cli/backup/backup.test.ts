import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectStatus } from '@kinora/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { readBalance, reconcile } from '../../modules/credits/index.ts';
import { createFakeFilmTools, noFilmFaults } from '../../modules/stories/testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../../modules/stories/testing/fake-models.ts';
import { createStoryWorld } from '../../modules/stories/testing/story-world.ts';
import { createJobQueue } from '../../platform/queue/job-queue.ts';
import { installQueue } from '../../platform/queue/install-queue.ts';
import { startWorker } from '../../platform/queue/worker.ts';
import { createLocalStorage } from '../../platform/storage/local-storage.ts';
import { storyJobs } from '../../modules/stories/index.ts';
import { readStory } from '../../modules/stories/read-story.ts';
import { createEmptyDatabase } from '../../testing/test-database.ts';
import { silentLog } from '../../testing/test-http.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup, type RestoreTarget } from './restore-backup.ts';

const folder = await mkdtemp(join(tmpdir(), 'kinora-backup-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const world = await createStoryWorld(createFakeModels(noFaults(), 2), createFakeFilmTools(noFilmFaults()));
const source = {
  databaseUrl: world.url,
  storage: world.storage,
  secret: 'the-secret-that-signs',
  now: new Date('2026-03-01T12:00:00Z'),
};

let targets = 0;

async function emptyTarget(): Promise<RestoreTarget & { readonly media: string; secrets: string[] }> {
  targets += 1;
  const databaseUrl = await createEmptyDatabase();
  await migrateDatabase(databaseUrl);
  await installQueue(databaseUrl);
  const media = join(folder, `media-${targets}`);
  const temporaryFolder = join(folder, `temporary-${targets}`);
  await mkdir(temporaryFolder);
  const secrets: string[] = [];
  return {
    databaseUrl,
    media,
    temporaryFolder,
    secrets,
    storage: createLocalStorage(media),
    keepSecret: (secret) => Promise.resolve(void secrets.push(secret)),
  };
}

describe('backup and restore', () => {
  it('O3 a project in flight goes on in the restored installation, with the same credits and files', async () => {
    const worker = await world.work();
    const ownerId = await world.addUser();
    const finished = await world.start(ownerId);
    await world.finish(ownerId, finished);
    const inFlight = await world.start(ownerId);
    await world.draw(ownerId, inFlight);
    await worker.stop(0);
    // Waiting in the queue when the backup is made.
    const waiting = await world.start(ownerId);

    const file = join(folder, 'whole.tar');
    const made = await makeBackup(source, file);
    expect(made.files).toBeGreaterThan(5);
    const target = await emptyTarget();
    expect(await restoreBackup(target, file)).toEqual({
      madeAt: '2026-03-01T12:00:00.000Z',
      rows: made.rows,
      files: made.files,
    });
    expect(target.secrets).toEqual([source.secret]);
    expect(await readdir(target.temporaryFolder)).toEqual([]);

    const open = openDatabase(target.databaseUrl);
    expect((await reconcile(open.database)).drifts).toEqual([]);
    expect(await readBalance(open.database, ownerId)).toEqual(await world.balance(ownerId));
    const film = await readStory(open.database, { ownerId, projectId: finished });
    expect(film).toEqual(await world.read(ownerId, finished));
    expect((await readStory(open.database, { ownerId, projectId: inFlight })).status).toBe(
      projectStatus.IMAGES_READY,
    );

    const queue = createJobQueue({ pool: open.pool, log: silentLog });
    const deps = { ...world.deps, database: open.database, queue, storage: target.storage };
    const next = await startWorker({
      open,
      jobs: storyJobs(deps),
      log: silentLog,
      workerId: 'restored/one',
      concurrency: 4,
      idleMs: 20,
    });
    const isWritten = async (): Promise<boolean> =>
      (await readStory(open.database, { ownerId, projectId: waiting })).status === projectStatus.SCENES_READY;
    while (!(await isWritten())) {
      await open.pool.query('select pg_sleep(0.02)');
    }
    await next.stop(0);
    await queue.close();
    await open.close();
  });

  it('O3 is not restored over accounts, and a damaged or foreign file is refused before anything is changed', async () => {
    const file = join(folder, 'used.tar');
    await makeBackup(source, file);
    const used = { ...(await emptyTarget()), databaseUrl: world.url };
    await expect(restoreBackup(used, file)).rejects.toThrow('it has accounts');

    const target = await emptyTarget();
    const content = await readFile(file);
    await truncate(file, content.length - 5_000);
    await expect(restoreBackup(target, file)).rejects.toThrow('ends too early');
    await writeFile(file, content.toString('latin1').replace('kinora-backup', 'cookie-recipe'), 'latin1');
    await expect(restoreBackup(target, file)).rejects.toThrow('This file is not a backup of Kinora.');
    const open = openDatabase(target.databaseUrl);
    expect((await open.pool.query('select 1 from users')).rowCount).toBe(0);
    await open.close();
  });

  it('O3 never writes over a file, and leaves no half of one', async () => {
    const file = join(folder, 'kept.tar');
    await writeFile(file, 'precious');
    await expect(makeBackup(source, file)).rejects.toThrow('is there already');
    const broken = { ...source, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' };
    await expect(makeBackup(broken, join(folder, 'never.tar'))).rejects.toThrow('ECONNREFUSED');
    expect((await readdir(folder)).filter((name) => name.startsWith('never'))).toEqual([]);
    expect(await readFile(file, 'utf8')).toBe('precious');
  });
});
