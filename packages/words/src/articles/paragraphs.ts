/** Where the paragraph around `start` ends: at an empty line, or with the text. */
export function endOfParagraph(text: string, start: number): number {
  const end = text.indexOf('\n\n', start);
  return end < 0 ? text.length : end;
}
