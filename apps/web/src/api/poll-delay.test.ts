import { isWorking, pollingPlan, projectStatuses } from '@kinora/contract/statuses';
import { describe, expect, it } from 'vitest';
import { nextPollDelay } from './poll-delay.ts';

const running = { status: 'GENERATING_IMAGES', hasFailed: false, answersSinceStart: 0 };

describe('the poller', () => {
  it('JOB-02 checks a project first after 1 s, then every 4 s', () => {
    const delays = [0, 1, 2].map((answersSinceStart) =>
      nextPollDelay(pollingPlan.project, { ...running, answersSinceStart }),
    );
    expect(delays).toEqual([1000, 4000, 4000]);
  });

  it('JOB-02 stops on exactly the statuses in which nothing runs', () => {
    for (const status of projectStatuses) {
      const delay = nextPollDelay(pollingPlan.project, { ...running, status });
      expect(delay !== false, status).toBe(isWorking(status));
    }
  });

  it('JOB-02 stops when the connection is lost', () => {
    expect(nextPollDelay(pollingPlan.project, { ...running, hasFailed: true })).toBe(false);
  });

  it('waits for a first answer when nothing is known', () => {
    expect(nextPollDelay(pollingPlan.project, { ...running, status: undefined })).toBe(false);
  });

  it('starts over with the first delay when the user goes on', () => {
    expect(
      nextPollDelay(pollingPlan.project, { ...running, status: 'VIDEO_QUEUED', answersSinceStart: 0 }),
    ).toBe(1000);
  });
});
