import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartStoryDataSchema } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import type { StartStoryInput } from '@kinora/contract/api';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { projects } from '../../../db/schema/index.ts';
import { silentLog } from '../../../testing/test-http.ts';
import { isAppError } from '../../../platform/errors/app-error.ts';
import { startStory } from './start-story.ts';
import type { StoryStart } from './start-story.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createStoryWorld, goodStart } from '../testing/story-world.ts';

const world = await createStoryWorld(createFakeModels(noFaults(), 2), createFakeFilmTools(noFilmFaults()));
const { deps } = world;

const folder = await mkdtemp(join(tmpdir(), 'kinora-start-'));
const text = join(folder, 'upload');
await writeFile(text, 'no picture and no document');
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Files of a form that hold neither a picture nor a document. */
function uploadsOf(imageCount = 0, hasPdf = false): StoryStart['uploads'] {
  const file = { path: text, filename: 'a', declaredType: 'text/plain', bytes: 26 };
  return {
    images: Array.from({ length: imageCount }, () => file),
    pdf: hasPdf ? file : null,
    request: { signal: new AbortController().signal, log: silentLog },
  };
}

function startWith(
  ownerId: string,
  data: Partial<StartStoryInput> & Record<string, unknown>,
  more: Partial<StoryStart> = {},
) {
  return startStory(deps, {
    user: { id: ownerId, storedPlan: 'free' },
    data: StartStoryDataSchema.parse({ ...goodStart, ...data }),
    uploads: uploadsOf(),
    idempotencyKey: null,
    ...more,
  });
}

async function projectsOf(ownerId: string) {
  return await deps.database.select().from(projects).where(eq(projects.ownerId, ownerId));
}

describe('a queue that refuses', () => {
  it('J10 is loud: there is no project without its job, and no credits are held', async () => {
    const ownerId = await world.addUser();
    await world.pool.query(`
      create function swallow_job() returns trigger language plpgsql as 'begin return null; end';
      create trigger swallow_job before insert on pgboss.job_common for each row execute function swallow_job()`);
    try {
      await expect(startWith(ownerId, {})).rejects.toThrow('The queue refused the job write-scenes.');
    } finally {
      await world.pool.query('drop function swallow_job cascade');
    }
    expect(await projectsOf(ownerId)).toEqual([]);
    expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 2500n, heldHundredths: 0n });
  });
});

describe('the same request again', () => {
  it('L2 API-10 twenty at once and five later are one project and one hold', async () => {
    const ownerId = await world.addUser();
    const request_id = randomUUID();
    const once = await Promise.all(Array.from({ length: 20 }, () => startWith(ownerId, { request_id })));
    const later = await Promise.all(Array.from({ length: 5 }, () => startWith(ownerId, { request_id })));
    expect(new Set([...once, ...later]).size).toBe(1);
    expect(await projectsOf(ownerId)).toHaveLength(1);
    expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 2000n, heldHundredths: 500n });
  });

  it('L2 with another payload is a conflict that costs nothing', async () => {
    const ownerId = await world.addUser();
    const request_id = randomUUID();
    await startWith(ownerId, { request_id });
    const other = startWith(ownerId, { request_id, user_query: 'something else' });
    await expect(other).rejects.toMatchObject({
      code: 'conflict',
      detail: sentences.notice.sameRequestOtherPayload,
    });
    expect(await world.balance(ownerId)).toMatchObject({ heldHundredths: 500n });
  });

  it('L2 answers the first project even when the first hold has used up the credits', async () => {
    const ownerId = await world.addUser(5);
    const request_id = randomUUID();
    expect(await startWith(ownerId, { request_id })).toBe(await startWith(ownerId, { request_id }));
  });

  it('L2 may be named by the Idempotency-Key header instead, and names are per user', async () => {
    const [ann, bob] = [await world.addUser(), await world.addUser()];
    const named = { idempotencyKey: 'my-key' };
    const first = await startWith(ann, {}, named);
    expect(await startWith(ann, {}, named)).toBe(first);
    expect(await startWith(bob, {}, named)).not.toBe(first);
  });
});

describe('many different requests', () => {
  it('L1 fifty at once never spend more than there is', async () => {
    const ownerId = await world.addUser(23);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => startWith(ownerId, { request_id: randomUUID() })),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(4);
    const refusals = outcomes.flatMap((outcome): unknown[] =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    );
    expect(refusals.every((error) => isAppError(error, 'not-enough-credits'))).toBe(true);
    expect(await projectsOf(ownerId)).toHaveLength(4);
    expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 300n, heldHundredths: 2000n });
  });
});

interface BrokenStart {
  readonly data: Partial<StartStoryInput>;
  readonly more: Partial<StoryStart>;
  readonly code: string;
  readonly detail: string;
}

describe('a start call that breaks a rule', () => {
  const { readiness, story, validation } = sentences;
  const cases: [string, BrokenStart][] = [
    [
      'VAL-01 an empty prompt',
      { data: { user_query: '   ' }, more: {}, code: 'invalid', detail: readiness.prompt },
    ],
    [
      'VAL-02 no video type',
      { data: { video_type: null }, more: {}, code: 'invalid', detail: readiness.videoType },
    ],
    [
      'VAL-02 no engine',
      { data: { selected_engine: null }, more: {}, code: 'invalid', detail: readiness.engine },
    ],
    ['VAL-02 no voice', { data: { voice: null }, more: {}, code: 'invalid', detail: readiness.voice }],
    [
      'VAL-03 an unknown voice',
      { data: { voice: 'nobody' }, more: {}, code: 'invalid', detail: validation.invalidVoice },
    ],
    [
      'VAL-02 one voice for two speakers',
      {
        data: { selected_engine: 'engine_multi_talk' },
        more: {},
        code: 'invalid',
        detail: validation.missingSecondVoice,
      },
    ],
    [
      'VAL-06 six images',
      { data: {}, more: { uploads: uploadsOf(6) }, code: 'invalid', detail: validation.tooManyImages },
    ],
    [
      'VAL-08 an image for Basic',
      { data: {}, more: { uploads: uploadsOf(1) }, code: 'invalid', detail: readiness.uploadNotAllowed },
    ],
    [
      'VAL-09 a PDF for AI Twin',
      {
        data: { selected_engine: 'engine_image_upload' },
        more: { uploads: uploadsOf(0, true) },
        code: 'invalid',
        detail: readiness.pdfNotAllowed,
      },
    ],
    [
      'VAL-10 9:16 for AI Twin',
      {
        data: { selected_engine: 'engine_image_upload', aspect_ratio: '9:16' },
        more: {},
        code: 'invalid',
        detail: readiness.nineSixteenClosed,
      },
    ],
    [
      'TIER-02 a closed engine',
      {
        data: { selected_engine: 'engine_flux' },
        more: {},
        code: 'closed-tier',
        detail: readiness.closedTier('proXL'),
      },
    ],
    [
      'TIER-02 a closed voice',
      { data: { voice: 'test-star' }, more: {}, code: 'closed-tier', detail: readiness.closedTier('proXL') },
    ],
    [
      'TIER-02 the Films engine',
      {
        data: { selected_engine: 'engine_films' },
        more: {},
        code: 'closed-tier',
        detail: readiness.closedTier('proXL'),
      },
    ],
    [
      'API-10 a PDF that is none',
      {
        data: {},
        more: { uploads: uploadsOf(0, true) },
        code: 'unsupported-media',
        detail: sentences.upload.pdfUnreadable,
      },
    ],
  ];

  it.each(cases)('T1 VAL-16 %s is refused with the words of the screen', async (_name, broken) => {
    const ownerId = await world.addUser();
    const { data, more, code, detail } = broken;
    await expect(startWith(ownerId, data, more)).rejects.toMatchObject({ code, detail });
    expect(await projectsOf(ownerId)).toEqual([]);
    expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 2500n, heldHundredths: 0n });
  });

  it('VAL-04 too few credits answer 402 with the number that is needed', async () => {
    const ownerId = await world.addUser(4);
    await expect(startWith(ownerId, {})).rejects.toMatchObject({
      code: 'not-enough-credits',
      status: 402,
      detail: readiness.notEnoughCredits(5),
    });
  });

  it('ENG-04 an engine nothing here can serve is said to be unavailable', async () => {
    const ownerId = await world.addUser(300);
    const refused = startWith(ownerId, { selected_engine: 'engine_ghibli' });
    await expect(refused).rejects.toMatchObject({ code: 'invalid', detail: story.engineUnavailable });
  });

  it("A8 a client's plan, price and owner have no effect", async () => {
    const ownerId = await world.addUser();
    const wishes = { plan: 'proxl', price: 0, user_id: 'somebody', credits: 999 };
    await startWith(ownerId, { ...wishes });
    const [project] = await projectsOf(ownerId);
    expect(project).toMatchObject({ plan: 'free', priceHundredths: 500n, ownerId });
  });
});

describe('a fresh story', () => {
  it('keeps the choices, the defaults and the session it was started in', async () => {
    const ownerId = await world.addUser();
    const projectId = await startWith(ownerId, { session_id: 'chat-1', language: 'Hindi' });
    const read = await world.read(ownerId, projectId);
    expect(read).toMatchObject({
      session_id: 'chat-1',
      language: 'Hindi',
      aspect_ratio: '16:9',
      subtitle: true,
      title: 'why cats purr',
      price: 5,
      final_links: [],
      error: null,
    });
  });
});
