import { setTimeout as delay } from 'node:timers/promises';
import { signUpFirst } from '../scripts/client/kinora-client.ts';
import type { KinoraClient } from '../scripts/client/kinora-client.ts';
import { startKinora } from '../scripts/client/kinora-server.ts';
import { makeStory } from '../scripts/client/make.ts';
import { engineOfMotion } from './films-and-effects.ts';
import { proportionalBytes } from './process-family.ts';

/** Longer than a worker that has nothing to do is left with what its work took. */
const UNTIL_IDLE_MS = 160_000;

const megabytes = (bytes: number): number => Math.round(bytes / 1e6);

/** The whole product, PostgreSQL and all: fresh, at its most while a painted film is made, and when nothing is left to do. */
export async function measureProductMemory(): Promise<string[]> {
  const environment = { KINORA_STARTING_CREDITS: '500' };
  const server = await startKinora({ renderProfile: 'full', environment });
  try {
    const client = await signUpFirst(`http://127.0.0.1:${server.port}`);
    const fresh = await proportionalBytes(server.pid);
    const most = await mostDuring(server.pid, () => paintFilm(client));
    await delay(UNTIL_IDLE_MS);
    const idle = await proportionalBytes(server.pid);
    return [
      `| memory of the whole product with its database, just begun | ${megabytes(fresh)} MB |`,
      `| the same at its most while a painted film of 1080p is made | ${megabytes(most)} MB (promised: 900) |`,
      `| the same with nothing to do, ${UNTIL_IDLE_MS / 1000} s later | ${megabytes(idle)} MB (promised: 400) |`,
    ];
  } finally {
    await server.stop();
  }
}

async function mostDuring(pid: number, work: () => Promise<void>): Promise<number> {
  let most = 0;
  let isRunning = true;
  const working = work().finally(() => {
    isRunning = false;
  });
  while (isRunning) {
    most = Math.max(most, await proportionalBytes(pid));
    await Promise.race([delay(500), working.catch(() => undefined)]);
  }
  await working;
  return most;
}

async function paintFilm(client: KinoraClient): Promise<void> {
  const voice = (await client.voices()).find(({ voice_id: id }) => id.startsWith('builtin-en-'))?.voice_id;
  await makeStory(client, {
    data: {
      session_id: 'bench',
      request_id: 'bench',
      user_query: 'A lighthouse keeper who befriends a whale',
      video_type: 'story',
      selected_engine: engineOfMotion('hailuo2'),
      voice,
    },
  });
}
