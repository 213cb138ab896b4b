import { AnimateHistoryAnswerSchema, VideoGenerationsAnswerSchema } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import { expect, it } from 'vitest';
import { createMediaStudio } from '../../testing/generations/fake-media.ts';
import { createGenerationApp } from '../../testing/generations/generation-app.ts';
import { samplePhoto } from '../../testing/generations/test-pictures.ts';

const studio = createMediaStudio();
const world = await createGenerationApp(studio);
const ann = await world.signUp('Ann', 25);
const path = '/drawwan/draw-to-wan';
const image = { field: 'image', files: [{ content: await samplePhoto() }] };
const strokes = [
  {
    kind: 'path',
    points: [
      { x: 0.1, y: 0.5 },
      { x: 0.9, y: 0.5 },
    ],
    width: 0.1,
  },
  { kind: 'hold', points: [{ x: 0.5, y: 0.9 }], width: 0.2 },
];
const data = { prompt: 'The boat leaves', aspect_ratio: '16:9', strokes };

async function history() {
  const answer = await world.send('GET', '/drawwan/draw-to-wan-history', { cookie: ann.cookie });
  return AnimateHistoryAnswerSchema.parse(answer.json()).videos;
}

it('API-18 EXP-14 a picture moves along its strokes and is found in the history', async () => {
  expect(await history()).toEqual([]);
  const id = await world.startedId(path, { cookie: ann.cookie, data, ...image });
  const status = await world.until(async () => {
    const found = await world.videoStatus(ann.cookie, id);
    return found.status === 'VIDEO_READY' ? found : undefined;
  });
  expect(studio.clips.at(-1)).toMatchObject({ model: 'wan_2_2', prompt: 'The boat leaves', strokes });
  expect(await history()).toMatchObject([{ id, type: 'video', result_url: status.result_url }]);
  const videos = await world.send('GET', '/video/generations/all', { cookie: ann.cookie });
  expect(VideoGenerationsAnswerSchema.parse(videos.json()).videos).toEqual([]);
});

it('TIER-02 the tool is open to every plan, whatever tier its model has elsewhere', async () => {
  const free = await world.signUp('Free', 25);
  expect((await world.sendForm(path, { cookie: free.cookie, data, ...image })).statusCode).toBe(200);
});

const refused: [string, object, object, string][] = [
  ['without a picture', data, {}, sentences.readiness.uploadImage],
  ['without words', { ...data, prompt: '' }, image, sentences.readiness.prompt],
  [
    'with a stroke beside the picture',
    { ...data, strokes: [{ kind: 'path', points: [{ x: 1.2, y: 0 }], width: 0.1 }] },
    image,
    sentences.field.outOfRange(0, 1),
  ],
];
it.each(refused)('VAL-16 %s it says what is wrong', async (_what, changed, ...[files, detail]) => {
  const answer = await world.sendForm(path, { cookie: ann.cookie, data: changed, ...files });
  expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([422, detail]);
});
