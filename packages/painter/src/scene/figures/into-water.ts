import type { Subject } from '../../plan/scene-plan.ts';

/** Whether somebody goes into the sea: on foot, with what one has along to surf. */
export function goesIntoWater({ act, holds }: Pick<Subject, 'act' | 'holds'>): boolean {
  return (act === 'walk' || act === 'run') && holds?.thing === 'board';
}
