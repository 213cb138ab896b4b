import { arrowLines } from '../draw/marks.ts';
import { polylineLength, resample } from '../draw/polyline.ts';
import { lightness, mixColours, parseHex } from '../draw/sketch.ts';
import type { Rgb, Sketch } from '../draw/sketch.ts';
import type { FrameScale } from '../draw/frame-scale.ts';
import { readOutline } from '../illustration/visible-strokes.ts';
import type { DrawingElement, Palette, Point } from '../timeline/drawing.ts';

/** Where something goes along in a drawing, in pixels of the frame, and what it looks like. */
export interface FlowPath {
  /** A point every `flowStep` pixels. */
  readonly points: readonly Point[];
  readonly radius: number;
  readonly colour: Rgb;
  /** What it is seen by on its own colour. */
  readonly edge: Rgb;
  /** It grows on its way and has no tail. */
  readonly isGrowing: boolean;
  /** It has no tail. */
  readonly isRound?: boolean;
}

export const flowStep = 2;
/** Less is not seen. */
const leastUnits = 4.5;

/** The ways of a drawing along which something goes when it is finished: what is drawn as an arrow, and what says so itself. */
export function flowPaths(
  element: DrawingElement,
  { palette, scale }: { readonly palette: Palette; readonly scale: FrameScale },
): FlowPath[] {
  const unit = scale.pixelsPerUnit;
  if (element.kind === 'arrow') {
    const [shaft = []] = arrowLines(element);
    const points = shaft.map(({ x, y }) => ({ x: x * unit, y: y * unit }));
    const colour = parseHex(palette[element.pen]);
    return pathOf(points, {
      radius: element.width * unit,
      colour,
      edge: parseHex(palette.paper),
      isGrowing: false,
    });
  }
  if (element.kind !== 'strokes') {
    return [];
  }
  const { box, grid, shapes } = element;
  const [across, down] = [box.width / grid.width, box.height / grid.height];
  return shapes.flatMap((shape) => {
    const { flow } = shape;
    if (flow === undefined) {
      return [];
    }
    const points = readOutline(flow.way ?? shape.outline).map(({ x, y }) => ({
      x: (box.x + x * across) * unit,
      y: (box.y + y * down) * unit,
    }));
    const colour = parseHex(flow.fill);
    const radius = Math.max(leastUnits, (flow.width * Math.min(across, down)) / 2) * unit;
    const look = { radius, colour, edge: edgeOf(colour, palette) };
    const { isGrowing = false, isRound = false } = flow;
    return pathOf(points, { ...look, isGrowing, isRound });
  });
}

/** Whether something goes along ways of a drawing when it is finished. */
export function hasWays(element: DrawingElement): boolean {
  return (
    element.kind === 'arrow' ||
    (element.kind === 'strokes' && element.shapes.some(({ flow }) => flow !== undefined))
  );
}

/** The longest part of a way that nothing lies over; none where too little is left. */
export function clearPath(path: FlowPath, over: readonly (Sketch | null)[]): FlowPath[] {
  const { points, ...look } = path;
  const isHidden = ({ x, y }: Point): boolean =>
    over.some(
      (sketch) =>
        sketch !== null &&
        x > sketch.box.x - path.radius &&
        x < sketch.box.x + sketch.box.width + path.radius &&
        y > sketch.box.y - path.radius &&
        y < sketch.box.y + sketch.box.height + path.radius,
    );
  let [longest, from] = [{ from: 0, to: 0 }, 0];
  for (let at = 0; at <= points.length; at++) {
    const point = points[at];
    if (point === undefined || isHidden(point)) {
      longest = at - from > longest.to - longest.from ? { from, to: at } : longest;
      from = at + 1;
    }
  }
  return pathOf(points.slice(longest.from, longest.to), look);
}

function pathOf(points: readonly Point[], look: Omit<FlowPath, 'points'>): FlowPath[] {
  return polylineLength(points) < look.radius * 3 ? [] : [{ points: resample(points, flowStep), ...look }];
}

/** Dark things have a light edge, and light ones an inked one. */
function edgeOf(colour: Rgb, { ink, paper }: Palette): Rgb {
  const [one, other] = [parseHex(ink), parseHex(paper)];
  const isInkLighter = lightness(one) > lightness(other);
  const [dark, light] = isInkLighter ? [other, one] : [one, other];
  return mixColours(lightness(colour) > 0.5 ? dark : light, colour, 0.35);
}
