import { hex } from '../../canvas/colour.ts';
import type { ScenePlan, Subject } from '../../plan/scene-plan.ts';
import { artOf } from './creatures/creature-art.ts';
import { rowingBoat } from './creatures/open-boat.ts';
import type { FormedArt } from './figure-art.ts';
import { placed } from './forms/form.ts';

/** How far a boat leans that lies on the sand. */
const leanDegrees = -9;
/** So deep its keel lies in it, in units of its own. */
const sunken = 10;

const shores: ReadonlySet<ScenePlan['place']> = new Set(['coast', 'beach', 'island']);

/** The open boat that people of a film sail in, as it lies on the shore beside them; undefined for every other boat, or where it floats. */
export function beachedBoat(
  { figure, colour }: Subject,
  { place, subjects, isForFilm }: Pick<ScenePlan, 'place' | 'subjects' | 'isForFilm'>,
): FormedArt | undefined {
  const isOpen = figure === 'boat' || figure === 'icon:sailboat';
  const isAshore = subjects.some(
    ({ relation, seat, isResting }) => relation !== 'aboard' && (seat !== undefined || isResting === true),
  );
  if (isForFilm !== true || !isOpen || !isAshore || !shores.has(place)) {
    return undefined;
  }
  const { far, near } = rowingBoat(colour === undefined ? undefined : hex(colour), {
    hasSails: true,
    isSlack: true,
  });
  return artOf(placed([...far, ...near], { x: 0, y: sunken, degrees: leanDegrees }));
}
