export { readEncyclopedia } from './read-encyclopedia.ts';
export type { EncyclopediaPage, EncyclopediaSearch } from './read-encyclopedia.ts';
export { withoutTransitions } from './without-transitions.ts';
