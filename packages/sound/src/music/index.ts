export { writeMusic } from './write-music.ts';
export type { Music, MusicRequest } from './write-music.ts';
