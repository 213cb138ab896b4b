import { languageDetails } from '@kinora/contract/catalogue';
import type { ImageRequest } from '@kinora/models';
import { lettersInFourSeconds } from '@kinora/words';
import type { CloseUp, ScenePlan, Subject } from '../plan/scene-plan.ts';
import { clausesIn } from './clauses.ts';
import { withoutQuotations } from './quotations.ts';
import { isLookedAt, shownPart } from './read-close-up.ts';
import { personNames } from './person-names.ts';
import { isBeing } from './read-subjects.ts';

/** So long the scene is seen before who speaks in it, and who speaks at least, in seconds of what is said. */
const leastSeconds = { before: 2.2, face: 1.8 } as const;

/**
 * When a film may look at the face of somebody who says something: at the beginning of each clause of it, or a little into the first
 * where that begins with the scene. Of two it is who explains, or who is not whom the film is about.
 */
export function readSpeaker(
  plan: ScenePlan,
  request: ImageRequest,
  isHero: (subject: Subject) => boolean,
): CloseUp[] {
  const { scene, language } = request;
  if (scene === undefined || scene.keyFacts.length > 0) {
    return [];
  }
  const { narration } = scene;
  const { code } = languageDetails[language];
  const pace = lettersInFourSeconds[code] / 4;
  const speaker = speakerIn(plan, isHero);
  const [from, until] = shownPart(plan);
  const told = withoutQuotations(narration);
  const said = clausesIn(narration, code).map((clause) => ({
    from: clause.from,
    end: clause.from + clause.text.trimEnd().length,
    isSaid: told.slice(clause.from, clause.from + clause.text.length).trim() === '',
  }));
  const last = said.findLast(({ isSaid }) => isSaid);
  if (speaker === undefined || last === undefined) {
    return [];
  }
  const [begin, end] = [
    from * narration.length + leastSeconds.before * pace,
    Math.min(until * narration.length, last.end),
  ];
  return said.flatMap((clause): CloseUp[] => {
    const at = Math.max(clause.from, begin);
    const isHeard = clause.isSaid && at < clause.end && end - at >= leastSeconds.face * pace;
    return isHeard ? [{ of: plan.subjects.indexOf(speaker), at: at / narration.length, isSaid: true }] : [];
  });
}

/** Who says what is said: of several it is not told by their faces. */
function speakerIn({ subjects }: ScenePlan, isHero: (subject: Subject) => boolean): Subject | undefined {
  const faces = subjects.filter((subject) => isBeing(subject) && subject.relation !== 'far');
  const explaining = faces.find(({ gesture }) => gesture === 'explain');
  const [one, ...others] = faces;
  const other = others.length === 1 ? faces.find((face) => !isHero(face)) : undefined;
  // Before whom somebody is named who has no face to be looked at, these speak.
  const alone = others.length === 0 && one === subjects[0] ? one : undefined;
  const speaker = explaining ?? alone ?? other;
  return speaker !== undefined && isLookedAt(asAtRest(speaker)) ? speaker : undefined;
}

/** A beast or robot is seen by its head, whatever the rest of it does. */
function asAtRest(subject: Subject): Subject {
  return personNames.has(subject.figure) ? subject : { ...subject, isResting: true };
}
