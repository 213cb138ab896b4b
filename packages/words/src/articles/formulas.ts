/** Stands for a formula while a text is read: private characters are taken out of it before. */
export const formulaMark = '\u{e000}';
const opening = /\{\\(?:display|text|script|scriptscript)style\b/u;
/** A formula is told once in signs, a line each and indented, and once in TeX. */
const indented = /^(?:\s*|\s{2,}\S.{0,39})$/u;

/**
 * A text without the sentences that hold a formula, a book's number or places on a map: they are for the eye, and with a
 * hole in it no sentence says anything.
 */
export function withoutFormulas(text: string): string {
  const lines = text.includes('{\\') ? markFormulas(text.split('\n')) : text.split('\n');
  return lines.map((line) => (forTheEye.test(line) ? withoutSentences(line) : line)).join('\n');
}

const forTheEye =
  /\u{e000}|\\[a-z]{3,}|\$\$|\bISBN\b|\bISSN\b|\bdoi:|\d°\s?(?:\d{1,2}(?:\.\d{1,4})?\s?[′']\s?)?(?:\d{1,2}(?:\.\d{1,4})?\s?[″"]\s?)?[NSEWO](?!\p{L})/u;

function markFormulas(lines: readonly string[]): string[] {
  /** Each line with what was joined to it. */
  const kept: string[][] = [];
  let goesOn = false;
  for (const line of lines) {
    if (/^\s*\{\\/u.test(line) && opening.test(line)) {
      while (kept.length > 1 && kept.at(-1)?.length === 1 && indented.test(kept.at(-1)?.[0] ?? '')) {
        kept.pop();
      }
      joinTo(kept, markIn(line));
      goesOn = true;
    } else if (goesOn && /^\s+\S/u.test(line)) {
      joinTo(kept, line);
    } else {
      goesOn = goesOn && line.trim() === '' && line !== '';
      kept.push([markIn(line)]);
    }
  }
  return kept.map((parts) => parts.join(''));
}

function joinTo(kept: string[][], part: string): void {
  const last = kept.at(-1);
  if (last === undefined) {
    kept.push([part]);
  } else {
    last.push(part);
  }
}

/** A line with a mark for each of its formulas; one that does not end takes the rest of the line. */
function markIn(line: string): string {
  let marked = '';
  let rest = line;
  for (let start = rest.search(opening); start >= 0; start = rest.search(opening)) {
    marked += `${rest.slice(0, start)}${formulaMark}`;
    rest = rest.slice(endOfBraces(rest, start));
  }
  return marked + rest;
}

function endOfBraces(line: string, start: number): number {
  let depth = 0;
  for (let at = start; at < line.length; at += 1) {
    const sign = line[at];
    depth += sign === '{' ? 1 : 0;
    depth -= sign === '}' ? 1 : 0;
    if (depth === 0) {
      return at + 1;
    }
  }
  return line.length;
}

const sentenceEnd = /[.!?](?=\s|$)|[。！？।]/gu;

function withoutSentences(line: string): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { index, 0: end } of line.matchAll(sentenceEnd)) {
    pieces.push(line.slice(at, index + end.length));
    at = index + end.length;
  }
  pieces.push(line.slice(at));
  return pieces
    .filter((piece) => !forTheEye.test(piece))
    .join('')
    .trim();
}
