import { describe, expect, it } from 'vitest';
import type { Drawing } from '../timeline/drawing.ts';
import { boardSize } from '../timeline/language.ts';
import type { BoardContent } from './board-content.ts';
import { layOutBoard } from './lay-out-board.ts';
import { boardRegions } from './safe-area.ts';

function boardOf(change: Partial<BoardContent>): Drawing {
  return layOutBoard({
    template: 'hero',
    title: 'In short',
    pictures: [],
    notes: [],
    aspect: '16:9',
    language: 'en',
    seed: 1,
    ...change,
  });
}

const [cat, house] = [
  { set: 'noto', name: 'cat' },
  { set: 'noto', name: 'house' },
] as const;

const pictureIn = ({ elements }: Drawing): { width: number; height: number } =>
  elements.flatMap((each) => (each.kind === 'illustration' ? [each.box] : []))[0] ?? { width: 0, height: 0 };

const wordsIn = ({ elements }: Drawing): string[] =>
  elements.flatMap((each) => (each.kind === 'text' ? [each.lines.join(' ')] : []));

describe('a main picture with what is told of it', () => {
  it('stands beside it on an upright board where it is tall, as high as most of the board', () => {
    const somebody = { ...cat, ratio: 0.45, label: 'Guglielmo Marconi' };
    const told = [{ picture: { ...house, ratio: 1.3, label: 'patent' } }];
    const board = boardOf({ aspect: '9:16', pictures: [somebody], told });
    expect(pictureIn(board).height).toBeGreaterThan(boardSize('9:16').height * 0.38);
    expect(wordsIn(board)).toEqual(expect.arrayContaining(['Guglielmo Marconi', 'patent']));
  });

  it('has its name beside it on an upright board that has other pictures beneath', () => {
    const told = [
      { picture: { ...house, label: 'spring' } },
      { picture: { ...house, name: 'rocket', label: 'sun' } },
    ];
    const board = boardOf({ aspect: '9:16', pictures: [{ ...cat, label: 'leaf' }], told });
    expect(pictureIn(board).height).toBeGreaterThan(boardSize('9:16').height * 0.24);
    expect(wordsIn(board)).toEqual(expect.arrayContaining(['leaf', 'spring', 'sun']));
  });

  it('spans the board over a few words where it is flat', () => {
    const notes = [{ text: 'It was money once' }];
    const board = boardOf({ pictures: [{ ...cat, ratio: 4 }], notes });
    const { left, right } = boardRegions('16:9');
    expect(pictureIn(board).width).toBeGreaterThan((right - left) * 0.8);
    expect(wordsIn(board)).toContain('It was money once');
  });

  it('leaves out a sentence told beside it rather than becoming small', () => {
    const steps = { ...cat, ratio: 1.3, label: 'bare soil, in shade' };
    const notes = [{ text: 'The sun does not dry the material' }, { text: 'Worms can enter' }];
    const told = [{ text: '1 metre' }, { text: 'A smaller quantity loses its warmth too fast' }];
    const board = boardOf({ title: 'Choose a site in light shade', pictures: [steps], notes, told });
    const { width, height } = pictureIn(board);
    const { left, right, title, contentBottom } = boardRegions('16:9');
    expect((width * height) / ((right - left) * (contentBottom - title.y))).toBeGreaterThan(0.3);
    expect(wordsIn(board)).toEqual(expect.arrayContaining(['1 metre', 'Worms can enter']));
  });

  it('has what is said under it where it is flat and other pictures stand beside it', () => {
    const notes = [{ text: 'The peoples of the ancient south took it as a drink, with spices' }];
    const told = [{ text: '5000 years' }, { picture: { ...house, ratio: 1.55, label: 'sugar' } }];
    const board = boardOf({ pictures: [{ ...cat, ratio: 3.4, label: 'from fruit to bar' }], notes, told });
    const { left, right } = boardRegions('16:9');
    expect(pictureIn(board).width).toBeGreaterThan((right - left) * 0.55);
    expect(wordsIn(board)).toEqual(
      expect.arrayContaining([
        'The peoples of the ancient south took it as a drink, with spices',
        '5000 years',
        'sugar',
      ]),
    );
  });

  it.each(['Les pertes compensent les apports', 'Le sel reste dans la mer'])(
    'writes what is said: %s',
    (text) => {
      const board = boardOf({
        language: 'fr',
        pictures: [{ ...cat, ratio: 1.08, label: 'océan' }],
        notes: [{ text }],
      });
      expect(wordsIn(board)).toContain(text);
    },
  );
});

it('has its name beneath it in the middle of a page without a heading', () => {
  const { elements } = boardOf({ title: '', pictures: [{ ...cat, ratio: 1.3, label: 'leaf' }] });
  const boxes = elements.flatMap((each) =>
    each.kind === 'text' || each.kind === 'illustration' ? [each.box] : [],
  );
  const [middle, other] = boxes.map(({ x, width }) => x + width / 2);
  expect(Math.abs((middle ?? 0) - (other ?? 1000))).toBeLessThan(5);
});

it('leaves room for a ring between a picture and its name', () => {
  const leaf = { ...cat, ratio: 2.5, label: 'leaf', stress: { word: 7 } };
  const board = boardOf({ pictures: [leaf] });
  const ring = board.elements.flatMap((each) => (each.kind === 'frame' ? [each.box.y] : []))[0] ?? 0;
  const picture = board.elements.flatMap((each) => (each.kind === 'illustration' ? [each.box] : []))[0];
  expect(ring - (picture?.y ?? 0) - (picture?.height ?? 0)).toBeGreaterThan(16);
});

describe('a picture that is all a board shows', () => {
  it('is nearly as high as the board, its name under the heading beside it', () => {
    const board = boardOf({
      title: 'Plate tectonics',
      pictures: [{ ...cat, ratio: 1.6, label: 'plates on soft rock' }],
    });
    const { left, right, title, contentBottom } = boardRegions('16:9');
    const { width, height } = pictureIn(board);
    expect((width * height) / ((right - left) * (contentBottom - title.y))).toBeGreaterThan(0.5);
    expect(wordsIn(board)).toEqual(expect.arrayContaining(['Plate tectonics', 'plates on soft rock']));
  });
});

it('shows two that are compared larger than what is told between them', () => {
  const cup = (name: string, word: number) => ({ set: 'noto', name, label: name, cue: { word } }) as const;
  const { elements } = boardOf({
    template: 'compare',
    pictures: [cup('teacup', 0), { ...cup('tea', 9), ratio: 1.4 }],
    told: [{ picture: cup('coffee', 4), cue: { word: 4 } }],
  });
  const areas = new Map(
    elements.flatMap((each) =>
      each.kind === 'illustration' ? [[each.name, each.box.width * each.box.height] as const] : [],
    ),
  );
  const coffee = areas.get('coffee') ?? 0;
  expect(coffee).toBeLessThan((areas.get('teacup') ?? 0) * 0.85);
  expect(coffee).toBeLessThan((areas.get('tea') ?? 0) * 0.85);
});

it.each([
  ['left', 3, 20],
  ['right', 20, 3],
])('draws both that are compared when the %s one is told of, and rings the other later', (_, left, right) => {
  const { elements } = boardOf({
    template: 'compare',
    pictures: [
      { ...cat, label: 'cat', cue: { word: left } },
      { ...house, label: 'house', cue: { word: right } },
    ],
  });
  const drawn = elements.flatMap((each) => (each.kind === 'illustration' ? [each.cue] : []));
  expect(drawn).toEqual([{ word: 3 }, { word: 3 }]);
  const rings = elements.flatMap((each) => (each.kind === 'frame' ? [each] : []));
  expect(rings.map(({ cue }) => cue)).toEqual([{ word: 20 }]);
  const middle = (rings[0]?.box.x ?? 0) + (rings[0]?.box.width ?? 0) / 2;
  expect(middle > boardSize('16:9').width / 2).toBe(right > left);
});
