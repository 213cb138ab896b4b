import { armTurn } from '../draw/arm-parts.ts';
import type { Side } from '../draw/arms.ts';
import { freeArms } from '../draw/arms.ts';
import type { CastPlan, PlacedPerson } from '../plan/cast-plan.ts';
import { anyWords, gesturePoses } from '../plan/gesture.ts';
import type { Gesture, HandShape } from '../plan/gesture.ts';

/** The arm that gestures: the one on the side somebody is turned to, where whom and what they speak of is. */
export function leadingSide({ pose, yaw }: Pick<PlacedPerson, 'pose' | 'yaw'>): Side {
  const [only, other] = freeArms(pose);
  if (only !== undefined && other === undefined) {
    return only;
  }
  return yaw < 0 ? 'left' : 'right';
}

/** The shapes of each hand in a scene: few are painted. The first is that of the pose. */
export function handsOf(placed: PlacedPerson, { cues }: CastPlan): Record<Side, HandShape[]> {
  const lead = leadingSide(placed);
  const made: readonly Gesture[] = cues === undefined ? anyWords : cues.map(({ gesture }) => gesture);
  const shapes = (side: Side): HandShape[] => {
    const hands = made.map((gesture) => {
      const pose = gesturePoses[gesture];
      return side === lead ? pose.lead.hand : (pose.other?.hand ?? 'fist');
    });
    return [...new Set<HandShape>([armTurn(placed.person, placed.pose, side).hand, 'fist', ...hands])];
  };
  return { left: shapes('left'), right: shapes('right') };
}
