import { endOfParagraph } from './paragraphs.ts';

/** Brackets of wiki pages: templates, tables, links. */
const closers = { '{{': '}}', '{|': '|}', '[[': ']]' } as const;
type Opener = keyof typeof closers;

/** Links that show a file or sort the page, in the languages of encyclopedias. */
const shownElsewhere =
  /^\s*(?:file|image|media|category|fichier|catégorie|immagine|categoria|archivo|imagen|categoría|चित्र|श्रेणी|ファイル|画像|カテゴリ)\s*:/iu;

interface Part {
  readonly opener: Opener;
  readonly start: number;
  end: number;
}

/**
 * The text of a wiki page: templates and tables are left out with what they hold, a link is its words. What is opened and
 * never closed is left out to the end of its paragraph. Read once from front to end, however it is nested.
 */
export function withoutWikiBrackets(text: string): string {
  const parts = readParts(text);
  let kept = '';
  let at = 0;
  for (const { opener, start, end } of parts) {
    if (start < at) {
      continue;
    }
    kept += text.slice(at, start);
    if (opener === '[[' && end >= 0) {
      kept += wordsOfLink(text.slice(start + 2, end));
      at = end + 2;
    } else {
      at = end >= 0 ? end + 2 : endOfParagraph(text, start);
    }
  }
  return kept + text.slice(at);
}

/** Every bracket in the order of its beginning, with where it closes; -1 where it does not. */
function readParts(text: string): Part[] {
  const parts: Part[] = [];
  const open: Part[] = [];
  const bracket = /\{\{|\{\||\[\[|\}\}|\|\}|\]\]/gu;
  for (let found = bracket.exec(text); found !== null; found = bracket.exec(text)) {
    const [mark] = found;
    const last = open.at(-1);
    if (isOpener(mark)) {
      const part = { opener: mark, start: found.index, end: -1 };
      parts.push(part);
      open.push(part);
    } else if (last !== undefined && closers[last.opener] === mark) {
      last.end = found.index;
      open.pop();
    } else {
      // `|}` and `}}` share a sign in `{{name|}}`.
      bracket.lastIndex = found.index + 1;
    }
  }
  return parts;
}

function isOpener(mark: string): mark is Opener {
  return mark in closers;
}

/** `[[place|words]]` and `[[words]]`; what holds brackets of its own is no link of an article's text. */
function wordsOfLink(inside: string): string {
  if (shownElsewhere.test(inside)) {
    return '';
  }
  const words = inside.slice(inside.lastIndexOf('|') + 1);
  return /\{\{|\{\||\[\[/u.test(words) ? '' : words;
}
