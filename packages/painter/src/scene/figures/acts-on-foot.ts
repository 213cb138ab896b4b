import type { Act } from '../../plan/acts.ts';

/** What is done with the feet as well, or low on the ground: it is seen whole. */
export const withFeet: ReadonlySet<Act> = new Set<Act>([
  'run',
  'walk',
  'surf',
  'topple',
  'swim',
  'climb',
  'dance',
  'skate',
  'ski',
  'jump',
  'fly',
  'kneel',
  'trace',
  'push',
  'pull',
  'throw',
]);
/** What leads through a picture. */
export const underWay: ReadonlySet<Act> = new Set<Act>(['run', 'walk', 'skate', 'ski', 'fly']);
