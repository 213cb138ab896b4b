import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../canvas/random.ts';
import { boundsOf } from '../../outline/index.ts';
import type { OutlineShape } from '../../outline/index.ts';
import type { TimeOfDay, Weather } from '../../plan/scene-plan.ts';
import { thoughtBubble } from './bubbles.ts';
import { block, disc } from './lines.ts';
import { withoutCovered } from './place-parts-later.ts';
import { puddlesOf } from './place-rain.ts';
import { colours } from './place-room.ts';
import type { PlaceRoom } from './place-room.ts';
import { skyOf } from './place-sky.ts';
import { withinLight } from './place-wash.ts';

const room = (weather: Weather, time: TimeOfDay = 'day'): PlaceRoom => ({
  width: 836,
  ground: 556,
  time,
  weather,
  words: '',
  turn: 0,
  isWritten: false,
  random: seededRandom(3),
});

const crown = (x: number, y: number): OutlineShape => disc([x, y], 60, { fill: colours.leaf });
const trunk = (x: number): OutlineShape =>
  block(
    [
      [x - 10, 540],
      [x - 10, 170],
      [x + 10, 170],
      [x + 10, 540],
    ],
    colours.trunk,
  );

describe('the sky of a drawn story', () => {
  it.each(['day', 'night', 'sunset'] as const)('has its light beside whoever is there: %s', (time) => {
    const isLight = ({ fill }: OutlineShape): boolean =>
      fill === colours.sun || fill === '#ffb257' || fill === colours.moon;
    const [usual] = skyOf('mountains', room('clear', time)).filter(isLight);
    const taken = boundsOf(usual === undefined ? [] : [usual]);
    const [moved] = skyOf('mountains', room('clear', time), [taken]).filter(isLight);
    const { left, right } = boundsOf(moved === undefined ? [] : [moved]);
    expect(right < taken.left || left > taken.right).toBe(true);
  });

  it('rains all over and leaves puddles, and does neither under a grey sky', () => {
    const streaks = (weather: Weather): OutlineShape[] =>
      skyOf('meadow', room(weather)).filter(({ isOpen }) => isOpen === true);
    expect(streaks('rain').length).toBeGreaterThan(30);
    const { left, right, bottom } = boundsOf(streaks('rain'));
    expect(left).toBeLessThan(60);
    expect(right).toBeGreaterThan(776);
    expect(bottom).toBeGreaterThan(440);
    expect(puddlesOf(room('rain')).length).toBeGreaterThan(0);
    expect(streaks('overcast')).toEqual([]);
    expect(puddlesOf(room('overcast'))).toEqual([]);
  });
});

describe('a place behind a cloud of thought', () => {
  const land = [trunk(120), crown(120, 160), trunk(700), crown(700, 160)];
  const cloud = disc([110, 120], 90, { fill: 'paper' });

  it('loses the trunks of the crowns that the cloud covers, and what is drawn on these', () => {
    const hand = { points: [[110, 150] as const, [120, 160] as const], isOpen: true, ink: 0.6 };
    const left = withoutCovered([...land, hand], [cloud], 836);
    expect(left.map((shape) => Math.round(boundsOf([shape]).left))).toEqual([690, 640]);
  });

  it('ends where its light ends', () => {
    const { right } = boundsOf(withinLight([...land, crown(800, 200)], 836));
    expect(right).toBeLessThanOrEqual(822);
  });

  it('is seen beside a cloud that is bright on dark paper', () => {
    const box = { x: 0, y: 0, width: 300, height: 160 };
    expect(thoughtBubble(box, [400, 200], true).every(({ fill }) => fill === '#f4f6fa')).toBe(true);
    expect(thoughtBubble(box, [400, 200], false).every(({ fill }) => fill === 'paper')).toBe(true);
  });
});
