export { UnusableClipError } from './clip-shot.ts';
export { cutClip, readClipHead } from './cut-clip.ts';
