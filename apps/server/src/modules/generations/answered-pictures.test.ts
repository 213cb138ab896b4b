import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReceiptSchema } from '@kinora/contract/api';
import { sentences } from '@kinora/contract/sentences';
import { gemini } from '@kinora/vendors/gemini';
import { openai } from '@kinora/vendors/openai';
import { startGeminiImagesSimulator, startOpenAiImagesSimulator } from '@kinora/vendors/simulators';
import { beforeEach, describe, expect, it } from 'vitest';
import { readSpending, writeDailyLimit } from '../../gateway/paid/money/spending.ts';
import { createAnsweringApp } from '../../testing/generations/answering-app.ts';
import { sunnyPicture } from '../../testing/generations/fal-results.ts';
import { samplePhoto } from '../../testing/generations/test-pictures.ts';

const openAi = await startOpenAiImagesSimulator({ picture: sunnyPicture });
const google = await startGeminiImagesSimulator({ picture: sunnyPicture });
const variables = {
  OPENAI_API_KEY: openAi.apiKey,
  ...openAi.addresses,
  GEMINI_API_KEY: google.apiKey,
  ...google.addresses,
};
const world = await createAnsweringApp([openai, gemini], variables, [openAi, google]);
const { ann, open, start, untilStatus, untilRequest, requestsOf, receiptOf } = world;
const photo = { content: await samplePhoto() };
/** As the simulator counts tokens: 40 of words and 1,568 of a picture. */
const COST = 40 * 5 + 1_568 * 30;

const spent = async () => (await readSpending(open.database)).spentMicro;

beforeEach(async () => {
  await open.database.transaction((tx) => writeDailyLimit(tx, null));
});

describe('a picture that is the answer itself', () => {
  it('REAL-03 REAL-11 is made, sent once, and stands in the receipt with what it cost', async () => {
    const [before, charged] = [await spent(), openAi.charges.size];
    await open.database.transaction((tx) => writeDailyLimit(tx, before + 50_000));
    const id = await start('dalle_3', 'A fox');
    await untilStatus(id, 'completed');
    expect(openAi.charges.size - charged).toBe(1);
    expect(ReceiptSchema.parse(await receiptOf(id)).items).toEqual([
      expect.objectContaining({
        provider: 'openai',
        model: 'dalle_3',
        endpoint: 'gpt-image-2.5-flare',
        outcome: 'made',
        estimate_usd: 0.041,
        cost_usd: COST / 1e6,
        credits: 1,
      }),
    ]);
    expect(await readSpending(open.database)).toEqual({ spentMicro: before + COST, reservedMicro: 0 });
    const [step] = await world.steps(id);
    expect(step).toMatchObject({ state: 'finished', provider: 'openai' });
  });

  it('REAL-03 is changed from what somebody uploads, by whoever has the model that is named', async () => {
    await untilStatus(await start('nano_banana_edit', 'A hat on it', [photo]), 'completed');
    expect(google.submits.at(-1)?.wanted).toMatchObject({ model: 'gemini-3.1-flash-image' });
    expect(google.submits.at(-1)?.wanted?.pictures).toHaveLength(1);
    await untilStatus(await start('flux_pro_max', 'A hat on it', [photo]), 'completed');
    expect(openAi.submits.at(-1)).toMatchObject({ path: '/v1/images/edits' });
  });

  it.each(['jpeg', 'webp'])('may be a %s', async (format) => {
    for (const model of ['dalle_3', 'gemini_2_5_flash']) {
      await untilStatus(await start(model, `A fox as ${format}`), 'completed');
    }
  });

  it('REAL-05 REAL-22 survives a death between its bytes and its row, and is not bought again', async () => {
    const before = await spent();
    const charged = openAi.charges.size;
    const id = await start('dalle_3', 'A fox [[submit-hang]]');
    const request = await untilRequest(id, 'sending');
    // The answer reached the storage, and the process ended before it wrote so.
    const picture = await sunnyPicture({ prompt: '', image_size: { width: 1536, height: 864 } });
    const file = join(tmpdir(), randomUUID());
    const usage = { input_tokens: 40, output_tokens: 1_568 };
    await writeFile(file, JSON.stringify({ data: [{ b64_json: picture.toString('base64') }], usage }));
    await world.deps.storage.moveIn(file, `answers/${request.id}`);
    await world.giveToAnotherWorker(id);
    await untilStatus(id, 'completed');
    expect((await requestsOf(id)).map(({ state }) => state)).toEqual(['made']);
    expect(openAi.charges.size - charged).toBe(1);
    expect((await spent()) - before).toBe(COST);
  });

  it('REAL-04 whose answer was lost is not sent again', async () => {
    const [balance, charged] = [await world.balance(ann.id), openAi.charges.size];
    const id = await start('dalle_3', 'A fox [[drop-after]]');
    expect((await untilStatus(id, 'failed')).error).toBe(sentences.notice.paidCallUnknown);
    expect((await requestsOf(id)).map(({ state }) => state)).toEqual(['unknown']);
    expect(openAi.charges.size - charged).toBe(1);
    expect(await world.balance(ann.id)).toEqual(balance);
  });

  it('REAL-08 that is no picture is paid, kept nowhere and not asked for again by itself', async () => {
    const before = await spent();
    const id = await start('dalle_3', 'A fox [[result-html]]');
    expect((await untilStatus(id, 'failed')).error).toBe(sentences.mediaService.unusable);
    expect((await requestsOf(id)).map(({ state }) => state)).toEqual(['failed']);
    expect((await world.steps(id)).map(({ assetId }) => assetId)).toEqual([null]);
    expect((await spent()) - before).toBe(41_000);
  });

  it.each(['finish:IMAGE_SAFETY', 'block:PROHIBITED_CONTENT', 'text-only'])(
    'REAL-07 refused by policy in the shape of a success (%s) says so, and costs nothing',
    async (scene) => {
      const [balance, before] = [await world.balance(ann.id), await spent()];
      const id = await start('gemini_2_5_flash', `A fox [[${scene}]]`);
      expect((await untilStatus(id, 'failed')).error).toBe(sentences.mediaService.policy);
      expect((await requestsOf(id)).map(({ state }) => state)).toEqual(['refused']);
      expect(await world.balance(ann.id)).toEqual(balance);
      expect(await spent()).toBe(before);
    },
  );

  it('REAL-06 of a busy service is asked for again when it says', async () => {
    const id = await start('gemini_2_5_flash', 'A fox [[busy:1]]');
    await untilStatus(id, 'completed');
    expect((await requestsOf(id)).map(({ state }) => state).toSorted()).toEqual(['made', 'refused']);
  });
});

describe('who serves', () => {
  const { connections } = world.desk;
  const makerOf = (key: string) => connections.serving('picture', key)?.binding.provider;

  it('REAL-02 is whoever has the very model, else whoever stands in for it', () => {
    expect(['dalle_3', 'gemini_2_5_flash', 'nano_banana_edit', 'imagen_4_educational'].map(makerOf)).toEqual([
      'openai',
      'gemini',
      'gemini',
      'gemini',
    ]);
    expect(['flux_v1', 'seedream', 'qwen_image_edit', 'flux_vector'].map(makerOf)).toEqual(
      Array.from({ length: 4 }, () => 'openai'),
    );
    // Basic draws by itself until an admin says otherwise.
    expect(makerOf('flux_whiteboard')).toBeUndefined();
  });
});
