import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { comfyuiSentences, sentences } from '@kinora/contract/sentences';
import { describe, expect, it } from 'vitest';
import {
  readSpending,
  reserveSpending,
  settleSpending,
  writeDailyLimit,
} from '../../gateway/paid/money/spending.ts';
import { createComfyuiApp } from '../../testing/generations/comfyui-app.ts';
import { samplePhoto } from '../../testing/generations/test-pictures.ts';

const world = await createComfyuiApp();
const { simulator, open } = world;
const { cookie, id: annId } = await world.signUp('Ann', 10_000);
const photo = { content: await samplePhoto() };

const startPicture = (prompt: string, ratio = '16:9'): Promise<string> =>
  world.startedId('/image/generate-image-async', {
    cookie,
    data: { prompt, model_name: 'flux_v1', aspect_ratio: ratio },
  });

const startClip = (prompt: string, ratio = '16:9'): Promise<string> =>
  world.startedId('/video/generate-video-async', {
    cookie,
    data: { prompt, model_name: 'veo3', aspect_ratio: ratio },
    field: 'image',
    files: [photo],
  });

/** What was asked of one node of the last workflow. */
function inputsOf(node: string): Record<string, unknown> | undefined {
  return Object.values(simulator.runs.at(-1)?.prompt ?? {}).find((each) => each.class_type === node)?.inputs;
}

describe('with the address of a ComfyUI alone', () => {
  it.each([
    ['16:9', { width: 1280, height: 720 }],
    ['9:16', { width: 720, height: 1280 }],
  ])('REAL-18 a picture is made there in %s, for nothing', async (ratio, size) => {
    const id = await startPicture('A fox', ratio);
    await world.untilStatus(cookie, id, 'completed');
    expect(inputsOf('EmptyLatentImage')).toMatchObject(size);
    expect((await world.steps(id)).map(({ provider }) => provider)).toEqual(['comfyui']);
    const receipt = await world.receiptOf(cookie, id);
    expect(receipt).toMatchObject({
      total_usd: 0,
      items: [
        {
          provider: 'comfyui',
          endpoint: 'picture',
          outcome: 'made',
          estimate_usd: 0,
          cost_usd: 0,
          credits: 1,
        },
      ],
    });
    expect(receipt.items[0]?.request_id).toBe(simulator.runs.at(-1)?.id);
  });

  it.each([
    ['16:9', { width: 960, height: 544 }],
    ['9:16', { width: 544, height: 960 }],
  ])('REAL-18 a clip is made there from a picture in %s, for nothing', async (ratio, size) => {
    const id = await startClip('The fox runs', ratio);
    await world.untilStatus(cookie, id, 'completed');
    expect(inputsOf('Wan22ImageToVideoLatent')).toMatchObject({ ...size, length: 121 });
    expect(inputsOf('LoadImage')).toEqual({ image: simulator.uploads.at(-1)?.name });
    expect(await world.receiptOf(cookie, id)).toMatchObject({
      total_usd: 0,
      items: [{ endpoint: 'picture-to-clip', outcome: 'made', cost_usd: 0 }],
    });
  });

  it('REAL-18 an effect is made there', async () => {
    const data = { prompt: 'A fox', dynamic_effect: 'fast_sprint', aspect_ratio: '16:9' };
    const form = { cookie, data, field: 'image', files: [photo] };
    const id = await world.startedId('/video/generate-video-from-effect-async', form);
    await world.untilStatus(cookie, id, 'completed');
    expect(inputsOf('CLIPTextEncode')?.['text']).toContain('sprint');
  });

  it('REAL-18 an operator’s file of the same name is run instead, as it stands when it is asked for', async () => {
    const { runs } = simulator;
    await writeFile(join(world.workflows, 'picture.json'), '{');
    const broken = await startPicture('A fox');
    expect((await world.untilStatus(cookie, broken, 'failed')).error).toBe(
      comfyuiSentences.noJson('picture.json'),
    );
    const own = Object.entries(runs[0]?.prompt ?? {}).map(([node, each]) => {
      const isWords = each.class_type === 'CLIPTextEncode';
      return [node, isWords ? { ...each, inputs: { ...each.inputs, text: 'Mine: {{prompt}}' } } : each];
    });
    await writeFile(join(world.workflows, 'picture.json'), JSON.stringify(Object.fromEntries(own)));
    await world.untilStatus(cookie, await startPicture('A hare'), 'completed');
    expect(inputsOf('CLIPTextEncode')?.['text']).toBe('Mine: A hare');
    await writeFile(join(world.workflows, 'picture.json'), JSON.stringify(runs[0]?.prompt));
    const wordless = await startPicture('A fox');
    expect((await world.untilStatus(cookie, wordless, 'failed')).error).toBe(
      comfyuiSentences.noPrompt('picture.json'),
    );
  });
});

describe('a day whose budget is used up', () => {
  it('REAL-11 REAL-18 leaves what is free as it is', async () => {
    const day = new Date().toISOString().slice(0, 10);
    await open.database.transaction(async (tx) => {
      await reserveSpending(tx, { day, amount: 0, limit: null });
      await settleSpending(tx, { day, reserved: 0, spent: 5_000_000 });
      await writeDailyLimit(tx, 1_000_000);
    });
    await world.untilStatus(cookie, await startClip('A fox swims'), 'completed');
    await open.database.transaction((tx) => writeDailyLimit(tx, null));
  });
});

describe('a ComfyUI that does something else', () => {
  it.each([
    ['[[waiting]]', 'queued', 'deleted'],
    ['[[endless]]', 'working', 'interrupted'],
  ])('REAL-09 REAL-18 a clip cancelled while it is %s is stopped there', async (scene, phase, stopped) => {
    const before = await world.balance(annId);
    const id = await startClip(`A fox ${scene}`);
    await world.untilRequest(id, (request) => request.phase === phase);
    const other = await startClip(`A hare ${scene}`);
    await world.untilRequest(other, (request) => request.phase === phase);
    await world.cancel(cookie, id);
    await world.untilRequest(id, ({ state }) => state === 'cancelled');
    expect(simulator.runs.slice(-2).map((run) => run.stopped)).toEqual([stopped, null]);
    await world.cancel(cookie, other);
    await world.untilRequest(other, ({ state }) => state === 'cancelled');
    expect(await world.balance(annId)).toEqual(before);
  });

  it('REAL-18 started again in the middle forgets a clip, which is made once more, for nothing', async () => {
    const before = await readSpending(open.database);
    const runs = simulator.runs.length;
    simulator.play('endless');
    const id = await startClip('A fox jumps');
    await world.untilRequest(id, (request) => request.phase === 'working');
    simulator.restart();
    await world.untilStatus(cookie, id, 'completed');
    expect((await world.requestsOf(id)).map(({ state }) => state).toSorted()).toEqual(['failed', 'made']);
    const [first, second, ...more] = simulator.runs.slice(runs);
    expect(second?.prompt).toEqual(first?.prompt);
    expect(more).toEqual([]);
    expect(await readSpending(open.database)).toEqual(before);
    expect(await world.receiptOf(cookie, id)).toMatchObject({ total_usd: 0, total_credits: 3 });
  });

  it('REAL-18 whose answer to a submit was lost is asked once more, since it costs nothing', async () => {
    simulator.play('drop-after');
    const id = await startClip('A fox sleeps');
    await world.untilStatus(cookie, id, 'completed');
    expect((await world.requestsOf(id)).map(({ state }) => state).toSorted()).toEqual(['made', 'refused']);
  });

  it('REAL-18 that fails says why, and is not asked again unasked', async () => {
    const runs = simulator.runs.length;
    const id = await startClip('A fox [[fail:mat1 and mat2 shapes cannot be multiplied]]');
    expect((await world.untilStatus(cookie, id, 'failed')).error).toBe(
      comfyuiSentences.couldNotRun('picture-to-clip', 'KSampler: mat1 and mat2 shapes cannot be multiplied.'),
    );
    expect(simulator.runs.length).toBe(runs + 1);
  });

  it.each(['media-html', 'media-other', 'media-redirect', 'media-declared', 'outside'])(
    'REAL-08 REAL-18 with a hostile result (%s) keeps nothing of it',
    async (scene) => {
      const id = await startClip(`A fox [[${scene}]]`);
      expect((await world.untilStatus(cookie, id, 'failed')).error).toBe(sentences.mediaService.unusable);
      expect((await world.steps(id)).map(({ assetId }) => assetId)).toEqual([null]);
      expect(simulator.neighbourAsked).toEqual([]);
    },
  );
});
