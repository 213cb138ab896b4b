import { ImageGenerationsAnswerSchema } from '@kinora/contract/api';
import { describe, expect, it } from 'vitest';
import { purgeRemovedProjects } from '../projects/index.ts';
import { createMediaStudio } from '../../testing/generations/fake-media.ts';
import { createGenerationApp } from '../../testing/generations/generation-app.ts';
import { Gate } from '../../testing/gate.ts';
import { samplePhoto } from '../../testing/generations/test-pictures.ts';

const studio = createMediaStudio();
const world = await createGenerationApp(studio);
const ann = await world.signUp('Ann');
const bob = await world.signUp('Bob', 1_000);
const unknown = '00000000-0000-4000-8000-000000000000';

async function made(
  path: string,
  form: Omit<Parameters<typeof world.startedId>[1], 'cookie'>,
): Promise<string> {
  const id = await world.startedId(path, { cookie: ann.cookie, ...form });
  await world.until(async () => {
    const answer = await world.send('GET', `/api/job-status?job_id=${id}`, { cookie: ann.cookie });
    return answer.json<{ status: string }>().status === 'completed' ? true : undefined;
  });
  return id;
}

const image = await made('/image/generate-image-async', {
  data: { prompt: 'A fox', model_name: 'nano_banana_edit' },
  files: [{ content: await samplePhoto() }],
});
const video = await made('/video/generate-video-async', {
  data: { prompt: 'A fox', model_name: 'veo3_t2v' },
});

const calls: ['GET' | 'POST' | 'PATCH' | 'DELETE', (id: string) => string, object?][] = [
  ['GET', (id) => `/image/image-status/${id}`],
  ['GET', (id) => `/video/video-status/${id}`],
  ['GET', (id) => `/api/job-status?job_id=${id}`],
  ['GET', (id) => `/api/project/${id}`],
  ['POST', (id) => `/api/project/${id}/retry`],
  ['POST', () => '/api/cancel-job'],
  ['PATCH', (id) => `/api/generations/${id}`, { title: 'Mine' }],
  ['DELETE', (id) => `/api/generations/${id}`],
  ['POST', (id) => `/api/generations/${id}/restore`],
];

describe("another user's image or video", () => {
  it.each(calls)('A2 ROLE-02 %s %s answers like an unknown one', async (method, urlOf, payload) => {
    for (const id of [image, video, unknown]) {
      const body = urlOf(id) === '/api/cancel-job' ? { job_id: id } : payload;
      const answer = await world.send(method, urlOf(id), {
        cookie: bob.cookie,
        ...(body === undefined ? {} : { payload: body }),
      });
      expect(answer.statusCode).toBe(404);
    }
  });

  it.each(calls)('A1 %s %s answers 401 to visitors', async (method, urlOf, payload) => {
    const answer = await world.send(method, urlOf(image), payload === undefined ? {} : { payload });
    expect(answer.statusCode).toBe(401);
  });

  it('A2 every file of it, the upload and the poster too, is there for its owner and for nobody else', async () => {
    const rows = await world.open.pool.query<{ id: string; name: string; kind: string }>(
      'select id, name, kind from assets where project_id = any($1)',
      [[image, video]],
    );
    expect(rows.rows.map((row) => row.kind).toSorted()).toEqual([
      'clip',
      'picture',
      'poster',
      'poster',
      'upload',
    ]);
    for (const { id, name } of rows.rows) {
      const url = `/media/${id}/${name}`;
      const statuses = await Promise.all([
        world.send('GET', url, { cookie: ann.cookie }),
        world.send('GET', url, { cookie: bob.cookie }),
        world.send('GET', url),
      ]);
      expect(statuses.map((answer) => answer.statusCode)).toEqual([200, 404, 401]);
    }
  });

  it('A2 is in no list of anybody else', async () => {
    for (const url of ['/image/generations/all', '/video/generations/all', '/drawwan/draw-to-wan-history']) {
      const answer = await world.send('GET', url, { cookie: bob.cookie });
      expect(Object.values(answer.json<Record<string, unknown[]>>()).flat()).toEqual([]);
    }
  });
});

describe('a call of another kind', () => {
  it('an image is no video, a video no image, and neither is a story', async () => {
    const urls = [`/video/video-status/${image}`, `/image/image-status/${video}`, `/api/project/${image}`];
    const answers = await Promise.all(urls.map((url) => world.send('GET', url, { cookie: ann.cookie })));
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404]);
  });

  it('stories are the only ones in the history of sessions', async () => {
    const data = { prompt: 'A fox', model_name: 'flux_v1', session_id: 'chat-9' };
    await made('/image/generate-image-async', { data });
    const answer = await world.send('GET', '/api/video/sessions', { cookie: ann.cookie });
    expect(answer.json()).toEqual({ sessions: [] });
  });
});

describe('a body with more than it may say', () => {
  it('A8 credits, plan, owner and status of a start call are dropped', async () => {
    const before = await world.balance(bob.id);
    const extra = {
      user_id: ann.id,
      owner_id: ann.id,
      plan: 'proxl',
      credits: 9_999,
      price: 0,
      price_hundredths: 0,
      status: 'COMPLETE',
      is_admin: true,
      id: unknown,
    };
    const data = { prompt: 'A fox', model_name: 'flux_v1', ...extra };
    const id = await world.startedId('/image/generate-image-async', { cookie: bob.cookie, data });
    expect(id).not.toBe(unknown);
    const status = await world.until(async () => {
      const found = await world.imageStatus(bob.cookie, id);
      return found.status === 'IMAGES_READY' ? found : undefined;
    });
    expect(status.result_url).not.toBeNull();
    const after = await world.balance(bob.id);
    expect(before.availableHundredths - after.availableHundredths).toBe(100n);
    const me = await world.open.pool.query('select is_admin, stored_plan from users where id = $1', [bob.id]);
    expect(me.rows[0]).toMatchObject({ is_admin: false, stored_plan: 'free' });
  });

  it('A8 a rename changes the title and nothing else', async () => {
    const answer = await world.send('PATCH', `/api/generations/${image}`, {
      cookie: ann.cookie,
      payload: { title: ' A red fox ', prompt: 'other', owner_id: bob.id, status: 'FAILED' },
    });
    expect(answer.json()).toMatchObject({ id: image, title: 'A red fox', prompt: 'A fox' });
  });
});

describe('a removed image', () => {
  const listed = async () => {
    const answer = await world.send('GET', '/image/generations/all', { cookie: ann.cookie });
    return ImageGenerationsAnswerSchema.parse(answer.json()).images.map((item) => item.id);
  };

  it('GEN-01 leaves the list and comes back when the removal is taken back', async () => {
    const url = `/api/generations/${image}`;
    const removed = await world.send('DELETE', url, { cookie: ann.cookie });
    expect([removed.statusCode, removed.json<unknown>()]).toEqual([200, { id: image, is_removed: true }]);
    expect(await listed()).not.toContain(image);
    const restored = await world.send('POST', `${url}/restore`, { cookie: ann.cookie });
    expect(restored.json()).toEqual({ id: image, is_removed: false });
    expect(await listed()).toContain(image);
  });

  it('is forgotten after a month, and nothing else is', async () => {
    await world.send('DELETE', `/api/generations/${image}`, { cookie: ann.cookie });
    const clockIn = (days: number) => ({ now: () => new Date(Date.now() + days * 24 * 3_600_000) });
    expect(await purgeRemovedProjects({ ...world.deps, clock: clockIn(29) })).toBe(0);
    expect(await purgeRemovedProjects({ ...world.deps, clock: clockIn(31) })).toBe(1);
    const left = await world.open.pool.query('select id from assets where project_id = $1', [image]);
    expect(left.rowCount).toBe(0);
    expect((await world.videoStatus(ann.cookie, video)).status).toBe('VIDEO_READY');
  });

  it('is forgotten within a day with its files when nobody paid for it', async () => {
    const gate = new Gate();
    studio.picture = (_request, signal) => gate.pass(signal);
    const unpaid = await world.startedId('/image/generate-image-async', {
      cookie: ann.cookie,
      data: { prompt: 'A fox', model_name: 'nano_banana_edit' },
      files: [{ content: await samplePhoto() }],
    });
    const filesOf = async (id: string) =>
      (await world.open.pool.query('select id from assets where project_id = $1', [id])).rowCount;
    expect(await filesOf(unpaid)).toBe(1);
    await world.send('POST', '/api/cancel-job', { cookie: ann.cookie, payload: { job_id: unpaid } });
    await world.send('DELETE', `/api/generations/${unpaid}`, { cookie: ann.cookie });
    const clockIn = (hours: number) => ({ now: () => new Date(Date.now() + hours * 3_600_000) });
    expect(await purgeRemovedProjects({ ...world.deps, clock: clockIn(19) })).toBe(0);
    expect(await purgeRemovedProjects({ ...world.deps, clock: clockIn(21) })).toBe(1);
    expect(await filesOf(unpaid)).toBe(0);
    expect((await world.videoStatus(ann.cookie, video)).status).toBe('VIDEO_READY');
  });
});
