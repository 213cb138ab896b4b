/** What somebody in a picture does with the whole body. */
export const acts = [
  'run',
  'walk',
  'surf',
  /** Tries to surf, and falls. */
  'topple',
  'swim',
  'sail',
  'cook',
  /** Puts bread into an oven, or takes it out, on a peel. */
  'bake',
  /** Cooks in a pot over a fire. */
  'stir',
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
  /** Gets down on a knee, to what is on the ground. */
  'kneel',
  /** Draws on the ground with a stick. */
  'trace',
  'push',
  'pull',
  'throw',
  'knock',
  'hug',
] as const;
export type Act = (typeof acts)[number];
