export { openShelf } from './shelf/shelf.ts';
export { openZimLibrary } from './zim/zim-library.ts';
