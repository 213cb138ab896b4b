export { ownCharactersOf } from './own-characters.ts';
export { characterJobs } from './make-character.ts';
export { playersOf } from './read-characters.ts';
export { registerCharacters } from './routes.ts';
export { characterKind } from './start-character.ts';
