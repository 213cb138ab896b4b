import type { ProjectAnswer } from '@kinora/contract/api';

/** Notes what an action changed in the project on the screen; polling goes on from there. */
export type MoveProject = (change: (project: ProjectAnswer) => ProjectAnswer) => void;
