import { VideoGenerationsAnswerSchema } from '@kinora/contract/api';
import { effectKeys, videoModels } from '@kinora/contract/catalogue';
import { sentences } from '@kinora/contract/sentences';
import { videoStatus } from '@kinora/contract/statuses';
import { probeFilm } from '@kinora/renderer';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createMediaStudio } from '../../testing/generations/fake-media.ts';
import { createGenerationApp } from '../../testing/generations/generation-app.ts';
import { samplePhoto } from '../../testing/generations/test-pictures.ts';

const studio = createMediaStudio();
const world = await createGenerationApp(studio);
const ann = await world.signUp('Ann', 10_000);
const photo = await samplePhoto();
const videoPath = '/video/generate-video-async';
const effectPath = '/video/generate-video-from-effect-async';
const words = { prompt: 'Waves roll in', model_name: 'veo3_t2v', aspect_ratio: '16:9' };
const still = { prompt: 'Waves roll in', model_name: 'hailuo', aspect_ratio: '16:9' };
const effect = { prompt: 'Run', dynamic_effect: 'fast_sprint', aspect_ratio: '16:9' };
const image = { field: 'image', files: [{ content: photo }] };
/** One of each kind: the slow matrix of generations makes the clip of every model and effect. */
const sampleModels = videoModels.filter(
  ({ kind }, at) => videoModels.findIndex((other) => other.kind === kind) === at,
);
const sampleEffects = effectKeys.slice(-1);

async function finished(id: string) {
  return await world.until(async () => {
    const status = await world.videoStatus(ann.cookie, id);
    return status.status === videoStatus.VIDEO_READY || status.status === videoStatus.FAILED
      ? status
      : undefined;
  });
}

async function listed() {
  const answer = await world.send('GET', '/video/generations/all', { cookie: ann.cookie });
  return VideoGenerationsAnswerSchema.parse(answer.json()).videos;
}

describe('a single video', () => {
  it('API-08 API-15 API-17 JOB-03 of words is started, made, read through, paid once, and listed', async () => {
    const before = await world.balance(ann.id);
    const data = { ...words, aspect_ratio: '9:16', session_id: 'chat-7' };
    const id = await world.startedId(videoPath, { cookie: ann.cookie, data });
    const status = await finished(id);
    expect(status).toMatchObject({
      status: 'VIDEO_READY',
      error_message: null,
      made_by: { provider: 'builtin', model: 'fake veo3_t2v' },
    });
    const after = await world.balance(ann.id);
    expect(before.availableHundredths - after.availableHundredths).toBe(300n);
    const file = await world.send('GET', status.result_url ?? '', { cookie: ann.cookie });
    expect(file.headers['content-type']).toBe('video/mp4');
    const copy = join(world.deps.workRoot, 'read-back.mp4');
    await writeFile(copy, file.rawPayload);
    const { video, durationSeconds } = await probeFilm(copy);
    expect(video).toMatchObject({ codec: 'h264', width: 180, height: 320 });
    expect(durationSeconds).toBeCloseTo(5, 1);
    const [item] = await listed();
    expect(item).toMatchObject({
      id,
      type: 'video',
      session_id: 'chat-7',
      title: 'Waves roll in',
      result_url: status.result_url,
    });
    const poster = await world.send('GET', item?.poster_url ?? '', { cookie: ann.cookie });
    expect(await sharp(poster.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 180,
      height: 320,
    });
    const part = await world.send('GET', status.result_url ?? '', {
      cookie: ann.cookie,
      headers: { range: 'bytes=0-99' },
    });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100]);
  });

  it('OUT-04 API-08 of a picture gives its model that picture', async () => {
    const id = await world.startedId(videoPath, { cookie: ann.cookie, data: still, ...image });
    expect(await finished(id)).toMatchObject({ status: 'VIDEO_READY' });
    const asked = studio.clips.at(-1);
    expect(asked).toMatchObject({ model: 'hailuo', prompt: 'Waves roll in' });
    expect(await sharp(asked?.image).metadata()).toMatchObject({ width: 480, height: 320 });
    expect(asked?.durationSeconds).toBeGreaterThanOrEqual(4);
    expect(asked?.durationSeconds).toBeLessThanOrEqual(10);
  });

  it.each(sampleModels.map(({ key, kind }) => [key, kind] as const))(
    'ENG-02 %s makes its video, %s',
    async (key, kind) => {
      const id = await world.startedId(videoPath, {
        cookie: ann.cookie,
        data: { ...words, model_name: key },
        ...(kind === 'image_to_video' ? image : {}),
      });
      expect((await finished(id)).status).toBe('VIDEO_READY');
    },
  );

  it('ENG-02 the avatar speaks the words of the prompt', async () => {
    const data = { ...words, model_name: 'argil_avatar_t2v', prompt: 'A calm teacher: "Good morning."' };
    const status = await finished(await world.startedId(videoPath, { cookie: ann.cookie, data }));
    const asked = studio.clips.at(-1);
    expect(asked).toMatchObject({ model: 'argil_avatar_t2v', prompt: 'A calm teacher', lipsync: true });
    expect(asked?.speech).toMatchObject([{ character: 0 }]);
    const file = await world.send('GET', status.result_url ?? '', { cookie: ann.cookie });
    const copy = join(world.deps.workRoot, 'spoken.mp4');
    await writeFile(copy, file.rawPayload);
    expect((await probeFilm(copy)).audio).toMatchObject({ codec: 'aac', sampleRateHz: 48_000 });
  });

  it('a clip that is cut off is not kept: the job fails with a sentence and the credits come back', async () => {
    const before = await world.balance(ann.id);
    studio.clip = () => Promise.reject(new Error('broken'));
    const id = await world.startedId(videoPath, { cookie: ann.cookie, data: words });
    const status = await finished(id);
    expect(status).toMatchObject({ status: 'FAILED', result_url: null });
    expect(status.error_message).toBe(sentences.failure.unknown);
    expect(await world.balance(ann.id)).toEqual(before);
    studio.clip = () => Promise.resolve();
  });
});

describe('an effect', () => {
  it.each(sampleEffects)('API-09 ENG-02 %s moves the camera over the uploaded picture', async (key) => {
    const data = { ...effect, dynamic_effect: key };
    const id = await world.startedId(effectPath, { cookie: ann.cookie, data, ...image });
    expect(await finished(id)).toMatchObject({ status: 'VIDEO_READY' });
    expect(studio.clips.at(-1)).toMatchObject({ model: 'hailuo', effect: key });
    expect((await listed())[0]).toMatchObject({ id, type: 'video' });
  });
});

describe('a start call that is refused', () => {
  const cases: [string, string, object, object, string][] = [
    ['VAL-05 a video without a prompt', videoPath, { ...words, prompt: '' }, {}, sentences.readiness.prompt],
    [
      'VAL-05 a video without a model',
      videoPath,
      { ...words, model_name: null },
      {},
      sentences.readiness.videoModel,
    ],
    [
      'VAL-05 a picture to move that is missing',
      videoPath,
      still,
      {},
      sentences.readiness.videoModelNeedsImage,
    ],
    ['VAL-08 a picture for a model of words', videoPath, words, image, sentences.readiness.uploadNotAllowed],
    [
      'two pictures for one clip',
      videoPath,
      still,
      { field: 'image', files: [{ content: photo }, { content: photo }] },
      sentences.readiness.singleImage,
    ],
    ['VAL-05 an effect without a picture', effectPath, effect, {}, sentences.readiness.uploadImage],
    [
      'VAL-05 an effect without its name',
      effectPath,
      { ...effect, dynamic_effect: null },
      image,
      sentences.readiness.effect,
    ],
    [
      'an effect with a model of words',
      effectPath,
      { ...effect, model_name: 'veo3_t2v' },
      image,
      sentences.field.notOffered,
    ],
  ];
  it.each(cases)('VAL-16 %s says so and costs nothing', async (_what, url, ...[data, files, detail]) => {
    const before = await world.balance(ann.id);
    const answer = await world.sendForm(url, { cookie: ann.cookie, data, ...files });
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([422, detail]);
    expect(await world.balance(ann.id)).toEqual(before);
  });

  it('TIER-02 VAL-04 a closed model answers 403, too few credits 402', async () => {
    const free = await world.signUp('Free', 5);
    const closed = { ...words, model_name: 'kling_2_1' };
    expect((await world.sendForm(videoPath, { cookie: free.cookie, data: closed })).statusCode).toBe(403);
    expect((await world.sendForm(videoPath, { cookie: free.cookie, data: words })).statusCode).toBe(200);
    expect((await world.sendForm(videoPath, { cookie: free.cookie, data: words })).statusCode).toBe(402);
  });
});
