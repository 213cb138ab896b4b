import { basicEngine } from '@kinora/contract/catalogue';
import { isWorking } from '@kinora/contract/statuses';
import { setTimeout as pause } from 'node:timers/promises';
import { signUpFirst, untilResting } from '../../scripts/client/kinora-client.ts';
import type { KinoraClient } from '../../scripts/client/kinora-client.ts';
import { startKinora } from '../../scripts/client/kinora-server.ts';
import { articleOf } from '../article.ts';
import { readStatus } from '../read-status.ts';

const JOBS = 5;
const READS_PER_SECOND = 250;
const SECONDS = 10;
/** Of each kind, in turn. */
const ROUNDS = 3;
/** Below the reader's, above the worker's: see `readStatus`. */
const SERVER_NICENESS = 1;

async function startFilm(client: KinoraClient, number: number): Promise<string> {
  const voice = (await client.voices()).find(({ voice_id: id }) => id.startsWith('builtin-en-'));
  const id = await client.startStory({
    session_id: 'bench',
    request_id: `bench-beside-${number}`,
    user_query: await articleOf('en'),
    video_type: 'explainer',
    selected_engine: basicEngine,
    voice: voice?.voice_id,
  });
  await client.confirmScenes(await untilResting(client, id));
  return id;
}

/** The status of five films of 1080p that are drawn and rendered, read 250 times a second at random moments. */
export async function measureReadsBesideJobs(): Promise<string[]> {
  const server = await startKinora({ renderProfile: 'full', niceness: SERVER_NICENESS });
  try {
    const client = await signUpFirst(`http://127.0.0.1:${server.port}`);
    const ids = await Promise.all(Array.from({ length: JOBS }, (_, number) => startFilm(client, number)));
    await Promise.all(ids.map(async (id) => client.confirmImages(await untilResting(client, id))));
    const paths = ids.map((id) => `/api/project/${id}`);
    const [bare, reads]: [Reads[], Reads[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await readFor(client, ['/health/live']));
      reads.push(await readFor(client, paths));
    }
    const left = await Promise.all(ids.map(async (id) => isWorking((await client.project(id)).status)));
    return [
      `| ${READS_PER_SECOND} status reads a second at random moments, beside ${JOBS} films of 1080p that are rendered (${left.filter(Boolean).length} of them still at the end) | ${figuresOf(reads)}; bare answers (\`/health/live\`) in turn with them: ${figuresOf(bare)} |`,
    ];
  } finally {
    await server.stop();
  }
}

type Reads = Awaited<ReturnType<ReturnType<typeof readStatus>['stop']>>;

async function readFor(client: KinoraClient, paths: readonly string[]): Promise<Reads> {
  const load = readStatus(client, { paths, readsPerSecond: READS_PER_SECOND });
  await pause(SECONDS * 1000);
  return await load.stop();
}

function figuresOf(rounds: readonly Reads[]): string {
  const sum = (key: 'count' | 'failures'): number => rounds.reduce((total, each) => total + each[key], 0);
  const median = (key: 'p50' | 'p90' | 'p99'): string =>
    `${rounds.map((each) => each[key]).toSorted((one, other) => one - other)[rounds.length >> 1] ?? 0} ms`;
  return `${sum('count')} reads: p50 ${median('p50')}, p90 ${median('p90')}, p99 ${median('p99')}, ${sum('failures')} failed`;
}
