import type { ScenePlan } from '../plan/scene-plan.ts';

/** A meadow on a summer's day with nobody in it, but for what a test says. */
export function samplePlan(change: Partial<ScenePlan> = {}): ScenePlan {
  return {
    kind: 'diorama',
    style: 'flat',
    seed: 3,
    aspectRatio: '16:9',
    place: 'meadow',
    time: 'day',
    weather: 'clear',
    season: 'summer',
    mood: 'calm',
    camera: 'medium',
    subjects: [],
    lettering: [],
    ...change,
  };
}
