import { boardRegions } from '@kinora/renderer';
import type { Drawing } from '@kinora/renderer';

type Element = Drawing['elements'][number];

/** What fills a board keeps so far from its edges, in board units, and is enlarged so much at most. */
const [edge, most] = [44, 1.5] as const;

/** A drawing with all that is on it in the middle of its board, as large as there is room above the subtitles. */
export function filling(drawing: Drawing): Drawing {
  const boxes = drawing.elements.map(boxOf);
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  if (boxes.length === 0 || right <= left || bottom <= top) {
    return drawing;
  }
  const { left: margin, right: end, subtitles } = boardRegions(drawing.aspect);
  const [width, height] = [margin + end, subtitles.y];
  const fits = Math.min((width - 2 * edge) / (right - left), (height - 2 * edge) / (bottom - top));
  const by = Math.min(most, fits);
  const to = {
    by,
    x: width / 2 - ((left + right) / 2) * by,
    y: height / 2 - ((top + bottom) / 2) * by,
  };
  return { ...drawing, elements: drawing.elements.map((element) => moved(element, to)) };
}

function boxOf(element: Element): { x: number; y: number; width: number; height: number } {
  if ('box' in element) {
    return element.box;
  }
  const { from, to } = element;
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  return { x, y, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) };
}

interface Moving {
  readonly by: number;
  readonly x: number;
  readonly y: number;
}

function moved(element: Element, to: Moving): Element {
  const place = ({ x, y }: { x: number; y: number }): { x: number; y: number } => ({
    x: x * to.by + to.x,
    y: y * to.by + to.y,
  });
  if (!('box' in element)) {
    return {
      ...element,
      from: place(element.from),
      to: place(element.to),
      width: element.width * to.by,
    };
  }
  const { width, height } = element.box;
  const box = { ...place(element.box), width: width * to.by, height: height * to.by };
  return element.kind === 'text'
    ? { ...element, box, fontSize: element.fontSize * to.by }
    : { ...element, box };
}
