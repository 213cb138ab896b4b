import type { Box, DrawingElement, Point } from '../timeline/drawing.ts';
import type { BoardContent } from './board-content.ts';
import { boxAround } from './boxes.ts';
import { boxOfElement } from './free-room.ts';
import { boardRegions } from './safe-area.ts';

/** What is drawn is made no larger than this beside how it was placed. */
const mostGrowth = 1.5;
/** The widest lettering under a heading, in board units. */
const mostLettering = 180;
/** So far under its line a heading is clear of what is drawn. */
const headGap = 26;
/** Pens reach a little further than what they draw. */
const penReach = 8;

/** A board on which everything under its heading is as large as its room allows, and stands in the middle of it. */
export function grownBoard(elements: readonly DrawingElement[], content: BoardContent): DrawingElement[] {
  const headings = new Set(headingOf(elements));
  const rest = elements.filter((each) => !headings.has(each));
  if (rest.length === 0 || content.template === 'opening' || content.template === 'scene') {
    return [...elements];
  }
  const room = roomUnder([...headings], content);
  const around = boxAround(rest.map(boxOfElement));
  // Beside its heading, a composition has its place already.
  if (room === undefined || around.y < room.y - penReach) {
    return [...elements];
  }
  const lettering = Math.max(0, ...rest.map((each) => (each.kind === 'text' ? each.fontSize : 0)));
  const scale = Math.max(
    1,
    Math.min(
      mostGrowth,
      room.width / around.width,
      room.height / around.height,
      lettering === 0 ? mostGrowth : mostLettering / lettering,
    ),
  );
  const moved = mover({ around, room, scale });
  return elements.map((each) => (headings.has(each) ? each : moved(each)));
}

/** A title and the line under it. */
function headingOf(elements: readonly DrawingElement[]): DrawingElement[] {
  const at = elements.findIndex((each) => each.kind === 'text' && each.role === 'title');
  return at < 0 ? [] : elements.slice(at, at + 2);
}

/** What is free beneath a heading; nothing where it stands at the side. */
function roomUnder(heading: readonly DrawingElement[], { aspect }: BoardContent): Box | undefined {
  const { left, right, title, contentBottom } = boardRegions(aspect);
  const boxes = heading.map(boxOfElement);
  const top = boxes.length === 0 ? title.y : Math.max(...boxes.map(({ y, height }) => y + height)) + headGap;
  return top > contentBottom - 300
    ? undefined
    : { x: left, y: top, width: right - left, height: contentBottom - top };
}

function mover({ around, room, scale }: { around: Box; room: Box; scale: number }) {
  const x = room.x + (room.width - around.width * scale) / 2;
  const y = room.y + (room.height - around.height * scale) / 2;
  const point = (from: Point): Point => ({
    x: x + (from.x - around.x) * scale,
    y: y + (from.y - around.y) * scale,
  });
  return (element: DrawingElement): DrawingElement => {
    if (!('box' in element)) {
      const width = element.kind === 'highlight' ? element.width * scale : element.width;
      return { ...element, from: point(element.from), to: point(element.to), width };
    }
    const { box } = element;
    const grown = { ...point(box), width: box.width * scale, height: box.height * scale };
    return element.kind === 'text'
      ? { ...element, box: grown, fontSize: element.fontSize * scale }
      : { ...element, box: grown };
  };
}
