import { expect, it } from 'vitest';
import { createFrame } from '../../canvas/frame.ts';
import type { ScenePlan } from '../../plan/scene-plan.ts';
import { paintDiorama } from '../paint-diorama.ts';
import { openScene } from '../scene.ts';
import { openCast } from './cast.ts';
import { openIconArts } from './icon-art.ts';

const boating: ScenePlan = {
  kind: 'diorama',
  style: 'rich',
  seed: 5,
  aspectRatio: '16:9',
  place: 'lake',
  time: 'night',
  weather: 'clear',
  season: 'summer',
  mood: 'calm',
  camera: 'medium',
  lettering: [],
  subjects: [
    { figure: 'woman', name: 'woman', count: 1, relation: 'alone' },
    { figure: 'icon:sailboat', name: 'sail', count: 1, relation: 'beside' },
  ],
};

it.each(['coast', 'beach', 'island', 'lake'] as const)(
  'somebody who is told of beside a boat sits in it, %s',
  async (place) => {
    const plan = { ...boating, place };
    const { roles } = await openCast(plan, openScene(plan, createFrame(320, 180, 0)), openIconArts());
    expect(roles.map(({ subject }) => subject.figure)).toEqual(['icon:sailboat']);
    expect(roles[0]?.load?.riders).toHaveLength(1);
  },
);

it('whoever sits in a boat has their head in the picture, seen from close by as well', async () => {
  const size = { width: 160, height: 90, bleed: 0 };
  const { layers } = await paintDiorama({ ...boating, camera: 'close' }, size, openIconArts());
  const canvas = layers.find(({ name }) => name === 'subject')?.sheet.canvas;
  const top = canvas?.getContext('2d').getImageData(0, 0, size.width, 2).data ?? [];
  expect(canvas).toBeDefined();
  expect(top.some((value) => value > 0)).toBe(false);
});
