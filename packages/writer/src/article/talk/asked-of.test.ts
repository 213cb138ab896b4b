import type { LanguageCode } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { askedOf, askedOfHeading, definitionAsked } from './asked-of.ts';

const ask = (code: LanguageCode, text: string, kind: 'steps' | 'history' | 'other' = 'other') => {
  return askedOf({ text, isAmongSteps: kind === 'steps', isHistory: kind === 'history', code }, new Set());
};

describe('what is asked before a sentence', () => {
  it.each([
    ['en', 'A lid or a sheet keeps the rain off.', 'What keeps the rain off?'],
    ['en', 'Deep cracks can cause a dam to break.', undefined],
    ['en', 'The cold air can cause a pipe to burst.', 'What can cause a pipe to burst?'],
    ['en', 'When the tide is low, the boats lie dry.', 'Is that always so?'],
    ['fr', 'Un savon qui n’est pas séché fond trop vite.', 'Et s’il n’est pas séché ?'],
    ['fr', 'La molécule de savon possède une tête.', 'Et la molécule de savon ?'],
    ['fr', 'Sous l’effet du Soleil, l’eau s’évapore.', 'Et l’eau ?'],
    ['fr', 'Un gaz se forme.', undefined],
    ['it', 'I motori con turbina si fermano.', 'E i motori con turbina?'],
    ['it', 'Una parte del fianco cedette.', undefined],
    ['it', 'Se il sole è alto, l’arco resta basso.', 'Succede sempre?'],
    ['es', 'La masa de los adultos varía.', '¿Y la masa?'],
    ['es', 'El vidrio también se enfría allí.', '¿Hay algo más?'],
    ['hi', 'भूस्खलनों से भी कम्पन होता है।', 'क्या और भी कुछ है?'],
    ['ja', '太陽が高いと、虹は隠れます。', 'そうなると、どうなるのでしょうか？'],
  ] as const)('%s: %s', (code, text, question) => {
    expect(ask(code, text)).toBe(question);
  });

  it.each([
    ['en', 'It was opened in 1863.', 'What happened in 1863?'],
    ['fr', 'Il fut ouvert en 1863.', 'Que s’est-il passé en 1863 ?'],
    ['it', 'Fu aperto nel 1863.', 'Che cosa accadde nel 1863?'],
    ['es', 'Se abrió en 1863.', '¿Qué pasó en 1863?'],
    ['hi', 'यह 1863 में खुला।', '1863 में क्या हुआ?'],
    ['ja', '1863年に開業しました。', '1863年には何があったのでしょうか？'],
    ['es', 'Se plantó en la década de 1820.', undefined],
  ] as const)('of a year, where it is one: %s, %s', (code, text, question) => {
    expect(ask(code, text, 'history')).toBe(question);
  });

  it('is not what was asked before, and asks again otherwise', () => {
    const said = new Set<string>();
    const told = 'La masa varía mucho.';
    const answer = { text: told, isAmongSteps: false, isHistory: false, code: 'es' } as const;
    const asked = [askedOf(answer, said), askedOf(answer, said), askedOf(answer, said)];
    expect(new Set(asked).size).toBe(3);
    expect(asked[2]).toBeUndefined();
  });

  it('names what a heading names, with the article that the words have for it', () => {
    const asked = (code: LanguageCode, title: string, told: string) =>
      askedOfHeading({ title, told }, new Set(), code);
    expect(asked('es', 'Estación', 'Varía mucho según la estación.')).toBe('¿Y la estación?');
    expect(asked('it', 'L’evaporatore', '')).toBe('E l’evaporatore?');
    expect(asked('fr', 'Expansion', 'Le train gagna tout le pays.')).toBeUndefined();
    expect(asked('en', 'Causes and effects', 'The causes and effects are known.')).toBeUndefined();
    expect(asked('ja', '仕組み', '')).toBe('仕組みについては、どうでしょうか？');
  });

  it('asks what a thing is where that is told', () => {
    expect(definitionAsked('Tides are the rise and fall of the sea.', new Set(), 'en')).toBe(
      'What are tides?',
    );
    expect(definitionAsked('El vidrio es un material duro.', new Set(), 'es')).toBe('¿Qué es el vidrio?');
    expect(definitionAsked('The Moon pulls the water.', new Set(), 'en')).toBeUndefined();
  });
});
