import { openPictureIndex } from '@kinora/words';
import type { BoardMeasure } from '@kinora/renderer';
import { describe, expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { rowToScale } from './measured-row.ts';

const index = openPictureIndex('en');
const narration =
  'The sauropod Argentinosaurus weighed 80 t. The fossil cetacean Perucetus was thought to weigh 340 t.';
const scene = sceneText('en', narration, { filmTitle: 'How heavy is the blue whale?', index: 3 });
const whale: BoardMeasure = { text: '190 t', amount: 190, label: 'whale', cue: { word: 0 } };
const sauropod: BoardMeasure = { text: '80 t', amount: 80, label: 'Argentinosaurus', cue: { word: 4 } };
const fossil: BoardMeasure = {
  text: '340 t',
  amount: 340,
  label: 'Perucetus',
  cue: { word: 14 },
  takenBack: { word: 16 },
};

describe('beings whose numbers stand beside one another', () => {
  it('stand in a row, each drawn when it is told of', () => {
    const row = rowToScale([whale, sauropod, fossil], scene, index);
    expect(row?.strokes?.later?.map(({ cue }) => cue)).toEqual([{ word: 4 }, { word: 14 }]);
  });

  it('look otherwise where another kind stands beside the film’s own', () => {
    const shapesOf = (measures: readonly BoardMeasure[]): string[][] =>
      (rowToScale(measures, scene, index)?.strokes?.later ?? []).map(({ shapes }) =>
        shapes.map(({ outline }) => outline),
      );
    const { takenBack: _back, ...ancient } = fossil;
    const [other] = shapesOf([whale, ancient]);
    const [same] = shapesOf([whale, { ...whale, text: '150 t', amount: 150, cue: { word: 9 } }]);
    expect(other).toBeDefined();
    expect(other).not.toHaveLength(same?.length ?? 0);
  });

  it('are as large as they are told to be', () => {
    const sizeOf = (amount: number): number => {
      const row = rowToScale([whale, { ...sauropod, amount, text: `${amount} t` }], scene, index);
      const { width = 0, height = 0 } = row?.strokes?.later?.[0]?.place ?? {};
      const whole = row?.strokes?.place ?? { width: 1, height: 1 };
      return Math.sqrt((width * height) / (whole.width * whole.height));
    };
    expect(sizeOf(80) / sizeOf(10)).toBeCloseTo(2, 1);
  });

  it('are no row where one has no name, is nothing that can be drawn, or stands alone', () => {
    expect(rowToScale([whale, { text: '80 t', amount: 80 }], scene, index)).toBeUndefined();
    expect(rowToScale([whale], scene, index)).toBeUndefined();
    const rock = sceneText('en', 'The rock Uluru weighed 80 t.', { filmTitle: 'How heavy is it?' });
    expect(rowToScale([whale, { ...sauropod, label: 'Uluru' }], rock, index)).toBeUndefined();
  });
});
