import { z } from 'zod';

/** Dollars for a million of something, such as '15' or '0.6'. */
const dollars = z.string().transform(Number).pipe(z.number().min(0));

/** What a million characters cost; the operator's, as checked at the start. */
export const priceSchema = dollars.optional();

/** What a million tokens read and a million tokens written cost, such as '0.15/0.60'. */
export const pricePairSchema = z
  .string()
  .transform((text) => text.split('/'))
  .pipe(z.tuple([dollars, dollars]))
  .transform(([read, written]) => ({ read, written }))
  .optional();
