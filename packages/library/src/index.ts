export { openShelf } from './shelf/shelf.ts';
