import { z } from 'zod/mini';
import { limits } from '../limits/limits.ts';

/** Text of at most `maximum` characters, trimmed. */
export function textField(maximum: number) {
  return z.string().check(z.trim(), z.maxLength(maximum));
}

/** Text that may be missing or null and then is empty. */
export function optionalText(maximum: number) {
  return z.pipe(
    z.nullish(textField(maximum)),
    z.transform((value) => value ?? ''),
  );
}

/** An id that may be missing, null or empty, all of which mean null. */
export function optionalIdentifier() {
  return z.pipe(
    z.nullish(textField(limits.text.identifier)),
    z.transform((value) => (value === undefined || value === '' ? null : value)),
  );
}

/** One of `keys`; missing, null and empty all mean null: not chosen yet, which readiness judges with the right words. */
export function optionalChoice<const Key extends string>(keys: readonly Key[]) {
  return z.pipe(
    z.nullish(z.union([z.enum(keys), z.literal('')])),
    z.transform((value) => (value === undefined || value === '' ? null : (value as Key | null))),
  );
}

/** One of `keys`, `fallback` when missing, null or empty. */
export function choiceWithDefault<const Key extends string>(keys: readonly Key[], fallback: Key) {
  return z.pipe(
    optionalChoice(keys),
    z.transform((value) => value ?? fallback),
  );
}

/** A switch: a JSON boolean, or the words that HTML forms send. */
export function switchField(fallback: boolean) {
  return z.pipe(
    z.nullish(z.union([z.boolean(), z.literal(['true', 'false'])])),
    z.transform((value) => (value === undefined || value === null ? fallback : String(value) === 'true')),
  );
}
