import { drawPortrait, seedOfName } from './explained/draw-person.ts';
import { everybodyIn } from './explained/find-person.ts';
import { lastNameOf } from './explained/read-names.ts';
import type { Subject } from './rank-subjects.ts';
import type { SceneText } from './scene-text.ts';

/** So many people are a row of portraits; fewer are shown at what they do, and more would be too small. */
const [fewest, most] = [4, 8] as const;
const mostWhole = 4;

/** A portrait of everybody whom a scene names, each with their name, where it names many; undefined where it does not. */
export function portraitsOf(scene: SceneText): Subject[] | undefined {
  const people = scene.keyFacts.length === 0 ? [] : everybodyIn(scene).slice(0, most);
  return people.length < fewest
    ? undefined
    : people.map((person) => ({
        pictures: [{ set: 'tabler', name: `explained-person-${seedOfName(person.name)}-portrait` }],
        // Many whole names would be too small to read.
        word: people.length > mostWhole ? lastNameOf(person.name) : person.name,
        weight: 1,
        isSure: true,
        isInTitle: false,
        spokenAt: person.at,
        spokenAgainAt: undefined,
        draw: () => drawPortrait(person),
      }));
}
