/** Where stories are at home. */
export const storyWorlds = [
  'sea',
  'coast',
  'forest',
  'mountain',
  'desert',
  'polar',
  'savanna',
  'city',
  'village',
  'sky',
  'home',
  'workshop',
] as const;
export type StoryWorld = (typeof storyWorlds)[number];

/** What is found in a world, in one language; places and helpers stand in the same order in every language. */
export interface WorldWords {
  /** As they stand after 'lived' (Japanese without its particle). */
  readonly places: readonly string[];
  /** As they are first told of, and as they are known. Hindi: the plain form, and the one before a postposition. */
  readonly helpers: readonly (readonly [string, string])[];
  readonly storm: readonly [string, string];
  /** New, known, and several without an article. Hindi: one, several, several before a postposition. */
  readonly keepsake: readonly [string, string, string];
  /** Who looks on, and may laugh; several. Hindi: before a postposition. */
  readonly witnesses: string;
  /** Where one meets there. */
  readonly spot: string;
  /** For a hero who wants nothing in particular. */
  readonly wish: string;
}
