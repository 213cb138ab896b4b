import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { z } from 'zod/mini';
import { renderClip } from '../../apps/server/src/testing/generations/sample-clip.ts';
import { startSellers } from './sellers.ts';
import type { Seller } from './sellers.ts';

/**
 * Where a request stands when it is struck, by the scene that keeps the vendor's answer back there: while it is sent, while
 * it is asked about, while its result is downloaded.
 */
export const aims = ['submit-held', 'status-held', 'media-held'] as const;
export type Aim = (typeof aims)[number];

/** Vendors that charge, and somebody who counts with them. */
export interface VendorJudge {
  readonly sellers: readonly Seller[];
  /** What connects an installation to them. */
  readonly environment: Readonly<Record<string, string>>;
  /** What is wrong between what the vendors charged and what the installation wrote down, when everything has ended. */
  judge(pool: Pool): Promise<string[]>;
  /** How many requests were taken and charged. */
  charges(): number;
  /** Waits until a request stands there; whoever buys nothing for a while is struck all the same. */
  takeAim(aim: Aim): Promise<void>;
  /** Answers whoever was kept waiting. */
  letGo(): void;
  /** Notes in which states requests are, just before a blow. */
  noteStates(pool: Pool): Promise<void>;
  /** Blows that met a request in each state; `none`: nothing was being bought. */
  readonly met: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** Everybody may be rendering. */
const AIM_LIMIT_MS = 30_000;
const AIM_PAUSE_MS = 5;

const RequestRowsSchema = z.array(
  z.object({
    id: z.string(),
    provider: z.string(),
    step: z.nullable(z.string()),
    state: z.string(),
    handle: z.nullable(z.string()),
    was_kept: z.boolean(),
  }),
);
const StateRowsSchema = z.array(z.object({ state: z.string() }));
const DayRowsSchema = z.array(
  z.object({ day: z.string(), reserved: z.string(), spent: z.string(), owed: z.string() }),
);

/** Starts the simulators, which live on while the installation dies. */
export async function startVendorJudge(): Promise<VendorJudge> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-chaos-clips-'));
  const clips = { '16:9': join(folder, 'wide.mp4'), '9:16': join(folder, 'tall.mp4') };
  await renderClip({ output: clips['16:9'], seconds: 5, aspect: '16:9', width: 320, height: 180 });
  await renderClip({ output: clips['9:16'], seconds: 5, aspect: '9:16', width: 180, height: 320 });
  const { fal: simulator, sellers } = await startSellers(clips);
  const met = new Map<string, number>();
  return {
    sellers,
    met,
    letGo: () => simulator.letGo(),
    async takeAim(aim) {
      simulator.play(aim);
      const deadline = performance.now() + AIM_LIMIT_MS;
      while (!simulator.held.includes(aim) && performance.now() < deadline) {
        await delay(AIM_PAUSE_MS);
      }
    },
    async noteStates(pool) {
      const { rows } = await pool.query(`select distinct state::text as state from paid_requests
        where state in ('sending', 'running', 'answered')`);
      const states = StateRowsSchema.parse(rows).map(({ state }) => state);
      (states.length === 0 ? ['none'] : states).forEach((state) => met.set(state, (met.get(state) ?? 0) + 1));
    },
    environment: Object.fromEntries(sellers.flatMap(({ environment }) => Object.entries(environment))),
    charges: () => sellers.reduce((sum, { charges }) => sum + charges.size, 0),
    async judge(pool) {
      return [...(await judgeRequests(pool, sellers)), ...(await judgeDays(pool))];
    },
    async close() {
      await Promise.all(sellers.map((seller) => seller.close()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Every request has ended and is kept; what each vendor charged is known, or said not to be knowable. */
async function judgeRequests(pool: Pool, sellers: readonly Seller[]): Promise<string[]> {
  const { rows } = await pool.query(`
    select request.id, request.provider, request.step_id as step, request.state::text as state,
      request.operation::text as handle, step.asset_id is not null as was_kept
    from paid_requests request left join steps step on step.id = request.step_id`);
  const requests = RequestRowsSchema.parse(rows);
  const made = Map.groupBy(
    requests.filter(({ state }) => state === 'made'),
    ({ step }) => step,
  );
  return [
    ...sellers.flatMap((seller) =>
      judgeSeller(
        seller,
        requests.filter(({ provider }) => provider === seller.provider),
      ),
    ),
    ...[...made].flatMap(([step, all]) =>
      all.length === 1 ? [] : [`Step ${step} has ${all.length} paid results.`],
    ),
    ...requests.flatMap(({ id, state, was_kept: wasKept }) =>
      state === 'made' && !wasKept ? [`The result of request ${id} was paid and is not kept.`] : [],
    ),
    ...requests.flatMap(({ id, state }) =>
      ['sending', 'running', 'answered'].includes(state)
        ? [`Request ${id} never ended: it is ${state}.`]
        : [],
    ),
  ];
}

/**
 * Every charge has a request that knows it or says that it cannot know; every wish was charged once, but for those whose
 * owner tried again after being told so. What is free may be made again.
 */
function judgeSeller(
  { provider, charges, manner }: Seller,
  requests: readonly z.infer<typeof RequestRowsSchema>[number][],
): string[] {
  const twice = [...charges].flatMap(([handle, times]) =>
    times === 1 ? [] : [`${handle} was charged ${times} times by ${provider}.`],
  );
  if (manner === 'free') {
    return twice;
  }
  const handles = requests.map(({ handle }) => handle ?? '').join(' ');
  const unknown = requests.filter(({ state, handle }) => state === 'unknown' && handle === null);
  const taken = requests.filter(({ state }) => state === 'made' || state === 'late');
  const nobodys =
    manner === 'handle'
      ? [...charges.keys()].filter((handle) => !handles.includes(handle)).length
      : charges.size - taken.length;
  return nobodys < 0 || nobodys > unknown.length
    ? [
        ...twice,
        `${nobodys} charges of ${provider} are nobody's, and ${unknown.length} requests are unknown.`,
      ]
    : twice;
}

/** Nothing stays set aside, and what was spent is what the receipts add up to. */
async function judgeDays(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query(`
    select day::text as day, reserved_micro::text as reserved, spent_micro::text as spent,
      (select coalesce(sum(case when state in ('made', 'late', 'unknown', 'cancelled')
          then coalesce(cost_micro, estimate_micro, 0) else 0 end), 0)::text
        from paid_requests where budget_day = spending_days.day) as owed
    from spending_days`);
  return DayRowsSchema.parse(rows).flatMap(({ day, reserved, spent, owed }) => [
    ...(reserved === '0' ? [] : [`${reserved} millionths of ${day} are still set aside.`]),
    ...(spent === owed ? [] : [`${day} has spent ${spent} millionths, and its receipts say ${owed}.`]),
  ]);
}
