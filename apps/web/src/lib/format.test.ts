import { describe, expect, it } from 'vitest';
import { formatAge, formatClock, formatCreditCount, formatDay, formatLength, formatTimer } from './format.ts';

describe('numbers and times for people', () => {
  it('shows a price without decimals it does not need', () => {
    expect([formatCreditCount(5), formatCreditCount(51.8)]).toEqual(['5', '51.8']);
  });

  it('shows a player clock, a timer with two digits each, and a length in words', () => {
    expect([formatClock(41), formatClock(725.9), formatTimer(41)]).toEqual(['0:41', '12:05', '00:41']);
    expect([formatLength(9.4), formatLength(60), formatLength(66)]).toEqual(['9 s', '1 min', '1 min 6 s']);
  });

  it('says an age in its largest unit', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const ages = [12, 5 * 60 + 59, 3 * 3_600, 50 * 3_600, -5].map((seconds) =>
      formatAge(new Date(now.getTime() - seconds * 1000).toISOString(), now),
    );
    expect(ages).toEqual(['12 s', '5 min', '3 h', '2 d', '0 s']);
  });

  it('names days by their distance', () => {
    const now = new Date(2026, 10, 21, 14, 2);
    const daysAgo = (days: number) => new Date(2026, 10, 21 - days, 9, 5).toISOString();
    expect([formatDay(daysAgo(0), now), formatDay(daysAgo(1), now), formatDay(daysAgo(3), now)]).toEqual([
      'Today, 09:05',
      'Yesterday',
      '18 Nov',
    ]);
    expect(formatDay(new Date(2025, 0, 5).toISOString(), now)).toBe('5 Jan 2025');
  });
});
