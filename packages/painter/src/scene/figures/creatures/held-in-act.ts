import { hex } from '../../../canvas/colour.ts';
import type { Act } from '../../../plan/acts.ts';
import { ball, blob, limb, poly } from '../forms/form.ts';
import type { Form } from '../forms/form.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

type Tool = (at: Place, size: number) => readonly Form[];

const wood = hex('#b07a45');
const steel = hex('#aab6c2');

/** From the hand upwards to the right: `along` and `up` in sizes, and how thick. */
const handle = (
  { x, y }: Place,
  size: number,
  [along, up, thick = 0.34]: readonly [number, number, number?],
): Form =>
  limb(
    `${x - along * size * 0.3},${y + up * size * 0.3},${size * thick} ${x + along * size},${y - up * size},${size * thick * 0.8}`,
    wood,
  );

const tools: Partial<Record<Act, Tool>> = {
  paint: (at, size) => {
    const [x, y] = [at.x + size * 4.6, at.y - size * 2.6];
    return [
      handle(at, size, [4, 2.3]),
      limb(
        `${x - size},${y + size * 0.6},${size * 0.5} ${x + size * 0.7},${y - size * 0.4},${size * 0.24}`,
        hex('#d9433a'),
      ),
    ];
  },
  write: (at, size) => [
    handle(at, size, [1.4, 2.6]),
    limb(
      `${at.x - size * 0.4},${at.y + size * 0.8},${size * 0.36} ${at.x - size},${at.y + size * 1.9},${size * 0.1}`,
      hex('#2c2a30'),
    ),
  ],
  cook: (at, size) => [
    handle(at, size, [2, 3.4]),
    ball([at.x + size * 2.4, at.y - size * 4.1, size * 1.15, size * 0.8, -58], wood),
  ],
  bake: (at, size) => [
    handle(at, size, [6, 0.4, 0.4]),
    limb(`${at.x - size * 5},${at.y + size * 0.5},${size * 0.34} ${at.x},${at.y},${size * 0.34}`, wood),
    ball([at.x + size * 7, at.y - size * 0.4, size * 2.2, size * 0.5], hex('#c99a68')),
    ball([at.x + size * 7, at.y - size * 1.2, size * 1.7, size * 1], hex('#d9a860')),
  ],
  build: (at, size) => {
    const [x, y] = [at.x + size * 1.5, at.y - size * 4.4];
    return [
      handle(at, size, [1.5, 4.2, 0.42]),
      poly(
        `${x - size * 1.6},${y - size * 0.6} ${x + size * 1.6},${y - size * 0.1} ${x + size * 1.4},${y + size} ${x - size * 1.8},${y + size * 0.5}`,
        steel,
        { bulge: 0.6 },
      ),
    ];
  },
  plant: (at, size) => [
    handle(at, size, [0.6, 1.2, 0.42]),
    blob(
      `${at.x - size},${at.y + size * 1.2} ${at.x + size * 0.5},${at.y + size * 1.4} ${at.x - size * 0.4},${at.y + size * 4.4}`,
      steel,
    ),
  ],
  water: ({ x, y }, size) => [
    limb(
      `${x + size * 2.2},${y + size * 1.6},${size * 0.5} ${x + size * 5},${y - size * 0.6},${size * 0.4}`,
      hex('#4f8f8a'),
    ),
    blob(
      `${x - size * 1.4},${y + size * 0.4} ${x + size * 2.2},${y + size * 0.4} ${x + size * 2.6},${y + size * 3.4} ${x - size * 1.8},${y + size * 3.4}`,
      hex('#5fa39c'),
    ),
    ...[0, 1, 2].map((drop) =>
      ball(
        [x + size * (5.6 + drop * 0.7), y + size * (0.6 + drop * 1.3), size * 0.3, size * 0.5],
        hex('#8fd0ee'),
        {
          lit: 0.9,
        },
      ),
    ),
  ],
  fish: (at, size) => [
    limb(
      `${at.x - size * 2},${at.y + size * 1.4},${size * 0.3} ${at.x + size * 9},${at.y - size * 7},${size * 0.12}`,
      wood,
    ),
    limb(
      `${at.x + size * 9},${at.y - size * 7},${size * 0.08} ${at.x + size * 10},${at.y + size * 6},${size * 0.08}`,
      hex('#e8eef2'),
    ),
  ],
  sing: (at, size) => [
    handle(at, size, [0.5, 1.4, 0.5]),
    ball([at.x + size * 0.7, at.y - size * 2.2, size * 1.1], hex('#3a3f4a')),
  ],
};

/** What is in a paw or a hand for an act, `size` being about a finger's length; nothing for most. */
export function heldInAct(act: Act, at: Place, size: number): readonly Form[] {
  return tools[act]?.(at, size) ?? [];
}
