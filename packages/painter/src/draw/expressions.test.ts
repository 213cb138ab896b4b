import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { readPerson } from '../describe/read-person.ts';
import { poseSwings } from './swings.ts';
import { expressions } from './expressions.ts';
import { closeFigure, fullFigure } from './full-figure.ts';
import type { Look } from './full-figure.ts';

// The table's own keys, and the quiet smile.
const looks = [undefined, ...(Object.keys(expressions) as Look[])];
const person = readPerson({ prompt: 'a woman', language: 'English', seed: 7 }, 'rich');

/** The pixels of somebody's head as high as said. */
function headOf(look: Look | undefined, height: number): Uint8ClampedArray {
  const standing = {
    pose: 'rest',
    step: 'stand',
    yaw: 0.45,
    ...(look === undefined ? {} : { look }),
  } as const;
  const { face } = closeFigure(person, standing, 'wide');
  const canvas = createCanvas(height * 1.2, height * 1.2);
  const context = canvas.getContext('2d');
  const scale = height / face.height;
  context.translate(height * 0.6, height * 0.6 - face.y * scale);
  context.scale(scale, scale);
  fullFigure(person, standing).draw(context);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

/** How many pixels two pictures of a head are plainly apart in, as a part of all. */
function apart(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 4) {
    const gap = [0, 1, 2].reduce(
      (sum, part) => sum + Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0)),
      0,
    );
    count += gap > 60 ? 1 : 0;
  }
  return count / (one.length / 4);
}

it('every feeling has a face that is told from all others on a small still', () => {
  const heads = looks.map((look) => [look ?? 'quiet', headOf(look, 60)] as const);
  const alike = heads.flatMap(([name, head], place) =>
    heads
      .slice(place + 1)
      .filter(([, other]) => apart(head, other) < 0.008)
      .map(([other]) => `${name} ${other}`),
  );
  expect(alike).toEqual([]);
});

it('who is sad lets the head hang, to whichever side they look', () => {
  const lean = (look: Look): number => {
    const pixels = headOf(look, 60);
    let [sum, count] = [0, 0];
    // The upper third: hair and brow.
    for (let at = 0; at < pixels.length / 3; at += 4) {
      const part = (pixels[at + 3] ?? 0) / 255;
      sum += part * ((at / 4) % 72);
      count += part;
    }
    return sum / count;
  };
  expect(lean('sad') - lean('glad')).toBeGreaterThan(2);
});

it.each(['explain', 'wave'] as const)('opens the mouth of who speaks or calls: %s', (pose) => {
  const shapes = poseSwings[pose]?.mouths?.map(([, shape]) => shape) ?? [];
  expect(shapes).toContain('open');
  expect(shapes).toContain('closed');
});
