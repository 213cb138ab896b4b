import { describe, expect, it } from 'vitest';
import { readQuestion } from '@kinora/words';
import type { LanguageCode } from '@kinora/words';
import { readArticle } from '../reading/article-sentence.ts';
import { titleScene } from './scene-titles.ts';

const titleOf = (code: LanguageCode, prompt: string, text: string): string => {
  const { sentences } = readArticle([text], code);
  return titleScene({ sentences, phrases: [], asked: readQuestion(prompt, code) }, new Set(), code);
};

describe('the heading of a scene of one year', () => {
  it.each([
    [
      'hi',
      'रेडियो का आविष्कार किसने किया?',
      '1896 में उन्होंने पेटेण्ट का आवेदन दिया, जो ब्रिटिश पेटेण्ट संख्या 12,039 के रूप में स्वीकृत हुआ।',
      'पेटेण्ट का आवेदन',
    ],
    [
      'en',
      'Who invented the telephone?',
      'In 1876 he patented the telephone, which he had shown to nobody before that day in Boston.',
      '1876',
    ],
    [
      'en',
      'Who invented the telephone?',
      'In 1876 Bell patented the telephone, which he had shown to nobody before that day in Boston.',
      'Bell patented the telephone',
    ],
    [
      'en',
      'Who invented the telephone?',
      'A message was sent from one shore of the wide channel to an island in the midst of it by 1897.',
      '1897',
    ],
  ] as const)(
    'says what was then where a clause is short enough, in %s',
    (...[code, prompt, text, title]) => {
      expect(titleOf(code, prompt, text)).toBe(title);
    },
  );
});

describe('the heading of a scene', () => {
  const article = (code: LanguageCode, text: string) => readArticle([text], code, new Set([0])).sentences;

  it('names both sections that are told in it, and no span of years', () => {
    const sentences = article(
      'en',
      '# Railway\n\n## Wooden rails\n\nIn 1604 a way of wooden rails was built for coal by a man of Wollaton in the north.\n\n## First engines\n\nIn 1804 an engine pulled ten tons of iron and seventy men along the rails to the canal.',
    );
    const asked = readQuestion('The history of the railway', 'en');
    expect(titleScene({ sentences, phrases: [], asked }, new Set(), 'en')).toBe(
      'Wooden rails – First engines',
    );
    expect(titleScene({ sentences, phrases: [], asked }, new Set(['wooden rails']), 'en')).toBe(
      'First engines',
    );
  });

  it('of a person who follows another is that of both', () => {
    const sentences = article(
      'hi',
      '# रेडियो\n\n## टेस्ला\n\nनिकोला टेस्ला ने 1893 में अपने व्याख्यानों में बिना तार के सूचना भेजने की योजना रखी।\n\n## जगदीश चन्द्र बसु\n\nजगदीश चन्द्र बसु ने 1894 के अन्त से मिलीमीटर तरंगों पर कार्य आरम्भ किया।',
    );
    const asked = readQuestion('रेडियो का आविष्कार किसने किया?', 'hi');
    expect(titleScene({ sentences, phrases: [], asked }, new Set(), 'hi')).toBe('टेस्ला और जगदीश चन्द्र बसु');
  });

  it('says no more the same as another one', () => {
    const sentences = article(
      'es',
      'La masa varía mucho según la estación, ya que al final del verano las reservas están completas.',
    );
    const asked = readQuestion('¿Cuánto pesa una ballena azul?', 'es');
    const title = (taken: readonly string[]): string =>
      titleScene({ sentences, phrases: [], asked }, new Set(taken), 'es');
    expect(title([])).toBe('La masa');
    expect(title(['masa corporal'])).not.toBe('La masa');
  });

  it('names what a thing is had with', () => {
    const sentences = article(
      'it',
      'I modelli con inverter variano la velocità del compressore, riducendo rumore e consumo.',
    );
    const asked = readQuestion('Come funziona un frigorifero?', 'it');
    expect(titleScene({ sentences, phrases: [], asked }, new Set(), 'it')).toBe('I modelli con inverter');
  });
});
