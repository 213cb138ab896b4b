import { formulaMark } from './formulas.ts';
import { endOfParagraph } from './paragraphs.ts';

/** Elements whose content is no running text. */
const silent = /<(script|style|ref|gallery|timeline|syntaxhighlight|math|svg|table)\b[^<>]{0,300}>/giu;
/** Stand inside a word as well. */
const inline =
  /<\/?(?:a|abbr|b|big|cite|code|em|font|i|kbd|nowiki|q|s|small|span|strong|sub|sup|u|var)\b[^<>]{0,300}>/giu;
const scripts = /<(script|style)\b[^<>]{0,300}>/giu;

/** The text without HTML that stands in it as letters: comments, scripts with what they hold, and every tag. */
export function withoutHtml(text: string): string {
  if (!text.includes('<')) {
    return text;
  }
  return withoutElements(withoutComments(text), silent)
    .replace(/<\/(?:p|div|h[1-6]|li|tr)>|<br ?\/?>/giu, '\n')
    .replace(inline, '')
    .replace(/<[a-z/!][^<>]{0,300}>/giu, ' ')
    .replace(/<(?=[a-z/!])/giu, ' ');
}

/** The text without the scripts and styles that were pasted with it. */
export function withoutScripts(text: string): string {
  return withoutElements(text, scripts);
}

function withoutComments(text: string): string {
  let kept = '';
  let at = 0;
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', at)) {
    kept += text.slice(at, start);
    const end = text.indexOf('-->', start);
    at = end < 0 ? endOfParagraph(text, start) : end + 3;
  }
  return kept + text.slice(at);
}

/**
 * An element that never ends hides its paragraph. Of every name the ends are looked for from front to end once: a text of
 * openings alone takes time in proportion to its length.
 */
function withoutElements(text: string, openings: RegExp): string {
  const ends = new Map<string, { at: number }>();
  const endAfter = (name: string, from: number): number => {
    const known = ends.get(name) ?? { at: -1 };
    ends.set(name, known);
    if (known.at < from) {
      const found = indexOfEnd(text, name, from);
      known.at = found < 0 ? Number.POSITIVE_INFINITY : found;
    }
    return known.at;
  };
  let kept = '';
  let at = 0;
  for (const { index, 0: tag, 1: element = '' } of text.matchAll(openings)) {
    if (index < at) {
      continue;
    }
    const name = element.toLowerCase();
    kept += text.slice(at, index) + (name === 'math' ? formulaMark : ' ');
    if (tag.endsWith('/>')) {
      at = index + tag.length;
    } else {
      const end = endAfter(name, index);
      at = Number.isFinite(end) ? end + name.length + 3 : endOfParagraph(text, index);
    }
  }
  return kept + text.slice(at);
}

function indexOfEnd(text: string, name: string, from: number): number {
  const end = new RegExp(`</${name}>`, 'giu');
  end.lastIndex = from;
  return end.exec(text)?.index ?? -1;
}
