import { projectStatus } from '@kinora/contract/statuses';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { assets, projects, steps } from '../../db/schema/index.ts';
import type { JobRun } from '../../platform/queue/job.ts';
import { runMakePicture } from './pictures/make-picture.ts';
import { runWriteScenes } from './review/write-scenes.ts';
import { regenerateImage } from './pictures/regenerate-image.ts';
import { submitScenes } from './review/submit-scenes.ts';
import { createFakeFilmTools, noFilmFaults } from './testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from './testing/fake-models.ts';
import { Gate } from '../../testing/gate.ts';
import { createStoryWorld } from './testing/story-world.ts';

const faults = noFaults();
const world = await createStoryWorld(createFakeModels(faults, 2), createFakeFilmTools(noFilmFaults()));
const { deps } = world;
afterEach(async () => {
  Object.assign(faults, noFaults());
  await world.pool.query("delete from pgboss.job where name = 'work'");
});

const run = (signal = new AbortController().signal): JobRun => ({
  jobId: 'test',
  attempt: 1,
  signal,
  log: pino({ level: 'silent' }),
});

/** A story whose pictures are planned while no worker takes them. */
async function plannedPictures() {
  const ownerId = await world.addUser();
  const projectId = await world.start(ownerId);
  const writer = await world.work();
  const written = await world.waitForRest(ownerId, projectId);
  // The fan-out itself is quick; the pictures wait at the gate until their worker is gone.
  const gate = new Gate();
  faults.picture = (_title, signal) => gate.pass(signal);
  await submitScenes(deps, { projectId, ownerId, scenes: written.scenes });
  await world.waitUntil({ ownerId, projectId }, () => gate.waiting === 2);
  await writer.stop(0);
  const [picture] = (await world.steps(projectId)).filter((step) => step.kind === 'picture');
  if (picture === undefined) {
    throw new Error('no picture was planned');
  }
  const project = { projectId, run: 2 };
  return { ownerId, projectId, picture, task: { ...project, stepId: picture.id } };
}

async function read(stepId: string) {
  const [step] = await deps.database.select().from(steps).where(eq(steps.id, stepId));
  return step;
}

describe('a worker that stops', () => {
  it('JOB-06 hands its running steps back without counting them as failures, and another finishes them', async () => {
    const { ownerId, projectId, picture } = await plannedPictures();
    expect(await read(picture.id)).toMatchObject({ state: 'waiting', failures: 0, interruptions: 0 });
    Object.assign(faults, noFaults());
    const next = await world.work();
    expect((await world.waitForRest(ownerId, projectId)).status).toBe(projectStatus.IMAGES_READY);
    await next.stop(0);
  });
});

describe('two runs of one step', () => {
  it('JOB-06 the later one commits and what the earlier one made is thrown away', async () => {
    const { projectId, picture, task } = await plannedPictures();
    const gate = new Gate();
    let calls = 0;
    faults.picture = (_title, signal) => {
      calls += 1;
      return calls === 1 ? gate.pass(signal) : Promise.resolve();
    };
    const asleep = runMakePicture(deps)(task, run());
    await world.until(() => gate.waiting === 1);
    await runMakePicture(deps)(task, run());
    const committed = await read(picture.id);
    gate.open();
    await asleep;
    expect(await read(picture.id)).toEqual(committed);
    expect(committed).toMatchObject({ state: 'finished', interruptions: 1 });
    const kept = await deps.database.select().from(assets).where(eq(assets.projectId, projectId));
    expect(kept.map((asset) => asset.id)).toEqual([committed?.assetId]);
  });

  it('JOB-06 a failure of the earlier one does not touch the later one', async () => {
    const { ownerId, projectId, picture, task } = await plannedPictures();
    const gate = new Gate();
    let calls = 0;
    faults.picture = async (_title, signal) => {
      calls += 1;
      if (calls === 1) {
        await gate.pass(signal);
        throw new Error('late');
      }
    };
    const asleep = runMakePicture(deps)(task, run());
    await world.until(() => gate.waiting === 1);
    await runMakePicture(deps)(task, run());
    gate.open();
    await asleep;
    expect(await read(picture.id)).toMatchObject({ state: 'finished', failures: 0, error: null });
    expect((await world.read(ownerId, projectId)).status).toBe(projectStatus.GENERATING_IMAGES);
  });

  it('a finished step is not done again when its job is delivered twice', async () => {
    const { picture, task } = await plannedPictures();
    faults.picture = () => Promise.resolve();
    await runMakePicture(deps)(task, run());
    const once = await read(picture.id);
    await runMakePicture(deps)(task, run());
    expect(await read(picture.id)).toEqual(once);
  });
});

describe('a job of an earlier run', () => {
  it('JOB-01 does nothing', async () => {
    const { picture, task } = await plannedPictures();
    await runMakePicture(deps)({ ...task, run: 1 }, run());
    await runWriteScenes(deps)(task, run());
    expect(await read(picture.id)).toMatchObject({ state: 'waiting', attempt: picture.attempt });
  });
});

describe('a step that kills its worker again and again', () => {
  it('J1 is given up after three tries with a sentence and the credits back', async () => {
    const { ownerId, projectId, picture, task } = await plannedPictures();
    await deps.database
      .update(steps)
      .set({ state: 'running', interruptions: 2 })
      .where(eq(steps.id, picture.id));
    await runMakePicture(deps)(task, run());
    expect(await world.read(ownerId, projectId)).toMatchObject({ status: projectStatus.FAILED });
    expect(await world.balance(ownerId)).toMatchObject({ availableHundredths: 2500n, heldHundredths: 0n });
  });

  it('J1 leaves the review with what it had, and does not spoil the next wish for another picture', async () => {
    const writer = await world.work();
    const ownerId = await world.addUser();
    const projectId = await world.start(ownerId);
    await world.draw(ownerId, projectId);
    await writer.stop(0);
    /** Asks for another picture of the first scene, whose starts before ended as many times with their worker. */
    const wish = async (interruptions: number) => {
      await regenerateImage(deps, { projectId, ownerId, payload: { scene_number: 1 } });
      const [retaken] = (await world.steps(projectId)).filter((step) => step.take === 1);
      if (interruptions > 0) {
        const state = { state: 'running', interruptions } as const;
        await deps.database
          .update(steps)
          .set(state)
          .where(eq(steps.id, retaken?.id ?? ''));
      }
      const [project] = await deps.database.select().from(projects).where(eq(projects.id, projectId));
      const task = { projectId, run: project?.run ?? 0, stepId: retaken?.id ?? '' };
      await runMakePicture(deps)(task, run());
      const story = await world.read(ownerId, projectId);
      expect(story.status).toBe(projectStatus.IMAGES_READY);
      return story.scenes[0]?.generated_image_options.length;
    };
    expect(await wish(2)).toBe(1);
    expect(await wish(0)).toBe(2);
  });
});
