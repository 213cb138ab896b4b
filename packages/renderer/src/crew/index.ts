export { Crew } from './crew.ts';
export type { ChildWork, WorkProgram } from './work-child.ts';
