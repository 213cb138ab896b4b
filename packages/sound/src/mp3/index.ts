export { readMp3 } from './read-mp3.ts';
