export { Crew } from './crew.ts';
export { frugalAllocators } from './frugal-allocators.ts';
export type { ChildWork, WorkProgram } from './work-child.ts';
