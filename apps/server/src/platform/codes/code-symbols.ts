/** Crockford's base 32: no I, L, O or U, so that a code survives handwriting and telephones. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Symbols between two hyphens. */
export const GROUP_LENGTH = 4;

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
