import { clipSecondsOf, videoModelKeys } from '@kinora/contract/catalogue';
import type { Medium, MicroDollars } from '@kinora/models';
import type { MediaConnections, Serving } from './media-connections.ts';

/** What results cost, as far as it is known: read beside the calls that show it, which never wait for a vendor. */
export interface Estimates {
  /** Millionths of a dollar; null where nobody knows, or nothing is paid. */
  of(medium: Medium, key: string, seconds?: number): MicroDollars | null;
  /** The same, once the vendor has been asked: before something is bought. */
  read(medium: Medium, key: string, seconds?: number): Promise<MicroDollars | null>;
}

/** Prices change seldom, and the vendor's own list is kept for a day. */
const HOLDS_MS = 600_000;
const PATIENCE_MS = 10_000;

interface Known {
  readonly amount: MicroDollars | null;
  readonly until: number;
}

/** What an admin has entered stands above the vendor's list. */
export function openEstimates(connections: MediaConnections): Estimates {
  const known = new Map<string, Known>();
  const asking = new Map<string, Promise<void>>();
  const read = async ({ serving, id, seconds }: Priced): Promise<void> => {
    const { connection, binding } = serving;
    const wanted = { medium: seconds === null ? ('picture' as const) : ('clip' as const), seconds };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const amount = await connection.service.estimate(binding, wanted, signal);
    known.set(id, { amount, until: Date.now() + HOLDS_MS });
  };
  /** Asks the vendor, once at a time; a price that cannot be read is not known, and the next look asks again. */
  const ask = (priced: Priced): Promise<void> => {
    const answer =
      asking.get(priced.id) ??
      read(priced)
        .catch(() => undefined)
        .finally(() => asking.delete(priced.id));
    asking.set(priced.id, answer);
    return answer;
  };
  const find = (medium: Medium, key: string, wished?: number): Priced | null => {
    const serving = connections.serving(medium, key);
    if (serving === null) {
      return null;
    }
    const { binding, connection, shipped } = serving;
    const seconds = medium === 'picture' ? null : priced(wished ?? usualSeconds(key), shipped?.seconds ?? []);
    // Another key may be told prices that this one was not.
    const id = `${medium} ${key} ${binding.provider} ${binding.endpoint} ${connection.keyFingerprint} ${seconds}`;
    return { serving, id, seconds };
  };
  const isFresh = ({ id }: Priced): boolean => (known.get(id)?.until ?? 0) >= Date.now();
  return {
    of(medium, key, seconds) {
      const priced = find(medium, key, seconds);
      if (priced === null || priced.serving.ownEstimate !== null) {
        return priced?.serving.ownEstimate ?? null;
      }
      if (!isFresh(priced)) {
        void ask(priced);
      }
      return known.get(priced.id)?.amount ?? null;
    },
    async read(medium, key, seconds) {
      const priced = find(medium, key, seconds);
      if (priced !== null && priced.serving.ownEstimate === null && !isFresh(priced)) {
        await ask(priced);
      }
      return priced === null ? null : (priced.serving.ownEstimate ?? known.get(priced.id)?.amount ?? null);
    },
  };
}

/** Who would be asked, by what their price is kept under, and for how long a clip; null: a picture. */
interface Priced {
  readonly serving: Serving;
  readonly id: string;
  readonly seconds: number | null;
}

/** Seconds of a clip of that model when nobody says how long. Engines' own motion is no model of the list. */
function usualSeconds(key: string): number {
  const model = videoModelKeys.find((known) => known === key);
  return model === undefined ? OTHER_SECONDS : clipSecondsOf(model);
}

const OTHER_SECONDS = 5;

/** What is paid for a clip of so many seconds: the next length that is made. Whole seconds, so that few prices are kept. */
function priced(wished: number, allowed: readonly number[]): number {
  return allowed.find((seconds) => seconds >= wished) ?? allowed.at(-1) ?? Math.ceil(wished);
}
