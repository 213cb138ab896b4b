import { UpgradePricesAnswerSchema } from '@kinora/contract/api';
import { basicEngine, engineOf, engines } from '@kinora/contract/catalogue';
import type { EngineKey, VideoModelKey } from '@kinora/contract/catalogue';
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
import { bindBuiltIn, openPaidStudio } from './paid/studio.ts';
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

/** From when everything a film shows is there to the film itself. */
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

interface FilmKind {
  readonly name: string;
  readonly engine: EngineKey;
  readonly rounds: number;
}

/** Its pictures and motions are made here. */
const moving =
  engines.find(({ video_model: motion, speakers }) => motion === 'hailuo2' && speakers === 1)?.key ??
  basicEngine;

/** Pictures that move are what vendors' clips stand beside most often; a drawn film takes the least work of all. */
const films: readonly FilmKind[] = [
  // Takes minutes.
  { name: 'pictures in motion', engine: moving, rounds: 1 },
  { name: 'drawn boards', engine: basicEngine, rounds: 5 },
];
/** The second alone: the one that takes longest in comparison with its film. */
export const drawnFilms = films.slice(1);

/** A film that nothing is bought for. @returns the project's id, when everything it shows is being made */
async function startFilm(client: KinoraClient, engine: EngineKey, round: number): Promise<string> {
  await bindBuiltIn(client, engineOf(engine).image_function);
  const projectId = await client.startStory({
    session_id: 'bench',
    request_id: `bench-made-real-${engine}-${round}`,
    user_query: await articleOf('en'),
    video_type: 'explainer',
    selected_engine: engine,
    voice: (await client.voices()).find(({ voice_id: id }) => id.startsWith('builtin-en-'))?.voice_id,
  });
  await client.confirmScenes(await untilResting(client, projectId));
  const { scenes } = await untilResting(client, projectId);
  const chosen = scenes.map((scene) => ({
    ...scene,
    selected_image_url: scene.selected_image_url ?? scene.generated_image_options[0] ?? null,
  }));
  await post(client, `/api/project/${projectId}/assemble-video-general`, {
    scenes: chosen,
    keep_drafts: true,
  });
  return projectId;
}

async function post({ origin, cookie }: KinoraClient, path: string, body: unknown): Promise<void> {
  const headers = { cookie, 'content-type': 'application/json' };
  const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) {
    throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
  }
}

/** Has the clip of a scene of middling length made by the vendor. */
async function makeReal({ client, projectId }: Studio): Promise<void> {
  const { scenes } = await client.project(projectId);
  const words = ({ narration_script: script }: (typeof scenes)[number]) => script.split(' ').length;
  const scene = scenes.toSorted((one, other) => words(one) - words(other))[Math.floor(scenes.length / 2)];
  const prices = await client.read(`/api/project/${projectId}/upgrade-prices`);
  const offer = UpgradePricesAnswerSchema.parse(prices).models.find(
    ({ kind, model_name: name }) => kind === 'clip' && name === model,
  );
  const number = scene?.scene_number;
  const price = offer?.scenes.find(({ scene_number: of }) => of === number);
  const body = { kind: 'clip', model_name: model, prompt: '', expected_credits: price?.credits };
  await post(client, `/api/project/${projectId}/scenes/${number}/upgrade`, body);
}

interface Pair {
  readonly whole: Rendering;
  readonly scene: Rendering;
}

async function measurePair(studio: Studio): Promise<Pair> {
  const whole = await rendering(studio);
  await makeReal(studio);
  return { whole, scene: await rendering(studio) };
}

const percent = (part: number, of: number) => `${((part / of) * 100).toFixed(0)} %`;

/** Films one after the other, each with its scene: of a machine with neighbours one pair says little. */
async function measureKind(server: KinoraServer, client: KinoraClient, film: FilmKind): Promise<string> {
  const pairs: Pair[] = [];
  for (let round = 0; round < film.rounds; round += 1) {
    pairs.push(await measurePair({ server, client, projectId: await startFilm(client, film.engine, round) }));
  }
  const part = ({ whole, scene }: Pair) => scene.seconds / whole.seconds;
  const sorted = pairs.toSorted((one, other) => part(one) - part(other));
  const median = sorted[Math.floor(sorted.length / 2)];
  if (median === undefined) {
    throw new Error(`No film of ${film.name} was measured`);
  }
  const { whole, scene } = median;
  const all = sorted.map((pair) => percent(part(pair), 1)).join(', ');
  return `| film of ${film.name} rendered at 1080p, then with a vendor's clip in one scene of middling length, from when the clip is there | ${whole.seconds.toFixed(1)} s, then ${scene.seconds.toFixed(1)} s: ${percent(scene.seconds, whole.seconds)} by the clock, ${percent(scene.processorSeconds, whole.processorSeconds)} by processor time${sorted.length > 1 ? ` (the median of ${all} by the clock)` : ''} |`;
}

/** One scene of a film made real by a vendor's clip: what is rendered again, as a part of the film's own rendering. */
export async function measureMadeReal(kinds: readonly FilmKind[] = films): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-real-'));
  const output = join(folder, 'clip.mp4');
  await writeSampleClip({ output, width: 1920, height: 1080, seconds: CLIP_SECONDS, frames: 24 });
  const { server, client, close } = await openPaidStudio({ clip: await readFile(output) });
  try {
    const rows: string[] = [];
    for (const film of kinds) {
      rows.push(await measureKind(server, client, film));
    }
    return rows;
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}
