import { ProjectAnswerSchema, StartAnswerSchema } from '@kinora/contract/api';
import { engineOf } from '@kinora/contract/catalogue';
import { projectStatus } from '@kinora/contract/statuses';
import type { VendorPhase } from '@kinora/contract/api';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { createFalApp } from '../../testing/generations/fal-app.ts';
import { storyJobs } from '../stories/index.ts';
import { goodStart } from '../stories/testing/story-world.ts';

const world = await createFalApp({ moreJobs: storyJobs, sceneCount: 2 });
const ann = await world.signUp('Ann', 10_000);
afterAll(() => world.simulator.close());

/** What the simulator says of `[[queue:3]]`, question by question, before and after. */
const wholeWay: readonly VendorPhase[] = [
  { phase: 'queued', position: null, provider: 'fal' },
  { phase: 'queued', position: 2, provider: 'fal' },
  { phase: 'queued', position: 1, provider: 'fal' },
  { phase: 'queued', position: 0, provider: 'fal' },
  { phase: 'working', position: null, provider: 'fal' },
];

/** Every phase that is seen before the end, each once in a row; at the end there is none. */
async function phasesUntil(
  read: () => Promise<{ phase: VendorPhase | null; isOver: boolean }>,
): Promise<VendorPhase[]> {
  const seen: VendorPhase[] = [];
  return await world.until(async () => {
    const { phase, isOver } = await read();
    if (phase !== null && JSON.stringify(phase) !== JSON.stringify(seen.at(-1))) {
      seen.push(phase);
    }
    if (isOver) {
      expect(phase).toBeNull();
    }
    return isOver ? seen : undefined;
  });
}

async function readStory(id: string) {
  const answer = await world.send('GET', `/api/project/${id}`, { cookie: ann.cookie });
  return ProjectAnswerSchema.parse(answer.json());
}

const engine = engineOf('engine_ghibli');

async function startStory(): Promise<string> {
  const data = { ...goodStart, selected_engine: engine.key, request_id: randomUUID() };
  const answer = await world.sendForm('/api/research_and_create_video', { cookie: ann.cookie, data });
  return StartAnswerSchema.parse(answer.json()).project_id;
}

describe('while a vendor works', () => {
  it('REAL-19 a single picture says whose turn it is and how many stand before it, to its end', async () => {
    const data = { prompt: 'A fox [[queue:3]]', model_name: 'flux_v1', aspect_ratio: '16:9' };
    const id = await world.startedId('/image/generate-image-async', { cookie: ann.cookie, data });
    const seen = await phasesUntil(async () => {
      const { status, vendor_phase: phase } = await world.imageStatus(ann.cookie, id);
      return { phase, isOver: status === 'IMAGES_READY' || status === 'FAILED' };
    });
    expect(seen).toEqual(wholeWay);
  });

  it('REAL-19 a scene of a story says so of its own picture alone', async () => {
    const id = await startStory();
    const written = await world.until(async () => {
      const story = await readStory(id);
      return story.status === projectStatus.SCENES_READY ? story : undefined;
    });
    const scenes = written.scenes.map((scene, index) => ({
      ...scene,
      image_prompt: index === 0 ? 'A fox [[queue:3]]' : 'A hare [[endless]]',
    }));
    const url = `/api/project/${id}/submit-scenes-for-stories`;
    const submitted = await world.send('POST', url, { cookie: ann.cookie, payload: { scenes } });
    expect(submitted.statusCode).toBe(202);
    const phaseOfSecond = new Set<string>();
    const seen = await phasesUntil(async () => {
      const [first, second] = (await readStory(id)).scenes;
      phaseOfSecond.add(second?.vendor_phase?.phase ?? 'none');
      return {
        phase: first?.vendor_phase ?? null,
        isOver: first?.generated_image_options.length === engine.image_options,
      };
    });
    // The second of its two pictures may begin when the first is done, and goes its own way.
    expect(seen.slice(0, wholeWay.length)).toEqual(wholeWay);
    // It stands in the line for one question alone, which whoever looks now and then may miss.
    expect([...phaseOfSecond].filter((phase) => phase !== 'queued')).toEqual(['none', 'working']);
    await world.send('POST', '/api/cancel-job', { cookie: ann.cookie, payload: { job_id: id } });
    expect((await readStory(id)).scenes.map(({ vendor_phase: phase }) => phase)).toEqual([null, null]);
  });
});
