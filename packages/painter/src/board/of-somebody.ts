import type { BoardPicture } from '@kinora/renderer';

/** Pictures of people by their names. */
const person = /^explained-person-/u;

/**
 * Whether words tell of one of several people on a board by name: wherever they stood, they could be read as another's, and
 * what somebody did is seen beside them.
 */
export function isOfSomebody(text: string, pictures: readonly BoardPicture[]): boolean {
  const people = pictures.filter(({ name }) => person.test(name));
  return people.length > 1 && people.some(({ label }) => label !== undefined && text.includes(label));
}
