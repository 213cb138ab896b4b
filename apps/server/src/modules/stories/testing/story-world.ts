import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartStoryDataSchema, consentVersions } from '@kinora/contract/api';
import { isResting, projectStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer, StartStoryInput } from '@kinora/contract/api';
import type { ProjectStatus } from '@kinora/contract/statuses';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../../db/client.ts';
import { projects, steps, users } from '../../../db/schema/index.ts';
import { openGateway } from '../../../gateway/gateway.ts';
import { systemClock } from '../../../platform/clock.ts';
import { randomIds } from '../../../platform/ids.ts';
import type { RegisteredJob } from '../../../platform/queue/job.ts';
import { createJobQueue } from '../../../platform/queue/job-queue.ts';
import { slotsOfEach } from '../../../platform/queue/lanes.ts';
import { startWorker } from '../../../platform/queue/worker.ts';
import type { RunningWorker } from '../../../platform/queue/worker.ts';
import { createLocalStorage } from '../../../platform/storage/local-storage.ts';
import type { MediaVendor, Providers } from '@kinora/models';
import { openMediaConnections } from '../../../gateway/connections/media-connections.ts';
import { startPolling } from '../../../gateway/paid/polling/poll-requests.ts';
import { queueLateVersion } from '../upgrades/late-version.ts';
import { noteVendorsAtWork, passVendorNews } from '../../projects/index.ts';
import { TEST_IDLE_MS, growingPause } from '../../../testing/growing-pause.ts';
import { hurryJobs } from '../../../testing/hurry-jobs.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { createClipCutter, createImageDecoder } from '../../uploads/index.ts';
import { createDocumentReader } from '../documents/read-document.ts';
import { characterJobs } from '../../characters/index.ts';
import { giveConsent } from '../../consents/index.ts';
import { grantCredits, readBalance } from '../../credits/index.ts';
import { assembleVideo } from '../films/assemble-video.ts';
import { storyJobs } from '../story-jobs.ts';
import { readStory } from '../read-story.ts';
import type { FilmTools } from '../films/film-tools.ts';
import { startStory } from '../start/start-story.ts';
import { submitScenes } from '../review/submit-scenes.ts';
import type { StoriesDeps } from '../stories-deps.ts';

const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' });

interface WorldOptions {
  readonly longSide?: number;
  /** Who can be bought from; `variables` hold their keys and addresses. */
  readonly vendors?: readonly MediaVendor[];
  readonly variables?: Readonly<Record<string, string>>;
  /** A migrated database of the test's own. */
  readonly open?: OpenDatabase & { readonly url: string };
  /** Jobs of other modules for the workers. */
  readonly moreJobs?: (deps: StoriesDeps) => readonly RegisteredJob[];
}

/** A database, a store, a queue and workers of one test file: everything of a server but its HTTP. */
export async function createStoryWorld(
  providers: Providers,
  filmTools: FilmTools,
  { longSide = 320, vendors = [], variables = {}, moreJobs = () => [], ...given }: WorldOptions = {},
) {
  const open = given.open ?? (await createTestDatabase());
  const folder = await mkdtemp(join(tmpdir(), 'kinora-stories-'));
  const workRoot = join(folder, 'work');
  await mkdir(workRoot);
  const queue = createJobQueue({ pool: open.pool, log });
  const connections = openMediaConnections({
    database: open.database,
    vendors,
    variables,
    secret: 'a-secret-that-only-this-test-run-uses-9f3b',
    ownBindings: new Map(),
  });
  const storage = createLocalStorage(join(folder, 'media'));
  const desk = { database: open.database, ids: randomIds, connections, storage };
  const stopPolling = startPolling({
    ...desk,
    log,
    whenNews: passVendorNews({
      queue,
      clock: systemClock,
      whenLate: (tx, late) => queueLateVersion(tx, queue, late),
    }),
    whenUnchanged: noteVendorsAtWork({ database: open.database, clock: systemClock }),
  });
  const deps: StoriesDeps = {
    database: open.database,
    queue,
    storage,
    clock: systemClock,
    ids: randomIds,
    workRoot,
    gateway: openGateway(providers, workRoot, desk),
    filmTools,
    longSide,
    storageLimitBytes: 1e9,
    decoder: createImageDecoder(),
    clipCutter: createClipCutter(),
    documents: createDocumentReader(),
  };
  await queue.prepare();
  const workers = new Set<RunningWorker>();
  afterAll(async () => {
    connections.close();
    await stopPolling();
    await Promise.all([...workers].map((worker) => worker.stop(0)));
    await queue.close();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    ...deps,
    deps,
    open,
    connections,
    pool: open.pool,
    url: open.url,
    mediaFolder: join(folder, 'media'),
    async work(concurrency = 4): Promise<RunningWorker> {
      const worker = await startWorker({
        open,
        jobs: [...storyJobs(deps), ...characterJobs(deps), ...moreJobs(deps)],
        log,
        workerId: `test/${randomUUID()}`,
        slots: slotsOfEach(concurrency),
        idleMs: TEST_IDLE_MS,
      });
      workers.add(worker);
      return worker;
    },
    addUser: (credits = 25) => addUser(deps, credits),
    start: (ownerId: string, data: Partial<StartStoryInput> = {}) => start(deps, ownerId, data),
    read: (ownerId: string, projectId: string) => readStory(deps.database, { ownerId, projectId }),
    waitForRest: (ownerId: string, projectId: string) => waitForRest(deps, { ownerId, projectId }),
    waitForStatus: (ownerId: string, projectId: string, status: ProjectStatus) =>
      waitFor(deps, { ownerId, projectId }, (story) => story.status === status),
    waitUntil: (owned: { ownerId: string; projectId: string }, isTrue: (story: ProjectAnswer) => boolean) =>
      waitFor(deps, owned, isTrue),
    /** Confirms both reviews at once, from wherever the story rests, and waits for its end. */
    finish: (ownerId: string, projectId: string) => finish(deps, { ownerId, projectId }),
    /** Confirms the scenes and waits until the pictures are there. */
    draw: (ownerId: string, projectId: string) => draw(deps, { ownerId, projectId }),
    /** Confirms the review the story rests in. */
    confirm: (ownerId: string, story: ProjectAnswer) => confirm(deps, ownerId, story),
    /** Waits for rest while every retry that waits for its time begins at once. */
    hurryUntilRest: async (ownerId: string, projectId: string) => {
      await waitForRest(deps, { ownerId, projectId }, () => hurryJobs(open.pool));
    },
    /** Whatever waits for its time begins now. */
    hurry: () => hurryJobs(open.pool),
    /** Every step of a project with how often it was started. */
    steps: (projectId: string) => deps.database.select().from(steps).where(eq(steps.projectId, projectId)),
    until: async (isTrue: () => boolean) => {
      while (!isTrue()) {
        await delay(10);
      }
    },
    balance: (ownerId: string) => readBalance(deps.database, ownerId),
  };
}
export type StoryWorld = Awaited<ReturnType<typeof createStoryWorld>>;

async function addUser(deps: StoriesDeps, credits: number): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  await deps.database.insert(users).values({
    id,
    name: 'Test',
    email: `${id}@example.org`,
    createdAt: now,
    updatedAt: now,
    activatedAt: now,
  });
  await giveConsent(deps.database, {
    userId: id,
    subject: 'person_photograph',
    version: consentVersions.person_photograph,
    now,
  });
  if (credits > 0) {
    const grant = { userId: id, amountHundredths: BigInt(credits * 100), key: 'start' };
    await deps.database.transaction((tx) => grantCredits(tx, grant));
  }
  return id;
}

/** No files beside a start call. */
export const noUploads = { images: [], pdf: null } as const;

/** A start call that is right in everything the test does not say otherwise. */
export const goodStart: StartStoryInput = {
  user_query: 'why cats purr',
  video_type: 'explainer',
  selected_engine: 'engine_normal',
  voice: 'test-voice',
};

async function start(deps: StoriesDeps, ownerId: string, data: Partial<StartStoryInput>): Promise<string> {
  return await startStory(deps, {
    user: { id: ownerId, storedPlan: 'free' },
    data: StartStoryDataSchema.parse({ ...goodStart, request_id: randomUUID(), ...data }),
    uploads: { ...noUploads, request: { signal: new AbortController().signal, log } },
    idempotencyKey: null,
  });
}

async function confirm(deps: StoriesDeps, ownerId: string, story: ProjectAnswer): Promise<void> {
  const submission = { projectId: story.project_id, ownerId, scenes: story.scenes };
  if (story.status === projectStatus.SCENES_READY) {
    await submitScenes(deps, submission);
  } else {
    await assembleVideo(deps, submission);
  }
}

async function draw(
  deps: StoriesDeps,
  owned: { ownerId: string; projectId: string },
): Promise<ProjectAnswer> {
  const written = await waitForRest(deps, owned);
  await submitScenes(deps, { ...owned, scenes: written.scenes });
  return await waitForRest(deps, owned);
}

async function finish(
  deps: StoriesDeps,
  owned: { ownerId: string; projectId: string },
): Promise<ProjectAnswer> {
  const drawn = await draw(deps, owned);
  await assembleVideo(deps, { ...owned, scenes: drawn.scenes });
  return await waitForRest(deps, owned);
}

/** Asks for the status alone, which is a twentieth of the work of reading all of a story. */
async function waitForRest(
  deps: StoriesDeps,
  owned: { ownerId: string; projectId: string },
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<ProjectAnswer> {
  const pause = growingPause();
  for (;;) {
    const [found] = await deps.database
      .select({ status: projects.status })
      .from(projects)
      .where(eq(projects.id, owned.projectId));
    if (found === undefined || isResting(found.status)) {
      return await readStory(deps.database, owned);
    }
    await meanwhile();
    await pause();
  }
}

async function waitFor(
  deps: StoriesDeps,
  owned: { ownerId: string; projectId: string },
  isTrue: (story: ProjectAnswer) => boolean,
): Promise<ProjectAnswer> {
  const pause = growingPause();
  for (;;) {
    const story = await readStory(deps.database, owned);
    if (isTrue(story)) {
      return story;
    }
    await pause();
  }
}
