import { expect, it } from 'vitest';
import { filmLanguages } from '../timeline/language.ts';
import type { FilmLanguage } from '../timeline/language.ts';
import { createBoardBuilder } from './board-builder.ts';
import { layOutBoard } from './lay-out-board.ts';
import { placeTitle } from './title.ts';

const headings: Record<FilmLanguage, readonly [string, string]> = {
  en: ['In short', 'How to make a compost heap in five steps'],
  fr: ['En bref', 'Pourquoi la mer est-elle salée depuis toujours ?'],
  it: ['In breve', 'Perché il mare è salato da sempre e ovunque?'],
  es: ['En breve', '¿Cuánto pesa una ballena azul en el océano?'],
  hi: ['संक्षेप में', 'रेडियो का आविष्कार किसने किया और कब किया था?'],
  ja: ['まとめ', '緑茶と紅茶の違いはどこから生まれるのでしょうか'],
};

const heading = (title: string, language: FilmLanguage): { size: number; lines: number } => {
  const { elements } = layOutBoard({
    template: 'hero',
    title,
    pictures: [{ set: 'noto', name: 'cat' }],
    notes: [],
    aspect: '9:16',
    language,
    seed: 1,
  });
  const [written] = elements.flatMap((each) =>
    each.kind === 'text' && each.role === 'title' ? [{ size: each.fontSize, lines: each.lines.length }] : [],
  );
  return written ?? { size: 0, lines: 0 };
};

it.each(filmLanguages)(
  'writes a short heading of an upright board larger than a long one, %s',
  (language) => {
    const [short, long] = headings[language].map((title) => heading(title, language));
    expect(short?.lines).toBe(1);
    expect(long?.lines).toBeGreaterThan(1);
    expect(short?.size).toBeGreaterThan((long?.size ?? 0) * 1.2);
  },
);

it('writes a heading beside a picture in fewer lines where it is only a little smaller then', () => {
  const builder = createBoardBuilder({
    template: 'hero',
    title: 'Make the foundation of twigs',
    pictures: [],
    notes: [],
    aspect: '16:9',
    language: 'en',
    seed: 1,
  });
  placeTitle(builder, { align: 'side', side: { x: 110, width: 560 } });
  const [heading] = builder.finish();
  expect(heading).toMatchObject({ kind: 'text', lines: ['Make the', 'foundation of twigs'] });
});
