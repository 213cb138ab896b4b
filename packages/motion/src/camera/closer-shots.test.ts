import { layerDistance } from '@kinora/renderer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cameraPath } from './camera-path.ts';
import { closerShots } from './closer-shots.ts';

const size = { width: 1920, height: 1080 };
const depth = 0.6;
const person = { x: 560, y: 300, width: 220, height: 580 };
const wide = (durationSeconds: number) =>
  cameraPath({ moves: ['push-in'], durationSeconds, strength: 1, handheld: 0, ease: 'smooth', seed: 1 });

function shotsOf({
  durationSeconds = 9,
  hero = person,
  all = hero,
  isSeenWhole = false,
  seed = 4,
  way,
  others = [],
  around = [],
}: Partial<{
  durationSeconds: number;
  hero: typeof person;
  all: typeof person;
  isSeenWhole: boolean;
  seed: number;
  way: readonly [number, number];
  others: readonly (typeof person)[];
  around: readonly (typeof person)[];
}>) {
  const seen = { hero, all, isSeenWhole, depth, others, around, ...(way === undefined ? {} : { way }) };
  const nearest = { depth: 0.72, bleed: 151 };
  return closerShots({ seen, size, durationSeconds, seed, nearest, shotSeconds: 4.4, wide }).shots;
}

type Shots = ReturnType<typeof shotsOf>;

/** What a shot shows of the layer that the cast is on, at its beginning. */
function viewOf(shot: Shots[number] | undefined): {
  left: number;
  right: number;
  top: number;
  bottom: number;
} {
  const { x = 0, y = 0, zoom = 1 } = shot?.keys[0] ?? {};
  const at = {
    x: size.width / 2 + x / layerDistance(depth, 1),
    y: size.height / 2 + y / layerDistance(depth, 1),
  };
  const [across, down] = [size.width / zoom / 2, size.height / zoom / 2];
  return { left: at.x - across, right: at.x + across, top: at.y - down, bottom: at.y + down };
}

describe('a painted scene of a film', () => {
  it('is cut to whoever it is about, who is larger then and has their head in the picture', () => {
    const [first, closer] = shotsOf({});
    expect(first?.keys[0]?.zoom ?? 1).toBe(1);
    expect(closer?.keys[0]?.zoom).toBeGreaterThan(1.5);
    const { left, right, top } = viewOf(closer);
    expect(top).toBeLessThan(person.y);
    expect([left < person.x, right > person.x + person.width]).toEqual([true, true]);
  });

  it('shows the feet of who does something with them, above the subtitles', () => {
    const { top, bottom } = viewOf(shotsOf({ isSeenWhole: true })[1]);
    const feet = (person.y + person.height - top) / (bottom - top);
    expect(feet).toBeGreaterThan(0.75);
    expect(feet).toBeLessThan(0.86);
  });

  it('is seen from elsewhere in its third shot, with whoever it is about whole on the other side', () => {
    const [first, , third] = shotsOf({ durationSeconds: 14 });
    expect(third?.keys[0]?.zoom).toBeGreaterThan(1.1);
    const place = (shot: Shots[number] | undefined): number => {
      const { left, right } = viewOf(shot);
      return (person.x + person.width / 2 - left) / (right - left);
    };
    expect(place(third) - place(first)).toBeGreaterThan(0.1);
    const { top, bottom } = viewOf(third);
    expect([top < person.y, bottom > person.y + person.height]).toEqual([true, true]);
  });

  it('shows who is beside whoever it is about in its third shot', () => {
    const whale = { x: 1240, y: 560, width: 420, height: 180 };
    const all = { x: 560, y: 300, width: 1100, height: 580 };
    const { left, right } = viewOf(shotsOf({ durationSeconds: 14, all, others: [whale] })[2]);
    expect([left < whale.x, right > whale.x + whale.width]).toEqual([true, true]);
  });

  it('is never about who only swims or goes near them, and cuts them off nowhere', () => {
    const whale = { x: 1240, y: 560, width: 420, height: 180 };
    for (const shot of shotsOf({ durationSeconds: 26, around: [whale] })) {
      const { left, right } = viewOf(shot);
      expect([left < person.x, right > person.x + person.width]).toEqual([true, true]);
      const inside = Math.min(right, whale.x + whale.width) - Math.max(left, whale.x);
      expect(inside / whale.width <= 0.1 || inside / whale.width >= 0.9).toBe(true);
    }
  });

  it('cuts the head off nobody beside whoever it is about', () => {
    const hedgehog = { x: 500, y: 640, width: 480, height: 240 };
    const witch = { x: 1180, y: 260, width: 200, height: 620 };
    const all = { x: 500, y: 260, width: 1180, height: 620 };
    const { left, right, top } = viewOf(shotsOf({ hero: hedgehog, all, others: [witch] })[1]);
    const isOut = right < witch.x + 20 || left > witch.x + witch.width - 20;
    expect(isOut || top < witch.y).toBe(true);
  });

  it('goes along with who goes through it', () => {
    const [, still] = shotsOf({});
    const [, along] = shotsOf({ way: [-250, 250] });
    const across = (shot: Shots[number] | undefined) => {
      const keys = shot?.keys ?? [];
      return (keys.at(-1)?.x ?? 0) - (keys[0]?.x ?? 0);
    };
    expect(across(still)).toBe(0);
    expect(across(along)).toBeGreaterThan(100);
  });

  it('shows two who stand together together', () => {
    const hero = { x: 300, y: 700, width: 300, height: 180 };
    const all = { ...person, x: 300, width: 620 };
    const { left, right, top, bottom } = viewOf(shotsOf({ hero, all })[1]);
    expect([left < all.x, right > all.x + all.width]).toEqual([true, true]);
    expect([top < all.y, bottom > all.y + all.height]).toEqual([true, true]);
  });

  it('is one shot where it is short, and where whoever it is about is near already', () => {
    expect(shotsOf({ durationSeconds: 5 })).toHaveLength(1);
    expect(shotsOf({ hero: { x: 200, y: 60, width: 900, height: 900 } })).toHaveLength(1);
  });

  it('has shots long enough to be looked at, each from where the one before it ends', () => {
    fc.assert(
      fc.property(fc.double({ min: 2, max: 40, noNaN: true }), fc.nat(), (durationSeconds, seed) => {
        const shots = shotsOf({ durationSeconds, seed });
        const starts = shots.map(({ fromSeconds = 0 }) => fromSeconds);
        for (const [index, shot] of shots.entries()) {
          const end = starts[index + 1] ?? durationSeconds;
          expect(shot.keys[0]?.atSeconds).toBeCloseTo(starts[index] ?? 0, 6);
          expect(shot.keys.at(-1)?.atSeconds).toBeCloseTo(end, 6);
          expect(end - (starts[index] ?? 0)).toBeGreaterThan(Math.min(2, durationSeconds - 0.001));
        }
      }),
    );
  });
});
