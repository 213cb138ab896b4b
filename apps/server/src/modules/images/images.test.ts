import { ImageGenerationsAnswerSchema } from '@kinora/contract/api';
import { imageModels } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import { imageStatus } from '@kinora/contract/statuses';
import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createMediaStudio } from '../../testing/generations/fake-media.ts';
import { createGenerationApp } from '../../testing/generations/generation-app.ts';
import { samplePhoto } from '../../testing/generations/test-pictures.ts';

const studio = createMediaStudio();
const world = await createGenerationApp(studio);
const ann = await world.signUp('Ann');
const photo = await samplePhoto();
const path = '/image/generate-image-async';
const good = { prompt: 'A lighthouse at dusk', model_name: 'image_whiteboard', aspect_ratio: '16:9' };
const sampleModels = imageModels.filter(
  ({ kind }, at) => imageModels.findIndex((other) => other.kind === kind) === at,
);

async function finished(cookie: string, id: string) {
  return await world.until(async () => {
    const status = await world.imageStatus(cookie, id);
    return status.status === imageStatus.IMAGES_READY || status.status === imageStatus.FAILED
      ? status
      : undefined;
  });
}

describe('a single image', () => {
  it('API-07 API-15 API-17 JOB-03 is started, made, paid once, shown with its maker, and listed', async () => {
    const before = await world.balance(ann.id);
    const data = { ...good, session_id: 'chat-1' };
    const id = await world.startedId(path, { cookie: ann.cookie, data });
    const status = await finished(ann.cookie, id);
    expect(status).toMatchObject({
      status: 'IMAGES_READY',
      error_message: null,
      made_by: { provider: 'builtin', model: 'fake image_whiteboard' },
    });
    const file = await world.send('GET', status.result_url ?? '', { cookie: ann.cookie });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await world.balance(ann.id)).toMatchObject({
      availableHundredths: before.availableHundredths - 100n,
      heldHundredths: 0n,
    });
    const list = await world.send('GET', '/image/generations/all', { cookie: ann.cookie });
    const { images } = ImageGenerationsAnswerSchema.parse(list.json());
    expect(images.find((item) => item.id === id)).toMatchObject({
      prompt: good.prompt,
      title: good.prompt,
      session_id: 'chat-1',
      type: 'image',
      result_url: status.result_url,
    });
    const job = await world.send('GET', `/api/job-status?job_id=${id}`, { cookie: ann.cookie });
    expect(job.json()).toEqual({ status: 'completed', links: [status.result_url], error: null });
  });

  it('API-17 the title is the beginning of the prompt, sixty characters long', async () => {
    const prompt = `${'word '.repeat(30)}end`;
    const id = await world.startedId(path, { cookie: ann.cookie, data: { ...good, prompt } });
    await finished(ann.cookie, id);
    const list = await world.send('GET', '/image/generations/all', { cookie: ann.cookie });
    const { images } = ImageGenerationsAnswerSchema.parse(list.json());
    expect(images[0]?.title).toBe(`${'word '.repeat(12)}`.trimEnd());
  });

  // One of each kind: the slow matrix of generations makes a picture with every model.
  it.each(sampleModels.map((model) => [model.key, model.kind]))(
    'ENG-02 VAL-07 %s makes its picture, of an upload where it changes one',
    async (model, kind) => {
      const files = kind === 'edit' ? [{ content: photo }] : [];
      const data = { ...good, model_name: model };
      const id = await world.startedId(path, { cookie: ann.cookie, data, files });
      expect(await finished(ann.cookie, id)).toMatchObject({ status: 'IMAGES_READY' });
      const asked = studio.pictures.findLast((request) => request.model === model);
      expect(asked?.inputs).toHaveLength(files.length);
    },
  );

  it('the same words twice make two pictures', async () => {
    const ids = [
      await world.startedId(path, { cookie: ann.cookie, data: good }),
      await world.startedId(path, { cookie: ann.cookie, data: good }),
    ];
    for (const id of ids) {
      await finished(ann.cookie, id);
    }
    const [first, second] = studio.pictures.slice(-2);
    expect(first?.seed).not.toBe(second?.seed);
  });

  it('letters of another script are drawn as their language wants', async () => {
    const data = { ...good, prompt: '富士山の朝' };
    await finished(ann.cookie, await world.startedId(path, { cookie: ann.cookie, data }));
    expect(studio.pictures.at(-1)?.language).toBe('Japanese');
  });
});

describe('a start call that is refused', () => {
  const refused: [string, object, number, string][] = [
    ['VAL-05 without a prompt', { prompt: ' ' }, 422, sentences.readiness.prompt],
    ['VAL-05 without a model', { model_name: null }, 422, sentences.readiness.imageModel],
    [
      'VAL-07 without the upload its model changes',
      { model_name: 'flux_pro_max' },
      422,
      'This image model needs an uploaded image.',
    ],
    [
      'VAL-10 upright with a model that cannot',
      { model_name: 'dalle_3', aspect_ratio: '9:16' },
      422,
      sentences.readiness.nineSixteenClosed,
    ],
    [
      'with the model for characters',
      { model_name: 'imagen_4_educational' },
      422,
      sentences.readiness.charactersOnly,
    ],
    ['with a model nobody knows', { model_name: 'no_such_model' }, 422, sentences.field.notOffered],
  ];
  it.each(refused)('VAL-16 %s says so and costs nothing', async (_what, changes, ...[statusCode, detail]) => {
    const before = await world.balance(ann.id);
    const answer = await world.sendForm(path, { cookie: ann.cookie, data: { ...good, ...changes } });
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([statusCode, detail]);
    expect(await world.balance(ann.id)).toEqual(before);
  });

  it('VAL-06 VAL-07 uploads: six are too many, and other models take none', async () => {
    const six = Array.from({ length: 6 }, () => ({ content: photo }));
    const edit = { ...good, model_name: 'nano_banana_edit' };
    const many = await world.sendForm(path, { cookie: ann.cookie, data: edit, files: six });
    expect([many.statusCode, many.json<{ detail: string }>().detail]).toEqual([
      422,
      'You can upload a maximum of 5 images.',
    ]);
    const other = await world.sendForm(path, {
      cookie: ann.cookie,
      data: good,
      files: [{ content: photo }],
    });
    expect([other.statusCode, other.json<{ detail: string }>().detail]).toEqual([
      422,
      'Uploaded images need an image-to-image model.',
    ]);
  });

  it('TIER-02 VAL-04 a closed model answers 403, too few credits 402', async () => {
    const poor = await world.signUp('Poor', 25);
    const closed = await world.sendForm(path, {
      cookie: poor.cookie,
      data: { ...good, model_name: 'seedream' },
    });
    expect(closed.statusCode).toBe(403);
    const broke = await world.signUp('Broke', 0);
    const answer = await world.sendForm(path, { cookie: broke.cookie, data: good });
    expect(answer.statusCode).toBe(402);
  });

  it('ENG-04 a model that nobody serves says so', async () => {
    studio.missing.add('gemini_2_5_flash');
    const data = { ...good, model_name: 'gemini_2_5_flash' };
    const answer = await world.sendForm(path, { cookie: ann.cookie, data });
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      422,
      sentences.generation.modelUnavailable,
    ]);
    studio.missing.clear();
  });

  it('nothing of a refused upload stays', async () => {
    await world.until(async () => {
      const left = await readdir(world.temporaryFolder);
      return left.filter((name) => name.startsWith('upload-')).length === 0 ? true : undefined;
    });
  });
});

describe('the same request again', () => {
  const key = (name: string) => ({ 'idempotency-key': name });

  const edit = { ...good, model_name: 'nano_banana_edit' };

  it.each([
    ['L2 twenty', 20, good, []],
    ['L2 three with a file', 3, edit, [{ content: photo }]],
  ])(
    '%s at once with one key are one image, paid once, with nothing left over',
    async (...[name, count, data, files]) => {
      const before = await world.balance(ann.id);
      const form = { cookie: ann.cookie, data, files, headers: key(name) };
      const ids = await Promise.all(Array.from({ length: count }, () => world.startedId(path, form)));
      expect(new Set(ids).size).toBe(1);
      await finished(ann.cookie, ids[0] ?? '');
      expect(await world.startedId(path, form)).toBe(ids[0]);
      const after = await world.balance(ann.id);
      expect(before.availableHundredths - after.availableHundredths).toBe(100n);
      const stored = await readdir(`${world.mediaFolder}/assets`, { recursive: true });
      expect(stored.filter((file) => file.includes('.'))).toHaveLength(await countAssets());
    },
  );

  it('with the same key and other words or files is a conflict', async () => {
    const form = { cookie: ann.cookie, data: good, headers: key('two') };
    const first = await world.sendForm(path, form);
    expect(first.statusCode).toBe(200);
    const other = await world.sendForm(path, { ...form, data: { ...good, prompt: 'A harbour' } });
    expect([other.statusCode, other.json<{ detail: string }>().detail]).toEqual([
      409,
      sentences.notice.sameRequestOtherPayload,
    ]);
    const third = { ...form, data: edit, headers: key('three') };
    expect((await world.sendForm(path, { ...third, files: [{ content: photo }] })).statusCode).toBe(200);
    const another = await samplePhoto({ width: 500, height: 300 });
    expect((await world.sendForm(path, { ...third, files: [{ content: another }] })).statusCode).toBe(409);
  });
});

async function countAssets(): Promise<number> {
  const counted = await world.open.pool.query<{ count: string }>('select count(*) from assets');
  return Number(counted.rows[0]?.count);
}
