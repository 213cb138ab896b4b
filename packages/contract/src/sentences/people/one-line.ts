/** Whoever types line breaks must not write lines of their own into a mail. */
export function oneLine(typed: string): string {
  return typed.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
