import { UpgradePricesAnswerSchema } from '@kinora/contract/api';
import { basicEngine } from '@kinora/contract/catalogue';
import type { VideoModelKey } from '@kinora/contract/catalogue';
import { projectStatus } from '@kinora/contract/statuses';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { writeSampleClip } from '../packages/renderer/src/testing/sample-clips.ts';
import { untilResting } from '../scripts/client/kinora-client.ts';
import type { KinoraClient } from '../scripts/client/kinora-client.ts';
import type { KinoraServer } from '../scripts/client/kinora-server.ts';
import { articleOf } from './article.ts';
import { openPaidStudio } from './paid/studio.ts';
import { processorSeconds } from './process-family.ts';

/** Sold by fal for scenes of any length. */
const model: VideoModelKey = 'veo3';
const CLIP_SECONDS = 8;
const LOOK_PAUSE_MS = 50;

interface Rendering {
  readonly seconds: number;
  readonly processorSeconds: number;
}

interface Studio {
  readonly server: KinoraServer;
  readonly client: KinoraClient;
  readonly projectId: string;
}

/** From when everything a film shows is there to the film. */
async function rendering({ server, client, projectId }: Studio): Promise<Rendering> {
  const isAtWork = async (): Promise<boolean> => {
    const { status, error } = await client.project(projectId);
    if (error !== null) {
      throw new Error(error);
    }
    return status === projectStatus.ASSEMBLING || status === projectStatus.RENDERING_VIDEO;
  };
  while (!(await isAtWork())) {
    await wait(LOOK_PAUSE_MS);
  }
  const [started, used] = [performance.now(), await processorSeconds(server.pid)];
  await untilResting(client, projectId);
  return {
    seconds: (performance.now() - started) / 1000,
    processorSeconds: (await processorSeconds(server.pid)) - used,
  };
}

async function startFilm(client: KinoraClient): Promise<string> {
  const projectId = await client.startStory({
    session_id: 'bench',
    request_id: 'bench-made-real',
    user_query: await articleOf('en'),
    video_type: 'explainer',
    selected_engine: basicEngine,
    voice: (await client.voices()).find(({ voice_id: id }) => id.startsWith('builtin-en-'))?.voice_id,
  });
  await client.confirmScenes(await untilResting(client, projectId));
  await client.confirmImages(await untilResting(client, projectId));
  return projectId;
}

/** Has the clip of the scene in the middle made by the vendor. */
async function makeReal({ client, projectId }: Studio): Promise<void> {
  const { scenes } = await client.project(projectId);
  const { models } = UpgradePricesAnswerSchema.parse(
    await client.read(`/api/project/${projectId}/upgrade-prices`),
  );
  const sceneNumber = Math.ceil(scenes.length / 2);
  const offer = models.find(({ kind, model_name: name }) => kind === 'clip' && name === model);
  const price = offer?.scenes.find(({ scene_number: number }) => number === sceneNumber);
  const response = await fetch(`${client.origin}/api/project/${projectId}/scenes/${sceneNumber}/upgrade`, {
    method: 'POST',
    headers: { cookie: client.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'clip', model_name: model, prompt: '', expected_credits: price?.credits }),
  });
  if (!response.ok) {
    throw new Error(`A scene could not be made real: ${response.status} ${await response.text()}`);
  }
}

/** One scene of a film of 1080p made real by a vendor's clip: what is rendered again, as a part of the film's own rendering. */
export async function measureMadeReal(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-real-'));
  const output = join(folder, 'clip.mp4');
  await writeSampleClip({ output, width: 1920, height: 1080, seconds: CLIP_SECONDS, frames: 24 });
  const { server, client, close } = await openPaidStudio({ clip: await readFile(output) });
  try {
    const studio = { server, client, projectId: await startFilm(client) };
    const whole = await rendering(studio);
    await makeReal(studio);
    const scene = await rendering(studio);
    const percent = (part: number, of: number) => `${((part / of) * 100).toFixed(0)} %`;
    return [
      `| rendering of a film of 1080p, then of one scene of it that a vendor's clip was bought for, from when the clip is there to the new film | ${whole.seconds.toFixed(1)} s, then ${scene.seconds.toFixed(1)} s: ${percent(scene.seconds, whole.seconds)} by the clock, ${percent(scene.processorSeconds, whole.processorSeconds)} by processor time |`,
    ];
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}
