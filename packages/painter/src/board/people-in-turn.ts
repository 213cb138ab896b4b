import type { DatedEvent } from './find-events.ts';
import type { Subject } from './rank-subjects.ts';

const person = /^explained-person-\d+/u;

/**
 * The people of a scene that tells of several by what each of them did, one after the other: none of them is the smaller. Where
 * their years are told, these say more.
 */
export function peopleInTurn(
  subjects: readonly Subject[],
  years: readonly DatedEvent[],
): Subject[] | undefined {
  const people = subjects.filter(isPerson);
  const isLed = people[0] !== undefined && people[0] === subjects[0];
  return people.length < 2 || years.length > 1 || !isLed
    ? undefined
    : people.toSorted((one, other) => (one.spokenAt ?? 0) - (other.spokenAt ?? 0));
}

/** Somebody who is drawn because a scene tells of them. */
export function isPerson({ pictures: [lead], draw }: Subject): boolean {
  return draw !== undefined && person.test(lead?.name ?? '');
}
