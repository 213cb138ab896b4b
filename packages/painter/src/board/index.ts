export { createPanelPlanner } from './plan-panel.ts';
export { createWhiteboardModel } from './whiteboard-model.ts';
