import { describe, expect, it } from 'vitest';
import {
  canCancel,
  canMove,
  isResting,
  isReview,
  isWorking,
  movesFrom,
  projectStatus,
  projectStatuses,
  projectSteps,
  queuedStatusOfStep,
  restingStatuses,
  reviewStatuses,
  stepOfStatus,
} from './project-statuses.ts';

/** The machine written a second time, from the requirement's words: one arrow per line. */
const arrows = `
SCENES_QUEUED > GENERATING_SCENES
GENERATING_SCENES > SCENES_READY
SCENES_READY > IMAGES_QUEUED
SCENES_READY > CHARACTERS_QUEUED
CHARACTERS_QUEUED > GENERATING_CHARACTERS
GENERATING_CHARACTERS > CHARACTERS_READY
CHARACTERS_READY > IMAGES_QUEUED
IMAGES_QUEUED > GENERATING_IMAGES
GENERATING_IMAGES > IMAGES_READY
GENERATING_IMAGES > VIDEO_QUEUED
GENERATING_IMAGES > COMPLETE
IMAGES_READY > GENERATING_IMAGES
IMAGES_READY > VIDEO_QUEUED
VIDEO_QUEUED > GENERATING_VIDEO
GENERATING_VIDEO > ASSEMBLING
ASSEMBLING > RENDERING_VIDEO
RENDERING_VIDEO > UPLOADING
UPLOADING > COMPLETE
SCENES_QUEUED > FAILED
GENERATING_SCENES > FAILED
CHARACTERS_QUEUED > FAILED
GENERATING_CHARACTERS > FAILED
IMAGES_QUEUED > FAILED
GENERATING_IMAGES > FAILED
VIDEO_QUEUED > FAILED
GENERATING_VIDEO > FAILED
ASSEMBLING > FAILED
RENDERING_VIDEO > FAILED
UPLOADING > FAILED
FAILED > SCENES_QUEUED
FAILED > CHARACTERS_QUEUED
FAILED > IMAGES_QUEUED
FAILED > VIDEO_QUEUED
FAILED > SCENES_READY
FAILED > CHARACTERS_READY
FAILED > IMAGES_READY
COMPLETE > SCENES_READY
COMPLETE > GENERATING_IMAGES
COMPLETE > IMAGES_READY
COMPLETE > VIDEO_QUEUED
`;
const allowed = new Set(arrows.trim().split('\n'));
const pairs = projectStatuses.flatMap((from) => projectStatuses.map((to) => [from, to] as const));

describe('project statuses', () => {
  it('JOB-01 the statuses are those of the product, sixteen in all', () => {
    expect(projectStatuses).toHaveLength(16);
    expect(Object.keys(projectStatus)).toEqual([...projectStatuses]);
    expect(Object.values(projectStatus)).toEqual([...projectStatuses]);
  });

  it.each(pairs)('JOB-01 %s to %s is judged as the state machine says', (from, to) => {
    expect(canMove(from, to)).toBe(allowed.has(`${from} > ${to}`));
  });

  it('JOB-01 every arrow of the machine joins two statuses that exist', () => {
    expect(pairs.filter(([from, to]) => canMove(from, to))).toHaveLength(allowed.size);
  });

  it('JOB-01 every status fails in which something is made, and no other', () => {
    for (const status of projectStatuses) {
      expect(canMove(status, 'FAILED')).toBe(isWorking(status) && !isReview(status));
      expect(isResting(status)).toBe(!isWorking(status));
    }
  });

  it('JOB-01 JOB-05 by cancel only a review is ended, and Retry can come back to each', () => {
    expect(reviewStatuses).toEqual(['SCENES_READY', 'CHARACTERS_READY', 'IMAGES_READY']);
    for (const status of reviewStatuses) {
      expect([canMove(status, 'FAILED'), canCancel(status)]).toEqual([false, true]);
      expect(canMove('FAILED', status)).toBe(true);
    }
    expect(projectStatuses.filter((status) => !canCancel(status))).toEqual(['COMPLETE', 'FAILED']);
  });

  it('JOB-01 every status can be reached from the first one', () => {
    const reached = new Set<string>(['SCENES_QUEUED']);
    for (const from of projectStatuses) {
      movesFrom(from).forEach((to) => reached.add(to));
    }
    expect(reached.size).toBe(projectStatuses.length);
  });

  it('JOB-01 films pass the characters without resting', () => {
    expect(isResting('CHARACTERS_READY')).toBe(false);
  });

  it('a project rests where the user decides or where it ends', () => {
    expect(restingStatuses).toEqual(['SCENES_READY', 'IMAGES_READY', 'COMPLETE', 'FAILED']);
  });

  it('JOB-01 Retry can start each of the four steps or come back to a review, and nothing else', () => {
    const starts = projectSteps.map((step) => queuedStatusOfStep[step]);
    expect(movesFrom('FAILED')).toEqual([...starts, ...reviewStatuses]);
  });

  it('the status that starts a step belongs to that step', () => {
    for (const step of projectSteps) {
      expect(stepOfStatus[queuedStatusOfStep[step]]).toBe(step);
    }
  });
});
