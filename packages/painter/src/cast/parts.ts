import { partSeed, seededRandom } from '../canvas/random.ts';
import { personNames } from '../describe/person-names.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import type { ScenePlan, Subject } from '../plan/scene-plan.ts';
import { castPerson } from '../scene/figures/person-art.ts';
import type { ToldPlayer } from './players.ts';

/** A scene of a film that is played. */
export interface FilmToPlay {
  readonly told: ScenePlan;
  /** The film's first scene: it shows whom the film is about. */
  readonly begins: ScenePlan | undefined;
  /** The first plays whom the film is about. */
  readonly players: readonly ToldPlayer[];
}

/** One person, not a company. */
export function isPlayable({ figure, count }: Subject): boolean {
  return personNames.has(figure) && figure !== 'friends' && count === 1;
}

/**
 * Who plays whom of those whom a scene tells of: whoever is meant or like somebody, the first player whom the film is about, and
 * whoever is to be seen anybody else.
 */
export function partsIn({ told, begins, players }: FilmToPlay): Map<ToldPlayer, Subject> {
  const parts = new Map<ToldPlayer, Subject>();
  const free = told.subjects.filter(isPlayable);
  const take = (player: ToldPlayer, subject: Subject | undefined): void => {
    if (subject !== undefined && !parts.has(player)) {
      parts.set(player, subject);
      free.splice(free.indexOf(subject), 1);
    }
  };
  for (const player of players) {
    const meant = free.find(({ figure }) => player.isNamed && figure === player.figure);
    take(player, meant ?? mostLike(player, free, told));
  }
  const hero = begins?.subjects.find(isPlayable)?.figure;
  const [lead] = players;
  if (lead !== undefined) {
    take(
      lead,
      free.find(({ figure }) => figure === hero),
    );
  }
  for (const player of players.filter(({ isSeen }) => isSeen)) {
    take(player, free.find(({ figure }) => figure !== hero) ?? free[0]);
  }
  return parts;
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
/** Of so much in common somebody is known again: as old, of the same build, and more. */
const known = 13;

function mostLike(player: ToldPlayer, subjects: readonly Subject[], told: ScenePlan): Subject | undefined {
  const [best] = subjects
    .map((subject) => ({ subject, likeness: likenessOf(subject, player.person, told) }))
    .filter(({ likeness }) => likeness >= known)
    .toSorted((one, other) => other.likeness - one.likeness);
  return best?.subject;
}

/** How much somebody who is told of has in common with a player. */
function likenessOf(subject: Subject, player: PersonPlan, told: ScenePlan): number {
  const random = seededRandom(partSeed(told.castSeed ?? told.seed, `part ${subject.name}`));
  const described = castPerson(subject, { plan: told, index: 0, random });
  return features.reduce(
    (sum, [feature, weight]) => sum + (described[feature] === player[feature] ? weight : 0),
    0,
  );
}
