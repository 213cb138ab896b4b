export { createMotionModel } from './motion-model.ts';
export { motionModels } from './motion-manners.ts';
