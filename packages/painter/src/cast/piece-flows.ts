import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { flowPaths } from '@kinora/renderer';
import type { Drawing, FlowPath } from '@kinora/renderer';
import type { PieceFlow } from '../plan/painting-order.ts';
import type { PieceBox } from './paper-pieces.ts';

/** A viewer follows no more ways than that on one board. */
const mostWays = 18;
/** A way is kept as exactly as this, in scene units. */
const exactness = 2.5;
/** Width of the edge beside the radius, as boards have it. */
const edgePart = 0.3;
/** Smoke is soft over so much of its radius, and one sees through it. */
const smoke = { softPart: 0.7, strength: 0.62 } as const;

interface BoardOfPieces {
  readonly page: number;
  readonly stages: readonly Drawing[];
  readonly boxes: readonly PieceBox[];
}

/** What goes along the ways of a board's drawings and arrows, for each of its pieces; what looks alike is painted once. */
export async function flowsOnPieces(
  { page, stages, boxes }: BoardOfPieces,
  pixelsPerUnit: number,
  keep: (name: string, canvas: Canvas) => Promise<string>,
): Promise<PieceFlow[][]> {
  const flows: PieceFlow[][] = boxes.map(() => []);
  const files = new Map<string, string>();
  for (const { stage, path } of waysOf(stages)) {
    const piece = pieceOf(path, boxes);
    if (piece !== undefined) {
      const look = `${path.radius.toFixed(1)}-${path.colour.join('-')}-${path.isGrowing ? 'soft' : 'round'}`;
      const file = files.get(look) ?? (await keep(look, paintGoer(path, pixelsPerUnit)));
      files.set(look, file);
      flows[piece]?.push({
        page: page + stage,
        file,
        size: sizeOf(path),
        isGrowing: path.isGrowing,
        way: simplified(path.points, exactness),
      });
    }
  }
  return flows;
}

/** Every way with the stage that it comes with, the longest first where there are too many. */
function waysOf(stages: readonly Drawing[]): { stage: number; path: FlowPath }[] {
  const known = new Set<string>();
  const ways = stages.flatMap(({ elements, palette, aspect }, stage) => {
    const scale = aspect === '16:9' ? { width: 1920, height: 1080 } : { width: 1080, height: 1920 };
    const fresh = elements.filter((element) => !known.has(JSON.stringify(element)));
    return fresh.flatMap((element) => {
      known.add(JSON.stringify(element));
      return flowPaths(element, { palette, scale: { ...scale, pixelsPerUnit: 1 } }).map((path) => ({
        stage,
        path,
      }));
    });
  });
  return ways.toSorted((one, other) => other.path.points.length - one.path.points.length).slice(0, mostWays);
}

/** The smallest piece on which the middle of a way is. */
function pieceOf({ points }: FlowPath, boxes: readonly PieceBox[]): number | undefined {
  const { x = 0, y = 0 } = points[Math.floor(points.length / 2)] ?? {};
  return boxes
    .flatMap((box, index) =>
      x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
        ? [{ index, area: box.width * box.height }]
        : [],
    )
    .toSorted((one, other) => one.area - other.area)[0]?.index;
}

const sizeOf = ({ radius }: FlowPath): number => 2 * radius * (1 + edgePart) + 2;

function paintGoer(path: FlowPath, pixelsPerUnit: number): Canvas {
  const side = 2 * Math.ceil((sizeOf(path) * pixelsPerUnit) / 2);
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.scale(side / sizeOf(path), side / sizeOf(path));
  context.translate(sizeOf(path) / 2, sizeOf(path) / 2);
  const colourOf = ([red, green, blue]: FlowPath['colour'], opacity = 1): string =>
    `rgba(${red}, ${green}, ${blue}, ${opacity})`;
  const disc = (radius: number): void => {
    context.beginPath();
    context.arc(0, 0, radius, 0, Math.PI * 2);
    context.fill();
  };
  if (path.isGrowing) {
    const soft = context.createRadialGradient(0, 0, path.radius * (1 - smoke.softPart), 0, 0, path.radius);
    soft.addColorStop(0, colourOf(path.colour, smoke.strength));
    soft.addColorStop(1, colourOf(path.colour, 0));
    context.fillStyle = soft;
    disc(path.radius);
    return canvas;
  }
  context.fillStyle = colourOf(path.edge);
  disc(path.radius * (1 + edgePart));
  context.fillStyle = colourOf(path.colour);
  disc(path.radius);
  return canvas;
}

type Point = FlowPath['points'][number];

/** The same way by fewer points, none of those left out further from it than that (Ramer 1972, Douglas and Peucker 1973). */
function simplified(points: readonly Point[], most: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) {
    return [...points];
  }
  let [furthest, distance] = [0, 0];
  for (const [index, point] of points.entries()) {
    const away = distanceTo(point, first, last);
    [furthest, distance] = away > distance ? [index, away] : [furthest, distance];
  }
  return distance <= most
    ? [first, last]
    : [
        ...simplified(points.slice(0, furthest + 1), most).slice(0, -1),
        ...simplified(points.slice(furthest), most),
      ];
}

function distanceTo({ x, y }: Point, from: Point, to: Point): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const squared = across ** 2 + down ** 2;
  const part =
    squared === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * across + (y - from.y) * down) / squared));
  return Math.hypot(x - from.x - across * part, y - from.y - down * part);
}
