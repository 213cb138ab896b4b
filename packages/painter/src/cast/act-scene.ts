import type { ImageRequest } from '@kinora/models';
import { partSeed, seededRandom } from '../canvas/random.ts';
import { nearerView } from '../describe/nearer-view.ts';
import { personNames } from '../describe/person-names.ts';
import type { CastPlan } from '../plan/cast-plan.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import type { ScenePlan, Subject } from '../plan/scene-plan.ts';
import { castPerson } from '../scene/figures/person-art.ts';
import { composeCast } from './compose-cast.ts';
import { figureOf } from './players.ts';
import type { ToldPlayer } from './players.ts';

/** A scene, whom it shows, and who plays in the film: those first, and the others here where they are told of. */
interface ToAct {
  readonly told: ScenePlan;
  readonly people: readonly PersonPlan[];
  readonly players: readonly ToldPlayer[];
}

/**
 * The people of a film doing what is told of them where it is told, and from near before the same place for what they say.
 * Undefined where no place is told: there is nothing to do but to speak.
 */
export function actScene(
  { told, people, players }: ToAct,
  request: Pick<ImageRequest, 'seed' | 'aspectRatio' | 'language' | 'scene'>,
): CastPlan | undefined {
  if (told.place === 'studio') {
    return undefined;
  }
  const acted: ScenePlan = {
    ...told,
    camera: nearerView[told.camera],
    subjects: playedBy(told, players, people.length),
  };
  const far = told.subjects.filter((subject) => !isPlayable(subject) && subject.relation === 'far');
  // From near nothing is held up and nothing stands on a table: they are where they act.
  const { isAtTable: _table, ...near } = composeCast(people, { ...told, subjects: far }, request);
  return { ...near, acted };
}

/** One person, not a company. */
function isPlayable({ figure, count }: Subject): boolean {
  return personNames.has(figure) && figure !== 'friends' && count === 1;
}

/** As many of a scene's subjects as a plan holds. */
const mostSubjects = 5;

/** The subjects of a scene, each played by whoever is meant or like them; the first of the players play in any case. */
function playedBy(told: ScenePlan, players: readonly ToldPlayer[], certain: number): Subject[] {
  const subjects = [...told.subjects];
  const parts = new Map<number, PersonPlan>();
  for (const [index, player] of players.entries()) {
    const isSure = index < certain;
    const free = subjects.flatMap((subject, at) => (isPlayable(subject) && !parts.has(at) ? [at] : []));
    const meant = free.find((at) => subjects[at]?.figure === player.figure) ?? mostLike(free, player);
    if (meant !== undefined) {
      parts.set(meant, player.person);
    } else if (isSure && subjects.length < mostSubjects) {
      parts.set(subjects.push(standing(player)) - 1, player.person);
    }
  }
  return subjects.map((subject, at) => {
    const person = parts.get(at);
    return person === undefined ? subject : played(subject, person);
  });

  function mostLike(free: readonly number[], { person }: ToldPlayer): number | undefined {
    const [best] = free
      .map((at) => ({ at, likeness: likenessOf(subjects[at], person, told) }))
      .filter(({ likeness }) => likeness >= known)
      .toSorted((one, other) => other.likeness - one.likeness);
    return best?.at;
  }
}

/** Clothes are those of the portrait. */
function played({ colour: _told, ...subject }: Subject, person: PersonPlan): Subject {
  return { ...subject, figure: figureOf(person), likeness: { kind: 'cast', person } };
}

/** Told of by nobody's word, and there. */
function standing({ figure }: ToldPlayer): Subject {
  return { figure, name: figure, count: 1, relation: 'alone' };
}

/** What tells people apart, the weightiest first. */
const features = [
  ['age', 4],
  ['build', 4],
  ['hat', 2],
  ['beard', 2],
  ['outfit', 2],
  ['hairstyle', 1],
  ['hair', 1],
  ['outfitColour', 1],
] as const;
/** Of so many in common somebody is known again: as old, of the same build, and more. */
const known = 11;

/** How much somebody who is told of has in common with a player. */
function likenessOf(subject: Subject | undefined, player: PersonPlan, told: ScenePlan): number {
  if (subject === undefined) {
    return 0;
  }
  const random = seededRandom(partSeed(told.castSeed ?? told.seed, `part ${subject.name}`));
  const described = castPerson(subject, { plan: told, index: 0, random });
  return features.reduce(
    (sum, [feature, weight]) => sum + (described[feature] === player[feature] ? weight : 0),
    0,
  );
}
