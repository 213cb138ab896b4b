import { createHash, randomBytes } from 'node:crypto';
import { GROUP_LENGTH, groupSymbols, normalizeCode, toSymbols } from '../../platform/codes/code-symbols.ts';

/** 16 symbols of 5 bits: 80 random bits, more than the 64 that need no slow hash (OWASP ASVS 5, 6.6.3). */
const CODE_BYTES = 10;

/** A fresh code such as `K7QF-2M9X-0AHB-TT4N`. */
export function createInvitationCode(random: (bytes: number) => Uint8Array = randomBytes): string {
  return groupSymbols(toSymbols(random(CODE_BYTES)));
}

/** What is kept of a code. */
export function hashCode(code: string): string {
  return createHash('sha256').update(normalizeCode(code)).digest('hex');
}

/** Its first group: enough to recognise a code, too little to guess it. */
export function startOfCode(code: string): string {
  return code.slice(0, GROUP_LENGTH);
}
