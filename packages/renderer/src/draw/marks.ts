import type {
  AccentElement,
  ArrowElement,
  Box,
  FrameElement,
  HighlightElement,
  Point,
  UnderlineElement,
} from '../timeline/drawing.ts';
import { cubicPoints } from './polyline.ts';
import { seededRandom } from './seeded-random.ts';

/** Lines of a mark in board units, in drawing order. */
export type MarkLines = readonly (readonly Point[])[];

const step = 6;

/** A curved shaft and two barbs. */
export function arrowLines(arrow: ArrowElement): MarkLines {
  const { from, to, bend, width } = arrow;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy);
  const side = { x: dy * bend * 0.66, y: -dx * bend * 0.66 };
  const control1 = { x: from.x + dx * 0.3 + side.x, y: from.y + dy * 0.3 + side.y };
  const control2 = { x: from.x + dx * 0.72 + side.x, y: from.y + dy * 0.72 + side.y };
  const shaft = [from, ...cubicPoints([from, control1, control2, to], step)];
  const angle = Math.atan2(to.y - control2.y, to.x - control2.x);
  const barb = Math.min(length * 0.3, width * 4.6);
  const tip = (turn: number): Point => ({
    x: to.x - Math.cos(angle + turn) * barb,
    y: to.y - Math.sin(angle + turn) * barb,
  });
  return [shaft, [tip(0.52), to, tip(-0.58)]];
}

/** One stroke with a slight bow and rise, as drawn in a single sweep. */
export function underlineLines(underline: UnderlineElement): MarkLines {
  const { from, to } = underline;
  const bow = Math.min(7, Math.abs(to.x - from.x) * 0.008);
  const control1 = { x: from.x + (to.x - from.x) * 0.33, y: from.y + bow };
  const control2 = { x: from.x + (to.x - from.x) * 0.66, y: to.y - bow };
  return [[from, ...cubicPoints([from, control1, control2, to], step)]];
}

/** One straight sweep that rises a little. */
export function highlightLines({ from, to }: HighlightElement): MarkLines {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 2 };
  return [[from, middle, to]];
}

/** A ring or frame whose end overshoots its start a little; the line stays inside the box. */
export function frameLines(frame: FrameElement): MarkLines {
  const box = shrink(frame.box, frame.width * 1.6);
  return [frame.shape === 'ellipse' ? ring(box, frame.seed) : roundedFrame(box)];
}

function ring(box: Box, seed: number): Point[] {
  const turn = -2.2 + seededRandom(seed)() * 0.5;
  const points: Point[] = [];
  for (let index = 0; index <= 80; index++) {
    const part = index / 72;
    const angle = turn + part * Math.PI * 2;
    // Wound a little from the inside out, as a hand that does not aim for where it began.
    const inward = 1 - 0.07 * Math.max(0, 1.1 - part);
    points.push({
      x: box.x + box.width / 2 + Math.cos(angle) * (box.width / 2) * inward,
      y: box.y + box.height / 2 + Math.sin(angle) * (box.height / 2) * inward,
    });
  }
  return points;
}

function roundedFrame(box: Box): Point[] {
  const radius = Math.min(36, box.width / 4, box.height / 4);
  const points: Point[] = [];
  const corner = (x: number, y: number, start: number): void => {
    for (let index = 0; index <= 8; index++) {
      const angle = start + (index / 8) * (Math.PI / 2);
      points.push({ x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius });
    }
  };
  const right = box.x + box.width - radius;
  const bottom = box.y + box.height - radius;
  corner(box.x + radius, box.y + radius, Math.PI);
  corner(right, box.y + radius, -Math.PI / 2);
  corner(right, bottom, 0);
  corner(box.x + radius, bottom, Math.PI / 2);
  const first = points[0];
  return first === undefined ? points : [...points, first];
}

function shrink(box: Box, by: number): Box {
  const inset = Math.min(by, box.width / 4, box.height / 4);
  return {
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - inset * 2,
    height: box.height - inset * 2,
  };
}

/** The lines of a small decoration, inside its box. */
export function accentLines(accent: AccentElement): MarkLines {
  const box = shrink(accent.box, accent.width);
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const at = (angle: number, part: number): Point => ({
    x: centre.x + (Math.cos(angle) * part * box.width) / 2,
    y: centre.y + (Math.sin(angle) * part * box.height) / 2,
  });
  const turn = (seededRandom(accent.seed)() - 0.5) * 0.5;
  switch (accent.shape) {
    case 'star':
      return [
        closed(range(10).map((i) => at(turn + (i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? 1 : 0.45))),
      ];
    case 'spark':
      return range(4).map((i) => {
        const angle = turn + (i * Math.PI) / 2;
        return [at(angle, 0.35), at(angle, 1)];
      });
    case 'rays':
      return range(5).map((i) => {
        const angle = -Math.PI * (0.9 - i * 0.2);
        return [at(angle, 0.55), at(angle, 1)];
      });
    case 'dots':
      return range(3).map((i) => ringDot(at(turn + (i * Math.PI * 2) / 3, 0.7), accent.width * 0.7));
    case 'squiggle':
      return [
        range(25).map((i) => ({
          x: box.x + (box.width * i) / 24,
          y: centre.y + (Math.sin((i / 24) * Math.PI * 5) * box.height) / 2,
        })),
      ];
    case 'bullet':
      return [ringDot(centre, box.width * 0.25), ringDot(centre, box.width * 0.1)];
    case 'quote':
      return quoteLines(box);
    case 'tick':
      return [
        [
          { x: box.x, y: box.y + box.height * 0.55 },
          { x: box.x + box.width * 0.36, y: box.y + box.height },
          { x: box.x + box.width, y: box.y },
        ],
      ];
  }
}

/** Two strokes that bend as commas do. */
function quoteLines(box: Box): MarkLines {
  return [0, 0.56].map((left) =>
    range(9).map((i) => ({
      x: box.x + box.width * (left + 0.3 * Math.cos((i / 8) * 2.4 - 0.5)),
      y: box.y + box.height * (0.12 + (i / 8) * 0.86),
    })),
  );
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function closed(points: readonly Point[]): Point[] {
  const [first, second] = points;
  return first === undefined || second === undefined ? [...points] : [...points, first, second];
}

function ringDot(centre: Point, radius: number): Point[] {
  return range(11).map((i) => ({
    x: centre.x + Math.cos((i / 9) * Math.PI * 2) * radius,
    y: centre.y + Math.sin((i / 9) * Math.PI * 2) * radius,
  }));
}
