import { prices, singleModes } from '@kinora/contract/catalogue';
import { hundredthsOf } from '@kinora/contract/money';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { steps } from '../../db/schema/steps.ts';
import { readResults } from '../../gateway/index.ts';
import { readHoldsFor } from '../credits/index.ts';
import type { Hold } from '../credits/index.ts';
import type { Project } from './project.ts';

/** What is asked of a hold. */
export type KnownHold = Pick<Hold, 'id' | 'key' | 'state' | 'amountHundredths'>;

/** Whose work it is, and what its price is. */
export type PricedProject = Pick<Project, 'id' | 'mode' | 'scenes' | 'priceHundredths'>;

/** What vendors have made for a project, in hundredths of a credit. */
export interface VendorsWork {
  /** Unit prices of all results that the project's own hold is for. */
  readonly worth: bigint;
  /** Of those that no scene asks for any more. */
  readonly unusedWorth: bigint;
  /** What the project has paid for them so far. */
  readonly taken: bigint;
  /** Open holds of steps that are paid by themselves and whose result is there, with their amounts. */
  readonly stepHolds: ReadonlyMap<string, bigint>;
}

/** Credits of a result in a story. What has no price of its own there, such as a narration, is never charged by itself. */
const unitPrices: Readonly<Record<string, number>> = { picture: prices.image, clip: prices.video };

/** What a project owes for results that vendors have made, whatever becomes of it. Built-in work is never among them. */
export async function readVendorsWork(
  database: DatabaseOrTransaction,
  project: PricedProject,
  knownHolds?: readonly KnownHold[],
): Promise<VendorsWork> {
  const results = await readResults(database, project.id);
  const holds = knownHolds ?? (await readHoldsFor(database, project.id));
  const ofProject = `project:${project.id}:`;
  const isPaidAlone = (stepId: string | null): boolean =>
    stepId !== null && holds.some(({ key }) => key.startsWith(`step:${stepId}:`));
  const own = results.filter(({ stepId }) => !isPaidAlone(stepId));
  const used = await usedSteps(database, project, own);
  const unused = own.filter(({ stepId }) => stepId === null || !used.has(stepId));
  const openHolds = holds.filter(({ state }) => state === 'open');
  return {
    worth: worthOf(project, own),
    unusedWorth: worthOf(project, unused),
    taken: holds
      .filter(({ key, state }) => state === 'captured' && key.startsWith(ofProject))
      .reduce((sum, { amountHundredths }) => sum + amountHundredths, 0n),
    stepHolds: new Map(
      results.flatMap(({ stepId }) =>
        openHolds
          .filter(({ key }) => key.startsWith(`step:${stepId ?? ''}:`))
          .map(({ id, amountHundredths }) => [id, amountHundredths] as const),
      ),
    ),
  };
}

type Result = Awaited<ReturnType<typeof readResults>>[number];

/** A single image or clip is its project's whole price, which an admin may have set. */
function worthOf(project: PricedProject, results: readonly Result[]): bigint {
  const isSingle = singleModes.some((mode) => mode === project.mode);
  return results.reduce(
    (sum, { medium }) =>
      sum + (isSingle ? singlePrice(project, medium) : hundredthsOf(unitPrices[medium] ?? 0)),
    0n,
  );
}

/** Words that were bought on the way to it are in its price. */
function singlePrice({ priceHundredths }: PricedProject, medium: string): bigint {
  return unitPrices[medium] === undefined ? 0n : priceHundredths;
}

const ScenesSchema = z.array(z.looseObject({ pictureHashes: z.array(z.string()) }));

/** Of some steps those whose result is still asked for: all but pictures of scenes that have become others. */
async function usedSteps(
  database: DatabaseOrTransaction,
  project: PricedProject,
  results: readonly Result[],
): Promise<ReadonlySet<string>> {
  const asked = new Set(ScenesSchema.parse(project.scenes).flatMap(({ pictureHashes }) => pictureHashes));
  const ids = results.flatMap(({ stepId }) => stepId ?? []);
  if (ids.length === 0) {
    return new Set();
  }
  const rows = await database
    .select({ id: steps.id, kind: steps.kind, hash: steps.inputHash })
    .from(steps)
    .where(and(eq(steps.projectId, project.id), inArray(steps.id, ids)));
  const isSingle = singleModes.some((mode) => mode === project.mode);
  return new Set(
    rows.filter(({ kind, hash }) => isSingle || kind !== 'picture' || asked.has(hash)).map(({ id }) => id),
  );
}

/** What is left to set aside for a project: results that were paid for and are still used are not paid again. */
export function priceLeft({ priceHundredths }: PricedProject, work: VendorsWork): bigint {
  const { worth, unusedWorth, taken } = work;
  const counted = worth === 0n ? taken : (taken * (worth - unusedWorth)) / worth;
  return counted >= priceHundredths ? 0n : priceHundredths - counted;
}

/** What a project that ends now, unfinished, owes beside what it has paid. */
export function dueFor({ worth, taken }: VendorsWork): bigint {
  return worth > taken ? worth - taken : 0n;
}
