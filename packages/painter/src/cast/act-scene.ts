import type { ImageRequest } from '@kinora/models';
import { partSeed, seededRandom } from '../canvas/random.ts';
import { nearerView } from '../describe/nearer-view.ts';
import { isRole, roleLook } from '../describe/roles.ts';
import type { CastPlan } from '../plan/cast-plan.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import type { ScenePlan, Subject } from '../plan/scene-plan.ts';
import { castPerson } from '../scene/figures/person-art.ts';
import { composeCast } from './compose-cast.ts';
import { isPlayable, partsIn } from './parts.ts';
import type { FilmToPlay } from './parts.ts';
import { figureOf } from './players.ts';
import type { ToldPlayer } from './players.ts';

/** A scene, who plays in its film, and whom it is to show. */
interface ToAct extends FilmToPlay {
  readonly people: readonly PersonPlan[];
}

/**
 * The people of a film doing what is told of them where it is told, and from near before the same place for what they say.
 * Undefined where no place is told: there is nothing to do but to speak.
 */
export function actScene(
  { people, ...film }: ToAct,
  request: Pick<ImageRequest, 'seed' | 'aspectRatio' | 'language' | 'scene'>,
): CastPlan | undefined {
  const { told, players } = film;
  if (told.place === 'studio') {
    return undefined;
  }
  const parts = partsIn(film);
  const persons = new Map(
    [...parts].map(([player, subject]) => {
      const played = player === players[0] ? heroOf(film, subject) : subject;
      return [player, inCostume(player.person, played, told)] as const;
    }),
  );
  const subjects = told.subjects.map((subject): Subject => {
    const [player] = [...parts].find(([, part]) => part === subject) ?? [];
    const person = player === undefined ? undefined : persons.get(player);
    return person === undefined ? subject : playedBy(person, subject);
  });
  const standing = players.filter((player) => player.isSeen && !parts.has(player));
  const acted: ScenePlan = {
    ...told,
    camera: nearerView[told.camera],
    subjects: [...subjects, ...standing.map(asSubject)].slice(0, mostSubjects),
  };
  const seen = players.filter(({ isSeen }) => isSeen).map((player) => persons.get(player) ?? player.person);
  const far = told.subjects.filter((subject) => !isPlayable(subject) && subject.relation === 'far');
  // From near nothing is held up and nothing stands on a table: they are where they act, in the same hand.
  const { isAtTable: _table, ...near } = composeCast(
    (seen.length === 0 ? people : seen).map((person) => ({ ...person, style: told.style })),
    { ...told, subjects: far },
    request,
  );
  return { ...near, acted };
}

/** Whom the film is about wears the same in every scene: as its first tells, where this one tells of no calling. */
function heroOf({ begins }: FilmToPlay, subject: Subject): Subject {
  const hero = begins?.subjects.find(isPlayable);
  return hero === undefined || isRole(subject.figure) ? subject : hero;
}

/** As many as a plan holds. */
const mostSubjects = 5;

/** Clothes are those of the portrait. */
function playedBy(person: PersonPlan, { colour: _told, ...subject }: Subject): Subject {
  return { ...subject, figure: figureOf(person), likeness: { kind: 'cast', person } };
}

/** Told of by nobody's word, and there. */
function asSubject({ person }: ToldPlayer): Subject {
  const figure = figureOf(person);
  return playedBy(person, { figure, name: figure, count: 1, relation: 'alone' });
}

/** Whoever plays a knight or an astronaut is dressed as one. */
function inCostume(person: PersonPlan, subject: Subject, told: ScenePlan): PersonPlan {
  if (!isRole(subject.figure)) {
    return person;
  }
  const random = seededRandom(partSeed(told.castSeed ?? told.seed, subject.figure));
  const { outfit, outfitColour, hat, worn } = castPerson(subject, { plan: told, index: 0, random });
  const { holds } = roleLook(subject.figure);
  return {
    ...person,
    outfit,
    outfitColour,
    ...(hat === undefined ? {} : { hat }),
    ...(worn === undefined ? {} : { worn }),
    ...(holds === undefined ? {} : { holds: { thing: holds } }),
  };
}
