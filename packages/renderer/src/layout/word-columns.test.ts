import { describe, expect, it } from 'vitest';
import type { BoardContent } from './board-content.ts';
import { layOutBoard } from './lay-out-board.ts';
import { badBreak, isNarrowColumn, isPoorlyBroken, isWordColumn } from './word-columns.ts';

const house = { set: 'noto', name: 'house' } as const;

function linesOf(content: Pick<BoardContent, 'template' | 'title' | 'language'> & Partial<BoardContent>) {
  const { elements } = layOutBoard({ pictures: [], notes: [], aspect: '16:9', seed: 1, ...content });
  return elements.flatMap((each) => (each.kind === 'text' && each.role !== 'title' ? [each.lines] : []));
}

describe('words one below the other', () => {
  it('are three lines and more that hold hardly more than a word each', () => {
    expect(isWordColumn(['Una', 'delegación', 'de mayas', 'q’eqchi’'], 'es')).toBe(true);
    expect(isWordColumn(['The heat does', 'not return', 'after turning'], 'en')).toBe(false);
    expect(isWordColumn(['chocolate', 'blanco'], 'es')).toBe(false);
  });

  it('are none in Japanese, where a line of few characters holds a phrase', () => {
    expect(isWordColumn(['酸化発酵を', '止める', 'ために蒸す'], 'ja')).toBe(false);
    expect(isWordColumn(['酸化', '発酵', '蒸す'], 'ja')).toBe(true);
  });

  it('look broken where one short word stands beneath a long line', () => {
    expect(isPoorlyBroken(['エナメル質の', '穴'], 'ja')).toBe(true);
    expect(isPoorlyBroken(['a message over the', 'sea'], 'en')).toBe(true);
    expect(isPoorlyBroken(['a message', 'over the sea'], 'en')).toBe(false);
  });

  it('are a narrow column where more than two lines are short, which is less bad', () => {
    const narrow = ['20+ × the', 'length of', 'the body'];
    expect(isNarrowColumn(narrow, 'en')).toBe(true);
    expect(badBreak(narrow, 'en')).toBeLessThan(
      badBreak(['Una', 'delegación', 'de mayas', 'q’eqchi’'], 'es'),
    );
    expect(badBreak(['20+ × the length', 'of the body'], 'en')).toBe(0);
  });

  it('are few beside a picture: a note is written smaller rather than in three short lines', () => {
    const pictures = [{ ...house, ratio: 1.5, label: 'a leap' }];
    const notes = [{ text: '20+ × the length of the body' }];
    const lines = linesOf({ template: 'hero', title: 'Frogs', language: 'en', pictures, notes });
    expect(lines).toContainEqual(['20+ × the length', 'of the body']);
  });

  it.each([
    ['es', 'Una delegación de mayas q’eqchi’', 'una casa de chocolate'],
    ['fr', 'un atelier de porcelaine à Limoges', 'la maison du thé'],
    ['hi', 'लन्दन में चाय की दुकान खुली', 'असम में चाय का बाग़'],
  ] as const)('are not beside the two moments of a line of dates: %s', (language, first, second) => {
    const events = [
      { date: '1544', text: first, picture: { ...house, ratio: 1 } },
      { date: '1657', text: second, picture: { ...house, ratio: 1.4 } },
    ];
    const lines = linesOf({ template: 'timeline', title: 'Europa', language, events });
    expect(lines.map((each) => each.join(' '))).toEqual(expect.arrayContaining([first, second]));
    expect(lines.filter((each) => isWordColumn(each, language))).toEqual([]);
  });

  it('are not beside a flat picture: a note is written a little smaller instead', () => {
    const pictures = [{ ...house, ratio: 2.2, label: 'plantaciones de cacao' }];
    const notes = [{ text: 'Santo Tomé y Príncipe' }];
    const lines = linesOf({
      template: 'hero',
      title: 'Traslado del cultivo',
      language: 'es',
      pictures,
      notes,
    });
    expect(lines).toContainEqual(['Santo Tomé', 'y Príncipe']);
  });
});
