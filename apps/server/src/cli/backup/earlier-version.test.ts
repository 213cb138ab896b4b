import { join } from 'node:path';
import { projectStatus } from '@kinora/contract/statuses';
import type { Providers } from '@kinora/models';
import { asc, eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { readBalance, reconcile } from '../../modules/credits/index.ts';
import { imageJobs } from '../../modules/images/index.ts';
import { retryStory } from '../../modules/stories/index.ts';
import { createFakeFilmTools, noFilmFaults } from '../../modules/stories/testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../../modules/stories/testing/fake-models.ts';
import { createStoryWorld } from '../../modules/stories/testing/story-world.ts';
import { createFakeMedia, createMediaStudio } from '../../testing/generations/fake-media.ts';
import { openDatabase } from '../../db/client.ts';
import { migrateDatabase } from '../../db/migrate.ts';
import { projects, steps } from '../../db/schema/index.ts';
import { openEarlierBackup } from './testing/open-earlier-backup.ts';

// Made with `backup` by the version before paid requests (migrations 0000 and 0001), whose workers were stopped while its
// story tests had a project in each of these states. Its models and films were those of the tests, so that it is small.
const earlier = await openEarlierBackup(join(import.meta.dirname, 'testing/backup-of-0001.tar.gz'));

const migrated = await migrateDatabase(earlier.databaseUrl);
const open = { ...openDatabase(earlier.databaseUrl), url: earlier.databaseUrl };
afterAll(() => open.close());
const models = createFakeModels(noFaults(), 2);
const pictures = createFakeMedia(createMediaStudio(), { '16:9': '', '9:16': '' });
const providers: Providers = {
  ...models,
  pictureModel: (key) => (key === 'image_whiteboard' ? pictures : models).pictureModel(key),
};
const world = await createStoryWorld(providers, createFakeFilmTools(noFilmFaults()), {
  open,
  moreJobs: imageJobs,
});

async function statusOf(id: string): Promise<string | undefined> {
  const [project] = await open.database.select().from(projects).where(eq(projects.id, id));
  return project?.status;
}

it('REAL-25 what a version before paid requests left in the middle is opened, finished and paid once', async () => {
  expect(migrated).toBeGreaterThan(0);
  for (const [key, file] of earlier.media) {
    await world.storage.moveIn(file, key);
  }
  const left = await open.database.select().from(projects).orderBy(asc(projects.createdAt));
  expect(left.map(({ status, prompt }) => `${status} ${prompt}`)).toEqual([
    'SCENES_READY scenes in review',
    'COMPLETE a finished film',
    'IMAGES_QUEUED scenes just confirmed',
    'GENERATING_IMAGES pictures half drawn',
    'IMAGES_READY pictures in review',
    'VIDEO_QUEUED pictures just confirmed',
    'RENDERING_VIDEO a film half made',
    'FAILED pictures that failed',
    'SCENES_QUEUED a film just asked for',
    'IMAGES_QUEUED a lone picture',
  ]);
  const [{ ownerId } = { ownerId: '' }] = left;
  const before = await readBalance(open.database, ownerId);
  const finished = await open.database.select().from(steps).where(eq(steps.state, 'finished'));
  expect(finished.length).toBeGreaterThan(10);

  await world.work();
  for (const { id, status, mode } of left) {
    if (status === projectStatus.FAILED) {
      await retryStory(world.deps, { projectId: id, ownerId });
    }
    const isStory = mode === 'stories';
    for (let now = await statusOf(id); now !== projectStatus.COMPLETE; now = await statusOf(id)) {
      expect(now).not.toBe(projectStatus.FAILED);
      await world.hurry();
      if (isStory && (now === projectStatus.SCENES_READY || now === projectStatus.IMAGES_READY)) {
        await world.confirm(ownerId, await world.read(ownerId, id));
      }
    }
  }

  // Nothing that was done is done again, and every film is there.
  const after = await open.database.select().from(steps).where(eq(steps.state, 'finished'));
  const attempts = new Map(after.map(({ id, attempt }) => [id, attempt]));
  expect(finished.map(({ id }) => attempts.get(id))).toEqual(finished.map(({ attempt }) => attempt));
  expect((await reconcile(open.database)).drifts).toEqual([]);
  const { heldHundredths, balanceHundredths } = await readBalance(open.database, ownerId);
  const owed = left.filter(({ status }) => status !== projectStatus.COMPLETE);
  const price = owed.reduce((sum, { priceHundredths }) => sum + priceHundredths, 0n);
  expect({ heldHundredths, paid: before.balanceHundredths - balanceHundredths }).toEqual({
    heldHundredths: 0n,
    paid: price,
  });
});
