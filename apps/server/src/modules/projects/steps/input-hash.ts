import { createHash } from 'node:crypto';
import type { JsonValue } from '@kinora/models';
import { canonicalJson } from '../../../platform/canonical-json.ts';

/** Hex SHA-256 of the canonical JSON. */
export function inputHash(value: JsonValue): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}
