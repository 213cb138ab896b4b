import { CancelJobAnswerSchema, StartAnswerSchema } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import type { ProjectAnswer, StartStoryInput } from '@kinora/contract/api';
import type { Scene } from '@kinora/contract/scenes';
import type { ProjectStatus } from '@kinora/contract/statuses';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { projects, users } from '../../../db/schema/index.ts';
import { grantCredits } from '../../credits/index.ts';
import { failStalledProjects } from '../../projects/index.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createFakeStudio } from '../testing/fake-studio.ts';
import { createStoryApp } from '../testing/story-app.ts';
import { createStoryWorld } from '../testing/story-world.ts';

const studio = createFakeStudio(createFakeModels(noFaults(), 2));
const world = await createStoryWorld(studio.providers, createFakeFilmTools(noFilmFaults()));
await world.work();
const app = await createStoryApp(world);
const ann = await app.signUp('Ann');
const [row] = await world.database.select().from(users).where(eq(users.email, 'ann@example.org'));
const annId = row?.id ?? '';

/** A mode's form, and the call that confirms its scenes. */
interface Kind {
  readonly data: Partial<StartStoryInput>;
  readonly submit: 'stories' | 'films';
  readonly held: bigint;
}

const story: Kind = { data: { selected_engine: 'engine_vectorflux' }, submit: 'stories', held: 2_000n };
const film: Kind = {
  data: { selected_engine: 'engine_films', voice: null, video_type: null, aspect_ratio: '9:16' },
  submit: 'films',
  held: 2_000n,
};
const kinds: [string, Kind][] = [
  ['a story', story],
  ['a film', film],
];

const read = (id: string): Promise<ProjectAnswer> => app.rested(ann, id);
const balance = async () => {
  const { availableHundredths, heldHundredths } = await world.balance(annId);
  return { availableHundredths, heldHundredths };
};
const grant = (amountHundredths: bigint): Promise<void> =>
  world.database.transaction((tx) =>
    grantCredits(tx, { userId: annId, amountHundredths, key: crypto.randomUUID() }),
  );

async function written(kind: Kind): Promise<ProjectAnswer> {
  await grant(30_000n);
  const started = await app.start(ann, { data: kind.data });
  expect(started.statusCode, started.body).toBe(200);
  return await read(StartAnswerSchema.parse(started.json()).project_id);
}

async function send(path: string, project: ProjectAnswer, scenes: readonly Scene[]): Promise<void> {
  const url = `/api/project/${project.project_id}/${path}`;
  const answer = await app.send('POST', url, { cookie: ann, payload: { scenes } });
  expect(answer.statusCode, answer.body).toBe(202);
}

async function drawn(kind: Kind): Promise<ProjectAnswer> {
  const project = await written(kind);
  await send(`submit-scenes-for-${kind.submit}`, project, project.scenes.map(withoutCharacter));
  return await read(project.project_id);
}

const withoutCharacter = (scene: Scene): Scene => ({ ...scene, has_character: false });

async function keep(project: ProjectAnswer, scenes: readonly Scene[]): Promise<void> {
  const url = `/api/project/${project.project_id}/scenes`;
  const answer = await app.send('PUT', url, { cookie: ann, payload: { scenes } });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function cancel(id: string): Promise<void> {
  const answer = await app.send('POST', '/api/cancel-job', { cookie: ann, payload: { job_id: id } });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(CancelJobAnswerSchema.parse(answer.json())).toEqual({ job_id: id, status: 'failed' });
  expect(await read(id)).toMatchObject({
    status: projectStatus.FAILED,
    error: sentences.failure.cancelled,
  });
}

const retry = (id: string) => app.send('POST', `/api/project/${id}/retry`, { cookie: ann });

async function retryTo(id: string, status: ProjectStatus): Promise<void> {
  const answer = await retry(id);
  expect([answer.statusCode, answer.json<unknown>()]).toEqual([202, { project_id: id, status }]);
}

describe.each(kinds)('%s that waits in a review', (_name, kind) => {
  it('JOB-01 JOB-05 is cancelled at the scenes, and Retry returns there with the edits and a hold anew', async () => {
    const project = await written(kind);
    const id = project.project_id;
    const edited = project.scenes.map((scene) => ({ ...withoutCharacter(scene), title: 'Mine' }));
    await keep(project, edited);
    const before = await read(id);
    const held = await balance();
    await cancel(id);
    expect(await balance()).toEqual({
      availableHundredths: held.availableHundredths + kind.held,
      heldHundredths: held.heldHundredths - kind.held,
    });

    await retryTo(id, projectStatus.SCENES_READY);
    // It rests there at once: the script is finished, and no job would ever finish it again.
    expect(await read(id)).toEqual(before);
    expect(before.scenes.map(({ title }) => title)).toEqual(['Mine', 'Mine']);
    expect(await balance()).toEqual(held);
    await send(`submit-scenes-for-${kind.submit}`, project, before.scenes);
    expect(await read(id)).toMatchObject({ status: projectStatus.IMAGES_READY, error: null });
  });

  it('JOB-01 JOB-05 is cancelled at the images, and Retry returns there with the choices; paid once in the end', async () => {
    const project = await drawn(kind);
    const id = project.project_id;
    expect(project.status).toBe(projectStatus.IMAGES_READY);
    const chosen = project.scenes.map((scene) => ({
      ...scene,
      selected_image_url: scene.generated_image_options.at(-1) ?? null,
    }));
    await keep(project, chosen);
    const before = await read(id);
    const held = await balance();
    const painted = studio.log.pictures.length;
    await cancel(id);
    await retryTo(id, projectStatus.IMAGES_READY);
    expect(await read(id)).toEqual(before);
    expect(before.scenes.map((scene) => scene.selected_image_url)).toEqual(
      chosen.map((scene) => scene.selected_image_url),
    );
    expect([await balance(), studio.log.pictures.length]).toEqual([held, painted]);
    await send('assemble-video-general', project, before.scenes);
    expect(await read(id)).toMatchObject({ status: projectStatus.COMPLETE });
    expect(await balance()).toEqual({ ...held, heldHundredths: held.heldHundredths - kind.held });
  });
});

describe('a project cancelled at a review', () => {
  it('keeps edits made afterwards as they are: the review decides what becomes of its pictures', async () => {
    const project = await drawn(story);
    const id = project.project_id;
    await cancel(id);
    const edited = (await read(id)).scenes.map((scene) => ({ ...scene, narration_script: 'Other words.' }));
    await keep(project, edited);
    await retryTo(id, projectStatus.IMAGES_READY);
    const { scenes } = await read(id);
    expect(scenes.map((scene) => scene.narration_script)).toEqual(['Other words.', 'Other words.']);
    expect(scenes.map((scene) => scene.generated_image_options)).toEqual(
      project.scenes.map((scene) => scene.generated_image_options),
    );
  });

  it('L3 stays cancelled when the credits for going on have been spent', async () => {
    const { project_id: id } = await written(story);
    await cancel(id);
    const { availableHundredths } = await balance();
    await grant(-availableHundredths);
    expect((await retry(id)).statusCode).toBe(402);
    expect(await read(id)).toMatchObject({ status: projectStatus.FAILED });
  });

  it('L2 is ended once by many cancels, and taken up once by many retries', async () => {
    const { project_id: id } = await written(story);
    const { heldHundredths } = await balance();
    const payload = { job_id: id };
    const cancels = await Promise.all(
      [1, 2, 3, 4].map(() => app.send('POST', '/api/cancel-job', { cookie: ann, payload })),
    );
    expect(cancels.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await balance()).heldHundredths).toBe(heldHundredths - story.held);
    const retries = await Promise.all([1, 2, 3, 4].map(() => retry(id)));
    expect(retries.map((answer) => answer.statusCode).toSorted()).toEqual([202, 409, 409, 409]);
    expect(await balance()).toMatchObject({ heldHundredths });
  });
});

describe('a film whose characters are ready', () => {
  it('JOB-01 JOB-05 is ended there by cancel only, and Retry returns there and goes on without resting', async () => {
    const project = await drawn(film);
    const id = project.project_id;
    const { heldHundredths } = await balance();
    await world.database
      .update(projects)
      .set({ status: projectStatus.CHARACTERS_READY })
      .where(eq(projects.id, id));
    for (let minute = 2; minute <= 30; minute += 1) {
      const clock = { now: () => new Date(Date.now() + minute * 61_000) };
      expect(await failStalledProjects({ ...world.deps, clock })).toEqual([]);
    }
    await cancel(id);
    expect(await balance()).toMatchObject({ heldHundredths: heldHundredths - film.held });
    await retryTo(id, projectStatus.CHARACTERS_READY);
    expect(await balance()).toMatchObject({ heldHundredths });
    const after = await read(id);
    expect(after).toMatchObject({ status: projectStatus.IMAGES_READY, scenes: project.scenes });
  });
});
