import { basicEngine } from '@kinora/contract';
import autocannon from 'autocannon';
import { signUpFirst, untilResting } from '../scripts/client/kinora-client.ts';
import type { KinoraClient } from '../scripts/client/kinora-client.ts';
import { startKinora } from '../scripts/client/kinora-server.ts';
import { probeFilm } from '@kinora/renderer';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articleOf } from './article.ts';

export interface ThreadFigures {
  readonly filmSeconds: number;
  /** From submit to COMPLETE, both reviews confirmed at once. */
  readonly wallSeconds: number;
  /** Status reads at a fixed rate while the film is rendered, in milliseconds. */
  readonly statusReads: {
    readonly perSecond: number;
    readonly p50: number;
    readonly p90: number;
    readonly p99: number;
    readonly failures: number;
  };
}

/** As many as forty people watching; beyond twenty a second one account meets its own limit. */
const READS_PER_SECOND = 10;

/** Reads the project's status at a fixed rate, corrected for coordinated omission by autocannon's own `-R`. */
function readStatus(client: KinoraClient, projectId: string): { stop: () => Promise<autocannon.Result> } {
  let finish: (result: autocannon.Result) => void;
  const finished = new Promise<autocannon.Result>((resolve) => {
    finish = resolve;
  });
  const load = autocannon(
    {
      url: `${client.origin}/api/project/${projectId}`,
      headers: { cookie: client.cookie },
      connections: 5,
      overallRate: READS_PER_SECOND,
      duration: 600,
    },
    (error: Error | null, result) => {
      if (error !== null) {
        throw error;
      }
      finish(result);
    },
  );
  return {
    stop: () => {
      load.stop();
      return finished;
    },
  };
}

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

/** One 1080p film through the whole product on a fresh installation, with status reads all the while. */
export async function measureThread(): Promise<ThreadFigures> {
  const server = await startKinora({ renderProfile: 'full' });
  try {
    const client = await signUpFirst(`http://127.0.0.1:${server.port}`);
    const voice = (await client.voices()).find(({ voice_id: id }) => id.startsWith('builtin-en-'));
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
    const load = readStatus(client, projectId);
    const film = await untilResting(client, projectId);
    const wallSeconds = (performance.now() - started) / 1000;
    const { latency, non2xx, errors } = await load.stop();
    return {
      filmSeconds: await secondsOfFilm(client, film.final_links[0] ?? ''),
      wallSeconds,
      statusReads: {
        perSecond: READS_PER_SECOND,
        p50: latency.p50,
        p90: latency.p90,
        p99: latency.p99,
        failures: non2xx + errors,
      },
    };
  } finally {
    await server.stop();
  }
}
