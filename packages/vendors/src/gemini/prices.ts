import type { MicroDollars } from '@kinora/models';
import { z } from 'zod';

interface Price {
  /** Dollars for a million tokens, which are millionths of a dollar for one. */
  readonly read: number;
  readonly words: number;
  readonly image: number;
  /** Millionths of a dollar for a picture of a size, by the tokens that it has. */
  readonly picture: Readonly<Record<string, MicroDollars>>;
}

/** What is made where no size is asked for. */
const USUAL_SIZE = '1K';

/**
 * Google has no list that a program can read. These are of its pricing page, as others quoted it between February and
 * September 2026: to be checked against the first invoice. What is not here has no price known.
 */
const prices: Readonly<Record<string, Price>> = {
  'gemini-3.1-flash-image': {
    read: 0.5,
    words: 3,
    image: 60,
    picture: { '1K': 67_200, '2K': 100_800, '4K': 151_200 },
  },
  'gemini-2.5-flash-image': { read: 0.3, words: 2.5, image: 30, picture: { '1K': 38_700 } },
  'gemini-3-pro-image': {
    read: 2,
    words: 12,
    image: 120,
    picture: { '1K': 134_400, '2K': 134_400, '4K': 240_000 },
  },
};

/** What one picture costs, as far as it is known before: what is read for it costs a little more. */
export function estimateOf(model: string, imageSize: unknown = USUAL_SIZE): MicroDollars | null {
  return typeof imageSize === 'string' ? (prices[model]?.picture[imageSize] ?? null) : null;
}

const tokens = z.number().nonnegative();

export const UsageSchema = z.object({
  promptTokenCount: tokens,
  candidatesTokenCount: tokens,
  thoughtsTokenCount: tokens.nullish(),
  candidatesTokensDetails: z.array(z.object({ modality: z.string(), tokenCount: tokens })).nullish(),
});

/** What an answer cost, by the tokens that it counted. */
export function costOf(model: string, usage: z.infer<typeof UsageSchema> | null): MicroDollars | null {
  const price = prices[model];
  if (price === undefined || usage === null) {
    return null;
  }
  const { promptTokenCount: read, candidatesTokenCount: made, thoughtsTokenCount: thought } = usage;
  const words = (usage.candidatesTokensDetails ?? [])
    .filter(({ modality }) => modality === 'TEXT')
    .reduce((sum, { tokenCount }) => sum + tokenCount, 0);
  return Math.ceil(read * price.read + (made - words) * price.image + (words + (thought ?? 0)) * price.words);
}
