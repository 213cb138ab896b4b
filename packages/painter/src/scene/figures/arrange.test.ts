import { describe, expect, it } from 'vitest';
import { createFrame } from '../../canvas/frame.ts';
import { seededRandom } from '../../canvas/random.ts';
import type { Subject } from '../../plan/scene-plan.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { openScene } from '../scene.ts';
import { arrange } from './arrange.ts';
import { openCast } from './cast.ts';
import { heroHeight } from './hero-height.ts';
import { openIconArts } from './icon-art.ts';

const frame = createFrame(1280, 720, 0);

const subject = (figure: string, more: Partial<Subject> = {}): Subject => ({
  figure,
  name: figure,
  count: 1,
  relation: 'beside',
  ...more,
});

/** Those of a shore of a film as they are set up there. */
async function setupsOf(subjects: readonly Subject[]) {
  const plan = samplePlan({
    style: 'rich',
    seed: 5,
    place: 'beach',
    isForFilm: true,
    subjects: [...subjects],
  });
  const scene = openScene(plan, frame);
  const { roles } = await openCast(plan, scene, openIconArts());
  const room = { foot: () => 580, distance: 0, height: heroHeight(scene) };
  return { scene, setups: arrange(roles, scene, { room, random: seededRandom(3) }) };
}

const breadthOf = ({ art, height }: { art: { box: { width: number; height: number } }; height: number }) =>
  (height * art.box.width) / art.box.height;

describe('a film’s cast', () => {
  it('has no crab as broad as who sits beside it is tall', async () => {
    const { scene, setups } = await setupsOf([subject('man'), subject('icon:crab')]);
    const crab = setups.find(({ figure }) => figure === 'icon:crab');
    expect(crab).toBeDefined();
    expect(crab === undefined ? 0 : breadthOf(crab)).toBeLessThan(heroHeight(scene) * 0.7);
  });

  it.each(['icon:crab', 'icon:hedgehog', 'icon:chipmunk', 'icon:snail'])(
    'keeps %s small beside a man, also where it is named first',
    async (figure) => {
      const { setups } = await setupsOf([subject(figure, { relation: 'alone' }), subject('man')]);
      const small = setups.find((setup) => setup.figure === figure);
      const man = setups.find((setup) => setup.figure === 'man');
      expect(small === undefined || man === undefined ? 1 : breadthOf(small) / man.height).toBeLessThan(0.45);
    },
  );

  it('has what the story turns on next to whom it is about, and before a company', async () => {
    const { setups } = await setupsOf([
      subject('robot', { relation: 'alone' }),
      subject('friends', { count: 3 }),
      subject('icon:mantelpiece-clock', { count: 3 }),
      subject('thing:loaf'),
    ]);
    const [robot, ...others] = setups;
    const loaf = others.find(({ figure }) => figure === 'thing:loaf');
    const nearest = others
      .filter(({ back }) => back < 0.5)
      .toSorted((one, other) => Math.abs(one.x - (robot?.x ?? 0)) - Math.abs(other.x - (robot?.x ?? 0)))[0];
    expect(loaf?.back).toBe(0);
    expect(nearest).toBe(loaf);
  });

  it('has a fountain that two meet by, lower than it is, and no wheel of a fair', async () => {
    const heightOf = async (name: string): Promise<number | undefined> => {
      const figure = `icon:${name}`;
      const { setups } = await setupsOf([subject('girl', { relation: 'alone' }), subject(figure)]);
      return setups.find((setup) => setup.figure === figure)?.height;
    };
    expect(await heightOf('fountain')).toBe(720 * 0.5);
    expect(await heightOf('ferris-wheel')).toBeUndefined();
  });

  it('hides nobody of two who talk behind the other, whatever else is there', async () => {
    const { setups } = await setupsOf([
      subject('man', { relation: 'alone' }),
      subject('robot'),
      subject('icon:mantelpiece-clock', { count: 4 }),
    ]);
    expect(setups.find(({ figure }) => figure === 'robot')?.back).toBeLessThan(0.3);
    expect(setups.filter(({ back }) => back > 0.5).map(({ figure }) => figure)).toContain(
      'icon:mantelpiece-clock',
    );
  });

  it('has a boat broad enough for who is in it', async () => {
    const girl = subject('girl', { act: 'sail', relation: 'aboard' });
    const { scene, setups } = await setupsOf([girl, subject('boat')]);
    const boat = setups.find(({ figure }) => figure === 'boat');
    expect(boat === undefined ? 0 : breadthOf(boat)).toBeGreaterThan(heroHeight(scene) * 0.8);
  });

  it.each(['man', 'fox', 'icon:penguin'])(
    'stands %s alone off the middle, and on its own third',
    async (figure) => {
      const { scene, setups } = await setupsOf([subject(figure)]);
      const part = (setups[0]?.x ?? 0) / frame.width;
      expect(Math.min(part, 1 - part)).toBeGreaterThan(0.24);
      expect(Math.min(part, 1 - part)).toBeLessThan(0.38);
      // Across from the light, with room to look into.
      expect(part > 0.5).toBe(scene.light.sunX > 0.5);
    },
  );
});
