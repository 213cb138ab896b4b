// Kills Kinora's processes at random moments while people use it, and proves that nothing was lost or paid twice.
// `npm run chaos -- --kills 30 --seed 7`; `npm run chaos -- vendors` lets a vendor make everything, and counts its charges.
// Linux only. Nothing of an installation that is in use is touched.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase, type OpenDatabase } from '../../apps/server/src/db/client.ts';
import { checkBooks, checkSteps } from './check-books.ts';
import { checkDownload, checkStoredFiles } from './check-media.ts';
import { rememberFinishedSteps, type FinishedSteps } from './finished-steps.ts';
import { createInstallation, type Installation } from './installation.ts';
import { signUpFirst, type PatientClient } from './patient-client.ts';
import { createRandom, type Random } from './random.ts';
import { strike, type Strike } from './strike.ts';
import { loadKinds, paidLoadKinds } from './load.ts';
import { startVendorJudge, type VendorJudge } from './vendor-judge.ts';
import { startTraffic, type Traffic } from './traffic.ts';

const TOGETHER = 4;
const CREDITS = 100_000;
const DRAIN_LIMIT_MS = 600_000;
/** Between two strikes: sometimes into the middle of a recovery, sometimes after a film. */
const PAUSE_MS = { least: 200, most: 6_000 };

interface Options {
  readonly seed: number;
  readonly kills: number;
  /** Everything is bought. */
  readonly isBought: boolean;
}

function readOptions(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string' }, kills: { type: 'string', default: '30' } },
  });
  const seed = values.seed === undefined ? randomInt(1, 1_000_000) : Number(values.seed);
  const kills = Number(values.kills);
  if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(kills) || kills < 1) {
    throw new Error('--seed and --kills need whole numbers.');
  }
  if (positionals.some((word) => word !== 'vendors')) {
    throw new Error('Only `vendors` can stand beside the options.');
  }
  return { seed, kills, isBought: positionals.length > 0 };
}

interface Run {
  readonly installation: Installation;
  readonly client: PatientClient;
  readonly random: Random;
  readonly traffic: Traffic;
  readonly steps: FinishedSteps;
  readonly problems: string[];
  readonly judge: VendorJudge | null;
}

/** Opens the database for one look; it may have been killed and started again since the last one. */
async function withDatabase<Result>(
  installation: Installation,
  look: (open: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const open = openDatabase(await installation.databaseUrl(), {
    maxConnections: 2,
    applicationName: 'kinora chaos',
    statementLimitMs: 60_000,
  });
  try {
    return await look(open);
  } finally {
    await open.close();
  }
}

async function killOnce(run: Run): Promise<Strike> {
  await delay(run.random.whole(PAUSE_MS.least, PAUSE_MS.most));
  const struck = await strike(run.installation, run.random);
  run.problems.push(...(await withDatabase(run.installation, ({ pool }) => run.steps.look(pool))));
  return struck;
}

function describeStrike(strikeNumber: string, { victim, pid, recoverySeconds }: Strike, run: Run): string {
  const ended = run.traffic.submissions.length - run.traffic.working();
  return `${strikeNumber}  ${victim.padEnd(10)} ${String(pid).padStart(7)}   ready after ${recoverySeconds.toFixed(1).padStart(5)} s   ${run.traffic.working()} at work, ${ended} ended, ${run.steps.count()} steps finished`;
}

async function checkEverything(run: Run): Promise<string[]> {
  const { installation, client, steps, traffic } = run;
  const wrongEnds = traffic.submissions
    .filter(({ state }) => state === 'failed' || state === 'given-up')
    .map(({ kind, projectId }) => `The ${kind.name} ${projectId} failed.`);
  const fromDatabase = await withDatabase(installation, async (open) => [
    ...(await steps.look(open.pool)),
    ...(await checkBooks(open)),
    ...(await checkSteps(open.pool)),
    ...(await checkStoredFiles(open.pool, installation.folder)),
    ...(await checkCount(open, traffic)),
    ...((await run.judge?.judge(open.pool)) ?? []),
  ]);
  const fromDownloads: string[] = [];
  for (const { kind, projectId, state } of traffic.submissions) {
    const links = state === 'complete' ? await kind.results(client, projectId) : [];
    if (state === 'complete' && links.length === 0) {
      fromDownloads.push(`The ${kind.name} ${projectId} is complete without a result.`);
    }
    for (const link of links) {
      fromDownloads.push(...(await checkDownload(client, link, installation.folder)));
    }
  }
  return [...client.complaints, ...traffic.complaints, ...wrongEnds, ...fromDatabase, ...fromDownloads];
}

/** A request that was repeated because its answer was lost made one project; none that was accepted is missing. */
async function checkCount({ pool }: OpenDatabase, traffic: Traffic): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from projects');
  const stored = new Set(rows.map(({ id }) => id));
  const accepted = new Set(traffic.submissions.map(({ projectId }) => projectId));
  return [
    ...[...accepted].filter((id) => !stored.has(id)).map((id) => `Project ${id} was accepted and is gone.`),
    ...[...stored].filter((id) => !accepted.has(id)).map((id) => `Project ${id} was never asked for.`),
  ];
}

async function runChaos(options: Options): Promise<boolean> {
  const { seed, kills, isBought } = options;
  console.log(`Chaos with seed ${seed}: ${kills} kills while ${TOGETHER} people work.`);
  const judge = isBought ? await startVendorJudge() : null;
  const installation = await createInstallation(judge?.environment);
  console.log(`The log of the installation: ${installation.logFile}`);
  try {
    return await killAndCheck(installation, options, judge);
  } catch (error) {
    await installation.stop();
    throw error;
  } finally {
    await judge?.close();
  }
}

async function killAndCheck(
  installation: Installation,
  options: Options,
  judge: VendorJudge | null,
): Promise<boolean> {
  const { seed, kills } = options;
  const client = await signUpFirst(installation.origin);
  await client.post('/api/admin/credits', { email: client.email, amount: CREDITS, reason: 'Chaos' });
  const random = createRandom(seed);
  const traffic = startTraffic(client, {
    together: TOGETHER,
    random: createRandom(seed + 1),
    kinds: judge === null ? loadKinds : paidLoadKinds,
  });
  const run: Run = {
    installation,
    client,
    random,
    traffic,
    steps: rememberFinishedSteps(),
    problems: [],
    judge,
  };
  const recoveries: number[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const struck = await killOnce(run);
    recoveries.push(struck.victim === 'sleep' ? 0 : struck.recoverySeconds);
    console.log(describeStrike(`${String(kill).padStart(3)}/${kills}`, struck, run));
  }
  await traffic.drain(DRAIN_LIMIT_MS);
  const problems = [...run.problems, ...(await checkEverything(run))];
  const exitCode = await installation.stop();
  if (exitCode !== 0) {
    problems.push(`Kinora ended with ${exitCode}.`);
  }
  sayVerdict({ ...options, run, recoveries, problems });
  if (problems.length === 0) {
    await installation.remove();
  }
  return problems.length === 0;
}

interface Verdict extends Options {
  readonly run: Run;
  readonly recoveries: readonly number[];
  readonly problems: readonly string[];
}

function sayVerdict({ seed, kills, run, recoveries, problems }: Verdict): void {
  const { submissions } = run.traffic;
  const count = (state: string): number => submissions.filter((one) => one.state === state).length;
  const retries = submissions.reduce((sum, one) => sum + one.retries, 0);
  problems.forEach((problem) => console.log(`  wrong: ${problem}`));
  if (run.judge !== null) {
    console.log(`The vendor took and charged ${run.judge.charges()} requests.`);
  }
  console.log(
    `${submissions.length} accepted: ${count('complete')} complete, ${count('cancelled')} cancelled, ${count('failed')} failed, ${retries} tried again after three deaths of their worker; ${run.steps.count()} steps finished once; slowest recovery ${Math.max(...recoveries).toFixed(1)} s.`,
  );
  console.log(
    problems.length === 0
      ? `GREEN: ${kills} of ${kills} kills lost nothing (seed ${seed}).`
      : `RED: ${problems.length} things are wrong (seed ${seed}).`,
  );
}

process.exitCode = (await runChaos(readOptions())) ? 0 : 1;
