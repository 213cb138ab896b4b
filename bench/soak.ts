import { basicEngine } from '@kinora/contract/catalogue';
import { setTimeout as delay } from 'node:timers/promises';
import { signUpFirst } from '../scripts/client/kinora-client.ts';
import type { KinoraClient } from '../scripts/client/kinora-client.ts';
import { startKinora } from '../scripts/client/kinora-server.ts';
import { makeStory } from '../scripts/client/make.ts';
import { bytesByPart } from './process-family.ts';
import { programPart } from './processor-shares.ts';

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

/** So many films, two at a time, each of its own words. */
async function makeFilms(client: KinoraClient, first: number, count: number): Promise<void> {
  let next = first;
  const makeInTurn = async (): Promise<void> => {
    while (next < first + count) {
      const film = next;
      next += 1;
      await makeFilm(client, film);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, makeInTurn));
}

type Parts = Awaited<ReturnType<typeof bytesByPart>>;

const sumOf = (parts: Parts): number => parts.reduce((sum, [, bytes]) => sum + bytes, 0);

const listOf = (parts: Parts): string =>
  parts.map(([part, bytes]) => `${part} ${megabytes(bytes)}`).join(', ');

/**
 * Memory of the whole product with nothing to do, after two small films at once and after a hundred more in the same way:
 * what two films take beside each other is no growth.
 */
export async function measureSoak(): Promise<string[]> {
  const environment = { KINORA_STARTING_CREDITS: '10000' };
  const server = await startKinora({ renderProfile: 'test', environment });
  try {
    const client = await signUpFirst(`http://127.0.0.1:${server.port}`);
    await makeFilms(client, 0, AT_ONCE);
    await delay(UNTIL_IDLE_MS);
    const before = await bytesByPart(server.pid, programPart);
    const begun = performance.now();
    await makeFilms(client, AT_ONCE, FILMS);
    const seconds = (performance.now() - begun) / 1000;
    await delay(UNTIL_IDLE_MS);
    const after = await bytesByPart(server.pid, programPart);
    return [
      `| memory of the whole product with nothing to do, after ${AT_ONCE} films of 320x180 at once and after ${FILMS} more in pairs (${Math.round(seconds)} s of work) | ${megabytes(sumOf(before))} MB, then ${megabytes(sumOf(after))} MB: ${Math.round((100 * sumOf(after)) / sumOf(before) - 100)} % more (promised: within 10 %) |`,
      `| the same by what its processes are there for | ${listOf(before)} MB, then ${listOf(after)} MB |`,
    ];
  } finally {
    await server.stop();
  }
}
