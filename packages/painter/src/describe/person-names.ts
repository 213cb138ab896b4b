import { roles } from './roles.ts';

/** Figures that are people. */
export const personNames: ReadonlySet<string> = new Set([
  'girl',
  'boy',
  'woman',
  'man',
  'scientist',
  'friends',
  ...Object.keys(roles),
]);
