export { readEncyclopedia } from './read-encyclopedia.ts';
export type { EncyclopediaPage, EncyclopediaSearch } from './read-encyclopedia.ts';
