import type { MicroDollars } from '@kinora/models';
import { z } from 'zod';
import { askQueue, isSuccess, jsonOf } from '../queue/ask-queue.ts';
import type { FalConnection } from './fal-connection.ts';

const PriceSchema = z.object({
  endpoint_id: z.string(),
  unit_price: z.number().nonnegative(),
  unit: z.string(),
  currency: z.string().nullish(),
});
type Price = z.infer<typeof PriceSchema>;

/** How much of it is asked for, by what prices count. */
export interface Amount {
  readonly seconds: number | null;
  readonly megapixels: number | null;
}

/** What the service says that it costs. Nothing here fails: a price that cannot be read is not known. */
export interface PriceList {
  estimate(endpoint: string, amount: Amount, signal: AbortSignal): Promise<MicroDollars | null>;
  /** `units` as the service counted them, in a header of the result. */
  costOf(endpoint: string, units: string | undefined, signal: AbortSignal): Promise<MicroDollars | null>;
}

/** So long a price holds, and so soon a price that could not be read is asked for again. */
const HOLDS_MS = { known: 86_400_000, unknown: 300_000 } as const;
const WAITS_MS = 5_000;

export function openPriceList(fal: FalConnection): PriceList {
  const known = new Map<string, { readonly price: Price | null; readonly until: number }>();
  const priceOf = async (endpoint: string, signal: AbortSignal): Promise<Price | null> => {
    const kept = known.get(endpoint);
    if (kept !== undefined && fal.now() < kept.until) {
      return kept.price;
    }
    const price = await readPrice(fal, endpoint, signal);
    known.set(endpoint, {
      price,
      until: fal.now() + (price === null ? HOLDS_MS.unknown : HOLDS_MS.known),
    });
    return price;
  };
  return {
    async estimate(endpoint, amount, signal) {
      const price = await priceOf(endpoint, signal);
      const units = price === null ? null : unitsOf(price.unit, amount);
      return price === null || units === null ? null : dollars(price, units);
    },
    async costOf(endpoint, units, signal) {
      const count = Number(units);
      if (units === undefined || !Number.isFinite(count) || count < 0) {
        return null;
      }
      const price = await priceOf(endpoint, signal);
      return price === null ? null : dollars(price, count);
    },
  };
}

export function pricingUrl(fal: FalConnection, endpoint: string): string {
  return `${fal.apiUrl}/v1/models/pricing?${new URLSearchParams({ endpoint_id: endpoint }).toString()}`;
}

async function readPrice(fal: FalConnection, endpoint: string, signal: AbortSignal): Promise<Price | null> {
  try {
    const waits = AbortSignal.any([signal, AbortSignal.timeout(WAITS_MS)]);
    const answer = await askQueue(fal, { url: pricingUrl(fal, endpoint), signal: waits });
    return isSuccess(answer) ? findPrice(jsonOf(answer), endpoint) : null;
  } catch {
    signal.throwIfAborted();
    // What it costs is good to know before, but no reason not to make it.
    return null;
  }
}

/** The list stands in `prices`; any other list of the answer will do. */
function findPrice(answer: unknown, endpoint: string): Price | null {
  const named: readonly unknown[] = Object.values(answer ?? {});
  const entries = [answer, ...named].flatMap((value: unknown): unknown[] =>
    Array.isArray(value) ? value : [],
  );
  const prices = entries.flatMap((entry) => PriceSchema.safeParse(entry).data ?? []);
  const price = prices.find(({ endpoint_id: id }) => id === endpoint);
  const isInDollars = (price?.currency ?? 'USD').toUpperCase() === 'USD';
  return price !== undefined && isInDollars ? price : null;
}

/** Null: the price counts something that cannot be known before, such as tokens or seconds of a processor. */
function unitsOf(unit: string, { seconds, megapixels }: Amount): number | null {
  const name = unit.toLowerCase().trim();
  if (/^(?:images?|videos?|clips?|generations?|requests?)$/u.test(name)) {
    return 1;
  }
  if (/^(?:seconds?|video[ _-]seconds?|seconds? of video)$/u.test(name)) {
    return seconds;
  }
  return /^(?:processed )?(?:megapixels?|mp)$/u.test(name) && megapixels !== null
    ? Math.ceil(megapixels)
    : null;
}

function dollars({ unit_price: unitPrice }: Price, units: number): MicroDollars {
  // Rounded up, but not for the last bit of a fraction such as 0.025.
  return Math.ceil(Math.round(unitPrice * units * 1e9) / 1_000);
}
