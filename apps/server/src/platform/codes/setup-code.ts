import { createHmac, timingSafeEqual } from 'node:crypto';
import { groupSymbols, normalizeCode, toSymbols } from './code-symbols.ts';

const CODE_BYTES = 10;

/**
 * What the first account of a server open to the network has to know: printed at the start, worthless once there is an
 * account. It follows from the secret, so that every process knows it and nobody keeps it.
 */
export function setupCodeOf(secret: string): string {
  const mac = createHmac('sha256', secret).update('kinora setup code').digest();
  return groupSymbols(toSymbols(mac.subarray(0, CODE_BYTES)));
}

/** Whether the typed code is the one of this secret. */
export function isSetupCode(typed: string, secret: string): boolean {
  const digest = (text: string) => createHmac('sha256', secret).update(normalizeCode(text)).digest();
  return timingSafeEqual(digest(typed), digest(setupCodeOf(secret)));
}
