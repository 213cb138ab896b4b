import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrowLines } from '../draw/marks.ts';
import { letterHeight } from '../text/letter-height.ts';
import { createTextMeasure } from '../text/measure.ts';
import { DrawingSchema } from '../timeline/drawing.ts';
import type { Box, DrawingElement, Point } from '../timeline/drawing.ts';
import { boardStyles, styleLook } from '../timeline/drawing-style.ts';
import { boardAspects, boardSize, filmLanguages } from '../timeline/language.ts';
import type { FilmLanguage } from '../timeline/language.ts';
import { boardTemplates } from './board-content.ts';
import type { BoardContent, BoardEvent, BoardNote, BoardPicture, BoardTold } from './board-content.ts';
import { layOutBoard } from './lay-out-board.ts';
import { boardRegions } from './safe-area.ts';

const words: Record<FilmLanguage, readonly string[]> = {
  en: ['cats', 'purr', 'a', 'photosynthesis', 'Donaudampfschifffahrtsgesellschaftskapitänsmütze', '14,000'],
  hi: ['बिल्ली', 'क्यों', 'घुरघुराती', 'है', 'अर्थव्यवस्था', 'प्रकाश-संश्लेषण'],
  fr: ['l’économie', 'est', 'où', 'anticonstitutionnellement', 'œuvre', 'à'],
  it: ['perché', 'il', 'precipitevolissimevolmente', 'gatto', 'è', 'città'],
  es: ['¿por', 'qué?', 'el', 'otorrinolaringólogo', 'corazón', 'año'],
  ja: ['猫', 'はなぜ', 'ゴロゴロと', '喉を鳴らす', 'のでしょうか', '光合成'],
};

const text = (language: FilmLanguage, most: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...words[language]), { minLength: 1, maxLength: most })
    .map((chosen) => chosen.join(language === 'ja' ? '' : ' '));

const cue = fc.nat(30).map((word) => ({ word }));

const picture = (language: FilmLanguage): fc.Arbitrary<BoardPicture> =>
  fc.record(
    {
      set: fc.constant('noto' as const),
      name: fc.constantFrom('cat', 'rocket', 'house'),
      ratio: fc.double({ min: 0.3, max: 3, noNaN: true }),
      label: text(language, 3),
      cue,
      stress: cue,
    },
    { requiredKeys: ['set', 'name'] },
  );

const note = (language: FilmLanguage): fc.Arbitrary<BoardNote> =>
  fc
    .record({ text: text(language, 16), picture: picture(language), cue }, { requiredKeys: ['text'] })
    .map((each) => ({ ...each, stress: { text: each.text.slice(0, 4) } }));

const event = (language: FilmLanguage): fc.Arbitrary<BoardEvent> =>
  fc.record(
    {
      date: fc.constantFrom('1969', '1824年', '300 BC'),
      text: text(language, 6),
      picture: picture(language),
      cue,
    },
    { requiredKeys: ['date'] },
  );

const told = (language: FilmLanguage): fc.Arbitrary<BoardTold> =>
  fc.oneof(
    fc.record({ picture: picture(language), cue }),
    fc.record({ text: fc.oneof(text(language, 8), fc.constant('515 km')), cue }),
  );

const content: fc.Arbitrary<BoardContent> = fc.constantFrom(...filmLanguages).chain((language) =>
  fc.record({
    template: fc.constantFrom(...boardTemplates),
    title: fc.oneof(text(language, 14), fc.constant('')),
    pictures: fc.array(picture(language), { maxLength: 5 }),
    notes: fc.array(note(language), { maxLength: 5 }),
    events: fc.array(event(language), { maxLength: 6 }),
    measures: fc.array(
      fc.record({
        text: fc.constantFrom('32 cm', '4 milliards de tonnes', '97 %'),
        amount: fc.integer({ min: 1, max: 200 }),
        cue,
      }),
      { minLength: 1, maxLength: 2 },
    ),
    columns: fc.tuple(
      fc.array(note(language), { minLength: 1, maxLength: 3 }),
      fc.array(note(language), { minLength: 1, maxLength: 3 }),
    ),
    route: fc.record({ from: text(language, 2), to: text(language, 2), cue }),
    parts: fc.array(note(language), { minLength: 1, maxLength: 5 }),
    told: fc.array(told(language), { maxLength: 4 }),
    turn: fc.nat(9),
    aspect: fc.constantFrom(...boardAspects),
    language: fc.constant(language),
    style: fc.constantFrom(...boardStyles),
    seed: fc.nat(100_000),
  }),
);

const fullContent: Omit<BoardContent, 'template' | 'aspect'> = {
  title: 'Why cats purr',
  pictures: [
    { set: 'noto', name: 'cat', label: 'cat' },
    { set: 'noto', name: 'house', label: 'house' },
    { set: 'noto', name: 'rocket', label: 'rocket' },
  ],
  notes: [{ text: 'Cats purr when they are happy' }, { text: 'A purr calms the cat' }],
  events: [
    { date: '1783', text: 'first balloon' },
    { date: '1969', text: 'Moon landing', picture: { set: 'noto', name: 'rocket' } },
  ],
  stage: {
    width: 940,
    height: 640,
    items: [
      {
        kind: 'picture',
        box: { x: 0, y: 300, width: 940, height: 300 },
        picture: {
          set: 'noto',
          name: 'place-meadow',
          strokes: { grid: { width: 94, height: 30 }, shapes: [{ outline: '0,0 94,0 94,30 0,30', ink: 1 }] },
        },
      },
    ],
  },
  measures: [
    { text: '32 cm', amount: 32 },
    { text: '8 cm', amount: 8 },
  ],
  columns: [[{ text: 'They eat fish' }], [{ text: 'They eat meat' }]],
  route: { from: 'Paris', to: 'Lyon' },
  parts: [{ text: 'crust' }, { text: 'mantle' }, { text: 'core' }],
  language: 'en',
  seed: 1,
};

function nameOf(element: DrawingElement): string {
  return element.kind === 'text' ? `the text ${element.lines.join('/')}` : element.kind;
}

/** What an element covers, its pen's width aside. */
function areaOf(element: DrawingElement): Box {
  if ('box' in element) {
    return element.box;
  }
  const { from, to } = element;
  const x = Math.min(from.x, to.x);
  const y = Math.min(from.y, to.y);
  return { x, y, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) };
}

/** Whether two boxes share more than a hair's breadth. */
function isOverlap(one: Box, other: Box): boolean {
  const hair = 0.5;
  return (
    one.x + hair < other.x + other.width &&
    other.x + hair < one.x + one.width &&
    one.y + hair < other.y + other.height &&
    other.y + hair < one.y + one.height
  );
}

function isWithin({ x, y }: Point, box: Box): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

describe('a laid out board', () => {
  it('ENG-01 lays no picture, word or decoration over another, and leads no arrow through one', () => {
    fc.assert(
      fc.property(content, (board) => {
        const { elements } = layOutBoard(board);
        const solid = elements.filter(
          ({ kind }) => kind === 'text' || kind === 'illustration' || kind === 'accent',
        );
        solid.forEach((one, at) => {
          for (const other of solid.slice(at + 1)) {
            expect
              .soft(isOverlap(areaOf(one), areaOf(other)), `${nameOf(one)} and ${nameOf(other)}`)
              .toBe(false);
          }
        });
        for (const arrow of elements) {
          const line = arrow.kind === 'arrow' ? (arrowLines(arrow)[0] ?? []) : [];
          const crossed = solid.filter((one) => line.some((point) => isWithin(point, areaOf(one))));
          expect.soft(crossed.map(nameOf), 'crossed by an arrow').toEqual([]);
        }
      }),
      { numRuns: 200, seed: 4 },
    );
  });

  it('makes two bars as long beside one another as their numbers are', () => {
    const { elements } = layOutBoard({ ...fullContent, template: 'number', aspect: '16:9' });
    const [long, short] = elements.flatMap((each) => (each.kind === 'frame' ? [each.box.width] : []));
    expect((long ?? 0) / (short ?? 1)).toBeCloseTo(4, 5);
  });

  it.each(boardAspects)('leads a line from every layer of a %s cutaway to its name', (aspect) => {
    const { elements } = layOutBoard({ ...fullContent, template: 'cutaway', aspect });
    const block = elements.find(({ kind }) => kind === 'strokes');
    const names = elements.filter((each) => each.kind === 'text' && each.role === 'label').map(areaOf);
    const lines = elements.flatMap((each) => (each.kind === 'arrow' ? [each] : []));
    expect(names).toHaveLength(3);
    names.forEach((name, index) => {
      const line = lines[index];
      expect(line?.from.y).toBeGreaterThan(name.y);
      expect(line?.from.y).toBeLessThan(name.y + name.height);
      expect(name.x - (line?.from.x ?? 0)).toBeLessThan(60);
      expect(block !== undefined && line !== undefined && isWithin(line.to, areaOf(block))).toBe(true);
    });
  });

  it.each(boardAspects)('writes the name of each end of a way at its pin: %s', (aspect) => {
    const { elements } = layOutBoard({ ...fullContent, template: 'map', aspect });
    const pins = elements.filter((each) => each.kind === 'strokes' && each.name === 'pin').map(areaOf);
    const names = elements.filter((each) => each.kind === 'text' && each.role === 'label').map(areaOf);
    expect(pins).toHaveLength(2);
    pins.forEach((pin, index) => {
      const name = names[index];
      const below = (name?.y ?? 0) - (pin.y + pin.height);
      const above = pin.y - ((name?.y ?? 0) + (name?.height ?? 0));
      expect(Math.max(below, above)).toBeLessThan(30);
      expect(Math.max(below, above)).toBeGreaterThanOrEqual(0);
      expect(Math.abs(pin.x + pin.width / 2 - ((name?.x ?? 0) + (name?.width ?? 0) / 2))).toBeLessThan(40);
    });
  });

  it.each(boardAspects)('ENG-01 leaves no half of a %s board empty', (aspect) => {
    const whole = boardTemplates.filter((template) => template !== 'card' && template !== 'opening');
    for (const template of whole) {
      const drawing = layOutBoard({ ...fullContent, template, aspect });
      const [, , ...placed] = drawing.elements.map(areaOf);
      const left = Math.min(...placed.map((box) => box.x));
      const right = Math.max(...placed.map((box) => box.x + box.width));
      const { left: from, right: to } = boardRegions(aspect);
      expect(left, template).toBeLessThan(from + (to - from) * 0.25);
      expect(right, template).toBeGreaterThan(from + (to - from) * 0.75);
    }
  });

  it('keeps everything inside the board and above the subtitles, in every language and shape', () => {
    fc.assert(
      fc.property(content, (board) => {
        const drawing = layOutBoard(board);
        const size = boardSize(board.aspect);
        const { subtitles } = boardRegions(board.aspect);
        expect(DrawingSchema.safeParse(drawing).error).toBeUndefined();
        for (const element of drawing.elements) {
          const area = areaOf(element);
          expect(area.x, element.kind).toBeGreaterThanOrEqual(0);
          expect(area.y, element.kind).toBeGreaterThanOrEqual(0);
          expect(area.x + area.width, element.kind).toBeLessThanOrEqual(size.width);
          expect(area.y + area.height, element.kind).toBeLessThanOrEqual(subtitles.y);
        }
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it('ENG-01 writes no letter smaller than is read on a phone, and cuts no word', () => {
    fc.assert(
      fc.property(content, (board) => {
        // A title and the names of sources stand there in any case, see below; a composed scene has its own measures.
        fc.pre(board.template !== 'opening' && board.template !== 'card' && board.template !== 'quotation');
        const { elements } = layOutBoard(board);
        for (const element of elements) {
          if (element.kind === 'text' && element.role !== 'title') {
            const { lettering } = styleLook(board.style ?? 'classic');
            const { role, fontSize } = element;
            const high = letterHeight('whole', { role, language: board.language, lettering }) * fontSize;
            const least = board.aspect === '16:9' ? 1080 / 24 : 1920 / 45;
            expect(high, element.lines.join('/')).toBeGreaterThanOrEqual(least - 0.01);
            expect(element.lines.join(' ')).not.toContain('…');
          }
        }
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it.each(boardAspects)('ENG-01 shows what a %s board is about larger than all beside it', (aspect) => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 2, noNaN: true }), fc.nat(9), (ratio, turn) => {
        const pictures = fullContent.pictures.slice(0, 2).map((each) => ({ ...each, ratio }));
        const { elements } = layOutBoard({ ...fullContent, template: 'hero', pictures, aspect, turn });
        const [main, other] = elements.flatMap((each) =>
          each.kind === 'illustration' ? [each.box.width * each.box.height] : [],
        );
        expect(main ?? 0).toBeGreaterThan(other ?? 0);
      }),
      { numRuns: 20, seed: 5 },
    );
  });

  it('ENG-01 makes a single picture as large as the board allows', () => {
    for (const [aspect, least] of [
      ['16:9', 0.35],
      ['9:16', 0.35],
    ] as const) {
      const { left, right, title, contentBottom } = boardRegions(aspect);
      for (const turn of [0, 1, 2]) {
        const [picture] = fullContent.pictures;
        const { elements } = layOutBoard({
          ...fullContent,
          template: 'hero',
          pictures: picture === undefined ? [] : [{ ...picture, ratio: 1.1 }],
          notes: [{ text: 'Cats purr when they are happy' }],
          aspect,
          turn,
        });
        const [head, , ...rest] = elements;
        const underLine = 24;
        const isBeside = head !== undefined && areaOf(head).x > left + 400 && aspect === '16:9';
        const top =
          head === undefined || isBeside ? title.y : areaOf(head).y + areaOf(head).height + underLine;
        const main = rest.find(({ kind }) => kind === 'illustration');
        const label = rest.find((each) => each.kind === 'text' && each.role === 'label');
        const [box, name] = [boxOf(main), boxOf(label)];
        const shown = box.width * (name.y + name.height - box.y);
        expect(shown / ((right - left) * (contentBottom - top)), `${aspect} ${turn}`).toBeGreaterThan(least);
      }
    }
  });

  it('ENG-01 stands in the middle of the board beneath its heading', () => {
    for (const aspect of boardAspects) {
      for (const template of ['compare', 'process', 'cycle', 'timeline', 'balance'] as const) {
        const { elements } = layOutBoard({ ...fullContent, template, aspect });
        const rest = elements.slice(2).map(areaOf);
        const { left, right } = boardRegions(aspect);
        const from = Math.min(...rest.map(({ x }) => x)) - left;
        const to = right - Math.max(...rest.map(({ x, width }) => x + width));
        expect(Math.abs(from - to), `${template} ${aspect}`).toBeLessThan(60);
      }
    }
  });

  it('draws pictures of any number of shapes, none of them left out and each on top of the one before', () => {
    const shapes = Array.from({ length: 950 }, (_, at) => ({
      outline: `${at},0 ${at + 2},0 ${at},2`,
      fill: '#408040',
      ink: 0,
    }));
    const strokes = { grid: { width: 1000, height: 100 }, shapes };
    const garden = { set: 'noto', name: 'place-garden', ratio: 10, strokes } as const;
    const { elements } = DrawingSchema.parse(
      layOutBoard({
        ...fullContent,
        aspect: '9:16',
        template: 'scene',
        stage: {
          width: 1000,
          height: 500,
          items: [
            {
              kind: 'picture',
              picture: garden,
              box: { x: 0, y: 0, width: 1000, height: 100 },
              cue: { word: 2 },
            },
          ],
        },
      }),
    );
    const drawn = elements.flatMap((each) => (each.kind === 'strokes' ? [each] : []));
    expect(drawn.flatMap((each) => each.shapes.map(({ outline }) => outline))).toEqual(
      shapes.map(({ outline }) => outline),
    );
    expect(new Set(drawn.map(({ box }) => JSON.stringify(box))).size).toBe(1);
    expect(drawn.map(({ cue: when }) => when)).toEqual([{ word: 2 }, undefined, undefined]);
  });

  it('clips no text: every line is narrower than its box and all lines fit its height', () => {
    fc.assert(
      fc.property(content, (board) => {
        for (const element of layOutBoard(board).elements) {
          if (element.kind === 'text') {
            const measure = createTextMeasure(
              element.role,
              board.language,
              styleLook(board.style ?? 'classic').lettering,
            );
            for (const line of element.lines) {
              expect(measure.width(line, element.fontSize)).toBeLessThanOrEqual(element.box.width + 0.05);
            }
            expect(element.lines.length * element.fontSize).toBeLessThanOrEqual(element.box.height + 0.01);
          }
        }
      }),
      { numRuns: 80, seed: 2 },
    );
  });

  it('loses no word of a title that fits', () => {
    const title = 'How photosynthesis feeds the living world';
    const drawing = layOutBoard({
      template: 'hero',
      title,
      pictures: [{ set: 'noto', name: 'seedling' }],
      notes: [],
      aspect: '9:16',
      language: 'en',
      seed: 1,
    });
    const [first] = drawing.elements;
    expect(first?.kind === 'text' ? first.lines.join(' ') : '').toBe(title);
  });

  it('is the same for the same seed', () => {
    fc.assert(
      fc.property(content, (board) => {
        expect(layOutBoard(board)).toEqual(layOutBoard(board));
      }),
      { numRuns: 20, seed: 3 },
    );
  });
});

function boxOf(element: DrawingElement | undefined): Box {
  if (element === undefined || !('box' in element)) {
    throw new Error('Nothing with a place of its own');
  }
  return element.box;
}
