import type { OutlineShape, Place } from '../../outline/index.ts';
import { disc } from './lines.ts';

export interface BubbleBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const paper = 'paper';
/** White, as far as dark paper takes it. */
const pale = '#f4f6fa';

/** How much fuller than an ellipse, which leaves the corners of its words no room: one, and two beside each other. */
const powers = { alone: 0.66, shared: 0.46 } as const;
export type Fullness = keyof typeof powers;

/** A balloon for words, with a tail toward whoever says them, or with none beside another of theirs. */
export function speechBubble(room: BubbleBox, mouth: Place | undefined, fullness: Fullness): OutlineShape[] {
  const fuller = (part: number): number => Math.sign(part) * Math.abs(part) ** powers[fullness];
  const { x, y, width, height } = room;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const rim = (angle: number): Place => [
    cx + fuller(Math.cos(angle)) * (width / 2),
    cy + fuller(Math.sin(angle)) * (height / 2),
  ];
  const tail = mouth === undefined ? undefined : tailOf({ width, height }, { mouth, middle: [cx, cy], rim });
  const opening = tail === undefined ? 0 : 0.14;
  const from = (tail?.toward ?? 0) + opening;
  const round = Array.from({ length: 40 }, (_, index) => rim(from + (index / 39) * (Math.PI - opening) * 2));
  return [{ points: [...round, ...(tail === undefined ? [] : [tail.tip])], fill: paper, ink: 0.8 }];
}

/** Where a balloon's tail leaves it, as an angle, and where it ends. */
function tailOf(
  { width, height }: Pick<BubbleBox, 'width' | 'height'>,
  { mouth, middle: [cx, cy], rim }: { mouth: Place; middle: Place; rim: (angle: number) => Place },
): { toward: number; tip: Place } {
  const toward = Math.atan2((mouth[1] - cy) * (width / height), mouth[0] - cx);
  const near = rim(toward);
  const part = Math.min(0.72, 120 / Math.max(1, Math.hypot(mouth[0] - near[0], mouth[1] - near[1])));
  return { toward, tip: [near[0] + (mouth[0] - near[0]) * part, near[1] + (mouth[1] - near[1]) * part] };
}

/** A card for words that nobody says: what lies behind it is not seen through them. */
export function card({ x, y, width, height }: BubbleBox): OutlineShape[] {
  const round = 34;
  const corner = (cx: number, cy: number, from: number): Place[] =>
    Array.from({ length: 7 }, (_, step): Place => {
      const angle = from + (step / 6) * (Math.PI / 2);
      return [cx + Math.cos(angle) * round, cy + Math.sin(angle) * round];
    });
  const [right, bottom] = [x + width, y + height];
  const points = [
    ...corner(right - round, bottom - round, 0),
    ...corner(x + round, bottom - round, Math.PI / 2),
    ...corner(x + round, y + round, Math.PI),
    ...corner(right - round, y + round, Math.PI * 1.5),
  ];
  return [{ points, fill: paper, ink: 0.8 }];
}

/** A cloud for what somebody thinks of, with smaller ones toward the head. */
export function thoughtBubble(
  { x, y, width, height }: BubbleBox,
  head: Place,
  isOnDark: boolean,
): OutlineShape[] {
  // What is dreamt of is bright: a cloud as dark as the paper would be a hole.
  const fill = isOnDark ? pale : paper;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const lobes = 9;
  const rim = Array.from({ length: lobes * 10 }, (_, index): Place => {
    const turn = (index / (lobes * 10)) * Math.PI * 2;
    const reach = 0.87 + 0.13 * Math.abs(Math.sin((turn * lobes) / 2));
    return [cx + Math.cos(turn) * (width / 2) * reach, cy + Math.sin(turn) * (height / 2) * reach];
  });
  const angle = Math.atan2((head[1] - cy) * (width / height), head[0] - cx);
  const from: Place = [cx + Math.cos(angle) * (width / 2), cy + Math.sin(angle) * (height / 2)];
  const along = (part: number): Place => [
    from[0] + (head[0] - from[0]) * part,
    from[1] + (head[1] - from[1]) * part,
  ];
  return [
    { points: rim, fill, ink: 0.8 },
    disc(along(0.28), 19, { fill, ink: 0.7 }),
    disc(along(0.62), 12, { fill, ink: 0.7 }),
  ];
}
