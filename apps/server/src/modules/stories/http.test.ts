import {
  CatalogueAnswerSchema,
  HistoryAnswerSchema,
  JobStatusAnswerSchema,
  SessionsAnswerSchema,
  StartAnswerSchema,
  VoicesAnswerSchema,
} from '@kinora/contract/api';
import { effects, engines, imageModels, videoModels } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import { projectStatus } from '@kinora/contract/statuses';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../../db/schema/index.ts';
import { Gate } from '../../testing/gate.ts';
import { grantCredits } from '../credits/index.ts';
import { createFakeFilmTools, noFilmFaults } from './testing/fake-film-tools.ts';
import { createFakeModels, noFaults } from './testing/fake-models.ts';
import { createStoryApp } from './testing/story-app.ts';
import { createStoryWorld } from './testing/story-world.ts';

const faults = noFaults();
const world = await createStoryWorld(createFakeModels(faults, 2), createFakeFilmTools(noFilmFaults()));
await world.work();
const app = await createStoryApp(world);
const ann = await app.signUp('Ann');
const bob = await app.signUp('Bob');
const [bobsRow] = await world.database
  .update(users)
  .set({ activatedAt: new Date() })
  .where(eq(users.email, 'bob@example.org'))
  .returning();
await world.database.transaction((tx) =>
  grantCredits(tx, { userId: bobsRow?.id ?? '', amountHundredths: 2500n, key: 'gift' }),
);
const guest = await app.signUp('Guest');

async function started(cookie: string, data: Record<string, unknown> = {}): Promise<string> {
  const answer = await app.start(cookie, { data });
  expect(answer.statusCode).toBe(200);
  return StartAnswerSchema.parse(answer.json()).project_id;
}

async function finished(cookie: string, data: Record<string, unknown> = {}) {
  const projectId = await started(cookie, data);
  const path = `/api/project/${projectId}`;
  const written = await app.rested(cookie, projectId);
  const submitted = await app.send('POST', `${path}/submit-scenes-for-stories`, {
    cookie,
    payload: { scenes: written.scenes },
  });
  expect(submitted.statusCode).toBe(202);
  expect(submitted.json()).toEqual({ project_id: projectId, status: projectStatus.IMAGES_QUEUED });
  const drawn = await app.rested(cookie, projectId);
  const assembled = await app.send('POST', `${path}/assemble-video-general`, {
    cookie,
    payload: { scenes: drawn.scenes },
  });
  expect(assembled.statusCode).toBe(202);
  expect(assembled.json()).toEqual({ project_id: projectId, status: projectStatus.VIDEO_QUEUED });
  return await app.rested(cookie, projectId);
}

const anns = await finished(ann, { session_id: 'chat-1' });

describe('a story over HTTP', () => {
  it('API-10 API-11 API-12 API-13 goes from the form to a film with its links', () => {
    expect(anns).toMatchObject({ status: projectStatus.COMPLETE, error: null, price: 5 });
    expect(anns.final_links).toHaveLength(3);
  });

  it('API-06 has a legacy status with its links, and cannot be cancelled any more', async () => {
    const url = `/api/job-status?job_id=${anns.project_id}`;
    const job = JobStatusAnswerSchema.parse((await app.send('GET', url, { cookie: ann })).json());
    expect(job).toEqual({ status: 'completed', links: anns.final_links, error: null });
    const payload = { job_id: anns.project_id };
    const cancelled = await app.send('POST', '/api/cancel-job', { cookie: ann, payload });
    expect(cancelled.statusCode).toBe(409);
    expect(cancelled.json()).toMatchObject({ detail: sentences.readiness.nothingToCancel });
  });

  it('API-19 GEN-05 stands in its session and in the history', async () => {
    const sessions = await app.send('GET', '/api/video/sessions', { cookie: ann });
    const session = SessionsAnswerSchema.parse(sessions.json()).sessions.find(
      (each) => each.session_id === 'chat-1',
    );
    expect(session?.videos[0]).toMatchObject({
      id: anns.project_id,
      status: projectStatus.COMPLETE,
      video_files_json: anns.final_links,
      poster_url: anns.poster_url,
    });
    const one = await app.send('GET', '/history/chat-1', { cookie: ann });
    expect(HistoryAnswerSchema.parse(one.json()).videos[0]?.id).toBe(anns.project_id);
    const all = await app.send('GET', '/history/user/all', { cookie: ann });
    expect(HistoryAnswerSchema.parse(all.json()).videos.length).toBeGreaterThan(0);
  });

  it('is polled with one question to the database, whatever it consists of', async () => {
    const counts: number[] = [];
    for (let poll = 0; poll < 5; poll++) {
      let questions = 0;
      const count = (): void => void questions++;
      world.pool.on('acquire', count);
      await app.send('GET', `/api/project/${anns.project_id}`, { cookie: ann });
      world.pool.off('acquire', count);
      counts.push(questions);
    }
    // Whether it has changed, and is theirs. The workers beside it ask now and then, too.
    expect(Math.min(...counts)).toBe(1);
  });

  it('can be given a title of its own', async () => {
    const path = `/api/project/${anns.project_id}`;
    const renamed = await app.send('PATCH', path, { cookie: ann, payload: { title: '  Purring  ' } });
    expect(renamed.json()).toMatchObject({ title: 'Purring' });
    const empty = await app.send('PATCH', path, { cookie: ann, payload: { title: ' ' } });
    expect(empty.statusCode).toBe(422);
  });
});

describe('a start call over HTTP', () => {
  it('ROLE-03 answers 403 to accounts without an invitation and 401 to visitors', async () => {
    const locked = await app.start(guest);
    expect(locked.statusCode).toBe(403);
    expect(locked.json()).toMatchObject({ code: 'not-activated' });
    expect((await app.start('')).statusCode).toBe(401);
  });

  it('VAL-16 answers 422 with the sentence and the fields, and 403 for a closed tier', async () => {
    const wrong = await app.start(bob, { data: { voice: 'nobody', video_type: null } });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({
      detail: sentences.readiness.videoType,
      errors: [
        { field: 'video_type', detail: sentences.readiness.videoType },
        { field: 'voice', detail: sentences.validation.invalidVoice },
      ],
    });
    expect((await app.start(bob, { data: { voice: 'test-star' } })).statusCode).toBe(403);
  });

  it('API-10 VAL-08 refuses files that are not what they say, and images where none are used', async () => {
    const pdf = { field: 'pdf', filename: 'a.pdf', type: 'application/pdf', content: 'words' };
    const withPdf = await app.start(bob, { uploads: [pdf] });
    expect(withPdf.statusCode).toBe(415);
    expect(withPdf.json()).toMatchObject({ detail: sentences.upload.pdfUnreadable });
    const image = { field: 'images', filename: 'a.png', type: 'image/png', content: 'png' };
    const withImage = await app.start(bob, { uploads: [image] });
    expect(withImage.json()).toMatchObject({ detail: sentences.readiness.uploadNotAllowed });
  });

  it('L2 takes an Idempotency-Key and answers 409 to another payload under it', async () => {
    const headers = { 'idempotency-key': 'k-1' };
    const first = await app.start(bob, { headers, data: { request_id: null } });
    const again = await app.start(bob, { headers, data: { request_id: null } });
    expect(again.json()).toEqual(first.json());
    const other = await app.start(bob, { headers, data: { request_id: null, user_query: 'other' } });
    expect(other.statusCode).toBe(409);
  });
});

describe('cancelling', () => {
  const cancel = (projectId: string) =>
    app.send('POST', '/api/cancel-job', { cookie: bob, payload: { job_id: projectId } });

  it('API-06 JOB-05 stops the work, gives the credits back and answers the failed job; a second wish is 409', async () => {
    const creditsOf = async () => (await app.send('GET', '/api/billing', { cookie: bob })).json<unknown>();
    const credits = await creditsOf();
    const gate = new Gate();
    faults.picture = (_title, signal) => gate.pass(signal);
    const projectId = await started(bob);
    const story = await app.rested(bob, projectId);
    const path = `/api/project/${projectId}/submit-scenes-for-stories`;
    await app.send('POST', path, { cookie: bob, payload: { scenes: story.scenes } });
    await world.until(() => gate.waiting > 0);

    const cancelled = await cancel(projectId);
    expect(cancelled.statusCode).toBe(200);
    expect(cancelled.json()).toEqual({ job_id: projectId, status: 'failed' });
    await world.until(() => gate.waiting === 0);
    faults.picture = noFaults().picture;
    const end = await app.rested(bob, projectId);
    expect(end).toMatchObject({ status: projectStatus.FAILED, error: 'Cancelled.' });
    expect(await creditsOf()).toEqual(credits);
    expect((await cancel(projectId)).statusCode).toBe(409);
  });

  it('API-06 JOB-05 of a finished story answers 409 and changes nothing', async () => {
    const late = await app.send('POST', '/api/cancel-job', {
      cookie: ann,
      payload: { job_id: anns.project_id },
    });
    expect(late.statusCode).toBe(409);
    expect((await app.rested(ann, anns.project_id)).status).toBe(projectStatus.COMPLETE);
  });
});

describe('private media', () => {
  const film = anns.final_links[0] ?? '';

  it('A2 are there for their owner and unknown to everybody else', async () => {
    const own = await app.send('GET', film, { cookie: ann });
    expect(own.statusCode).toBe(200);
    expect(own.headers).toMatchObject({
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    });
    const theirs = await app.send('GET', film, { cookie: bob });
    const unknown = await app.send('GET', film.replace(/[0-9a-f]{8}/u, '00000000'), { cookie: bob });
    expect(theirs.statusCode).toBe(404);
    expect(theirs.json()).toEqual(unknown.json());
    expect((await app.send('GET', film)).statusCode).toBe(401);
  });

  it('U8 come in parts', async () => {
    const whole = (await app.send('GET', film, { cookie: ann })).body;
    const part = await app.send('GET', film, { cookie: ann, headers: { range: 'bytes=3-6' } });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe(whole.slice(3, 7));
    expect(part.headers['content-range']).toBe(`bytes 3-6/${whole.length}`);
    const beyond = await app.send('GET', film, { cookie: ann, headers: { range: 'bytes=99999-' } });
    expect(beyond.statusCode).toBe(416);
  });
});

describe('what stands round the stories', () => {
  it('API-05 lists voices and speaks a preview of each once', async () => {
    const answer = await app.send('GET', '/api/eleven-voices', { cookie: guest });
    expect(VoicesAnswerSchema.parse(answer.json()).voices.map((voice) => voice.voice_id)).toContain(
      'test-voice',
    );
    const first = await app.send('GET', '/media/voices/test-voice.wav', { cookie: guest });
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('audio/wav');
    const again = await app.send('GET', '/media/voices/test-voice.wav', { cookie: guest });
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect((await app.send('GET', '/media/voices/nobody.wav', { cookie: guest })).statusCode).toBe(404);
  });

  it('ENG-03 ENG-04 ROLE-01 has a public catalogue, the contract’s entry by entry, that says what works here', async () => {
    const answer = await app.send('GET', '/api/catalogue');
    const catalogue = CatalogueAnswerSchema.parse(answer.json());
    const available = catalogue.engines.filter((engine) => engine.availability.is_available);
    expect(available.map((engine) => engine.key)).toEqual(['engine_normal']);
    expect(available[0]).toMatchObject({ price: 5, availability: { through: 'builtin', notice: null } });
    const names = (entries: readonly { key: string; name: string; tier: string }[]) =>
      entries.map(({ key, name, tier }) => ({ key, name, tier }));
    expect(names(catalogue.engines)).toEqual(names(engines));
    expect(names(catalogue.image_models)).toEqual(names(imageModels));
    expect(names(catalogue.video_models)).toEqual(names(videoModels));
    expect(names(catalogue.effects)).toEqual(names(effects));
    expect(catalogue.prices.story).toEqual({ basic: 5, pro: 10, proXL: 20 });
  });

  it('API-03 API-04 helps with prompts, from three characters on', async () => {
    const payload = { prompt: 'a cat', context: 'stories' };
    const enhanced = await app.send('POST', '/api/enhance-prompt', { cookie: ann, payload });
    expect(enhanced.json()).toEqual({ enhanced_prompt: 'a cat, in soft light' });
    const short = await app.send('GET', '/api/prompt-suggestions?query=wh', { cookie: ann });
    expect(short.json()).toEqual({ suggestions: [] });
    const long = await app.send('GET', '/api/prompt-suggestions?query=why', { cookie: ann });
    expect(long.json()).toEqual({ suggestions: ['why for children'] });
  });

  it('API-17 API-18 answers empty lists where nothing is made yet', async () => {
    const lists = ['/image/generations/all', '/video/generations/all', '/drawwan/draw-to-wan-history'];
    const answers = await Promise.all(lists.map((url) => app.send('GET', url, { cookie: ann })));
    expect(answers.map((answer) => answer.json<unknown>())).toEqual([
      { images: [] },
      { videos: [] },
      { videos: [] },
    ]);
  });

  it('A1 everything else answers 401 to visitors', async () => {
    const calls = [
      ['GET', '/api/project/x'],
      ['PATCH', '/api/project/x'],
      ['POST', '/api/project/x/retry'],
      ['POST', '/api/project/x/regenerate-image'],
      ['POST', '/api/project/x/submit-scenes-for-stories'],
      ['POST', '/api/project/x/assemble-video-general'],
      ['GET', '/api/job-status?job_id=x'],
      ['POST', '/api/cancel-job'],
      ['GET', '/api/eleven-voices'],
      ['GET', '/media/voices/test-voice.wav'],
      ['POST', '/api/enhance-prompt'],
      ['GET', '/api/prompt-suggestions?query=why'],
      ['GET', '/api/video/sessions'],
      ['GET', '/history/user/all'],
      ['GET', '/history/chat-1'],
      ['GET', '/image/generations/all'],
    ] as const;
    const statuses = await Promise.all(
      calls.map(async ([method, url]) => (await app.send(method, url)).statusCode),
    );
    expect(statuses).toEqual(calls.map(() => 401));
  });

  it("A2 another user's project, job, session and actions answer 404", async () => {
    const id = anns.project_id;
    const payload = { scenes: anns.scenes };
    const calls = [
      app.send('GET', `/api/project/${id}`, { cookie: bob }),
      app.send('PATCH', `/api/project/${id}`, { cookie: bob, payload: { title: 'Mine' } }),
      app.send('POST', `/api/project/${id}/retry`, { cookie: bob }),
      app.send('POST', `/api/project/${id}/regenerate-image`, { cookie: bob, payload: { scene_number: 1 } }),
      app.send('POST', `/api/project/${id}/submit-scenes-for-stories`, { cookie: bob, payload }),
      app.send('POST', `/api/project/${id}/assemble-video-general`, { cookie: bob, payload }),
      app.send('GET', `/api/job-status?job_id=${id}`, { cookie: bob }),
      app.send('POST', '/api/cancel-job', { cookie: bob, payload: { job_id: id } }),
      app.send('GET', '/history/chat-1', { cookie: bob }),
    ];
    const answers = await Promise.all(calls);
    expect(answers.map((answer) => answer.statusCode)).toEqual(calls.map(() => 404));
  });
});

describe('saving scenes that nobody would send', () => {
  const hostile = fc.oneof(
    fc.constantFrom<unknown>(null, true, -1, 1e308, [], {}, '', ' ', '\0', '\ud800', '\u202e', '__proto__'),
    fc.constantFrom<unknown>('a'.repeat(100_000), '<script>', '--> \n\n', '👨‍👩‍👧‍👦'.repeat(500), [
      'x'.repeat(5_000),
    ]),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.jsonValue({ maxDepth: 3 }),
  );

  it('answers 200 or says what is wrong, and keeps scenes that can be read (property)', async () => {
    const projectId = await started(bob);
    const { scenes } = await app.rested(bob, projectId);
    const path = `/api/project/${projectId}/scenes`;
    const fields = [...Object.keys(scenes[0] ?? {}), 'unknown', '__proto__', 'constructor'];
    const change = fc.record({
      field: fc.constantFrom(...fields),
      value: hostile,
      copies: fc.constantFrom(0, 1, 2, 61, 500),
    });
    await fc.assert(
      fc.asyncProperty(change, async ({ field, value, copies }) => {
        const changed = scenes.map((scene) => Object.fromEntries([...Object.entries(scene), [field, value]]));
        const sent = copies === 1 ? changed : changed.flatMap((scene) => Array<object>(copies).fill(scene));
        const answer = await app.send('PUT', path, {
          cookie: bob,
          payload: { scenes: sent, unknown: value },
        });
        expect([200, 400, 409, 413, 422]).toContain(answer.statusCode);
        if (answer.statusCode !== 200) {
          expect(answer.json<{ detail: string }>().detail).toMatch(/\w/u);
        }
        const kept = await app.send('GET', `/api/project/${projectId}`, { cookie: bob });
        expect(kept.statusCode).toBe(200);
      }),
      { numRuns: 30 },
    );
  });

  it('keeps one of several that come at once, whole', async () => {
    const projectId = await started(bob);
    const { scenes } = await app.rested(bob, projectId);
    const titles = ['one', 'two', 'three', 'four', 'five'];
    const answers = await Promise.all(
      titles.map((title) =>
        app.send('PUT', `/api/project/${projectId}/scenes`, {
          cookie: bob,
          payload: { scenes: scenes.map((scene) => ({ ...scene, title })) },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(titles.map(() => 200));
    const kept = await app.rested(bob, projectId);
    expect(new Set(kept.scenes.map(({ title }) => title)).size).toBe(1);
  });
});
