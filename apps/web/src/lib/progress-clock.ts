import type { TextStorage } from './browser-storage.ts';

interface RunningStep {
  projectId: string;
  step: string;
  /** Used and remembered when this browser sees the step for the first time. Milliseconds since 1970. */
  fallbackMs: number;
}

/** When a step was first seen at work, in milliseconds since 1970; the same after a reload. */
export function readStepStart(storage: TextStorage, { projectId, step, fallbackMs }: RunningStep): number {
  const key = `kinora.step.${projectId}`;
  const [knownStep, knownStart] = (storage.getItem(key) ?? '').split(' ');
  const startMs = Number(knownStart);
  if (knownStep === step && Number.isFinite(startMs) && startMs > 0) {
    return startMs;
  }
  storage.setItem(key, `${step} ${fallbackMs}`);
  return fallbackMs;
}
