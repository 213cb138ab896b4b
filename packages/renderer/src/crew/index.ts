export { Crew } from './crew.ts';
export { frugalAllocators } from './frugal-allocators.ts';
export { giveHeapBack } from './give-heap-back.ts';
export type { ChildWork, WorkProgram } from './work-child.ts';
