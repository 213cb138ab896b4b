import { describe, expect, it } from 'vitest';
import type { ScenePlan, Subject } from '../../plan/scene-plan.ts';
import { beachedBoat } from './beached-boat.ts';
import { rowingBoat } from './creatures/open-boat.ts';
import { boxOf } from './forms/light-forms.ts';

const boat: Subject = { figure: 'boat', name: 'boat', count: 1, relation: 'beside' };
const girl: Subject = { figure: 'girl', name: 'girl', count: 1, relation: 'alone' };

function boatBeside(who: Partial<Subject>, change: Partial<ScenePlan> = {}) {
  return beachedBoat(boat, {
    place: 'beach',
    isForFilm: true,
    subjects: [{ ...girl, ...who }, boat],
    ...change,
  });
}

describe('a boat ashore', () => {
  it('is the one that was sailed, with the same hull and mast, leaning and without wind', () => {
    const ashore = boatBeside({ seat: 'ground' });
    const { far, near } = rowingBoat(undefined, { hasSails: true, isSlack: true });
    expect(ashore?.forms.map(({ tint }) => tint)).toEqual([...far, ...near].map(({ tint }) => tint));
    // Its gunwale is no longer level.
    const rim = ashore?.forms.at(-1)?.outline ?? [];
    const { left, right } = boxOf(rim);
    const heightAt = (x: number): number =>
      rim.toSorted((a, b) => Math.abs(a[0] - x) - Math.abs(b[0] - x))[0]?.[1] ?? 0;
    expect(heightAt(left) - heightAt(right)).toBeGreaterThan(40);
  });

  it('is there where somebody sits or stands ashore, in a film', () => {
    expect(boatBeside({ isResting: true })).toBeDefined();
    expect(boatBeside({ relation: 'aboard' })).toBeUndefined();
    expect(boatBeside({ seat: 'ground' }, { place: 'lake' })).toBeUndefined();
    expect(boatBeside({ seat: 'ground' }, { isForFilm: false })).toBeUndefined();
  });
});
