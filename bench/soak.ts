import { basicEngine } from '@kinora/contract/catalogue';
import { setTimeout as delay } from 'node:timers/promises';
import { signUpFirst } from '../scripts/client/kinora-client.ts';
import type { KinoraClient } from '../scripts/client/kinora-client.ts';
import { startKinora } from '../scripts/client/kinora-server.ts';
import { makeStory } from '../scripts/client/make.ts';
import { proportionalBytes } from './process-family.ts';

const FILMS = 100;
/** One film alone waits for one step after the other. */
const AT_ONCE = 2;
/** Longer than a worker that has nothing to do is left with what its work took. */
const UNTIL_IDLE_MS = 160_000;

const megabytes = (bytes: number): number => Math.round(bytes / 1e6);

async function makeFilm(client: KinoraClient, number: number): Promise<void> {
  await makeStory(client, {
    data: {
      session_id: 'bench',
      request_id: `bench-soak-${number}`,
      user_query: `A fox who learns to paint ${number} pictures`,
      video_type: 'story',
      selected_engine: basicEngine,
      voice: 'builtin-en-aria',
    },
  });
}

/** Memory of the whole product with nothing to do, after one small film and after a hundred more. */
export async function measureSoak(): Promise<string[]> {
  const environment = { KINORA_STARTING_CREDITS: '10000' };
  const server = await startKinora({ renderProfile: 'test', environment });
  try {
    const client = await signUpFirst(`http://127.0.0.1:${server.port}`);
    await makeFilm(client, 0);
    await delay(UNTIL_IDLE_MS);
    const before = await proportionalBytes(server.pid);
    const begun = performance.now();
    let next = 1;
    const makeInTurn = async (): Promise<void> => {
      while (next <= FILMS) {
        const film = next;
        next += 1;
        await makeFilm(client, film);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, makeInTurn));
    const seconds = (performance.now() - begun) / 1000;
    await delay(UNTIL_IDLE_MS);
    const after = await proportionalBytes(server.pid);
    return [
      `| memory of the whole product with nothing to do, after one film of 320x180 and after ${FILMS} more (${Math.round(seconds)} s of work) | ${megabytes(before)} MB, then ${megabytes(after)} MB: ${Math.round((100 * after) / before - 100)} % more (promised: within 10 %) |`,
    ];
  } finally {
    await server.stop();
  }
}
