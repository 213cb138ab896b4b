import { describe, expect, it } from 'vitest';
import { sampleContent } from '../testing/sample-scene.ts';
import { DrawingSchema } from '../timeline/drawing.ts';
import type { Drawing } from '../timeline/drawing.ts';
import { boardAspects } from '../timeline/language.ts';
import { layOutEndBoard, layOutTitleBoard } from './film-boards.ts';
import { layOutBoard } from './lay-out-board.ts';

function boardsOf(aspect: (typeof boardAspects)[number]): [Drawing, Drawing] {
  const house = { set: 'noto', name: 'house' } as const;
  const first = layOutBoard({
    ...sampleContent,
    aspect,
    style: 'playful',
    pictures: [house, ...sampleContent.pictures],
  });
  return [first, layOutBoard({ ...sampleContent, aspect, style: 'playful' })];
}

const wordsOf = ({ elements }: Drawing): string =>
  elements.flatMap((element) => (element.kind === 'text' ? element.lines : [])).join(' ');

describe.each(boardAspects)('the first and last board of a %s film', (aspect) => {
  it('ENG-01 shows the title over what the film shows most, in the style of the film', () => {
    const board = layOutTitleBoard('Why cats purr', boardsOf(aspect));
    expect(DrawingSchema.safeParse(board).error).toBeUndefined();
    expect(wordsOf(board)).toBe('Why cats purr');
    const names = board.elements.flatMap((element) =>
      element.kind === 'illustration' ? [element.name] : [],
    );
    expect(names).toEqual(['cat', 'house']);
    expect(board).toMatchObject({ style: 'playful', aspect });
  });

  it('shows no drawing twice, whatever it is called', () => {
    const boards = boardsOf(aspect);
    const shapes = [{ outline: 'M0 0 L90 0 L90 90 Z', fill: 'first', ink: 1 }] as const;
    const strokes = { grid: { width: 100, height: 100 }, shapes };
    const [one, other] = ['fridge', 'fridge-3'].map((name) =>
      layOutBoard({ ...sampleContent, aspect, pictures: [{ set: 'noto', name, strokes }] }),
    );
    const film = [boards[0], one, other].filter((board) => board !== undefined);
    const [first = boards[0], ...others] = film;
    const { elements } = layOutTitleBoard('Why cats purr', [first, ...others]);
    expect(elements.filter(({ kind }) => kind === 'strokes')).toHaveLength(1);
  });

  it('opens a story with its hero, and smaller beside them what it turns on', () => {
    const shapes = [{ outline: '0,0 90,0 90,90', fill: '#cc6633', ink: 1 }] as const;
    const strokes = { grid: { width: 100, height: 100 }, shapes };
    const drawn = (name: string, size: number) =>
      ({
        kind: 'picture',
        picture: { set: 'noto', name, ratio: 1, strokes },
        box: { x: 0, y: 300 - size, width: size, height: size },
      }) as const;
    const apple = {
      kind: 'picture',
      picture: { set: 'noto', name: 'red-apple', ratio: 1 },
      box: { x: 300, y: 0, width: 200, height: 200 },
    } as const;
    const scene = (...items: readonly (ReturnType<typeof drawn> | typeof apple)[]): Drawing =>
      layOutBoard({
        ...sampleContent,
        aspect,
        template: 'scene',
        pictures: [],
        notes: [],
        stage: { width: 600, height: 300, items: [drawn('place-forest', 300), ...items] },
      });
    const { elements } = layOutTitleBoard('A fox who paints', [
      scene(drawn('fox', 100)),
      scene(drawn('fox', 200), drawn('man', 280), apple),
      scene(drawn('fox', 200), apple),
    ]);
    const shown = elements.flatMap((each) =>
      each.kind === 'strokes' || each.kind === 'illustration' ? [each] : [],
    );
    expect(shown.map(({ name }) => name)).toEqual(['fox', 'red-apple']);
    expect(shown[1]?.box.height).toBeLessThan((shown[0]?.box.height ?? 0) * 0.6);
  });

  it('ENG-01 frames the date of news over their headline', () => {
    const board = layOutTitleBoard('A new bridge opens', boardsOf(aspect), '21 November 2026');
    expect(DrawingSchema.safeParse(board).error).toBeUndefined();
    expect(wordsOf(board)).toBe('21 November 2026 A new bridge opens');
    expect(board.elements.filter(({ kind }) => kind === 'frame')).toHaveLength(1);
  });

  it('ENG-01 names the sources, four at most', () => {
    const sources = ['Wikipedia: Cat', 'page 3', 'Wikipedia: Purr', 'page 5', 'page 9'];
    const board = layOutEndBoard('Sources', sources, boardsOf(aspect)[0]);
    expect(DrawingSchema.safeParse(board).error).toBeUndefined();
    expect(wordsOf(board)).toBe('Sources Wikipedia: Cat page 3 Wikipedia: Purr page 5');
  });
});
