/** Key facts from one text with a fact per line, or from a list: trimmed, empties dropped. */
export function parseKeyFacts(source: string | readonly string[]): string[] {
  const lines = typeof source === 'string' ? [source] : source;
  return lines
    .flatMap((line) => line.split(/\r\n|[\r\n\u2028\u2029]/u))
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Key facts as the editor shows them: one per line. */
export function formatKeyFacts(keyFacts: readonly string[]): string {
  return keyFacts.join('\n');
}
