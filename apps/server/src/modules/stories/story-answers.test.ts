import { setImmediate } from 'node:timers/promises';
import { ProjectAnswerSchema, StartAnswerSchema } from '@kinora/contract/api';
import { projectStatus } from '@kinora/contract/statuses';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { projects } from '../../db/schema/index.ts';
import { ProjectStates } from '../projects/index.ts';
import { readStory } from './read-story.ts';
import { createFakeFilmTools, noFilmFaults } from './testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from './testing/fake-models.ts';
import { createStoryApp } from './testing/story-app.ts';
import { createStoryWorld } from './testing/story-world.ts';

const world = await createStoryWorld(createFakeModels(noFaults(), 2), createFakeFilmTools(noFilmFaults()));
await world.work();
const app = await createStoryApp(world);
const [ada, bob] = [await app.signUp('Ada'), await app.signUp('Bob')];

async function start() {
  const { project_id: projectId } = StartAnswerSchema.parse((await app.start(ada)).json());
  const [row] = await world.database.select().from(projects).where(eq(projects.id, projectId));
  return { projectId, ownerId: row?.ownerId ?? '', path: `/api/project/${projectId}` };
}

const read = (path: string, cookie = ada, etag?: string) =>
  app.send('GET', path, { cookie, ...(etag === undefined ? {} : { headers: { 'if-none-match': etag } }) });

describe('a story that is read again and again', () => {
  it('is wherever it rests what a first read would say', async () => {
    const { path, ...owned } = await start();
    const expectFresh = async (scenes: unknown, call?: string) => {
      const fresh = ProjectAnswerSchema.parse(await readStory(world.database, owned));
      expect(ProjectAnswerSchema.parse((await read(path)).json())).toEqual(fresh);
      if (call !== undefined) {
        const sent = await app.send('POST', `${path}/${call}`, { cookie: ada, payload: { scenes } });
        expect(sent.statusCode).toBe(202);
      }
    };
    await expectFresh((await app.rested(ada, owned.projectId)).scenes, 'submit-scenes-for-stories');
    await expectFresh((await app.rested(ada, owned.projectId)).scenes, 'assemble-video-general');
    const { scenes, status } = await app.rested(ada, owned.projectId);
    expect(status).toBe(projectStatus.COMPLETE);
    await expectFresh(scenes);
  });

  it('is another one after every write to what is kept of it', async () => {
    const owned = await start();
    await app.rested(ada, owned.projectId);
    const id = owned.projectId;
    const states = new ProjectStates(world.database);
    const versions = [(await states.of(owned)).version];
    for (const write of [
      sql`update projects set notice = 'thin' where id = ${id}`,
      sql`update steps set provider = 'another' where project_id = ${id}`,
      sql`update credit_holds set key = key || '-' where subject_id = ${id}`,
      sql`insert into paid_requests (id, project_id, provider, endpoint, model, medium, key_fingerprint, request_hash, state,
          prepared, estimate_micro, budget_day, deadline_at)
          values (${id}, ${id}, 'fal', '', '', 'picture', '', '', 'running', '{}', 0, now(), now())`,
      sql`update paid_requests set phase = 'working' where project_id = ${id}`,
      sql`delete from paid_requests where project_id = ${id}`,
      sql`delete from steps where project_id = ${id}`,
    ]) {
      expect((await world.database.execute(write)).rowCount).toBeGreaterThan(0);
      versions.push((await states.of(owned)).version);
    }
    // Without its paid request it is what it was before that.
    expect(versions[6]).toBe(versions[3]);
    expect(new Set(versions).size).toBe(versions.length - 1);
  });

  it('is sent once, and named by its content: unchanged it is 304, changed it is sent anew', async () => {
    const { projectId, path } = await start();
    await app.rested(ada, projectId);
    const first = await read(path);
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/u);
    const again = await read(path, ada, etag);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    await app.send('PATCH', path, { cookie: ada, payload: { title: 'Another title' } });
    const changed = await read(path, ada, etag);
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      expect.objectContaining({ title: 'Another title' }),
    ]);
    // Back to what it was: the same words have the same name.
    const { title } = ProjectAnswerSchema.parse(first.json());
    await world.database.update(projects).set({ title }).where(eq(projects.id, projectId));
    const { revision } = ProjectAnswerSchema.parse((await read(path)).json());
    await world.database
      .update(projects)
      .set({ revision: revision - 1 })
      .where(eq(projects.id, projectId));
    expect((await read(path, ada, etag)).statusCode).toBe(304);
  });

  it('is asked of once for all who ask at the same time, each after their own wish', async () => {
    const [one, other] = [await start(), await start()];
    await Promise.all([app.rested(ada, one.projectId), app.rested(ada, other.projectId)]);
    // Without the workers, which ask as well.
    const open = openDatabase(world.url);
    const states = new ProjectStates(open.database);
    let questions = 0;
    open.pool.on('acquire', () => {
      questions += 1;
    });
    const before = await states.of(one);
    questions = 0;
    const stranger = { ...one, ownerId: other.ownerId + '-' };
    const many = await Promise.allSettled(
      [one, other, one, stranger, other].map((owned) => states.of(owned)),
    );
    expect(questions).toBe(1);
    expect(many.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    const early = states.of(other);
    await setImmediate();
    // While that one is asked something is written, and whoever asks from then on is told of it.
    await world.database.update(projects).set({ notice: 'thin' }).where(eq(projects.id, one.projectId));
    const late = await states.of(one);
    expect(late.version).not.toBe(before.version);
    expect((await early).version).toBe((await states.of(other)).version);
    await open.close();
  });

  it('is nobody else’s, though they know its name', async () => {
    const { projectId, path } = await start();
    await app.rested(ada, projectId);
    const etag = String((await read(path)).headers.etag);
    const answers = await Promise.all([read(path, bob, etag), read(path, '', etag), read(path, bob, '*')]);
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers.etag])).toEqual([
      [404, undefined],
      [401, undefined],
      [404, undefined],
    ]);
    expect((await read(path, ada, etag)).statusCode).toBe(304);
  });
});
