import type { PageLine } from './page-piece.ts';

const endsSentence = /[.!?…:。！？।॥”"'»)\]]$/u;
const hyphenAtEnd = /(\p{L})[-\u00ad\u2010]$/u;
/** Scripts that are written without spaces between words. */
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。「」（）]/u;

/** The text of lines in reading order: words parted at a line's end are whole again, paragraphs stand apart. */
export function joinLines(lines: readonly PageLine[]): string {
  let text = '';
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before === undefined) {
      text = line.text;
    } else if (beginsParagraph(before, line, lines)) {
      text += `\n\n${line.text}`;
    } else {
      text = continued(text, line.text);
    }
  }
  return text;
}

/** Goes on in the same paragraph. */
export function continued(text: string, next: string): string {
  if (hyphenAtEnd.test(text) && /^\p{Ll}/u.test(next)) {
    return text.slice(0, -1) + next;
  }
  const last = [...text].at(-1) ?? '';
  const first = [...next][0] ?? '';
  const isTight = withoutSpaces.test(last) && withoutSpaces.test(first);
  return `${text}${isTight ? '' : ' '}${next}`;
}

/** Whether a sentence goes on from one page to the next. */
export function goesOn(text: string, next: string): boolean {
  return text !== '' && !endsSentence.test(text) && /^[\p{Ll}\p{Lo}\p{N}]/u.test(next);
}

function beginsParagraph(before: PageLine, line: PageLine, lines: readonly PageLine[]): boolean {
  if (Math.abs(before.size - line.size) > 0.15 * line.size) {
    return true;
  }
  if (before.block !== line.block) {
    return !goesOn(before.text, line.text) && !hyphenAtEnd.test(before.text);
  }
  const block = lines.filter((other) => other.block === line.block);
  const right = Math.max(...block.map((other) => other.x + other.width));
  const left = Math.min(...block.map((other) => other.x));
  const isIndented = line.x - left > 0.8 * line.size && before.x - left < 0.8 * line.size;
  const isShort = before.x + before.width < left + (right - left) * 0.8;
  return endsSentence.test(before.text) && (isIndented || isShort);
}
