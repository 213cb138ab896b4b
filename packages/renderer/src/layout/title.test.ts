import { expect, it } from 'vitest';
import { filmLanguages } from '../timeline/language.ts';
import type { FilmLanguage } from '../timeline/language.ts';
import { layOutBoard } from './lay-out-board.ts';

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
