import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImageStatusAnswerSchema, StartAnswerSchema, VideoStatusAnswerSchema } from '@kinora/contract/api';
import { eq } from 'drizzle-orm';
import { afterAll } from 'vitest';
import type { OpenDatabase } from '../../db/client.ts';
import { steps, users } from '../../db/schema/index.ts';
import { openGateway } from '../../gateway/gateway.ts';
import { openMediaConnections } from '../../gateway/connections/media-connections.ts';
import { startPolling } from '../../gateway/paid/polling/poll-requests.ts';
import { systemClock } from '../../platform/clock.ts';
import { randomIds } from '../../platform/ids.ts';
import type { RegisteredJob } from '../../platform/queue/job.ts';
import { slotsOfEach } from '../../platform/queue/lanes.ts';
import { createJobQueue } from '../../platform/queue/job-queue.ts';
import { startWorker } from '../../platform/queue/worker.ts';
import { createLocalStorage } from '../../platform/storage/local-storage.ts';
import type { MediaVendor, Providers } from '@kinora/models';
import { projectKinds } from '../../project-kinds.ts';
import { cheapPasswords, emailOf, PASSWORD, SECRET } from '../access-app.ts';
import { hurryJobs } from '../hurry-jobs.ts';
import { TEST_IDLE_MS, growingPause } from '../growing-pause.ts';
import { createTestDatabase } from '../test-database.ts';
import { sendTo } from '../send-requests.ts';
import { buildTestHttp, silentLog } from '../test-http.ts';
import { registerAccess } from '../../modules/access/index.ts';
import { registerAnimate } from '../../modules/animate/index.ts';
import { registerMedia } from '../../modules/assets/index.ts';
import { grantCredits, readBalance } from '../../modules/credits/index.ts';
import { registerHistory } from '../../modules/history/index.ts';
import { imageJobs, registerImages } from '../../modules/images/index.ts';
import { registerJobs } from '../../modules/jobs/index.ts';
import { noteVendorsAtWork, passVendorNews, type ProjectKinds } from '../../modules/projects/index.ts';
import { createDocumentReader, registerStories, type StoriesDeps } from '../../modules/stories/index.ts';
import { createFakeFilmTools, noFilmFaults } from '../../modules/stories/testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../../modules/stories/testing/fake-models.ts';
import { createClipCutter, createImageDecoder } from '../../modules/uploads/index.ts';
import { clipJobs, registerVideos } from '../../modules/videos/index.ts';
import type { GenerationsDeps } from '../../modules/generations/index.ts';
import { registerGenerations } from '../../modules/generations/index.ts';
import { createFakeMedia } from './fake-media.ts';
import { createFakeVendor } from './fake-vendor.ts';
import type { MediaStudio } from './fake-media.ts';
import { renderSampleClips } from './test-pictures.ts';

export interface FileToSend {
  readonly content: Uint8Array | string;
  readonly name?: string;
}

interface FormOptions {
  readonly cookie: string;
  readonly data: object;
  readonly field?: string;
  readonly files?: readonly FileToSend[];
  readonly headers?: Record<string, string>;
}

/** The calls of single images and clips on models that do as the test says. */
export async function createGenerationApp(studio: MediaStudio, moreJobs: MoreJobs = () => []) {
  const clips = await renderSampleClips(5);
  const providers = { ...createFakeModels(noFaults(), 1), ...createFakeMedia(studio, clips) };
  const vendors = [createFakeVendor(studio, clips)];
  return await createAppOn(providers, 320, { moreJobs, vendors, variables: { VENDOR_KEY: 'test' } });
}

/** Jobs of another module for the one worker. */
export type MoreJobs = (deps: GenerationsDeps & StoriesDeps) => readonly RegisteredJob[];

interface AppOptions {
  readonly moreJobs?: MoreJobs;
  /** Who can be bought from; `variables` hold their keys and addresses. */
  readonly vendors?: readonly MediaVendor[];
  readonly variables?: Readonly<Record<string, string>>;
  /** A migrated database of the test's own. */
  readonly open?: OpenDatabase;
}

/** The calls of single images and clips with a database, a store, a queue and a worker. */
export async function createAppOn(
  providers: Providers,
  longSide: number,
  { moreJobs = () => [], vendors = [], variables = {}, ...given }: AppOptions = {},
) {
  const open: OpenDatabase = given.open ?? (await createTestDatabase());
  const folder = await mkdtemp(join(tmpdir(), 'kinora-generations-'));
  const workRoot = join(folder, 'work');
  await mkdir(workRoot);
  const queue = createJobQueue({ pool: open.pool, log: silentLog });
  await queue.prepare();
  const connections = openMediaConnections({
    database: open.database,
    vendors,
    variables,
    secret: SECRET,
    ownBindings: new Map(),
  });
  const storage = createLocalStorage(join(folder, 'media'));
  const desk = { database: open.database, ids: randomIds, connections, storage };
  const deps: GenerationsDeps & StoriesDeps & { kinds: ProjectKinds } = {
    database: open.database,
    kinds: projectKinds,
    queue,
    storage,
    clock: systemClock,
    ids: randomIds,
    workRoot,
    gateway: openGateway(providers, workRoot, desk),
    storageLimitBytes: 1e9,
    decoder: createImageDecoder(),
    clipCutter: createClipCutter(),
    filmTools: createFakeFilmTools(noFilmFaults()),
    documents: createDocumentReader(),
    longSide,
  };
  const { app, temporaryFolder } = await buildTestHttp();
  registerAccess(app, {
    database: open.database,
    log: silentLog,
    clock: systemClock,
    secret: SECRET,
    publicUrl: 'http://127.0.0.1:3000',
    needsSetupCode: false,
    startingCreditsHundredths: 2500n,
    passwords: cheapPasswords,
  });
  registerMedia(app, deps);
  registerHistory(app, deps);
  registerJobs(app, deps);
  registerStories(app, deps);
  registerGenerations(app, deps);
  registerImages(app, deps);
  registerVideos(app, deps);
  registerAnimate(app, deps);
  const worker = await startWorker({
    open,
    jobs: [...imageJobs(deps), ...clipJobs(deps), ...moreJobs(deps)],
    log: silentLog,
    workerId: `test/${randomUUID()}`,
    // One more than a single user may keep busy.
    slots: slotsOfEach(3),
    idleMs: TEST_IDLE_MS,
  });
  const stopPolling = startPolling({
    ...desk,
    log: silentLog,
    whenNews: passVendorNews({ queue, clock: systemClock }),
    whenUnchanged: noteVendorsAtWork({ database: open.database, clock: systemClock }),
  });
  afterAll(async () => {
    connections.close();
    await stopPolling();
    await worker.stop(0);
    await queue.close();
    await rm(folder, { recursive: true, force: true });
  });

  const send = sendTo(app);
  const sendForm = async (url: string, form: FormOptions) => {
    const { payload, contentType } = await encodeForm(form);
    return await app.inject({
      method: 'POST',
      url,
      headers: { cookie: form.cookie, 'content-type': contentType, ...form.headers },
      payload,
    });
  };
  const until = async <Value>(read: () => Promise<Value | undefined>): Promise<Value> => {
    const pause = growingPause();
    for (;;) {
      const value = await read();
      if (value !== undefined) {
        return value;
      }
      await hurryJobs(open.pool);
      await pause();
    }
  };
  return {
    app,
    deps,
    desk,
    open,
    temporaryFolder,
    mediaFolder: join(folder, 'media'),
    send,
    sendForm,
    until,
    /** Signs up with as many credits, activated. */
    signUp: async (name: string, credits = 1_000) => {
      const payload = { name, email: emailOf(name), password: PASSWORD };
      const answer = await send('POST', '/api/auth/sign-up/email', { payload });
      const [user] = await open.database
        .update(users)
        .set({ activatedAt: new Date() })
        .where(eq(users.email, emailOf(name)))
        .returning();
      const id = user?.id ?? '';
      const { availableHundredths } = await readBalance(open.database, id);
      const missing = BigInt(credits * 100) - availableHundredths;
      if (missing > 0n) {
        await open.database.transaction((tx) =>
          grantCredits(tx, { userId: id, amountHundredths: missing, key: 'test' }),
        );
      }
      return { id, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
    },
    startedId: async (url: string, form: FormOptions) => {
      const answer = await sendForm(url, form);

      return StartAnswerSchema.parse(answer.json()).project_id;
    },
    imageStatus: async (cookie: string, id: string) => {
      const answer = await send('GET', `/image/image-status/${id}`, { cookie });
      return ImageStatusAnswerSchema.parse(answer.json());
    },
    videoStatus: async (cookie: string, id: string) => {
      const answer = await send('GET', `/video/video-status/${id}`, { cookie });
      return VideoStatusAnswerSchema.parse(answer.json());
    },
    steps: (projectId: string) => open.database.select().from(steps).where(eq(steps.projectId, projectId)),
    balance: (userId: string) => readBalance(open.database, userId),
  };
}

/** A form as a browser sends it. */
export async function encodeForm(
  form: Pick<FormOptions, 'data' | 'field' | 'files'>,
): Promise<{ payload: Buffer; contentType: string }> {
  const body = new FormData();
  body.set('data', JSON.stringify(form.data));
  form.files?.forEach(({ content, name }, index) => {
    body.append(
      form.field ?? 'images',
      new Blob([new Uint8Array(Buffer.from(content))]),
      name ?? `${index}.png`,
    );
  });
  const response = new Response(body);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    contentType: response.headers.get('content-type') ?? '',
  };
}
