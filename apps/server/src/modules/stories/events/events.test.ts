import { randomUUID } from 'node:crypto';
import { ProjectNewsSchema, StartAnswerSchema } from '@kinora/contract/api';
import { projectStatus } from '@kinora/contract/statuses';
import type { ProjectNews } from '@kinora/contract/api';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabaseNews } from '../../../platform/news/database-news.ts';
import { silentLog } from '../../../testing/test-http.ts';
import { createFakeFilmTools, noFilmFaults } from '../testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from '../testing/fake-models.ts';
import { createStoryApp } from '../testing/story-app.ts';
import { createStoryWorld } from '../testing/story-world.ts';
import { registerProjectEvents } from './register-events.ts';

const world = await createStoryWorld(createFakeModels(noFaults(), 2), createFakeFilmTools(noFilmFaults()));
await world.work();

/** A process that answers calls, on a port, beside others on the same database. */
async function openProcess() {
  const story = await createStoryApp(world);
  const news = openDatabaseNews({ databaseUrl: world.url, log: silentLog });
  registerProjectEvents(story.app, { database: world.database, news });
  const address = await story.app.listen({ port: 0, host: '127.0.0.1' });
  afterAll(() => news.close());
  return { ...story, address };
}
const [here, there] = [await openProcess(), await openProcess()];
const cookie = await here.signUp('ada');

async function startProject() {
  const { project_id: id } = StartAnswerSchema.parse((await here.start(cookie)).json());
  return await here.rested(cookie, id);
}

/** A page that hears of a project; `next` is what it hears next, null when the line was ended. */
async function hear(address: string, projectId: string, session = cookie) {
  const abort = new AbortController();
  const headers = { cookie: session, accept: 'text/event-stream' };
  const response = await fetch(`${address}/api/project/${projectId}/events`, {
    headers,
    signal: abort.signal,
  });
  const texts = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<ProjectNews | null> => {
    for (;;) {
      const found = /data: (.*)\n\n/u.exec(text);
      if (found?.[1] !== undefined) {
        text = text.slice(found.index + found[0].length);
        return ProjectNewsSchema.parse(JSON.parse(found[1]));
      }
      const read = await texts?.read();
      if (read === undefined || read.done) {
        return null;
      }
      text += read.value;
    }
  };
  return { response, next, close: () => abort.abort() };
}

async function retitle(projectId: string, title: string): Promise<void> {
  const answer = await here.send('PATCH', `/api/project/${projectId}`, { cookie, payload: { title } });
  expect(answer.statusCode).toBe(200);
}

describe('MAKE-02 an open page', () => {
  it('hears within two seconds of changes and moves that were made in another process', async () => {
    const { project_id: id, scenes } = await startProject();
    const page = await hear(there.address, id);
    expect(page.response.headers.get('content-type')).toBe('text/event-stream');
    expect(await page.next()).toEqual({ revision: 0, status: projectStatus.SCENES_READY });
    const began = performance.now();
    await retitle(id, 'Another title');
    expect(await page.next()).toEqual({ revision: 1, status: projectStatus.SCENES_READY });
    expect(performance.now() - began).toBeLessThan(2_000);
    const payload = { scenes, revision: 1 };
    await here.send('POST', `/api/project/${id}/submit-scenes-for-stories`, { cookie, payload });
    expect((await page.next())?.status).toBe(projectStatus.IMAGES_QUEUED);
    page.close();
    await here.rested(cookie, id);
  });

  it('of somebody else, and of a visitor, hears nothing', async () => {
    const { project_id: id } = await startProject();
    const bob = await here.signUp(`bob-${randomUUID()}`);
    expect((await hear(there.address, id, bob)).response.status).toBe(404);
    expect((await hear(there.address, id, '')).response.status).toBe(401);
  });

  it('is let go when its session ends', async () => {
    const { project_id: id } = await startProject();
    const signedIn = await here.send('POST', '/api/auth/sign-in/email', {
      payload: { email: 'ada@example.org', password: 'correct horse battery' },
    });
    expect(signedIn.statusCode).toBe(200);
    const other = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    const page = await hear(there.address, id, other);
    await page.next();
    await here.send('POST', '/api/auth/sign-out', { cookie: other, payload: {} });
    expect(await page.next()).toBeNull();
  });

  it('is one of a dozen: more are asked to look by themselves', async () => {
    const { project_id: id } = await startProject();
    const pages = [];
    while (pages.length < 12) {
      pages.push(await hear(there.address, id));
    }
    expect((await hear(there.address, id)).response.status).toBe(429);
    pages.forEach((page) => page.close());
  });
});
