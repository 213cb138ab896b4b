import { clipSecondsOf, videoModelKeys } from '@kinora/contract/catalogue';
import type { Medium, MicroDollars } from '@kinora/models';
import type { MediaConnections } from './media-connections.ts';

/** What results cost, as far as it is known: read beside the calls that show it, which never wait for a vendor. */
export interface Estimates {
  /** Millionths of a dollar; null where nobody knows, or nothing is paid. */
  of(medium: Medium, key: string): MicroDollars | null;
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
  const asking = new Set<string>();
  const read = async (medium: Medium, key: string, id: string): Promise<void> => {
    const serving = connections.serving(medium, key);
    if (serving === null) {
      return;
    }
    const seconds = secondsOf(medium, key);
    const { connection, binding } = serving;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const amount = await connection.service.estimate(binding, { medium, seconds }, signal);
    known.set(id, { amount, until: Date.now() + HOLDS_MS });
  };
  return {
    of(medium, key) {
      const serving = connections.serving(medium, key);
      if (serving === null) {
        return null;
      }
      const { binding, ownEstimate, connection } = serving;
      if (ownEstimate !== null) {
        return ownEstimate;
      }
      // Another key may be told prices that this one was not.
      const id = `${medium} ${key} ${binding.provider} ${binding.endpoint} ${connection.keyFingerprint}`;
      const found = known.get(id);
      if ((found === undefined || found.until < Date.now()) && !asking.has(id)) {
        asking.add(id);
        // A price that cannot be read is not known; the next look asks again.
        void read(medium, key, id)
          .catch(() => undefined)
          .finally(() => asking.delete(id));
      }
      return found?.amount ?? null;
    },
  };
}

/** Seconds of a clip of that model when nobody says how long; null for pictures. */
function secondsOf(medium: Medium, key: string): number | null {
  const model = videoModelKeys.find((known) => known === key);
  if (medium === 'picture') {
    return null;
  }
  return model === undefined ? OTHER_SECONDS : clipSecondsOf(model);
}

/** Engines' own motion is no model of the list. */
const OTHER_SECONDS = 5;
