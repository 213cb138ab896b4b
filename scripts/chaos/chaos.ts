import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase, type OpenDatabase } from '../../apps/server/src/db/client.ts';
import { checkBooks, checkSteps } from './check-books.ts';
import { checkDownload, checkStoredFiles } from './check-media.ts';
import { rememberFinishedSteps, type FinishedSteps } from './finished-steps.ts';
import { createInstallation, type Installation, type Victim } from './installation.ts';
import { signUpFirst, type PatientClient } from './patient-client.ts';
import { createRandom, type Random } from './random.ts';
import { strike, type Strike } from './strike.ts';
import type { LoadKind } from './load-kind.ts';
import { startVendorJudge, type Aim, type VendorJudge } from './vendor-judge.ts';
import { bindModels } from './sellers.ts';
import { startTraffic, type Traffic } from './traffic.ts';

const TOGETHER = 4;
const CREDITS = 100_000;
const DRAIN_LIMIT_MS = 600_000;
/** Between two strikes: sometimes into the middle of a recovery, sometimes after a film. */
const PAUSE_MS = { least: 200, most: 6_000 };

/** A blow that was not left to chance. */
export interface PlannedStrike {
  readonly victim: Victim | null;
  /** Where a paid request is to stand meanwhile; null: wherever it happens to. */
  readonly aim: Aim | null;
}

export interface ChaosOptions {
  readonly seed: number;
  /** One for each kill. */
  readonly strikes: readonly PlannedStrike[];
  /** So many pieces of work at least. */
  readonly jobs: number;
  readonly kinds: readonly LoadKind[];
  /** Everything is bought. */
  readonly isBought: boolean;
  readonly say: (line: string) => void;
}

export interface ChaosVerdict {
  readonly problems: readonly string[];
  /** By the state of a paid request, how many blows met one in it. */
  readonly met: Readonly<Record<string, number>>;
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

async function killOnce(run: Run, { victim, aim }: PlannedStrike): Promise<Strike> {
  const { installation, judge } = run;
  await delay(run.random.whole(PAUSE_MS.least, PAUSE_MS.most));
  if (aim !== null) {
    await judge?.takeAim(aim);
  }
  const struck = await strike(installation, run.random, {
    wanted: victim,
    before: async () => await withDatabase(installation, async ({ pool }) => judge?.noteStates(pool)),
    after: () => judge?.letGo(),
  });
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

/** Kills, lets everything end, and looks at everything. An installation that went wrong is left for whoever wants to look. */
export async function runChaos(options: ChaosOptions): Promise<ChaosVerdict> {
  const { seed, strikes, isBought, say } = options;
  say(`Chaos with seed ${seed}: ${strikes.length} kills while ${TOGETHER} people work.`);
  const judge = isBought ? await startVendorJudge() : null;
  const installation = await createInstallation(judge?.environment);
  say(`The log of the installation: ${installation.logFile}`);
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
  options: ChaosOptions,
  judge: VendorJudge | null,
): Promise<ChaosVerdict> {
  const { seed, strikes, jobs, kinds, say } = options;
  const client = await signUpFirst(installation.origin);
  await client.post('/api/admin/credits', { email: client.email, amount: CREDITS, reason: 'Chaos' });
  await bindModels(client, judge?.sellers ?? []);
  const traffic = startTraffic(client, { together: TOGETHER, random: createRandom(seed + 1), kinds });
  const run: Run = {
    installation,
    client,
    random: createRandom(seed),
    traffic,
    steps: rememberFinishedSteps(),
    problems: [],
    judge,
  };
  const recoveries: number[] = [];
  for (const [index, planned] of strikes.entries()) {
    const struck = await killOnce(run, planned);
    recoveries.push(struck.victim === 'sleep' ? 0 : struck.recoverySeconds);
    say(describeStrike(`${String(index + 1).padStart(3)}/${strikes.length}`, struck, run));
  }
  await traffic.untilSubmitted(jobs);
  await traffic.drain(DRAIN_LIMIT_MS);
  const problems = [...run.problems, ...(await checkEverything(run))];
  const exitCode = await installation.stop();
  if (exitCode !== 0) {
    problems.push(`Kinora ended with ${exitCode}.`);
  }
  sayVerdict(options, { run, recoveries, problems });
  if (problems.length === 0) {
    await installation.remove();
  }
  return { problems, met: Object.fromEntries(judge?.met ?? []) };
}

interface Verdict {
  readonly run: Run;
  readonly recoveries: readonly number[];
  readonly problems: readonly string[];
}

function sayVerdict({ seed, strikes, say }: ChaosOptions, { run, recoveries, problems }: Verdict): void {
  const { submissions } = run.traffic;
  const count = (state: string): number => submissions.filter((one) => one.state === state).length;
  const retries = submissions.reduce((sum, one) => sum + one.retries, 0);
  problems.forEach((problem) => say(`  wrong: ${problem}`));
  if (run.judge !== null) {
    const met = [...run.judge.met].map(([state, blows]) => `${state} ${blows}`).join(', ');
    const taken = run.judge.sellers.map(({ provider, charges }) => `${provider} ${charges.size}`).join(', ');
    say(`Vendors took ${run.judge.charges()} requests (${taken}). Blows that met a request: ${met}.`);
  }
  const kinds = [...Map.groupBy(submissions, ({ kind }) => kind.name)]
    .map(([name, all]) => `${all.length} ${name}`)
    .join(', ');
  say(
    `${submissions.length} accepted (${kinds}): ${count('complete')} complete, ${count('cancelled')} cancelled, ${count('failed')} failed, ${retries} tried again after a loss; ${run.steps.count()} steps finished once; slowest recovery ${Math.max(...recoveries).toFixed(1)} s.`,
  );
  say(
    problems.length === 0
      ? `GREEN: ${strikes.length} of ${strikes.length} kills lost nothing (seed ${seed}).`
      : `RED: ${problems.length} things are wrong (seed ${seed}).`,
  );
}
