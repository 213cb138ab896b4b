import { describe, expect, it } from 'vitest';
import { jobStatusOf } from './job-status.ts';
import { pollingPlan } from './polling-plan.ts';
import { projectStatuses } from './project-statuses.ts';
import type { ProjectStatus } from './project-statuses.ts';
import { tabOfStatus } from './status-tabs.ts';

const tabs: readonly [string | null, readonly ProjectStatus[]][] = [
  ['scenes', ['SCENES_QUEUED', 'GENERATING_SCENES', 'SCENES_READY']],
  ['scenes', ['CHARACTERS_QUEUED', 'GENERATING_CHARACTERS', 'CHARACTERS_READY']],
  ['images', ['IMAGES_QUEUED', 'GENERATING_IMAGES', 'IMAGES_READY']],
  ['video', ['VIDEO_QUEUED', 'GENERATING_VIDEO', 'ASSEMBLING', 'RENDERING_VIDEO', 'UPLOADING', 'COMPLETE']],
  [null, ['FAILED']],
];

describe('what screens make of a status', () => {
  it.each(tabs)('CHAT-02 the tab is %s for %j', (tab, statuses) => {
    for (const status of statuses) {
      expect(tabOfStatus(status)).toBe(tab);
    }
  });

  it('CHAT-02 every status is said above', () => {
    expect(tabs.flatMap(([, statuses]) => statuses).toSorted()).toEqual(projectStatuses.toSorted());
  });

  it('projects are asked for after 1 s, then every 4 s, until they rest', () => {
    expect(pollingPlan.project).toEqual({
      firstDelayMs: 1_000,
      intervalMs: 4_000,
      stopStatuses: ['SCENES_READY', 'IMAGES_READY', 'COMPLETE', 'FAILED'],
    });
  });

  it('images, videos and characters are asked for until they are there or failed', () => {
    const rhythm = { firstDelayMs: 1_000, intervalMs: 4_000 };
    expect(pollingPlan.image).toEqual({ ...rhythm, stopStatuses: ['IMAGES_READY', 'FAILED'] });
    expect(pollingPlan.video).toEqual({ ...rhythm, stopStatuses: ['VIDEO_READY', 'FAILED'] });
    expect(pollingPlan.character).toEqual({
      ...rhythm,
      stopStatuses: ['CHARACTER_READY', 'CHARACTER_FAILED'],
    });
  });

  it('the legacy job is asked for every 3 s until it is completed or failed', () => {
    expect(pollingPlan.job.intervalMs).toBe(3_000);
    expect(pollingPlan.job.stopStatuses).toEqual(['completed', 'failed']);
  });

  it('JOB-04 a job is completed or failed when its project is, and not before', () => {
    const ended = projectStatuses.filter((status) => ['completed', 'failed'].includes(jobStatusOf(status)));
    expect(ended).toEqual(['COMPLETE', 'FAILED']);
    expect(jobStatusOf('COMPLETE')).toBe('completed');
    expect(jobStatusOf('FAILED')).toBe('failed');
    expect(jobStatusOf('IMAGES_QUEUED')).toBe('queued');
    expect(jobStatusOf('RENDERING_VIDEO')).toBe('running');
  });
});
