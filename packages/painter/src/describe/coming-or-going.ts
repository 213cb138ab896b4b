import type { Subject } from '../plan/scene-plan.ts';

/** Said right behind the name of who is not there yet. */
const coming =
  /^\W*(?:(?:is|are) )?(?:coming|drawing) (?:closer|nearer|near)|^ (?:qui )?s'approch|^ (?:che )?si avvicina|^ (?:que )?se acerca|^ (?:के )?पास आ|^が近づ/u;

/** Said right behind the name of who does not stay. */
const leaving =
  /^\W*(?:(?:is|are) )?(?:walking|going|running) (?:away|off)|^ (?:qui )?s'éloign|^ (?:che )?si allontan|^ (?:que )?se alej|^ (?:के )?दूर जा|^が(?:去|離れ)/u;

/** Whether somebody comes into a picture, or leaves it, by the words behind the name. */
export function comingOrGoing(behind: string): Pick<Subject, 'isComing' | 'isLeaving'> {
  if (coming.test(behind)) {
    return { isComing: true };
  }
  return leaving.test(behind) ? { isLeaving: true } : {};
}
