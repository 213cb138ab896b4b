import { createHash } from 'node:crypto';
import type { JsonValue } from '@kinora/models';

/** JSON whose object keys are sorted, so that equal values give equal text. */
export function canonicalJson(value: JsonValue): string {
  if (Array.isArray(value)) {
    return `[${value.map(canonicalJson).join(',')}]`;
  }
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
    return `{${members.join(',')}}`;
  }
  return JSON.stringify(value);
}

/** Hex SHA-256 of the canonical JSON. */
export function inputHash(value: JsonValue): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}
