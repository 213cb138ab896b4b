import type { MicroDollars } from '@kinora/models';
import { z } from 'zod';
import type { OpenAiConnection } from './openai-connection.ts';

interface Price {
  /** Dollars for a million tokens, which are millionths of a dollar for one. */
  readonly textIn: number;
  readonly imageIn: number;
  readonly imageOut: number;
  /** Millionths of a dollar for a picture of 1536 x 1024 from words, by quality. */
  readonly picture: Readonly<Record<string, MicroDollars>>;
}

/** Of both models of a generation, and of the one before. */
const second: Price = {
  textIn: 5,
  imageIn: 8,
  imageOut: 30,
  picture: { low: 5_000, medium: 41_000, high: 165_000 },
};

/**
 * OpenAI has no list that a program can read. These are of its pricing page and its guide to pictures, as others quoted
 * them between March and September 2026: to be checked against the first invoice. What is not here has no price known.
 */
const prices: Readonly<Record<string, Price>> = {
  'gpt-image-2.5-flare': second,
  'gpt-image-2.5-sunburst': second,
  'gpt-image-2': second,
  'gpt-image-1.5': {
    textIn: 5,
    imageIn: 8,
    imageOut: 32,
    picture: { low: 13_000, medium: 50_000, high: 200_000 },
  },
  'gpt-image-1-mini': {
    textIn: 2,
    imageIn: 2.5,
    imageOut: 8,
    picture: { low: 6_000, medium: 15_000, high: 52_000 },
  },
};

/** What one picture costs, as far as it is known before: pictures that it starts from cost a little more. */
export function estimateOf(
  { isKeyless }: Pick<OpenAiConnection, 'isKeyless'>,
  model: string,
  quality: unknown,
): MicroDollars | null {
  if (isKeyless) {
    return 0;
  }
  return typeof quality === 'string' ? (prices[model]?.picture[quality] ?? null) : null;
}

const tokens = z.number().nonnegative();

export const UsageSchema = z.object({
  input_tokens: tokens,
  input_tokens_details: z.object({ text_tokens: tokens, image_tokens: tokens }).nullish(),
  output_tokens: tokens,
});

/** What an answer cost, by the tokens that it counted. */
export function costOf(
  { isKeyless }: Pick<OpenAiConnection, 'isKeyless'>,
  model: string,
  usage: z.infer<typeof UsageSchema> | null,
): MicroDollars | null {
  if (isKeyless) {
    return 0;
  }
  const price = prices[model];
  if (price === undefined || usage === null) {
    return null;
  }
  const read = usage.input_tokens_details ?? { text_tokens: usage.input_tokens, image_tokens: 0 };
  return Math.ceil(
    read.text_tokens * price.textIn +
      read.image_tokens * price.imageIn +
      usage.output_tokens * price.imageOut,
  );
}
