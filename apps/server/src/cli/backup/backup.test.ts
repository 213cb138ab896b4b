import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { projectStatus } from '@kinora/contract/statuses';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { connectionKeys, modelChoices } from '../../db/schema/index.ts';
import { migrateDatabase, readMigrationHashes } from '../../db/migrate.ts';
import { readBalance, reconcile } from '../../modules/credits/index.ts';
import { createFakeFilmTools, noFilmFaults } from '../../modules/stories/testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../../modules/stories/testing/fake-models.ts';
import { createStoryWorld } from '../../modules/stories/testing/story-world.ts';
import { createArchive } from '../../platform/archive/write-archive.ts';
import { createJobQueue } from '../../platform/queue/job-queue.ts';
import { slotsOfEach } from '../../platform/queue/lanes.ts';
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
  secret: 'Qf3vX9mTz7LpW2rYc8KsB5nHd1GjU6eA',
  now: new Date('2026-03-01T12:00:00Z'),
};

const EARLIER_SECRET = 'the secret of before';
let targets = 0;

async function emptyTarget(): Promise<RestoreTarget & { readonly media: string }> {
  targets += 1;
  const databaseUrl = await createEmptyDatabase();
  await migrateDatabase(databaseUrl);
  await installQueue(databaseUrl);
  const media = join(folder, `media-${targets}`);
  const temporaryFolder = join(folder, `temporary-${targets}`);
  await mkdir(temporaryFolder);
  const secretPath = join(folder, `secret-${targets}`);
  await writeFile(secretPath, EARLIER_SECRET);
  return {
    databaseUrl,
    media,
    temporaryFolder,
    secretPath,
    storage: createLocalStorage(media),
  };
}

interface BackupContent {
  readonly manifest: Record<string, unknown> & { readonly tables: readonly { name: string; rows: number }[] };
  readonly secret: string;
  /** Of the one table. */
  readonly rows: string;
  readonly packed?: Buffer;
  /** The name of one more file. */
  readonly extra?: string;
}

const TABLE = { name: 'throttles', rows: 0 };
/** One row of 400 MB, packed into half a megabyte, which members of gzip may be put together for. */
const longRow = Buffer.concat(Array.from({ length: 40 }, () => gzipSync(Buffer.alloc(10_000_000, 'x'))));

function withRows(row: string, announced = 0) {
  return (content: BackupContent): BackupContent => ({
    ...content,
    rows: `${row}\n`,
    manifest: { ...content.manifest, tables: [{ ...TABLE, rows: announced }] },
  });
}

async function writeContent(file: string, content: BackupContent): Promise<void> {
  const archive = await createArchive(file);
  await archive.addText('manifest.json', JSON.stringify(content.manifest));
  await archive.addText('media/kept/one.txt', 'kept');
  await archive.addText('secrets/kinora-secret', content.secret);
  const rows = content.packed ?? gzipSync(content.rows);
  await archive.add('tables/throttles.jsonl.gz', { bytes: rows.length, stream: Readable.from([rows]) });
  if (content.extra !== undefined) {
    await archive.addText(content.extra, 'more');
  }
  await archive.finish();
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
    expect(await readFile(target.secretPath, 'utf8')).toBe(`${source.secret}\n`);
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
      slots: slotsOfEach(4),
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

  it('REAL-10 a backup holds no key of a vendor, not even a sealed one', async () => {
    const open = openDatabase(world.url);
    const sealed = { provider: 'vendor', sealedKey: 'c2VhbGVkLXZlbmRvci1rZXk=', keyHint: 'good' };
    await open.database.insert(connectionKeys).values({ ...sealed, changedAt: new Date() });
    await open.database
      .insert(modelChoices)
      .values({ key: 'dalle_3', provider: 'vendor', changedAt: new Date() });
    await open.close();
    const file = join(folder, 'keys.tar');
    await makeBackup(source, file);
    const target = await emptyTarget();
    await restoreBackup(target, file);
    const restored = openDatabase(target.databaseUrl);
    expect(await restored.database.select().from(connectionKeys)).toEqual([]);
    expect(await restored.database.select().from(modelChoices)).toMatchObject([{ key: 'dalle_3' }]);
    await restored.close();
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

  it.each<[string, (content: BackupContent) => BackupContent, string]>([
    ['a weak secret', (content) => ({ ...content, secret: 'x' }), 'The secret in the backup is too weak'],
    [
      'a secret of megabytes',
      (content) => ({ ...content, secret: 'ab1'.repeat(1e6) }),
      'longer than it can be',
    ],
    [
      'another version of the format',
      (content) => ({ ...content, manifest: { ...content.manifest, version: 2 } }),
      'made by another version of Kinora',
    ],
    [
      'another version of the tables',
      (content) => ({ ...content, manifest: { ...content.manifest, migrations: ['other'] } }),
      'made by another version of Kinora',
    ],
    ['a row too many', withRows('{}'), 'are not those it announces'],
    ['a row that is none', withRows('"text"', 1), 'are not those it announces'],
    ['a row the table does not take', withRows('{"key":null}', 1), 'violates not-null constraint'],
    ['half a row', (content) => ({ ...content, rows: '{"key"' }), 'ends in the middle of a row'],
    ['no gzip', (content) => ({ ...content, packed: Buffer.from('plain') }), 'incorrect header check'],
    [
      'a file that is none of ours',
      (content) => ({ ...content, extra: 'etc/passwd' }),
      'which no backup does',
    ],
    ['a path out of the store', (content) => ({ ...content, extra: 'media/../../x' }), 'Not a storage key'],
    ['a row of 400 MB', (content) => ({ ...content, packed: longRow }), 'longer than any can be'],
  ])('O3 with %s is refused, and leaves everything as it was', async (_what, change, sentence) => {
    const file = join(folder, `changed-${targets}.tar`);
    const migrations = readMigrationHashes();
    const manifest = { kind: 'kinora-backup', version: 1, madeAt: 'today', migrations, tables: [TABLE] };
    await writeContent(file, change({ manifest, secret: source.secret, rows: '' }));
    const target = await emptyTarget();
    const memory = process.memoryUsage.rss();
    await expect(restoreBackup(target, file)).rejects.toThrow(sentence);
    expect(process.memoryUsage.rss() - memory).toBeLessThan(250_000_000);
    expect(await readFile(target.secretPath, 'utf8')).toBe(EARLIER_SECRET);
    expect(await readdir(target.temporaryFolder)).toEqual([]);
    expect(await readdir(target.media, { recursive: true }).catch(() => [])).not.toContain('kept/one.txt');
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
