export { motionModels } from './motion-manners.ts';
export { createMotionModel } from './motion-model.ts';
