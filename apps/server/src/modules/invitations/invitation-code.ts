import { createHash, randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that a code survives handwriting and telephones. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 16 symbols of 5 bits: 80 random bits, more than the 64 that need no slow hash (OWASP ASVS 5, 6.6.3). */
const CODE_BYTES = 10;
const GROUP_LENGTH = 4;

/** A fresh code such as `K7QF-2M9X-0AHB-TT4N`. */
export function createInvitationCode(random: (bytes: number) => Uint8Array = randomBytes): string {
  return groupSymbols(toSymbols(random(CODE_BYTES)));
}

/** Five bits per symbol, from the first bit on. */
export function toSymbols(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => SYMBOLS.charAt(Number.parseInt(five, 2))).join('');
}

/** Symbols in groups of four. */
export function groupSymbols(symbols: string): string {
  return (symbols.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g')) ?? []).join('-');
}

/** What people type, in the form it was made: capitals without hyphens and spaces, look-alikes resolved. */
export function normalizeCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** What is kept of a code. */
export function hashCode(code: string): string {
  return createHash('sha256').update(normalizeCode(code)).digest('hex');
}

/** Its first group: enough to recognise a code, too little to guess it. */
export function startOfCode(code: string): string {
  return code.slice(0, GROUP_LENGTH);
}
