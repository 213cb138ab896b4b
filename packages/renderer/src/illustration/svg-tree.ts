/** An element of a picture's SVG. The bundled sets use a small, regular part of SVG: no text, styles, comments or entities. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgElement[];
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: SvgElement[];
}

const tagPattern = /<(\/)?([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/)?>/g;
const attributePattern = /([\w:-]+)="([^"]*)"/g;

/** Reads the body of a picture into its elements. */
export function parseSvgBody(body: string): readonly SvgElement[] {
  const root: OpenElement = { name: 'svg', attributes: {}, children: [] };
  const open: OpenElement[] = [root];
  for (const [, isClosing, name, attributeText, isEmpty] of body.matchAll(tagPattern)) {
    if (isClosing !== undefined) {
      open.pop();
      continue;
    }
    const attributes: Record<string, string> = {};
    for (const [, key, value] of (attributeText ?? '').matchAll(attributePattern)) {
      attributes[key ?? ''] = value ?? '';
    }
    const element: OpenElement = { name: name ?? '', attributes, children: [] };
    open[open.length - 1]?.children.push(element);
    if (isEmpty === undefined) {
      open.push(element);
    }
  }
  return root.children;
}

/** Every element that carries an id, wherever it stands. */
export function elementsById(elements: readonly SvgElement[]): ReadonlyMap<string, SvgElement> {
  const found = new Map<string, SvgElement>();
  const visit = (element: SvgElement): void => {
    const id = element.attributes['id'];
    if (id !== undefined) {
      found.set(id, element);
    }
    element.children.forEach(visit);
  };
  elements.forEach(visit);
  return found;
}
