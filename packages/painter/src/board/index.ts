export { createWhiteboardModel } from './whiteboard-model.ts';
