/** Words of another machine in one line, no longer than so many characters. */
export function shortened(text: string, most: number): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`;
}

export function withStop(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`;
}
