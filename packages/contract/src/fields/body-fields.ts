import { z } from 'zod/mini';
import { limits } from '../limits/limits.ts';
import { fieldSentences } from '../sentences/fields.ts';

/**
 * Text as it may be stored: without NUL, which PostgreSQL refuses, and without half surrogates, which its JSON
 * refuses.
 */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Text of at most `maximum` code points after trimming. */
export function textField(maximum: number) {
  return z
    .string(fieldSentences.unreadable)
    .check(z.overwrite(storable), z.trim(), z.maxLength(maximum, fieldSentences.tooLong(maximum)));
}

/** Text of at most `maximum` code points that is kept as it is typed, with the spaces at its ends. */
export function keptTextField(maximum: number) {
  return z
    .string(fieldSentences.unreadable)
    .check(z.overwrite(storable), z.maxLength(maximum, fieldSentences.tooLong(maximum)));
}

/** Text that must say something. */
export function requiredText(maximum: number) {
  return textField(maximum).check(z.minLength(1, fieldSentences.required));
}

/** An id in an address or a body. */
export function identifierField() {
  return requiredText(limits.text.identifier);
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

/** A list of at most `maximum` entries. */
export function listField<Entry extends z.ZodMiniType>(entry: Entry, maximum: number) {
  return z
    .array(entry, fieldSentences.unreadable)
    .check(z.maxLength(maximum, fieldSentences.tooMany(maximum)));
}

/** One of `keys`, and nothing else. */
export function requiredChoice<const Key extends string>(keys: readonly Key[]) {
  return z.enum(keys, fieldSentences.notOffered);
}

/** One of `keys`; missing, null and empty all mean null: not chosen yet, which readiness judges with the right words. */
export function optionalChoice<const Key extends string>(keys: readonly Key[]) {
  return z.pipe(
    z.nullish(z.union([z.enum(keys), z.literal('')], fieldSentences.notOffered)),
    z.transform((value) => (value === undefined || value === '' ? null : value)),
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
    z.nullish(z.union([z.boolean(), z.literal(['true', 'false'])], fieldSentences.unreadable)),
    z.transform((value) => (value === undefined || value === null ? fallback : String(value) === 'true')),
  );
}

/** An e-mail address, in lower case as it is stored. */
export function emailField() {
  return z
    .string(fieldSentences.invalidEmail)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(limits.text.email, fieldSentences.tooLong(limits.text.email)),
      z.email(fieldSentences.invalidEmail),
    );
}

/** A whole number in a range. */
export function wholeNumberField(minimum: number, maximum: number) {
  const sentence = fieldSentences.outOfRange(minimum, maximum);
  return z.int(sentence).check(z.minimum(minimum, sentence), z.maximum(maximum, sentence));
}

/** A password, taken as typed: neither trimmed nor cleaned. */
export function passwordField(minimum: number) {
  return z
    .string(fieldSentences.required)
    .check(
      z.minLength(minimum, minimum === 1 ? fieldSentences.required : fieldSentences.tooShort(minimum)),
      z.maxLength(limits.text.password, fieldSentences.tooLong(limits.text.password)),
    );
}
