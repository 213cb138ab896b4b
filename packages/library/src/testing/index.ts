export { makeZim } from './make-zim.ts';
