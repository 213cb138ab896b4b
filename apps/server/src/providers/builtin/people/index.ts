export { createCastModel } from './cast-model.ts';
export { readCastPlan } from './cast-plan.ts';
export { openTalkStage } from './talk/stage-talk.ts';
export type { TalkStage } from './talk/stage-talk.ts';
