import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { readPendingJobs, writePendingJobs } from './pending-jobs.ts';

const drawing = { kind: 'image', id: 'p-1', title: 'A lighthouse', sessionId: '' } as const;

describe('jobs that are not known to be finished', () => {
  it('JOB-04 NAV-08 a job is remembered for its owner only', () => {
    const storage = memoryStorage();
    writePendingJobs(storage, 'ada', [drawing]);
    expect([readPendingJobs(storage, 'ada'), readPendingJobs(storage, 'bob')]).toEqual([[drawing], []]);
  });

  it('leaves nothing behind when the last job is done', () => {
    const storage = memoryStorage();
    writePendingJobs(storage, 'ada', [drawing]);
    writePendingJobs(storage, 'ada', []);
    expect(storage.getItem('kinora.pending-jobs.ada')).toBeNull();
  });

  it('takes an unreadable list for an empty one', () => {
    const storage = memoryStorage();
    storage.setItem('kinora.pending-jobs.ada', '{broken');
    storage.setItem('kinora.pending-jobs.bob', '[{"kind":"song"}]');
    expect([readPendingJobs(storage, 'ada'), readPendingJobs(storage, 'bob')]).toEqual([[], []]);
  });
});
