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
