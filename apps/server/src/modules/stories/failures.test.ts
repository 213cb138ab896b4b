import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import type { ProjectStatus } from '@kinora/contract/statuses';
import { readdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { ProviderError } from '@kinora/models';
import { cancelProject } from '../projects/index.ts';
import { assembleVideo } from './films/assemble-video.ts';
import { regenerateImage } from './pictures/regenerate-image.ts';
import { retryStory } from './retry-story.ts';
import { createFakeFilmTools, noFilmFaults } from './testing/fake-film-tools.ts';
import type { FilmFaults } from './testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from './testing/fake-models.ts';
import type { Faults } from './testing/fake-models.ts';
import { Gate } from '../../testing/gate.ts';
import { createStoryWorld } from './testing/story-world.ts';

const faults = noFaults();
const filmFaults = noFilmFaults();
const world = await createStoryWorld(createFakeModels(faults, 3), createFakeFilmTools(filmFaults));
const { deps } = world;
await world.work();
afterEach(heal);

function heal(): void {
  Object.assign(faults, noFaults());
  Object.assign(filmFaults, noFilmFaults());
}

type Hit = (signal: AbortSignal) => Promise<void>;

interface Stage {
  readonly name: string;
  readonly running: ProjectStatus;
  readonly queued: ProjectStatus;
  /** Makes the stage do something before its work. */
  readonly strike: (hit: Hit) => void;
}

const strikeFilm = (part: Partial<FilmFaults>): void => void Object.assign(filmFaults, part);
const strikeModel = (part: Partial<Faults>): void => void Object.assign(faults, part);

const stages: Stage[] = [
  {
    name: 'script',
    running: projectStatus.GENERATING_SCENES,
    queued: projectStatus.SCENES_QUEUED,
    strike: (hit) => strikeModel({ script: hit }),
  },
  {
    name: 'picture',
    running: projectStatus.GENERATING_IMAGES,
    queued: projectStatus.IMAGES_QUEUED,
    strike: (hit) =>
      strikeModel({ picture: (title, signal) => (title === 'Part 2' ? hit(signal) : Promise.resolve()) }),
  },
  {
    name: 'narration',
    running: projectStatus.GENERATING_VIDEO,
    queued: projectStatus.VIDEO_QUEUED,
    strike: (hit) =>
      strikeModel({
        narration: (text, signal) => (text.includes('part 2') ? hit(signal) : Promise.resolve()),
      }),
  },
  {
    name: 'segment',
    running: projectStatus.RENDERING_VIDEO,
    queued: projectStatus.VIDEO_QUEUED,
    strike: (hit) =>
      strikeFilm({ segment: (text, signal) => (text.includes('part 2') ? hit(signal) : Promise.resolve()) }),
  },
  {
    name: 'sound',
    running: projectStatus.RENDERING_VIDEO,
    queued: projectStatus.VIDEO_QUEUED,
    strike: (hit) => strikeFilm({ mix: hit }),
  },
  {
    name: 'film',
    running: projectStatus.RENDERING_VIDEO,
    queued: projectStatus.VIDEO_QUEUED,
    strike: (hit) => strikeFilm({ join: hit }),
  },
];

/** Confirms whatever review the story rests in until it is finished or failed. */
async function goOn(ownerId: string, projectId: string) {
  for (;;) {
    const story = await world.waitForRest(ownerId, projectId);
    if (story.status === projectStatus.SCENES_READY || story.status === projectStatus.IMAGES_READY) {
      await world.confirm(ownerId, story);
    } else {
      return story;
    }
  }
}

async function runUntil(ownerId: string, projectId: string, isThere: () => boolean): Promise<void> {
  await world.waitUntil({ ownerId, projectId }, (story) => {
    if (story.status === projectStatus.SCENES_READY || story.status === projectStatus.IMAGES_READY) {
      void world.confirm(ownerId, story).catch(() => undefined);
    }
    return isThere();
  });
}

const full = { availableHundredths: 2500n, heldHundredths: 0n };
const paid = { availableHundredths: 2000n, heldHundredths: 0n };

describe.each(stages)('when the $name fails', ({ queued, strike }) => {
  it('L3 CHAT-08 the story fails with the sentence, gives the credits back, and a retry finishes it, paid once', async () => {
    strike(() => Promise.reject(new ProviderError('invalid_input', 'This cannot be made.')));
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    const failed = await goOn(ownerId, projectId);
    expect(failed.status).toBe(projectStatus.FAILED);
    expect(failed.error).toBe('This cannot be made.');
    expect(await world.balance(ownerId)).toMatchObject(full);

    heal();
    const finishedBefore = (await world.steps(projectId)).filter((step) => step.state === 'finished');
    expect(await retryStory(deps, { projectId, ownerId })).toBe(queued);
    const done = await goOn(ownerId, projectId);
    expect(done.status).toBe(projectStatus.COMPLETE);
    expect(await world.balance(ownerId)).toMatchObject(paid);
    const steps = await world.steps(projectId);
    const after = new Map(steps.map((step) => [step.id, step.attempt]));
    expect(finishedBefore.map((step) => after.get(step.id))).toEqual(
      finishedBefore.map((step) => step.attempt),
    );
    expect(steps.map(({ state }) => state)).toEqual(Array.from({ length: 14 }, () => 'finished'));
  });
});

describe.each(stages)('when a story is cancelled during the $name', ({ running, strike }) => {
  it("J9 JOB-05 it becomes FAILED with 'Cancelled.', the work is aborted and the credits come back", async () => {
    const gate = new Gate();
    let wasAborted = false;
    strike(async (signal) => {
      await gate.pass(signal).catch((error: unknown) => {
        wasAborted = true;
        throw error;
      });
    });
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    await runUntil(ownerId, projectId, () => gate.waiting > 0);
    expect((await world.read(ownerId, projectId)).status).toBe(running);
    await cancelProject(deps, { projectId, ownerId, by: 'owner' });
    const cancelled = await world.waitUntil({ ownerId, projectId }, () => wasAborted);
    expect(cancelled).toMatchObject({ status: projectStatus.FAILED, error: sentences.failure.cancelled });
    expect(await world.balance(ownerId)).toMatchObject(full);
    await expect(cancelProject(deps, { projectId, ownerId, by: 'owner' })).rejects.toMatchObject({
      code: 'conflict',
    });

    heal();
    await retryStory(deps, { projectId, ownerId });
    expect((await goOn(ownerId, projectId)).status).toBe(projectStatus.COMPLETE);
    expect(await world.balance(ownerId)).toMatchObject(paid);
  });
});

describe('a worker that wakes into a newer run', () => {
  it('JOB-01 JOB-06 moves nothing of it: the film is saved when its own run has joined it', async () => {
    const [asleep, awake] = [new Gate(), new Gate()];
    let joins = 0;
    // The first one does not hear that it was cancelled, like a process that the machine has stopped for a while.
    strikeFilm({
      join: (signal) => ((joins += 1) === 1 ? asleep.pass(new AbortController().signal) : awake.pass(signal)),
    });
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    await runUntil(ownerId, projectId, () => asleep.waiting === 1);
    await cancelProject(deps, { projectId, ownerId, by: 'owner' });
    await retryStory(deps, { projectId, ownerId });
    await world.until(() => awake.waiting === 1);
    const abandoned = (await readdir(deps.workRoot)).filter((name) => name.startsWith('step-'));
    expect(abandoned).toHaveLength(2);
    asleep.open();
    while ((await readdir(deps.workRoot)).length > 1) {
      await delay(10);
    }
    expect((await world.read(ownerId, projectId)).status).toBe(projectStatus.RENDERING_VIDEO);
    awake.open();
    expect((await goOn(ownerId, projectId)).status).toBe(projectStatus.COMPLETE);
    expect(await world.balance(ownerId)).toMatchObject(paid);
  });
});

/** Seconds from queueing to beginning of the jobs that wait for their time. */
async function pausesOf(projectId: string): Promise<number[]> {
  const { rows } = await world.pool.query<{ seconds: number }>(
    `select round(extract(epoch from start_after - created_on))::int as seconds from pgboss.job
     where name = 'work' and state < 'active' and start_after > now() and data->'payload'->>'projectId' = $1`,
    [projectId],
  );
  return rows.map((job) => job.seconds);
}

describe('passing failures', () => {
  it('J5 are tried again after a pause and leave no trace in the end', async () => {
    let tries = 0;
    strikeModel({
      script: () => {
        tries += 1;
        return tries < 3 ? Promise.reject(new ProviderError('transient', 'Not now.')) : Promise.resolve();
      },
    });
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    await world.hurryUntilRest(ownerId, projectId);
    const story = await world.read(ownerId, projectId);
    expect(story).toMatchObject({ status: projectStatus.SCENES_READY, error: null });
    expect(tries).toBe(3);
  });

  it('J5 end the story after five tries, with the credits given back', async () => {
    let tries = 0;
    strikeModel({
      script: () => {
        tries += 1;
        return Promise.reject(
          new ProviderError('rate_limited', 'The model is busy.', { retryAfterMs: 9_000 }),
        );
      },
    });
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    await world.hurryUntilRest(ownerId, projectId);
    const story = await world.read(ownerId, projectId);
    expect(story).toMatchObject({ status: projectStatus.FAILED, error: 'The model is busy.' });
    expect(tries).toBe(5);
    expect(await world.balance(ownerId)).toMatchObject(full);
  });

  it('J5 wait no longer than five minutes, whatever pause the provider asks for', async () => {
    strikeModel({
      script: () =>
        Promise.reject(
          new ProviderError('rate_limited', 'Come back tomorrow.', { retryAfterMs: 86_400_000 }),
        ),
    });
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    let pauses: number[] = [];
    await world.waitUntil({ ownerId, projectId }, () => {
      void pausesOf(projectId).then((found) => (pauses = found));
      return pauses.length > 0;
    });
    expect(pauses).toEqual([300]);
    await world.hurryUntilRest(ownerId, projectId);
    expect((await world.read(ownerId, projectId)).error).toBe('Come back tomorrow.');
  });

  it('J2 a paid request that may have been started is never sent again by itself', async () => {
    let tries = 0;
    strikeModel({
      script: () => {
        tries += 1;
        return Promise.reject(new ProviderError('unknown', 'No answer came back.'));
      },
    });
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    expect((await world.waitForRest(ownerId, projectId)).status).toBe(projectStatus.FAILED);
    expect(tries).toBe(1);
  });

  it('a fault of our own ends with a general sentence, not with its text', async () => {
    strikeModel({ script: () => Promise.reject(new Error('password of the database')) });
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    await world.hurryUntilRest(ownerId, projectId);
    expect((await world.read(ownerId, projectId)).error).toBe(sentences.failure.unknown);
  });
});

describe('another take of a picture that cannot be made', () => {
  it('CHAT-13 leaves the story in review with the pictures it had, and says so', async () => {
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    const drawn = await world.draw(ownerId, projectId);
    strikeModel({ picture: () => Promise.reject(new ProviderError('policy', 'Not this.')) });
    await regenerateImage(deps, { projectId, ownerId, payload: { scene_number: 1 } });
    const back = await world.waitForRest(ownerId, projectId);
    expect(back).toMatchObject({
      status: projectStatus.IMAGES_READY,
      notice: sentences.failure.editImage,
      scenes: drawn.scenes,
    });
    heal();
    await assembleVideo(deps, { projectId, ownerId, scenes: back.scenes });
    expect((await world.waitForRest(ownerId, projectId)).status).toBe(projectStatus.COMPLETE);
  });

  it('leaves nothing behind: the next wish has every try again, and another picture comes of it', async () => {
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    await world.draw(ownerId, projectId);
    strikeModel({ picture: () => Promise.reject(new ProviderError('transient', 'Not now.')) });
    await regenerateImage(deps, { projectId, ownerId, payload: { scene_number: 1 } });
    await world.hurryUntilRest(ownerId, projectId);
    expect((await world.read(ownerId, projectId)).notice).toBe(sentences.failure.editImage);
    let tries = 0;
    strikeModel({
      picture: () =>
        (tries += 1) < 5 ? Promise.reject(new ProviderError('transient', 'Not now.')) : Promise.resolve(),
    });
    await regenerateImage(deps, { projectId, ownerId, payload: { scene_number: 1 } });
    await world.hurryUntilRest(ownerId, projectId);
    const [first] = (await world.read(ownerId, projectId)).scenes;
    expect([tries, first?.generated_image_options.length]).toEqual([5, 2]);
  });
});
