import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { luminance } from '../../canvas/colour.ts';
import { createFrame } from '../../canvas/frame.ts';
import { seededRandom } from '../../canvas/random.ts';
import { acts } from '../../plan/acts.ts';
import { keyThings } from '../../plan/held-things.ts';
import { moods, times, weathers } from '../../plan/scene-plan.ts';
import type { ScenePlan, Subject } from '../../plan/scene-plan.ts';
import { readLight } from '../light/light.ts';
import { openScene } from '../scene.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { paintStyle } from '../styles/styles.ts';
import { arrange } from './arrange.ts';
import { openCast } from './cast.ts';
import type { FigureArt } from './figure-art.ts';
import { openIconArts } from './icon-art.ts';
import { keyThingArt } from './key-thing-art.ts';
import { personArt } from './person-art.ts';
import { heroHeight } from './hero-height.ts';
import { stationOf } from './station.ts';

const frame = createFrame(1280, 720, 0);

const film = (subjects: readonly Subject[], change: Partial<ScenePlan> = {}): ScenePlan =>
  samplePlan({ style: 'rich', seed: 5, place: 'room', isForFilm: true, subjects: [...subjects], ...change });

const subject = (figure: string, more: Partial<Subject> = {}): Subject => ({
  figure,
  name: figure,
  count: 1,
  relation: 'beside',
  ...more,
});

interface Seen {
  readonly inside: number;
  readonly outside: number;
}

/** So many pixels of a line below a shoe or a loaf are nothing that is missed. */
const lineOfSole = 12;

/** Painted pixels inside and outside of a drawing's box, two for each of its units. */
function seenOf(art: FigureArt): Seen {
  const { box } = art;
  const [margin, scale] = [60, 2];
  const [width, height] = [box.width + 2 * margin, box.height + 2 * margin].map((side) =>
    Math.ceil(side * scale),
  ) as [number, number];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  context.translate(margin - box.x, margin - box.y);
  if (!('draw' in art)) {
    throw new Error('a drawing of forms has the box of its forms');
  }
  art.draw(context);
  const { data } = context.getImageData(0, 0, width, height);
  let [inside, outside] = [0, 0];
  for (let at = 0; at < width * height; at++) {
    const x = (at % width) / scale - margin;
    const y = Math.floor(at / width) / scale - margin;
    const isInside = x >= -1 && x <= box.width + 1 && y >= -1 && y <= box.height + 1;
    if ((data[at * 4 + 3] ?? 0) > 60) {
      [inside, outside] = isInside ? [inside + 1, outside] : [inside, outside + 1];
    }
  }
  return { inside, outside };
}

describe('what somebody is at', () => {
  it.each(acts)('is drawn whole, with whoever does it: %s', (act) => {
    for (const style of ['rich', 'cel'] as const) {
      const { behind, beside, before } = stationOf(act, style);
      for (const piece of [behind, beside, before].filter((each) => each !== undefined)) {
        expect(seenOf(piece).outside).toBeLessThan(lineOfSole);
        expect(seenOf(piece).inside).toBeGreaterThan(400);
      }
      for (const figure of ['man', 'girl', 'woman']) {
        const plan = film([], { style });
        const art = personArt(subject(figure, { act }), { plan, index: 0, random: seededRandom(3) });
        expect(art === undefined ? lineOfSole : seenOf(art).outside).toBeLessThan(lineOfSole);
      }
    }
  });

  it.each(keyThings)('a story turns on is drawn whole: %s', (thing) => {
    const art = keyThingArt(subject(`thing:${thing}`), 'cel');
    expect(art === undefined ? lineOfSole : seenOf(art).outside).toBeLessThan(lineOfSole);
  });

  it.each([
    ['wide', 'man'],
    ['high', 'girl'],
    ['medium', 'fox'],
    ['close', 'robot'],
  ] as const)('a story turns on is large enough to be known, %s, beside a %s', async (...of) => {
    const [camera, figure] = of;
    const plan = film([subject(figure, { relation: 'alone' }), subject('thing:feather')], { camera });
    const scene = openScene(plan, frame);
    const { roles } = await openCast(plan, scene, openIconArts());
    const room = { foot: () => 600, distance: 0, height: 300 };
    const setups = arrange(roles, scene, { room, random: scene.random('test') });
    const feather = setups.find((setup) => setup.figure === 'thing:feather');
    const box = feather?.art.box ?? { width: 0, height: 1 };
    const long = Math.max(1, box.width / box.height) * (feather?.height ?? 0);
    const somebody = setups.find((setup) => setup.figure !== 'thing:feather')?.height ?? 0;
    expect(long).toBeGreaterThan(frame.height * 0.12);
    expect(long).toBeLessThan(Math.max(somebody * 0.36, frame.height * 0.14));
  });

  it('leaves room over the heads of a company, for the camera comes closer', async () => {
    const company = [subject('robot', { relation: 'alone' }), subject('friends', { count: 3 })];
    const plan = film(company, { camera: 'close' });
    const scene = openScene(plan, frame);
    const { roles } = await openCast(plan, scene, openIconArts());
    const room = { foot: () => 600, distance: 0, height: heroHeight(scene) };
    const setups = arrange(roles, scene, { room, random: scene.random('test') });
    expect(setups).toHaveLength(4);
    expect(Math.max(...setups.map(({ height }) => height))).toBeLessThan(frame.height * 0.6);
  });

  it.each([
    ['is run after', { does: { act: 'run' }, drives: {}, isAway: true }],
    ['was run after', { does: {}, drives: {}, isAway: true }],
    ['comes', { does: {}, drives: { isComing: true }, isAway: false }],
  ] as const)('that %s looks the way it goes', async (_, { does, drives, isAway }) => {
    const runner = subject('boy', { relation: 'alone', ...does });
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const plan = film([runner, subject('icon:locomotive', drives)], { place: 'meadow', seed });
      const scene = openScene(plan, frame);
      const { roles } = await openCast(plan, scene, openIconArts());
      const room = { foot: () => 600, distance: 0, height: 300 };
      const [boy, train] = arrange(roles, scene, { room, random: scene.random('test') });
      const isLeft = (train?.x ?? 0) < (boy?.x ?? 0);
      expect(train?.isTurned).toBe(isLeft === isAway);
      expect(boy?.isTurned).toBe(isLeft);
    }
  });
});

describe('the light of a film', () => {
  it('lets a face be seen at any hour, in any weather and mood', () => {
    for (const time of times) {
      for (const weather of weathers) {
        for (const mood of moods) {
          const plan = film([], { time, weather, mood });
          const light = readLight(plan, paintStyle(plan.style));
          expect(luminance(light.key)).toBeGreaterThan(169);
          expect(luminance(light.ambient)).toBeGreaterThan(83);
        }
      }
    }
  });
});
