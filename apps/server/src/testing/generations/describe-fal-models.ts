import type { EffectKey, ImageModel, VideoModel } from '@kinora/contract/catalogue';
import { afterAll, describe, expect, it } from 'vitest';
import { createFalApp } from './fal-app.ts';
import { samplePhoto } from './test-pictures.ts';

/** What is tried: a family's one in the gate, everything in the slow tests. */
export interface ModelsToTry {
  readonly pictures: readonly ImageModel[];
  readonly clips: readonly VideoModel[];
  readonly effects: readonly EffectKey[];
}

/** Makes results of models through the simulator of fal, which is connected by the environment alone. */
export async function describeFalModels(tried: ModelsToTry): Promise<void> {
  const world = await createFalApp();
  const { simulator } = world;
  const ann = await world.signUp('Ann', 10_000);
  const photo = { content: await samplePhoto() };
  afterAll(() => simulator.close());

  async function madeBy(id: string): Promise<string> {
    return await world.until(async () => {
      const answer = await world.send('GET', `/api/job-status?job_id=${id}`, { cookie: ann.cookie });
      const { status, error } = answer.json<{ status: string; error: string | null }>();
      if (status === 'failed') {
        throw new Error(error ?? 'failed');
      }
      const [step] = await world.steps(id);
      return status === 'completed' ? (step?.provider ?? 'nobody') : undefined;
    });
  }

  /** Starts them all before it waits for the first: what works at a vendor holds no worker here. */
  async function expectEveryoneServedOnce(starts: readonly (() => Promise<string>)[]): Promise<void> {
    const ids: string[] = [];
    for (const start of starts) {
      ids.push(await start());
    }
    const makers = await Promise.all(ids.map(madeBy));
    expect(makers).toEqual(makers.map(() => 'fal'));
    expect([...simulator.charges.values()].every((times) => times === 1)).toBe(true);
  }

  describe('with a key of fal in the environment alone', () => {
    it.each(tried.pictures)(
      'REAL-02 REAL-03 $key makes its picture there, both ratios where it offers them',
      async ({ key, kind, nine_sixteen: isUpright }) => {
        const starts = (isUpright ? ['16:9', '9:16'] : ['16:9']).map((ratio) => () => {
          const data = { prompt: `A fox in ${ratio}`, model_name: key, aspect_ratio: ratio };
          const files = kind === 'edit' ? [photo] : [];
          return world.startedId('/image/generate-image-async', { cookie: ann.cookie, data, files });
        });
        await expectEveryoneServedOnce(starts);
      },
    );

    it.each(tried.clips)(
      'REAL-02 REAL-03 $key makes its clip there, in both ratios',
      async ({ key, kind }) => {
        // Hailuo 2 makes wide clips alone of words.
        const starts = (key === 'hailuo2_t2v' ? ['16:9'] : ['16:9', '9:16']).map((ratio) => () => {
          const data = { prompt: 'A fox runs', model_name: key, aspect_ratio: ratio };
          const files = kind === 'image_to_video' ? [photo] : [];
          const form = { cookie: ann.cookie, data, field: 'image', files };
          return world.startedId('/video/generate-video-async', form);
        });
        await expectEveryoneServedOnce(starts);
      },
    );

    it.each(tried.effects)('REAL-03 %s makes its clip there', async (effect) => {
      const data = { prompt: 'A fox', dynamic_effect: effect, aspect_ratio: '16:9' };
      const form = { cookie: ann.cookie, data, field: 'image', files: [photo] };
      await expectEveryoneServedOnce([
        () => world.startedId('/video/generate-video-from-effect-async', form),
      ]);
    });
  });
}
