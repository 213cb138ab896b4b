import { describe, expect, it } from 'vitest';
import { acts } from '../../../plan/acts.ts';
import type { Act } from '../../../plan/acts.ts';
import type { Form } from '../forms/form.ts';
import type { Bearing } from './beasts.ts';
import { creatureArt } from './creature-art.ts';

const still = { roll: 0, isFlying: false, isRunning: false, isSitting: false } as const;

function formsOf(name: string, how: Pick<Bearing, 'act' | 'mood' | 'feeling'> = {}): readonly Form[] {
  const forms = creatureArt(name, undefined, { ...still, ...how })?.forms;
  if (forms === undefined) {
    throw new Error(`nobody is called ${name}`);
  }
  return forms;
}

function edges(forms: readonly Form[]): { left: number; right: number; top: number; bottom: number } {
  const points = forms.flatMap(({ outline }) => outline);
  return {
    left: Math.min(...points.map(([x]) => x)),
    right: Math.max(...points.map(([x]) => x)),
    top: Math.min(...points.map(([, y]) => y)),
    bottom: Math.max(...points.map(([, y]) => y)),
  };
}

const looks = (forms: readonly Form[]): string => JSON.stringify(forms.map(({ outline }) => outline));

describe('robots', () => {
  it.each(acts.filter((act) => act !== 'sail' && act !== 'swim'))(
    'hold themselves as what they do needs it: %s',
    (act) => {
      expect(looks(formsOf('robot', { act }))).not.toBe(looks(formsOf('robot')));
    },
  );

  it('have their hands over the table that they bake at, and reach out for what is beside them', () => {
    const dough = edges(formsOf('robot', { act: 'cook' }).slice(-3));
    expect(dough.top).toBeLessThan(-96);
    expect(dough.left).toBeLessThan(50);
    expect(edges(formsOf('robot', { act: 'paint' })).right).toBeGreaterThan(
      edges(formsOf('robot')).right + 30,
    );
  });

  it('throw up their arms for joy, and hang their heads in sorrow', () => {
    const hand = (mood: Bearing['mood']): number => edges(formsOf('robot', { mood }).slice(-3)).top;
    expect(hand('joyful')).toBeLessThan(-180);
    expect(hand('sad')).toBeGreaterThan(-80);
    expect(edges(formsOf('robot', { mood: 'sad' })).top).toBeGreaterThan(edges(formsOf('robot')).top);
  });

  it('show what is told that they feel, whatever the mood around them', () => {
    const hand = (feeling: Bearing['feeling']): number =>
      edges(formsOf('robot', { feeling, mood: 'calm' }).slice(-3)).top;
    expect(hand('glad')).toBeLessThan(-180);
    expect(hand('startled')).toBeLessThan(-150);
    expect(hand('sad')).toBeGreaterThan(-90);
  });

  it('bend at the hips over what they dig, their feet on the ground', () => {
    const digging = edges(formsOf('robot', { act: 'plant' }));
    const standing = edges(formsOf('robot'));
    expect(digging.top).toBeGreaterThan(standing.top + 10);
    expect(digging.bottom).toBeGreaterThanOrEqual(standing.bottom - 1);
  });

  it('fly on fire', () => {
    const fire = formsOf('robot', { act: 'fly' }).filter(
      ({ isLamp, outline }) => isLamp === true && outline.some(([, y]) => y > 20),
    );
    expect(fire.length).toBeGreaterThan(0);
  });
});

describe('beasts with paws', () => {
  const handled: readonly Act[] = ['cook', 'paint', 'water', 'plant', 'write', 'build', 'fish', 'sing'];

  it.each(['fox', 'cat', 'dog', 'bear', 'wolf', 'lion'])('raise a paw with what they need: %s', (name) => {
    const drawn = new Set(handled.map((act) => looks(formsOf(name, { act }))));
    expect(drawn.size).toBe(handled.length);
    // A paw without a tool is where no other form of theirs is, before the chest and high.
    const singing = formsOf(name, { act: 'sing' });
    const wide = edges(singing).right;
    expect(singing.some((form) => edges([form]).right === wide && edges([form]).bottom < -20)).toBe(true);
  });

  it('raise none where they run, or have hooves', () => {
    expect(looks(formsOf('fox', { act: 'run' }))).toBe(looks(formsOf('fox')));
    expect(looks(formsOf('horse', { act: 'paint' }))).toBe(looks(formsOf('horse')));
  });
});
