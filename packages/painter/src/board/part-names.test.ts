import type { LanguageCode } from '@kinora/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { block } from './stage/lines.ts';
import { explanations } from './explained/explanations.ts';
import { mirrored } from './mirrored-picture.ts';
import { namesOf } from './part-names.ts';

const codes: readonly LanguageCode[] = ['en', 'fr', 'it', 'es', 'hi', 'ja'];
const ground = [
  block(
    [
      [100, 0],
      [300, 0],
      [300, 50],
      [100, 50],
    ],
    '#999999',
    1,
  ),
];
const two = {
  names: ['bent', 'sprung back'],
  places: [
    { middle: 150, step: 1 },
    { middle: 250, step: 3 },
  ],
};

describe('the names of a drawing’s parts', () => {
  it('stand at their part of the picture’s width', () => {
    expect(namesOf(ground, two, []).map(({ text, middle }) => [text, middle])).toEqual([
      ['bent', 0.25],
      ['sprung back', 0.75],
    ]);
  });

  it('come with the step that their part is drawn in, or that it is drawn with', () => {
    const cues = [{ word: 4 }, { word: 9 }, undefined];
    expect(namesOf(ground, two, cues).map(({ cue }) => cue)).toEqual([{ word: 4 }, { word: 9 }]);
  });

  it('change sides with the picture', () => {
    const strokes = { grid: { width: 100, height: 50 }, shapes: [] };
    const turned = mirrored({ set: 'noto', name: 'cat', strokes, names: namesOf(ground, two, []) });
    expect(turned.names?.map(({ middle }) => middle)).toEqual([0.75, 0.25]);
  });
});

describe.each(
  explanations.flatMap((each) => (each.parts === undefined ? [] : [{ ...each, parts: each.parts }])),
)('the parts of $name', ({ draw, parts: { names, places } }) => {
  it.each(codes)('have each a name of its own at a place within the drawing: %s', (code) => {
    const named = namesOf(draw(), { names: names[code], places }, []);
    expect(named).toHaveLength(places.length);
    expect(new Set(named.map(({ text }) => text)).size).toBe(places.length);
    expect(named.every(({ text }) => text !== '')).toBe(true);
    expect(named.every(({ middle }) => middle > 0 && middle < 1)).toBe(true);
    const rooms = named.flatMap(({ room }) => (room === undefined ? [] : [room]));
    expect(rooms.every(({ x, width }) => x >= 0 && x + width <= 1.001)).toBe(true);
    expect(rooms.every(({ y, height }) => y >= 0 && y + height <= 1)).toBe(true);
  });
});
