/** What is told, at its places, with nothing of what somebody says. */
export function withoutQuotations(text: string): string {
  return text.replaceAll(quotations, (said) => ' '.repeat(said.length));
}

/** What somebody advises is not what anybody does yet. */
const quotations = /[“„«「][^”»」]*[”»」]|(?<!\p{L})['‘][^'’]*(?:(?<=\p{L})['’]\p{L}[^'’]*)*[,.!?]['’]/gu;

/** Words between quotation marks of any of the six languages. */
export function quotedWords(prompt: string): string[] {
  return [...prompt.matchAll(/["“«「『]([^"”»」』]{1,60})["”»」』]/gu)]
    .map((match) => (match[1] ?? '').trim())
    .filter((words) => words !== '');
}
