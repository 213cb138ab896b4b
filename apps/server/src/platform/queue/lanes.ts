/** How long a job is expected to keep a slot; its kind says so where it is defined. */
export type ExpectedLength = 'short' | 'long';

/**
 * Where a job waits. Every lane has slots of its own: a short job never waits until a long one has ended, and long ones get
 * on however many short ones come. `outside`: the work is done elsewhere, and what is left of it here holds no processor.
 */
export type Lane = ExpectedLength | 'outside';

/** How many jobs of every lane one worker runs at once. */
export type Slots = Readonly<Record<Lane, number>>;

export function slotsOfEach(count: number): Slots {
  return { short: count, outside: count, long: count };
}

/** Turns of a lane; more than a busy queue gives out in a year. */
const TURNS = 500_000_000;

/**
 * The queue orders by priority, so every lane is a range of priorities. What earlier versions have queued counts as long.
 */
const firstPriority = {
  short: 2 * TURNS,
  outside: TURNS,
  long: 0,
} as const satisfies Record<Lane, number>;

/** By priority, the highest first. */
export const lanes = ['short', 'outside', 'long'] as const satisfies readonly Lane[];

export interface PriorityRange {
  readonly highest: number;
  readonly lowest: number;
}

export function prioritiesOf(lane: Lane): PriorityRange {
  return { highest: firstPriority[lane], lowest: firstPriority[lane] - TURNS + 1 };
}

/** Turns are counted from 0, and the lowest comes first. */
export function priorityOf(lane: Lane, turn: number): number {
  return firstPriority[lane] - Math.min(turn, TURNS - 1);
}

export function laneOf(priority: number): Lane {
  return lanes.find((lane) => priority > firstPriority[lane] - TURNS) ?? 'long';
}
