import { readFileSync } from 'node:fs';
import type { Binding } from '@kinora/models';
import { z } from 'zod';

const BindingSchema = z.strictObject({
  provider: z.string(),
  endpoint: z.string().min(1),
  fields: z.record(z.string(), z.json()).default({}),
});

/** An operator's own bindings, by the catalogue's keys: they stand before the shipped ones. */
export type OwnBindings = ReadonlyMap<string, readonly Binding[]>;

/**
 * Reads `bindings.json`. No file: none of one's own. @throws Error with a sentence that names the place when it does not
 * parse, or names a key or provider that nobody knows
 */
export function readBindingsFile(
  path: string,
  known: { readonly keys: ReadonlySet<string>; readonly providers: ReadonlySet<string> },
): OwnBindings {
  const text = textOf(path);
  if (text === null) {
    return new Map();
  }
  const bindings = parse(path, text);
  for (const [key, candidates] of Object.entries(bindings)) {
    if (!known.keys.has(key)) {
      throw new Error(`${path}: "${key}" is no model of the catalogue.`);
    }
    for (const [at, { provider }] of candidates.entries()) {
      if (!known.providers.has(provider)) {
        throw new Error(`${path}: "${key}"[${at}].provider "${provider}" is no provider of this version.`);
      }
    }
  }
  return new Map(Object.entries(bindings));
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return null;
    }
    throw error;
  }
}

function parse(path: string, text: string): Record<string, Binding[]> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${path} is no JSON: ${reason}`, { cause });
  }
  const read = z.record(z.string(), z.array(BindingSchema).min(1)).safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Error(`${path}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'cannot be used'}`);
  }
  return read.data;
}
