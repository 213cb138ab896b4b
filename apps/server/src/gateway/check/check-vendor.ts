import { ProviderError } from '@kinora/models';
import type { MicroDollars, ServiceCall } from '@kinora/models';
import { markEndpoint } from '../connections/endpoint-states.ts';
import type { OpenConnection } from '../connections/media-connections.ts';
import { knownBindings } from '../media-vendors.ts';
import { secondsOf, trialsOf, writeSample } from './trial.ts';
import type { Trial, Sample } from './trial.ts';
import { tryBinding } from './try-binding.ts';
import type { TrialEnd, TrialParts } from './try-binding.ts';

/** `untried`: only the free part was wanted. `stopped`: nothing more was sent after an answer that holds for all. */
export type CheckOutcome = TrialEnd['outcome'] | 'untried' | 'stopped';

export interface CheckedBinding {
  readonly keys: readonly string[];
  readonly endpoint: string;
  /** As the vendor's own list says; null where it does not name it, or there is no list. */
  readonly state: string | null;
  readonly estimate: MicroDollars | null;
  readonly outcome: CheckOutcome;
  readonly seconds: number | null;
  readonly cost: MicroDollars | null;
  /** What was wrong. */
  readonly sentence: string | null;
}

export interface VendorCheck {
  readonly bindings: readonly CheckedBinding[];
  /** What may have been spent: costs where they are known, else estimates. */
  readonly booked: MicroDollars;
  /** Why nothing more was tried. */
  readonly stoppedBy: string | null;
}

export interface CheckWish {
  readonly connection: OpenConnection;
  /** Null: the free part alone. */
  readonly spend: MicroDollars | null;
  readonly onChecked: (checked: CheckedBinding) => void;
}

interface Known {
  readonly trial: Trial;
  readonly state: string | null;
  readonly estimate: MicroDollars | null;
}

/**
 * Tries everything that a vendor is bound to, the cheapest first, within an amount: every request is written down before it
 * is sent, and counts in the day's budget.
 */
export async function checkVendor(
  parts: TrialParts,
  { connection, spend, onChecked }: CheckWish,
  call: ServiceCall,
): Promise<VendorCheck> {
  const provider = connection.vendor.key;
  const trials = trialsOf(parts.connections, { provider, keys: knownBindings.keys });
  let stoppedBy = await refusalOfKey(connection, call);
  const known = await askAbout(connection, stoppedBy === null ? trials : [], call);
  const sample = await writeSample(call.workFolder);
  const bindings: CheckedBinding[] = [];
  let booked = 0;
  for (const each of stoppedBy === null ? known : unasked(trials)) {
    const wanted = spend === null ? null : spend - booked;
    const { checked, end } = await check(parts, each, { ...call, sample, wanted, stoppedBy });
    booked += end?.booked ?? 0;
    stoppedBy ??= holdsForAll(end?.error);
    bindings.push(checked);
    onChecked(checked);
  }
  return { bindings, booked, stoppedBy };
}

/** A sentence when the key is not taken, or nobody answers. */
async function refusalOfKey({ service }: OpenConnection, call: ServiceCall): Promise<string | null> {
  try {
    await service.test(call);
    return null;
  } catch (error) {
    if (error instanceof ProviderError) {
      return error.message;
    }
    throw error;
  }
}

const unasked = (trials: readonly Trial[]): Known[] =>
  trials.map((trial) => ({ trial, state: null, estimate: null }));

/** What is known without buying, the cheapest first; what has no price comes last. */
async function askAbout(
  { service }: OpenConnection,
  trials: readonly Trial[],
  { signal }: ServiceCall,
): Promise<Known[]> {
  const endpoints = [...new Set(trials.map(({ serving }) => serving.binding.endpoint))];
  const listed = (await service.listEndpoints?.(endpoints, signal).catch(() => null)) ?? null;
  const known: Known[] = [];
  for (const trial of trials) {
    const { medium, serving } = trial;
    const seconds = secondsOf(trial);
    const estimate = await service.estimate(serving.binding, { medium, seconds }, signal);
    known.push({ trial, estimate, state: listed?.get(serving.binding.endpoint) ?? null });
  }
  return known.toSorted((one, other) => (one.estimate ?? Infinity) - (other.estimate ?? Infinity) || 0);
}

interface CheckCall extends ServiceCall {
  readonly sample: Sample;
  /** What is left of the amount; null: nothing is bought. */
  readonly wanted: MicroDollars | null;
  readonly stoppedBy: string | null;
}

async function check(
  parts: TrialParts,
  { trial, state, estimate }: Known,
  { wanted, stoppedBy, ...call }: CheckCall,
): Promise<{ checked: CheckedBinding; end: TrialEnd | null }> {
  const { endpoint } = trial.serving.binding;
  const about = { keys: trial.keys, endpoint, state, estimate, seconds: null, cost: null, sentence: null };
  if (stoppedBy !== null) {
    return { checked: { ...about, outcome: 'stopped' }, end: null };
  }
  if (wanted === null) {
    return { checked: { ...about, outcome: 'untried' }, end: null };
  }
  if (estimate !== null && estimate > wanted) {
    return { checked: { ...about, outcome: 'over' }, end: null };
  }
  const begun = Date.now();
  const end = await tryBinding(parts, trial, { ...call, most: wanted });
  if (end.outcome === 'made' || end.outcome === 'gone') {
    const isMade = end.outcome === 'made';
    const { provider } = trial.serving.binding;
    await markEndpoint(parts.database, { provider, endpoint, state: isMade ? 'ready' : 'gone' });
  }
  const { outcome, cost, error } = end;
  const isTried = outcome !== 'unpriced' && outcome !== 'over';
  const seconds = isTried ? (Date.now() - begun) / 1000 : null;
  return { checked: { ...about, outcome, seconds, cost, sentence: sentenceOf(error) }, end };
}

/** A key that is refused, and an account or a day that is used up, are so for every binding. */
function holdsForAll(error: ProviderError | null | undefined): string | null {
  return error?.kind === 'auth' || error?.kind === 'no_credit' ? error.message : null;
}

/** With what the vendor said itself: this is read by whoever mends the bindings. */
function sentenceOf(error: ProviderError | null): string | null {
  if (error === null) {
    return null;
  }
  const { cause, message } = error;
  return cause instanceof Error && cause.message !== message ? `${message} (${cause.message})` : message;
}
