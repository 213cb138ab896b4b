import { restingStatuses } from './project-statuses.ts';

/** When a screen asks again and what ends the asking. Times in milliseconds. */
export const pollingPlan = {
  project: { firstDelayMs: 1_000, intervalMs: 4_000, stopStatuses: restingStatuses },
  image: { firstDelayMs: 1_000, intervalMs: 4_000, stopStatuses: ['IMAGES_READY', 'FAILED'] },
  video: { firstDelayMs: 1_000, intervalMs: 4_000, stopStatuses: ['VIDEO_READY', 'FAILED'] },
  character: {
    firstDelayMs: 1_000,
    intervalMs: 4_000,
    stopStatuses: ['CHARACTER_READY', 'CHARACTER_FAILED'],
  },
  /** Somebody listens already. */
  narration: { firstDelayMs: 100, intervalMs: 100, stopStatuses: ['ready', 'failed'] },
  /** Somebody watches already. */
  animatic: { firstDelayMs: 250, intervalMs: 400, stopStatuses: ['ready'] },
  /** The legacy job is the only one whose polling goes on after an error. */
  job: { firstDelayMs: 3_000, intervalMs: 3_000, stopStatuses: ['completed', 'failed'] },
} as const;
export type PollingSubject = keyof typeof pollingPlan;
