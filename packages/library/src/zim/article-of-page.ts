import { parseFragment } from 'parse5';
import { readTags } from './read-tags.ts';
import type { PagePart } from './read-tags.ts';

const words = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Parts of a page that are no running text. */
const leftOut = words(
  'script style table figure nav aside header footer sup math svg noscript button form ul ol dl template title textarea iframe',
);
const leftOutClasses =
  /(?:^|\s)(?:reference|references|reflist|navbox|infobox|hatnote|thumb|toc|mw-editsection|noprint|metadata|sidebar|mwe-math\S*)(?:\s|$)/u;
const formulaClasses = /(?:^|\s)mwe-math/u;
/** As encyclopedias write one in an extract: a sentence with a hole in its place would say nothing. */
const aFormula = '{\\displaystyle}';
const blocks = words('p blockquote');
const headings = words('h2 h3 h4');
/** Have no content, and no end. */
const empty = words('area base br col embed hr img input link meta param source track wbr');
/** Their ends need no order among each other, so that they are no levels of the page. */
const inline = words(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd mark nobr q s samp small span strike strong sub time tt u var',
);
/** A paragraph ends where one of these begins. */
const endsParagraph = words(
  'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul',
);
/** Pages of an encyclopedia are nested some dozens deep; a hostile one may be nested for ever. */
const DEEPEST = 200;
/** More of a page is never told. */
const MOST_CHARACTERS = 120_000;

/** The paragraphs of a page, with its headings as `== … ==`, which is how encyclopedias answer an extract. */
export function articleOfPage(html: string): string {
  const page = new PageReader();
  for (const part of readTags(html)) {
    page.read(part);
    if (page.characters > MOST_CHARACTERS) {
      break;
    }
  }
  return page.end();
}

class PageReader {
  characters = 0;
  readonly #lines: string[] = [];
  /** The elements that are open, outermost first, and how many of each name. */
  readonly #open: string[] = [];
  readonly #counts = new Map<string, number>();
  /** How many elements are open around and with the one that is left out, and with the one that is read. */
  #leftOutAt: number | null = null;
  #block: { readonly at: number; readonly isHeading: boolean; readonly texts: string[] } | null = null;

  read(part: PagePart): void {
    switch (part.kind) {
      case 'text':
        this.#text(part.text);
        break;
      case 'start':
        this.#start(part.name, part.classes);
        break;
      case 'end':
        this.#close(part.name);
    }
  }

  end(): string {
    this.#closeTo(0);
    return this.#lines.join('\n').trim();
  }

  #text(text: string): void {
    if (this.#block !== null && this.#leftOutAt === null && this.#open.length <= DEEPEST) {
      this.#block.texts.push(text);
    }
  }

  #start(name: string, classes: string): void {
    const isRead = this.#leftOutAt === null;
    if (isRead && endsParagraph.has(name)) {
      this.#close('p');
    }
    if (empty.has(name)) {
      this.#text(name === 'br' ? ' ' : '');
      return;
    }
    const isLeftOut = leftOut.has(name) || leftOutClasses.test(classes);
    if (isRead && inline.has(name) && !isLeftOut) {
      return;
    }
    this.#open.push(name);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    const at = this.#open.length;
    if (isRead && isLeftOut) {
      this.#text(name === 'math' || formulaClasses.test(classes) ? aFormula : '');
      this.#leftOutAt = at;
    } else if (isRead && this.#block === null && at <= DEEPEST && (headings.has(name) || blocks.has(name))) {
      this.#block = { at, isHeading: headings.has(name), texts: [] };
    }
  }

  #close(name: string): void {
    if ((this.#counts.get(name) ?? 0) > 0) {
      this.#closeTo(this.#open.lastIndexOf(name));
    }
  }

  #closeTo(depth: number): void {
    while (this.#open.length > depth) {
      const name = this.#open.pop() ?? '';
      this.#counts.set(name, (this.#counts.get(name) ?? 0) - 1);
    }
    if (this.#leftOutAt !== null && this.#leftOutAt > depth) {
      this.#leftOutAt = null;
    }
    if (this.#block !== null && this.#block.at > depth) {
      this.#keep(this.#block);
      this.#block = null;
    }
  }

  #keep({ isHeading, texts }: { isHeading: boolean; texts: readonly string[] }): void {
    const text = decoded(texts.join('')).replace(/\s+/gu, ' ').trim();
    if (text !== '') {
      this.#lines.push(isHeading ? `== ${text} ==` : text, '');
      this.characters += text.length;
    }
  }
}

/** Characters for their names. No tag is left in the text, so that nothing is built but this one text. */
function decoded(text: string): string {
  if (!text.includes('&')) {
    return text;
  }
  const [node] = parseFragment(text.replaceAll('<', '&lt;')).childNodes;
  return node !== undefined && 'value' in node ? node.value : '';
}
