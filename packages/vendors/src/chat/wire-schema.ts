import { z } from 'zod';

/** Lengths of texts: strict servers refuse a schema that holds them, and answers are checked here all the same. */
const leftOut = ['minLength', 'maxLength'] as const;

export type WireSchema = Readonly<Record<string, unknown>>;

/** The shape of an answer as servers are told it. It promises nothing: every answer is read by the schema itself. */
export function wireSchema(schema: z.ZodType): WireSchema {
  const shape = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => leftOut.forEach((name) => delete jsonSchema[name]),
  });
  return Object.fromEntries(Object.entries(shape).filter(([name]) => name !== '$schema'));
}
