import type { PageLine, PageLines } from './page-piece.ts';

/** Lines at the edge of a page that may belong to its furniture. */
const edgeLines = 3;
/** Furniture stands within this part of the page at its top or bottom. */
const edgePart = 0.14;
const pageNumber =
  /^[^\p{L}]{0,3}(?:page|p\.|pagina|página|पृष्ठ)?\s*\d{1,4}\s*(?:(?:\/|of|de|di|von|sur)\s*\d{1,4})?[^\p{L}]{0,3}$/iu;

/** Pages without running headers, footers and page numbers. */
export function dropFurniture(pages: readonly PageLines[]): PageLines[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(
      page.lines.filter((line) => isAtEdge(page, line)).map((line) => keyOf(page, line)),
    )) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  // Left and right pages may differ, so that a header stands on every other page only.
  const often = Math.max(2, Math.floor(pages.length * 0.3));
  return pages.map((page) => ({
    ...page,
    lines: page.lines.filter((line) => {
      if (!isAtEdge(page, line)) {
        return true;
      }
      return !pageNumber.test(line.text) && (counts.get(keyOf(page, line)) ?? 0) < often;
    }),
  }));
}

function isAtEdge(page: PageLines, line: PageLine): boolean {
  const isNear = line.y < page.height * edgePart || line.y > page.height * (1 - edgePart);
  if (!isNear) {
    return false;
  }
  const isHigher = (other: PageLine): boolean => other.y < line.y - line.size / 2;
  const isLower = (other: PageLine): boolean => other.y > line.y + line.size / 2;
  const rows = (lines: readonly PageLine[]): number => new Set(lines.map((each) => Math.round(each.y))).size;
  return rows(page.lines.filter(isHigher)) < edgeLines || rows(page.lines.filter(isLower)) < edgeLines;
}

/** The same words at about the same height, whatever their numbers. */
function keyOf(page: PageLines, line: PageLine): string {
  const words = line.text.toLowerCase().replaceAll(/\d+/gu, '#').replaceAll(/\s+/gu, ' ');
  return `${words}|${line.y < page.height / 2 ? 'top' : 'bottom'}`;
}

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
