import { basicEngine } from '@kinora/contract/catalogue';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { signUpFirst, untilResting } from '../../scripts/client/kinora-client.ts';
import type { KinoraClient } from '../../scripts/client/kinora-client.ts';
import { startKinora } from '../../scripts/client/kinora-server.ts';
import { articleOf } from '../article.ts';
import { familyOf, processorSeconds } from '../process-family.ts';

const CONNECTIONS = 16;
const ROUNDS = 5;
const SECONDS = 2;

const AnswerSchema = z.object({
  reads: z.number(),
  seconds: z.number(),
  p99: z.number(),
  failures: z.number(),
  firstFailure: z.number().nullable(),
});

interface Kind {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  readonly connections: number;
}

interface Figures {
  readonly perSecond: number;
  /** Of the API's process, for one read. */
  readonly processorMs: number;
  /** Of everything that runs on the database, for one read. */
  readonly databaseMs: number;
  readonly p99: number;
}

/** A film that is there. */
async function makeFilm(client: KinoraClient): Promise<string> {
  const voice = (await client.voices()).find(({ voice_id: id }) => id.startsWith('builtin-en-'));
  const id = await client.startStory({
    session_id: 'bench',
    request_id: 'bench-reads',
    user_query: await articleOf('en'),
    video_type: 'explainer',
    selected_engine: basicEngine,
    voice: voice?.voice_id,
  });
  await client.confirmScenes(await untilResting(client, id));
  await client.confirmImages(await untilResting(client, id));
  await untilResting(client, id);
  return id;
}

async function memberOf(pid: number, word: string): Promise<number> {
  for (const member of await familyOf(pid)) {
    const words = await readFile(`/proc/${member}/cmdline`, 'utf8').catch(() => '');
    if (words.includes(word)) {
      return member;
    }
  }
  throw new Error(`No process of Kinora's is called ${word}.`);
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Rounds of each kind in turn, so that neighbours of the machine meet all of them; each with the bare one before it. */
async function measure(
  { port, pid }: { readonly port: number; readonly pid: number },
  kinds: readonly Kind[],
): Promise<Figures[][]> {
  const api = await memberOf(pid, 'api-process');
  const database = await memberOf(pid, 'bin/postgres');
  const loop = fork(join(import.meta.dirname, 'closed-loop.ts'));
  const readOne = async (kind: Kind): Promise<Figures> => {
    const before = [await processorSeconds(api), await processorSeconds(database)] as const;
    const answered = once(loop, 'message');
    loop.send({ port, ...kind, seconds: SECONDS });
    // The first and only element: the message.
    const received: unknown[] = await answered;
    const { reads, seconds, p99, failures, firstFailure } = AnswerSchema.parse(received[0]);
    if (failures > 0) {
      throw new Error(
        `${failures} of ${reads} reads of ${kind.path} were answered otherwise, one with ${firstFailure}.`,
      );
    }
    const msOf = (spent: number): number => (spent * 1000) / reads;
    const processorMs = msOf((await processorSeconds(api)) - before[0]);
    const databaseMs = msOf((await processorSeconds(database)) - before[1]);
    return { perSecond: reads / seconds, processorMs, databaseMs, p99 };
  };
  const rounds: Figures[][] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const figures: Figures[] = [];
    for (const kind of kinds) {
      figures.push(await readOne(kind));
    }
    rounds.push(figures);
  }
  loop.disconnect();
  // The first round warms up.
  return rounds.slice(1);
}

/** How many reads of a project's status a second there are for each bare answer of the same server, and what one costs. */
export async function measureReads(): Promise<string[]> {
  const server = await startKinora({ renderProfile: 'test' });
  try {
    const client = await signUpFirst(`http://127.0.0.1:${server.port}`);
    const path = `/api/project/${await makeFilm(client)}`;
    const headers = { cookie: client.cookie };
    const first = await fetch(`${client.origin}${path}`, { headers });
    const kilobytes = ((await first.arrayBuffer()).byteLength / 1024).toFixed(1);
    const etag = first.headers.get('etag');
    const whole = { path, headers, status: 200, connections: CONNECTIONS };
    const rounds = await measure(server, [
      { path: '/health/live', headers: {}, status: 200, connections: CONNECTIONS },
      whole,
      { ...whole, headers: { ...headers, 'accept-encoding': 'gzip, deflate, br' } },
      { ...whole, headers: { ...headers, 'if-none-match': etag ?? '' }, status: etag === null ? 200 : 304 },
      { path: '/health/live', headers: {}, status: 200, connections: 1 },
      { ...whole, connections: 1 },
    ]);
    const rows = [
      `status of a finished film (${kilobytes} kB), ${CONNECTIONS} connections, whole`,
      'the same, packed as browsers ask for it',
      'the same, unchanged since it was read (304)',
    ].map((what, index) => rowOf(what, rounds, { bare: 0, read: index + 1 }));
    return [...rows, rowOf('the same, whole, on one connection alone', rounds, { bare: 4, read: 5 })];
  } finally {
    await server.stop();
  }
}

/** @param places of the two kinds in a round */
function rowOf(
  what: string,
  rounds: readonly Figures[][],
  places: { readonly bare: number; readonly read: number },
): string {
  const pairs = rounds.flatMap(({ [places.bare]: bare, [places.read]: read }) =>
    bare === undefined || read === undefined ? [] : [{ bare, read }],
  );
  const of = (figure: (pair: (typeof pairs)[number]) => number): number => median(pairs.map(figure));
  const share = of(({ bare, read }) => read.perSecond / bare.perSecond).toFixed(2);
  const [reads, bare] = [of((pair) => pair.read.perSecond), of((pair) => pair.bare.perSecond)].map(
    Math.round,
  );
  const api = `${of(({ read }) => read.processorMs).toFixed(2)} ms of the API's processor time (a bare answer ${of((pair) => pair.bare.processorMs).toFixed(2)})`;
  const database = `${of(({ read }) => read.databaseMs).toFixed(2)} ms of the database's`;
  return `| ${what} | ${share} of the bare answers: ${reads} to ${bare} a second; ${api}, ${database}; p99 ${of(({ read }) => read.p99).toFixed(0)} ms |`;
}
