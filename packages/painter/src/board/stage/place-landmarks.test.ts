import { describe, expect, it } from 'vitest';
import { boundsOf } from '../../outline/index.ts';
import type { Place } from '../../plan/scene-plan.ts';
import { landmarkOf } from './place-landmarks.ts';

const room = {
  width: 1700,
  ground: 546,
  time: 'day',
  weather: 'clear',
  turn: 0,
  isWritten: false,
  random: () => 0.5,
} as const;

const marked = (place: Place, words: string) => landmarkOf(place, { ...room, words });

describe('the mark of a place', () => {
  it('is large enough to be known again', () => {
    const { top, bottom } = boundsOf(
      marked('forest', 'A fox looking around, under the oldest oak in the forest'),
    );
    expect(bottom - top).toBeGreaterThan(room.ground * 0.7);
  });

  it('is what somebody came to see, and falls where they stand before it', () => {
    expect(marked('river', 'A girl happily looking at a great waterfall').length).toBeGreaterThan(5);
    expect(marked('river', 'A girl dreaming of a great waterfall, on a river')).toEqual([]);
  });

  it('is where somebody is, and neither dreamt of nor within doors', () => {
    expect(marked('meadow', 'A boy dreaming of an oak, in a meadow')).toEqual([]);
    expect(marked('meadow', 'A girl who sings as well as a bird, in a meadow')).toEqual([]);
    expect(marked('room', 'A boy sitting, in a room above the mill')).toEqual([]);
  });
});
