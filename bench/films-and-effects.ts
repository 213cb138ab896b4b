import { basicEngine, effects, engineOf, engines } from '@kinora/contract/catalogue';
import type { EffectKey, EngineKey } from '@kinora/contract/catalogue';
import { probeFilm } from '@kinora/renderer';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signUpFirst } from '../scripts/client/kinora-client.ts';
import type { KinoraClient } from '../scripts/client/kinora-client.ts';
import { startKinora } from '../scripts/client/kinora-server.ts';
import { makeClip, makeImage, makeStory } from '../scripts/client/make.ts';
import { shareRow, watchProcessors } from './processor-shares.ts';
import sharp from 'sharp';

/** One engine of each kind of film that is made here alone. */
const kinds: readonly { readonly name: string; readonly engine: EngineKey; readonly promised: number }[] = [
  { name: 'painted film', engine: engineOfMotion('hailuo2'), promised: 1.5 },
  { name: 'film of people who talk', engine: engineOfMotion('multi_talk'), promised: 3 },
];

/** The engine that sets its pictures in motion with a model. */
export function engineOfMotion(model: string): EngineKey {
  return engines.find(({ video_model: motion }) => motion === model)?.key ?? basicEngine;
}

/** An installation and its first process. */
interface Studio {
  readonly client: KinoraClient;
  readonly pid: number;
}

async function secondsOf(film: Buffer): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-films-'));
  try {
    const file = join(folder, 'film.mp4');
    await writeFile(file, film);
    return (await probeFilm(file)).durationSeconds;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** From submit to COMPLETE, both reviews confirmed at once. */
async function measureKind(
  { client, pid }: Studio,
  { name, engine, promised }: (typeof kinds)[number],
): Promise<string[]> {
  const voices = (await client.voices()).filter(({ voice_id: id }) => id.startsWith('builtin-en-'));
  const [first, second] = voices.map(({ voice_id: id }) => id);
  const processors = watchProcessors(pid);
  const begun = performance.now();
  const film = await makeStory(client, {
    data: {
      session_id: 'bench',
      request_id: `bench-${engine}`,
      user_query: 'A lighthouse keeper who befriends a whale',
      video_type: 'story',
      selected_engine: engine,
      voice: first,
      ...(engineOf(engine).speakers === 2 ? { voice_2: second } : {}),
    },
  });
  const seconds = (performance.now() - begun) / 1000;
  const shares = await processors.stop();
  const length = await secondsOf(await client.download(film.final_links[0] ?? ''));
  return [
    `| ${name} of 1080p, submit to COMPLETE, reviews confirmed at once | ${length.toFixed(1)} s in ${seconds.toFixed(1)} s, ${(length / seconds).toFixed(2)} x realtime (promised: ${promised}) |`,
    shareRow(name, length, shares),
  ];
}

/** The eight effects of one picture, ordered one after the other, then all at once. */
async function measureEffects({ client, pid }: Studio): Promise<string[]> {
  const prompt = 'A lighthouse on a cliff at sunset';
  const picture = await makeImage(client, { session_id: 'bench', model_name: 'flux_pro', prompt });
  const bytes = await sharp(picture).jpeg({ quality: 92 }).toBuffer();
  const upload = { field: 'image', name: 'upload.jpg', bytes, contentType: 'image/jpeg' };
  const make = async (key: EffectKey) => {
    const data = { session_id: 'bench', prompt, dynamic_effect: key };
    const begun = performance.now();
    const clip = await makeClip(client, { path: '/video/generate-video-from-effect-async', data }, [upload]);
    const seconds = (performance.now() - begun) / 1000;
    return { length: await secondsOf(clip), seconds };
  };
  const processors = watchProcessors(pid);
  const inTurn: Awaited<ReturnType<typeof make>>[] = [];
  for (const { key } of effects) {
    inTurn.push(await make(key));
  }
  const shares = await processors.stop();
  const length = sum(inTurn.map((clip) => clip.length));
  const seconds = sum(inTurn.map((clip) => clip.seconds));
  const slowest = Math.min(...inTurn.map((clip) => clip.length / clip.seconds));
  const begun = performance.now();
  await Promise.all(effects.map(({ key }) => make(key)));
  const together = (performance.now() - begun) / 1000;
  return [
    `| the ${effects.length} effects of a picture of 1080p, one after the other, submit to finished | ${length.toFixed(0)} s in ${seconds.toFixed(1)} s, ${(length / seconds).toFixed(2)} x realtime, the slowest ${slowest.toFixed(2)} x (promised: 2) |`,
    `| the same, ordered at once | ${length.toFixed(0)} s in ${together.toFixed(1)} s, ${(length / together).toFixed(2)} x realtime (promised: 2) |`,
    shareRow(`the ${effects.length} effects`, length, shares),
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Films beside the drawn one and effects, each through the whole product on a fresh installation. */
export async function measureFilmsAndEffects(): Promise<string[]> {
  const server = await startKinora({
    renderProfile: 'full',
    environment: { KINORA_STARTING_CREDITS: '500' },
  });
  try {
    const client = await signUpFirst(`http://127.0.0.1:${server.port}`);
    const studio = { client, pid: server.pid };
    const rows: string[] = [];
    for (const kind of kinds) {
      rows.push(...(await measureKind(studio, kind)));
    }
    return [...rows, ...(await measureEffects(studio))];
  } finally {
    await server.stop();
  }
}
