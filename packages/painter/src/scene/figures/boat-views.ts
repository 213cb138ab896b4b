import { createSheet } from '../../canvas/frame.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { isBoat } from '../../describe/mounts.ts';
import { hasTurns } from '../../plan/voyage.ts';
import type { Scene } from '../scene.ts';
import type { Setup } from './arrange.ts';

/**
 * What is seen of a boat that turns, beside the picture of its side: how long its hull is then beside its whole length, and whether
 * its bow points to the other side.
 */
export const boatViews = [
  { across: 0.72, isOther: false },
  { across: 0.4, isOther: false },
  { across: 0.4, isOther: true },
  { across: 0.72, isOther: true },
  { across: 1, isOther: true },
] as const;

/** Paints a boat that is told to turn from its other sides, for a film. */
export function paintViews(
  sheet: Sheet,
  scene: Scene,
  { setups, paint }: { setups: readonly Setup[]; paint: (onto: Sheet, of: (setup: Setup) => Setup) => void },
): void {
  const [lead] = setups;
  if (lead === undefined || !scene.isAlive || !isBoat(lead.figure) || !hasTurns(scene.plan.voyage)) {
    return;
  }
  sheet.views = boatViews.map(({ across, isOther }) => {
    const view = createSheet(sheet.frame);
    paint(view, (setup) =>
      setup === lead ? { ...setup, across, isTurned: setup.isTurned !== isOther } : setup,
    );
    return view;
  });
}
