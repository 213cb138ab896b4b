import { layOutBoard } from '@kinora/renderer';
import type { Drawing } from '@kinora/renderer';
import { describe, expect, it } from 'vitest';
import { describeScene } from '../describe/describe-scene.ts';
import { openPictureIndexes } from '../describe/picture-indexes.ts';
import { boardsOf, toldOf } from './boards-of-panel.ts';
import { composeShown } from './compose-shown.ts';

const place = describeScene(
  {
    prompt: 'a meadow',
    aspectRatio: '9:16',
    language: 'English',
    videoStyle: 'auto',
    seed: 1,
    inputs: [],
    longSide: 320,
  },
  { key: 'flux_pro', style: 'rich', hasLettering: false },
  openPictureIndexes(),
);
const board = layOutBoard({
  template: 'hero',
  title: 'Frogs',
  pictures: [{ set: 'noto', name: 'frog', label: 'a frog' }],
  notes: [],
  aspect: '9:16',
  language: 'en',
  seed: 1,
});
const high: Drawing = {
  ...board,
  elements: board.elements.filter(({ kind }) => kind === 'text' || kind === 'illustration').slice(0, 2),
};
const later: Drawing = { ...high, elements: [...high.elements, ...board.elements.slice(2, 3)] };

const topsOf = ({ elements }: Drawing): number[] =>
  elements.flatMap((element) => ('box' in element ? [element.box.y] : []));

describe('what is shown before a place', () => {
  it('stands in the middle above the subtitles, and stays there while more is told', () => {
    const { panel } = composeShown(place, { drawing: high, pages: [{ from: 0.5, drawing: later }] });
    if (panel === undefined) {
      throw new Error('nothing is shown');
    }
    const [first = 0] = topsOf(panel.drawing);
    expect(first).toBeGreaterThanOrEqual(topsOf(high)[0] ?? 0);
    expect(boardsOf(panel)).toHaveLength(1);
    expect(toldOf(panel).elements).toHaveLength(later.elements.length);
  });

  it('has no ground that would tie all that stands on it together', () => {
    const feet = high.elements.flatMap((each) =>
      each.kind === 'illustration' ? [each.box.y + each.box.height] : [],
    );
    const [y = 0] = feet;
    const ground = {
      kind: 'underline',
      from: { x: 40, y },
      to: { x: 1040, y },
      width: 6,
      pen: 'ink',
      seed: 1,
    } as const;
    const { panel } = composeShown(place, {
      drawing: { ...high, elements: [...high.elements, ground] },
      pages: [],
    });
    expect(panel?.drawing.elements.some(({ kind }) => kind === 'underline')).toBe(false);
    expect(feet).toHaveLength(1);
  });

  it('begins another board where a page does not only add to the one before', () => {
    const other = { ...high, elements: high.elements.slice(1) };
    const pages = [later, other].map((drawing, index) => ({ from: (index + 1) / 3, drawing }));
    expect(boardsOf({ drawing: high, pages }).map(({ page, stages }) => [page, stages.length])).toEqual([
      [0, 2],
      [2, 1],
    ]);
  });
});
