import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { introductionFor, isSeen, markSeen } from './first-visit.ts';

const firstVisit = { isTourAsked: false, isVisitor: true, isWelcomeSeen: false, isTourSeen: false };

describe('what a first visit shows', () => {
  it('DLG-01 welcomes a visitor first, and the tour comes after it', () => {
    expect(introductionFor(firstVisit)).toBe('welcome');
    expect(introductionFor({ ...firstVisit, isWelcomeSeen: true })).toBe('tour');
  });

  it('DLG-01 TOUR-01 tour=1 suppresses the welcome and shows the tour again', () => {
    expect(introductionFor({ ...firstVisit, isTourAsked: true, isTourSeen: true })).toBe('tour');
  });

  it('TOUR-02 shows nothing twice', () => {
    expect(introductionFor({ ...firstVisit, isWelcomeSeen: true, isTourSeen: true })).toBeNull();
  });

  it('a signed-in account is not welcomed, but shown around once', () => {
    expect(introductionFor({ ...firstVisit, isVisitor: false })).toBe('tour');
  });

  it('EXP-10 remembers that the tour was seen', () => {
    const storage = memoryStorage();
    expect(isSeen(storage, 'tour')).toBe(false);
    markSeen(storage, 'tour');
    expect([isSeen(storage, 'tour'), isSeen(storage, 'welcome')]).toEqual([true, false]);
  });
});
