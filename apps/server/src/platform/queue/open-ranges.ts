import { lanes, prioritiesOf, type Lane, type PriorityRange, type Slots } from './lanes.ts';

interface Run {
  readonly lane: Lane;
  readonly group: string | null;
}

/** Priorities of jobs that have a slot, but for those of groups that hold their share of them. */
export interface OpenRange extends PriorityRange {
  readonly ignoreGroups: readonly string[];
}

/**
 * What may be fetched beside what runs. Neighbouring lanes are one range, so that a worker with nothing to do asks the
 * database once.
 */
export function openRanges(slots: Slots, running: readonly Run[]): OpenRange[] {
  const ranges: OpenRange[] = [];
  for (const lane of lanes) {
    const runs = running.filter((run) => run.lane === lane);
    if (runs.length >= slots[lane]) {
      continue;
    }
    const range = { ...prioritiesOf(lane), ignoreGroups: groupsAtLimit(runs, lane, slots[lane]) };
    const above = ranges.at(-1);
    if (above?.lowest === range.highest + 1 && areSame(above.ignoreGroups, range.ignoreGroups)) {
      ranges.splice(-1, 1, { ...above, lowest: range.lowest });
    } else {
      ranges.push(range);
    }
  }
  return ranges;
}

/** One group (one user) leaves slots of every lane to others, and no more than its share to those who have come. */
function groupsAtLimit(runs: readonly Run[], lane: Lane, slots: number): string[] {
  const counts = Map.groupBy(runs, (run) => run.group);
  const limit = counts.size > 1 ? Math.ceil(slots / counts.size) : mostOfOne(lane, slots);
  return [...counts].flatMap(([group, ofGroup]) =>
    group !== null && ofGroup.length >= limit ? [group] : [],
  );
}

/**
 * A group that is alone leaves half of the slots for long jobs: each of them is held for as long as all those beside it take,
 * and whoever comes with a film has its share at once. Of what is soon done, one is enough.
 */
function mostOfOne(lane: Lane, slots: number): number {
  return lane === 'long' ? Math.ceil(slots / 2) : Math.max(1, slots - 1);
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((group) => other.includes(group));
}
