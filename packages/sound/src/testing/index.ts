export { decodeLeft } from './decode-left.ts';
export { sine } from './signals.ts';
export { toneLevelDb } from './tone-level.ts';
