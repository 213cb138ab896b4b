import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../canvas/random.ts';
import type { Subject } from '../../plan/scene-plan.ts';
import { createCanvas } from '@napi-rs/canvas';
import { feelings } from '../../plan/scene-plan.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { castPerson, personArt } from './person-art.ts';

const girl: Subject = {
  figure: 'girl',
  name: 'girl',
  count: 1,
  relation: 'alone',
  description: 'a girl with a striped scarf',
  language: 'English',
};
const casting = (seed: number, castSeed?: number, index = 0): Parameters<typeof castPerson>[1] => ({
  plan: { style: 'rich', ...(castSeed === undefined ? {} : { castSeed }) },
  index,
  random: seededRandom(seed),
});
const cast = (...how: Parameters<typeof casting>) => castPerson(girl, casting(...how));

describe('the people of a picture', () => {
  it('WORD-11 are as old as they are said to be, however old the place is', () => {
    const seen = (description: string) =>
      castPerson({ ...girl, figure: 'woman', name: 'keeper', description }, casting(1, 7));
    const plain = seen('a keeper and her cat');
    expect(seen('a keeper and her cat on the old jetty')).toEqual(plain);
    expect(seen('an old keeper on the jetty').age).toBe('old');
    expect(seen('in the house of an old keeper').age).toBe('old');
  });

  it('are the same in every picture of a film, and others in another film', () => {
    expect(cast(2, 7)).toEqual(cast(1, 7));
    const films = Array.from({ length: 8 }, (_, film) => JSON.stringify({ ...cast(1, film), seed: 0 }));
    expect(new Set(films).size).toBeGreaterThan(5);
  });

  it('are not copies of each other where several are called the same', () => {
    const several = [0, 1, 2, 3].map((index) => JSON.stringify({ ...cast(1, 7, index), seed: 0 }));
    expect(new Set(several).size).toBeGreaterThan(2);
  });

  it('belong to their picture alone where no film is made', () => {
    expect(cast(1)).not.toEqual(cast(2));
  });

  it('bend forward and go down to what is on the ground, where they look', () => {
    const crown = (act?: Subject['act']): { x: number; y: number } => {
      const plan = samplePlan({ style: 'flat', castSeed: 7 });
      const art = personArt({ ...girl, ...(act === undefined ? {} : { act }) }, { ...casting(1, 7), plan });
      const canvas = createCanvas(400, 260);
      const context = canvas.getContext('2d');
      context.translate(200, 250);
      if (art !== undefined && 'draw' in art) {
        art.draw(context);
      }
      const { data } = context.getImageData(0, 0, 400, 260);
      const first = data.findIndex((value, index) => index % 4 === 3 && value > 128);
      return { x: Math.floor(first / 4) % 400, y: Math.floor(first / 1600) };
    };
    const standing = crown();
    expect(crown('kneel').x).toBeGreaterThan(standing.x + 15);
    expect(crown('kneel').y).toBeGreaterThan(standing.y + 20);
    expect(crown('trace').x).toBeGreaterThan(standing.x + 20);
    expect(crown('plant').y).toBeGreaterThan(standing.y + 8);
  });

  it('wear a swimsuit in their own colour where they surf, swim or have a surfboard along', () => {
    const green = { ...girl, description: 'a girl in a green pullover' };
    const dry = castPerson(green, casting(1, 7));
    for (const wet of [{ act: 'surf' }, { act: 'swim' }, { holds: { thing: 'board' } }] as const) {
      const { outfit, outfitColour } = castPerson({ ...green, ...wet }, casting(1, 7));
      expect([outfit, outfitColour]).toEqual(['swimsuit', dry.outfitColour]);
    }
    const { plan, ...how } = casting(1, 7);
    const board: Subject = { figure: 'thing:board', name: 'surfboard', count: 1, relation: 'beside' };
    expect(castPerson(green, { ...how, plan: { ...plan, subjects: [green, board] } }).outfit).toBe(
      'swimsuit',
    );
    expect(castPerson({ ...green, act: 'run' }, casting(1, 7)).outfit).toBe(dry.outfit);
  });

  it('keep what they carry in the hands while they walk or run, and in no other act', () => {
    const heldIn = (act: Subject['act']): string | undefined =>
      castPerson({ ...girl, act, holds: { thing: 'bag' } }, casting(1, 7)).holds?.thing;
    expect([heldIn('walk'), heldIn('run'), heldIn('climb')]).toEqual(['bag', 'bag', undefined]);
  });

  it('stand there otherwise in sorrow, worry, surprise and anger', () => {
    const bodies = feelings
      .filter((feeling) => feeling !== 'glad' && feeling !== 'asleep')
      .map((feeling) => {
        const plan = { ...samplePlan({ style: 'rich', castSeed: 7 }) };
        const art = personArt({ ...girl, feeling }, { ...casting(1, 7), plan });
        const canvas = createCanvas(200, 100);
        const context = canvas.getContext('2d');
        // From the shoulders down: no face.
        context.translate(100, 100);
        if (art !== undefined && 'draw' in art) {
          art.draw(context);
        }
        return canvas.toBuffer('image/png').toString('base64');
      });
    expect(new Set(bodies).size).toBe(4);
  });

  it('go down on a knee where they cry over what they dug, and stay on their feet elsewhere', () => {
    const statureOf = (change: Partial<Subject>): number => {
      const plan = samplePlan({ style: 'flat', castSeed: 7 });
      return personArt({ ...girl, ...change }, { ...casting(1, 7), plan })?.stature ?? 0;
    };
    expect(statureOf({ act: 'plant', gesture: 'cry' })).toBeLessThan(0.85);
    expect(statureOf({ act: 'plant' })).toBeGreaterThan(0.9);
    expect(statureOf({ gesture: 'cry' })).toBe(1);
  });
});
