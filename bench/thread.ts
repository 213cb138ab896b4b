import { basicEngine } from '@kinora/contract/catalogue';
import { signUpFirst, untilResting } from '../scripts/client/kinora-client.ts';
import type { KinoraClient } from '../scripts/client/kinora-client.ts';
import { startKinora } from '../scripts/client/kinora-server.ts';
import { probeFilm } from '@kinora/renderer';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeStory } from '../scripts/client/make.ts';
import { articleOf, otherArticle } from './article.ts';
import { watchProcessors } from './processor-shares.ts';
import type { ProcessorShares } from './processor-shares.ts';
import { readStatus } from './read-status.ts';

export interface ThreadFigures {
  readonly filmSeconds: number;
  /** From submit to COMPLETE, both reviews confirmed at once. */
  readonly wallSeconds: number;
  readonly shares: ProcessorShares;
  /** Another film of the same installation, whose processes are warm and whose status nobody reads. */
  readonly next: Pick<ThreadFigures, 'filmSeconds' | 'wallSeconds' | 'shares'>;
  /** Status reads at a mean rate while the film is rendered, in milliseconds. */
  readonly statusReads: {
    readonly perSecond: number;
    readonly count: number;
    readonly p50: number;
    readonly p90: number;
    readonly p99: number;
    readonly failures: number;
  };
}

/** As many as forty people watching. */
const READS_PER_SECOND = 10;
/** Below the reader's, above the worker's: see `readStatus`. */
const SERVER_NICENESS = 1;

async function secondsOfFilm(client: KinoraClient, link: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
  try {
    const file = join(folder, 'film.mp4');
    await writeFile(file, await client.download(link));
    return (await probeFilm(file)).durationSeconds;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureNext(
  { client, pid }: { readonly client: KinoraClient; readonly pid: number },
  voice: string | undefined,
): Promise<ThreadFigures['next']> {
  const processors = watchProcessors(pid);
  const started = performance.now();
  const film = await makeStory(client, {
    data: {
      session_id: 'bench',
      request_id: 'bench-2',
      user_query: await otherArticle(),
      video_type: 'explainer',
      selected_engine: basicEngine,
      voice,
    },
  });
  const wallSeconds = (performance.now() - started) / 1000;
  const shares = await processors.stop();
  return { filmSeconds: await secondsOfFilm(client, film.final_links[0] ?? ''), wallSeconds, shares };
}

/** One 1080p film through the whole product on a fresh installation, with status reads all the while. */
export async function measureThread(): Promise<ThreadFigures> {
  const server = await startKinora({ renderProfile: 'full', niceness: SERVER_NICENESS });
  try {
    const client = await signUpFirst(`http://127.0.0.1:${server.port}`);
    const voice = (await client.voices()).find(({ voice_id: id }) => id.startsWith('builtin-en-'));
    const processors = watchProcessors(server.pid);
    const started = performance.now();
    const projectId = await client.startStory({
      session_id: 'bench',
      request_id: 'bench-1',
      user_query: await articleOf('en'),
      video_type: 'explainer',
      selected_engine: basicEngine,
      voice: voice?.voice_id,
    });
    await client.confirmScenes(await untilResting(client, projectId));
    await client.confirmImages(await untilResting(client, projectId));
    const load = readStatus(client, {
      paths: [`/api/project/${projectId}`],
      readsPerSecond: READS_PER_SECOND,
    });
    const film = await untilResting(client, projectId);
    const wallSeconds = (performance.now() - started) / 1000;
    const reads = await load.stop();
    const shares = await processors.stop();
    return {
      filmSeconds: await secondsOfFilm(client, film.final_links[0] ?? ''),
      wallSeconds,
      shares,
      next: await measureNext({ client, pid: server.pid }, voice?.voice_id),
      statusReads: { perSecond: READS_PER_SECOND, ...reads },
    };
  } finally {
    await server.stop();
  }
}
