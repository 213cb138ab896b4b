/** What somebody in a picture does with the whole body. */
export const acts = [
  'run',
  'surf',
  'swim',
  'sail',
  'cook',
  'paint',
  'water',
  'plant',
  'climb',
  'dance',
  'fish',
  'write',
  'build',
  'sing',
  'skate',
  'ski',
  'jump',
  'juggle',
  'fly',
] as const;
export type Act = (typeof acts)[number];
