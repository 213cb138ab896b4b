import { dropFurniture } from './drop-furniture.ts';
import { continued, goesOn, joinLines } from './drop-furniture.ts';
import type { PageLines } from './page-piece.ts';

export interface PageText {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** The words of a document page by page, each as one would read it aloud. A broken sentence stays on the page it began. */
export function textOfPages(pages: readonly PageLines[]): PageText[] {
  const texts: { number: number; text: string }[] = [];
  for (const { number, lines } of dropFurniture(pages)) {
    const text = joinLines(lines);
    const before = texts.at(-1);
    if (text === '') {
      continue;
    }
    if (before === undefined || !isBroken(before.text, text)) {
      texts.push({ number, text });
      continue;
    }
    const [end = '', rest = ''] = splitSentenceEnd(text);
    before.text = continued(before.text, end);
    if (rest !== '') {
      texts.push({ number, text: rest });
    }
  }
  return texts;
}

function isBroken(text: string, next: string): boolean {
  return goesOn(text, next) || /\p{Ll}[-\u00ad\u2010]$/u.test(text);
}

/** The end of a sentence that began before, and what follows it. */
function splitSentenceEnd(text: string): [string, string] {
  const match = /^[\s\S]*?[.!?。！？।]["”»)]?(?:\s+|(?<=[。！？।]))/u.exec(text);
  return match === null ? [text, ''] : [match[0].trim(), text.slice(match[0].length).trim()];
}
