import postcss from 'postcss';
import type { AtRule, ChildNode, Container, Rule } from 'postcss';

/** What only shows in answer to somebody, which the app's whole sheet is there for. */
const ANSWERS = /:(?:hover|active|focus|focus-visible|focus-within)\b/u;
const CLASS = /\.((?:\\.|[\w-])+)/gu;
/** Inside these nothing has to match for the selector to match. */
const INNER = /:(?:is|where|not|has)\([^()]*\)/gu;

/** Of a style sheet what a page needs to be seen as it is sent, in the same layers. */
export function firstStyles(sheet: string, html: string): string {
  const root = postcss.parse(sheet);
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/gu)].flatMap(([, list = '']) => decoded(list).split(/\s+/u)),
  );
  const layers = layersOf(root);
  // What stands in for registered properties in browsers of before 2024 comes with the whole sheet.
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') {
      layer.remove();
    }
  });
  root.walkRules((rule) => {
    prune(rule, classes);
  });
  root.walkAtRules('font-face', (face) => {
    if (!isForThis(face, html)) {
      face.remove();
    }
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  removeEmpty(root);
  removeUnused(root, 'keyframes', (name) => new RegExp(`animation[^;}]*\\b${name}\\b`, 'u'));
  removeUnused(root, 'property', (name) => new RegExp(`${name}\\b`, 'u'));
  return `@layer ${layers.join(',')};${root.toString()}`;
}

/** An attribute as it was before it was written into HTML. */
function decoded(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&#39;/gu, "'")
    .replaceAll('&amp;', '&');
}

function layersOf(root: Container): string[] {
  const names = new Set<string>();
  root.walkAtRules('layer', ({ params }) => {
    for (const name of params.split(',')) {
      names.add(name.trim());
    }
  });
  return [...names];
}

function prune(rule: Rule, classes: ReadonlySet<string>): void {
  // The steps of an animation are named like elements and stand for none.
  if (/^(?:from|to|[\d.]+%)/u.test(rule.selector)) {
    return;
  }
  const kept = rule.selectors.filter((selector) => {
    const outer = selector.replaceAll(INNER, '');
    const needed = [...outer.matchAll(CLASS)].map(([, name = '']) => name.replaceAll(/\\(.)/gu, '$1'));
    return !ANSWERS.test(outer) && needed.every((name) => classes.has(name));
  });
  if (kept.length === 0) {
    rule.remove();
  } else {
    rule.selectors = kept;
  }
}

/** Whether a slice of a font has any letter of the page; the Latin one always, which has all of the words. */
function isForThis(face: AtRule, html: string): boolean {
  const ranges: string[] = [];
  face.walkDecls('unicode-range', ({ value }) => {
    ranges.push(...value.split(','));
  });
  const points = new Set([...html].map((letter) => letter.codePointAt(0) ?? 0));
  return ranges.length === 0 || ranges.some((range) => isAnyIn(range.trim(), points));
}

function isAnyIn(range: string, points: ReadonlySet<number>): boolean {
  const [from = '', to = from] = range.replace(/^U\+/iu, '').split('-');
  const low = Number.parseInt(from.replaceAll('?', '0'), 16);
  const high = Number.parseInt(to.replaceAll('?', 'F'), 16);
  return [...points].some((point) => point >= low && point <= high);
}

function removeEmpty(container: Container): void {
  container.each((node: ChildNode) => {
    if (node.type === 'atrule' && node.nodes !== undefined) {
      removeEmpty(node);
      if (node.nodes.length === 0) {
        node.remove();
      }
    }
  });
}

/** Removes at-rules of a kind whose name nothing else says. */
function removeUnused(root: Container, kind: string, useOf: (name: string) => RegExp): void {
  const found: AtRule[] = [];
  root.walkAtRules(kind, (rule) => {
    found.push(rule);
  });
  found.forEach((rule) => rule.remove());
  const rest = root.toString();
  root.append(found.filter(({ params }) => useOf(params).test(rest)));
}
