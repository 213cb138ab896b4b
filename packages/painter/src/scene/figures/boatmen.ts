import { isBoat } from '../../describe/mounts.ts';
import { personNames } from '../../describe/person-names.ts';
import type { Place, ScenePlan, Subject } from '../../plan/scene-plan.ts';

/** Where a boat lies on the water before the viewer, and there is nothing else to stand on. */
export const waters: ReadonlySet<Place> = new Set(['coast', 'beach', 'island', 'lake']);

/** Whoever is named beside a boat on the water is in it, but who sits or only stands on a beach. */
export function withBoatmen({ subjects, place }: ScenePlan): readonly Subject[] {
  const hasBoat = subjects.some(({ figure }) => isBoat(figure));
  return subjects.map((subject) =>
    hasBoat &&
    waters.has(place) &&
    personNames.has(subject.figure) &&
    subject.relation !== 'far' &&
    subject.isResting !== true &&
    (subject.seat === undefined || place === 'lake')
      ? { ...subject, relation: 'aboard' }
      : subject,
  );
}

/** Whether there is no wind in the sails: in fog, and where sailing only makes sad. */
export function isBecalmed({ act, isTried, feeling }: Subject, { weather, mood }: ScenePlan): boolean {
  const isVain = isTried === true && (mood === 'sad' || feeling === 'sad');
  return act === 'sail' && weather !== 'storm' && (weather === 'fog' || isVain);
}
