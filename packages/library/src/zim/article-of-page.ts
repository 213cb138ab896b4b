import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Parts of a page that are no running text. */
const leftOut: ReadonlySet<string> = new Set(
  'script style table figure nav aside header footer sup math svg noscript button form ul ol dl template'.split(
    ' ',
  ),
);
const leftOutClasses =
  /(?:^|\s)(?:reference|references|reflist|navbox|infobox|hatnote|thumb|toc|mw-editsection|noprint|metadata|sidebar|mwe-math\S*)(?:\s|$)/u;
const blocks: ReadonlySet<string> = new Set(['p', 'blockquote']);
const headings: ReadonlySet<string> = new Set(['h2', 'h3', 'h4']);
/** Pages of an encyclopedia are nested some dozens deep; a hostile one may be nested for ever. */
const DEEPEST = 200;

/** The paragraphs of a page, with its headings as `== … ==`, which is how encyclopedias answer an extract. */
export function articleOfPage(html: string): string {
  const lines: string[] = [];
  const walk = (node: Node, depth: number): void => {
    if (!isElement(node) || depth > DEEPEST || isLeftOut(node)) {
      return;
    }
    const isHeading = headings.has(node.tagName);
    if (isHeading || blocks.has(node.tagName)) {
      const text = textOf(node, depth).replace(/\s+/gu, ' ').trim();
      if (text !== '') {
        lines.push(isHeading ? `== ${text} ==` : text, '');
      }
      return;
    }
    for (const child of node.childNodes) {
      walk(child, depth + 1);
    }
  };
  for (const child of parse(html).childNodes) {
    walk(child, 0);
  }
  return lines.join('\n').trim();
}

function textOf(node: Node, depth: number): string {
  if ('value' in node) {
    return node.value;
  }
  if (!isElement(node) || depth > DEEPEST || isLeftOut(node)) {
    return '';
  }
  return node.tagName === 'br' ? ' ' : node.childNodes.map((child) => textOf(child, depth + 1)).join('');
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function isLeftOut({ tagName, attrs }: Element): boolean {
  const classes = attrs.find(({ name }) => name === 'class')?.value ?? '';
  return leftOut.has(tagName) || leftOutClasses.test(classes);
}
