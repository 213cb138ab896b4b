import { describe, expect, it } from 'vitest';
import type { ScenePlan, Subject } from '../plan/scene-plan.ts';
import { isDrawnBeing, outlineFigure } from './outline-figure.ts';
import { withLivingThings } from './living-things.ts';

const one = (figure: string, hasFace?: boolean): Subject => ({
  figure,
  name: figure.replace('icon:', ''),
  count: 1,
  relation: 'alone',
  ...(hasFace === undefined ? {} : { hasFace }),
});

const figuresOf = (prompt: string, ...subjects: Subject[]): string[] =>
  withLivingThings({ subjects } as unknown as ScenePlan, prompt).subjects.map(({ figure }) => figure);

describe('things that are heroes of stories', () => {
  it('are somebody where they are told of as alive, and trees that merely stand there are none', () => {
    expect(figuresOf('A tree sad, in a meadow', one('icon:deciduous-tree', true))).toEqual([
      'icon:living-tree',
    ]);
    expect(figuresOf('A girl under a tree', one('girl'), one('icon:deciduous-tree'))).toEqual([
      'girl',
      'icon:deciduous-tree',
    ]);
    expect(figuresOf('A snowman on a hill', one('icon:snowman'))).toEqual(['icon:living-snowman']);
  });

  it('are dressed lights of the sky, and no moon that merely shines', () => {
    expect(figuresOf('An owl speaking to a moon with a yellow scarf', one('icon:owl'))).toEqual([
      'icon:owl',
      'icon:living-moon',
    ]);
    expect(figuresOf('A moon happily dancing, on a stage')).toEqual(['icon:living-moon']);
    expect(figuresOf('An owl under a full moon', one('icon:owl'))).toEqual(['icon:owl']);
  });

  it.each(['snowman', 'fir', 'tree', 'moon', 'sun', 'star', 'cloud'])('have two eyes: %s', (kind) => {
    const figure = `icon:living-${kind}`;
    expect(isDrawnBeing(figure)).toBe(true);
    const drawn = outlineFigure(one(figure), {
      plan: { subjects: [], style: 'flat' },
      index: 0,
      posture: 'stand',
      random: () => 0.5,
    });
    expect(drawn?.shapes.filter(({ fill }) => fill === '#ffffff' || fill === '#fdfcfa').length).toBeLessThan(
      4,
    );
    expect(drawn?.shapes.filter(({ marks = [] }) => marks.length === 3).length).toBeGreaterThanOrEqual(2);
  });
});
