export { createWhiteboardModel } from './whiteboard-model.ts';
export { findMentions } from './pictures/find-mentions.ts';
export { openPictureIndex } from './pictures/picture-index.ts';
export type { PictureIndex } from './pictures/picture-index.ts';
export { foldWord } from './words/base-forms.ts';
export { openStopWords } from './words/stop-words.ts';
export { withoutWornThings } from './words/worn-things.ts';
