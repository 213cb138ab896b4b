/** What a page consists of, in its order. Names are in lower case. */
export type PagePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'start' | 'end'; readonly name: string; readonly classes: string };

/** What stands in these is never markup, and nothing of it is text. */
const unread: ReadonlySet<string> = new Set(
  'script style title textarea iframe noscript noembed noframes xmp'.split(' '),
);
const tagName = /[a-z][^\s/>]{0,40}/iy;
const attributeName = /[\s/]*(?<attribute>[^\s/>=]+|=[^\s/>=]*)\s*/y;
const bareValue = /[^\s>]*/y;
const longestClasses = 500;

/**
 * The tags and texts of an HTML page. It builds no tree: every character is looked at a few times, however tags are nested,
 * left open or filled with attributes, so that a hostile page costs no more than a good one of its length.
 */
export function* readTags(html: string): Generator<PagePart> {
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open !== at) {
      yield { kind: 'text', text: html.slice(at, open < 0 ? html.length : open) };
    }
    if (open < 0) {
      return;
    }
    const tag = readTag(html, open);
    if (tag === null) {
      const end = endOfOther(html, open);
      if (end === null) {
        yield { kind: 'text', text: '<' };
      }
      at = end ?? open + 1;
      continue;
    }
    at = tag.end;
    yield tag;
    if (tag.kind === 'start' && unread.has(tag.name)) {
      at = startOfEnd(html, tag.name, at);
    }
  }
}

/** Where a comment or another declaration ends; null for a sign that opens nothing. */
function endOfOther(html: string, open: number): number | null {
  const isComment = html.startsWith('<!--', open);
  if (!isComment && !'!?/'.includes(html[open + 1] ?? ' ')) {
    return null;
  }
  const end = html.indexOf(isComment ? '-->' : '>', open + 2);
  return end < 0 ? html.length : end + (isComment ? 3 : 1);
}

/** Null where no tag begins. One that does not end takes the rest of the page with it. */
function readTag(
  html: string,
  open: number,
): { kind: 'start' | 'end'; name: string; classes: string; end: number } | null {
  const kind = html[open + 1] === '/' ? 'end' : 'start';
  tagName.lastIndex = open + (kind === 'end' ? 2 : 1);
  const name = tagName.exec(html)?.[0].toLowerCase();
  if (name === undefined) {
    return null;
  }
  let at = tagName.lastIndex;
  let classes = '';
  for (;;) {
    attributeName.lastIndex = at;
    const attribute = attributeName.exec(html)?.groups?.['attribute'];
    if (attribute === undefined) {
      break;
    }
    at = attributeName.lastIndex;
    if (html[at] === '=' && !attribute.startsWith('=')) {
      const value = readValue(html, at + 1);
      at = value.end;
      classes = attribute.toLowerCase() === 'class' && classes === '' ? value.text : classes;
    }
  }
  const end = html.indexOf('>', at);
  return { kind, name, classes, end: end < 0 ? html.length : end + 1 };
}

function readValue(html: string, from: number): { text: string; end: number } {
  let at = from;
  while (/\s/u.test(html[at] ?? '')) {
    at += 1;
  }
  const quote = html[at];
  if (quote === '"' || quote === "'") {
    const end = html.indexOf(quote, at + 1);
    const stop = end < 0 ? html.length : end;
    return { text: html.slice(at + 1, Math.min(stop, at + 1 + longestClasses)), end: stop + 1 };
  }
  bareValue.lastIndex = at;
  const text = bareValue.exec(html)?.[0] ?? '';
  return { text: text.slice(0, longestClasses), end: at + text.length };
}

function startOfEnd(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}`, 'giu');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}
