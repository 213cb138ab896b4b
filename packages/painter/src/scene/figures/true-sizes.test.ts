import { describe, expect, it } from 'vitest';
import { createFrame } from '../../canvas/frame.ts';
import type { ScenePlan, Subject } from '../../plan/scene-plan.ts';
import { openScene } from '../scene.ts';
import { arrange } from './arrange.ts';
import type { Setup } from './arrange.ts';
import { openCast } from './cast.ts';
import { openIconArts } from './icon-art.ts';

const icons = openIconArts();
const frame = createFrame(1280, 720, 0);

/** Who stands in a room where a leading figure is 300 pixels high, by figure. */
async function setUp(figures: readonly string[]): Promise<ReadonlyMap<string, Setup>> {
  const subjects = figures.map((figure): Subject => ({ figure, name: figure, count: 1, relation: 'beside' }));
  const plan: ScenePlan = {
    kind: 'diorama',
    style: 'rich',
    seed: 5,
    aspectRatio: '16:9',
    place: 'hall',
    time: 'day',
    weather: 'clear',
    season: 'summer',
    mood: 'calm',
    camera: 'medium',
    lettering: [],
    subjects,
  };
  const scene = openScene(plan, frame);
  const { roles } = await openCast(plan, scene, icons);
  const room = { foot: () => 600, distance: 0, height: 300 };
  const setups = arrange(roles, scene, { room, random: scene.random('test') });
  return new Map(setups.map((setup) => [setup.figure, setup]));
}

describe('pictures of things in a painted scene', () => {
  it('WORD-10 stand beside somebody at their true height', async () => {
    const setups = await setUp(['man', 'icon:guitar', 'icon:snowman', 'icon:teddy-bear']);
    const heightOf = (figure: string): number => setups.get(figure)?.height ?? 0;
    const person = heightOf('man') / 1.7;
    expect(heightOf('icon:snowman') / person).toBeCloseTo(1.3, 1);
    expect(heightOf('icon:guitar') / person).toBeCloseTo(0.9, 1);
    expect(heightOf('icon:teddy-bear') / person).toBeCloseTo(0.45, 1);
  });

  it.each([
    ['too small to be seen', 'icon:ring'],
    ['far too large', 'icon:ferris-wheel'],
    ['a face', 'icon:thinking-face'],
    ['somebody of another hand', 'icon:old-woman'],
    ['a head', 'icon:koala'],
    ['a mark', 'icon:musical-note'],
  ])('WORD-10 are left out beside somebody where they would be %s', async (_, figure) => {
    expect([...(await setUp(['man', figure])).keys()]).toEqual(['man']);
  });

  it('are seen from close by where nobody else is there, in their true sizes to one another', async () => {
    const setups = await setUp(['icon:hot-beverage', 'icon:open-book']);
    const [cup, book] = [setups.get('icon:hot-beverage'), setups.get('icon:open-book')];
    expect(cup?.height).toBeGreaterThan(150);
    expect((book?.height ?? 0) / (cup?.height ?? 1)).toBeCloseTo(0.25 / 0.16, 1);
  });
});
