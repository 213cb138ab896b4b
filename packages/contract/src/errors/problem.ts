import { z } from 'zod/mini';
import { errorCodes } from './error-codes.ts';

/** One field that is wrong. `field` is a path such as `scenes.3.narration`; `detail` a sentence for the user. */
export const ProblemFieldSchema = z.object({
  field: z.string(),
  detail: z.string(),
  code: z.optional(z.string()),
});
export type ProblemField = z.infer<typeof ProblemFieldSchema>;

/** The body of every answer of 400 and above: `application/problem+json` (RFC 9457). `detail` is for the user. */
export const ProblemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(errorCodes),
  errors: z.optional(z.array(ProblemFieldSchema)),
});
export type Problem = z.infer<typeof ProblemSchema>;
