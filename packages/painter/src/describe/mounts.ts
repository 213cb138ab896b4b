/** Where riders sit on what they ride, in its own units: from left to right, and how high. */
export interface Seat {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** It is so narrow that a rider's leg hangs down its side. */
  readonly isStraddled?: boolean;
  /** How tall riders are beside those of other mounts: small on a great ship. */
  readonly riderSize?: number;
}

/** What can be ridden, by the part of its drawing that riders sit on. */
const seats: readonly (readonly [RegExp, Seat])[] = [
  [/^(?:boat|icon:sailboat|icon:canoe)$/u, { from: -96, to: 96, y: -26 }],
  [/^(?:pirate-ship|galleon)$/u, { from: -90, to: 130, y: -54, riderSize: 0.78 }],
  [/horse|unicorn|donkey|zebra/u, { from: -30, to: 30, y: -140, isStraddled: true }],
  [/camel/u, { from: -34, to: 20, y: -176, isStraddled: true }],
  [/elephant/u, { from: -60, to: 40, y: -192 }],
  [/dragon$/u, { from: -30, to: 20, y: -130, isStraddled: true }],
  [/whale/u, { from: -20, to: 60, y: -146 }],
  [/dolphin/u, { from: -10, to: 30, y: -112 }],
];

export function seatOf(figure: string): Seat | undefined {
  return seats.find(([pattern]) => pattern.test(figure))?.[1];
}

export function isMount(figure: string): boolean {
  return seatOf(figure) !== undefined;
}

/** Whether it lies in the water instead of standing on the ground. */
export function isBoat(figure: string): boolean {
  return /boat|canoe|ship|ferry|galleon/u.test(figure);
}
