import { describe, expect, it } from 'vitest';
import { openPictureIndex } from '@kinora/words';
import { sceneText } from '../../testing/scene-text.ts';
import { boundsOf } from '../../outline/index.ts';
import { withExplanations } from './with-explanations.ts';
import { isOfLife, workIn } from './works.ts';

describe('what somebody is told to have done', () => {
  it.each([
    ['en', 'James Clerk Maxwell predicted electromagnetic waves.', 'field'],
    ['fr', 'James Clerk Maxwell prédit les ondes.', 'field'],
    ['hi', 'जेम्स क्लर्क मैक्सवेल ने तरंगों की भविष्यवाणी की।', 'field'],
    ['ja', 'ジェームズ・クラーク・マクスウェルは電磁波を予言しました。', 'field'],
    ['it', 'Heinrich Hertz le scoprì nel suo laboratorio.', 'trial'],
    ['es', 'Heinrich Hertz las descubrió en su laboratorio.', 'trial'],
    ['en', 'John Gorrie patented it in 1851.', 'patent'],
    ['it', 'Il medico John Gorrie lo brevettò.', 'patent'],
    ['es', 'Isaac Peral construyó el primero.', 'making'],
    ['fr', 'Elle publia un livre sur la lumière.', 'book'],
    ['hi', 'वे 1896 में इंग्लैण्ड गए।', 'voyage'],
    ['en', 'Columbus discovered America in 1492.', 'voyage'],
    ['es', 'Colón descubrió una isla.', 'voyage'],
    ['en', 'Fleming discovered penicillin.', 'trial'],
    ['fr', 'Il présenta sa machine à l’exposition.', 'lecture'],
    ['ja', '彼は大学で講演を行いました。', 'lecture'],
    ['en', 'Galileo turned his telescope to the moon.', 'watching'],
  ] as const)('is drawn beside them in %s: %s', (...[code, sentence, name]) => {
    expect(workIn(sentence, code)?.name).toBe(name);
  });

  it('is nothing where nothing of it can be seen', () => {
    expect(workIn('Darwin had a theory of evolution.', 'en')).toBeUndefined();
    expect(workIn('Elle avait deux frères.', 'fr')).toBeUndefined();
    expect(workIn('He went to school in Bristol.', 'en')).toBeUndefined();
    expect(workIn('Il est à présent connu de tous.', 'fr')).toBeUndefined();
    expect(workIn('Era un uomo generoso.', 'it')).toBeUndefined();
  });
});

describe('a life', () => {
  it.each([
    ['en', 'She was born in Warsaw.', 'She was a stubborn pupil.'],
    ['fr', 'Il naquit à Lyon.', 'La neige tombait.'],
    ['it', 'Nacque a Bologna.', 'Nel natio borgo si lavora.'],
    ['es', 'Nació en Cartagena.', 'Es un problema nacional.'],
    ['hi', 'उनका जन्म बोलोन्या में हुआ था।', 'उन्होंने काम किया।'],
    ['ja', '彼はパリで生まれました。', '彼は働きました。'],
  ] as const)('is told in %s', (...[code, life, other]) => {
    expect(isOfLife(life, code)).toBe(true);
    expect(isOfLife(other, code)).toBe(false);
  });

  it('is seen in a frame, and not at what the film is about', () => {
    const drawn = (narration: string): string[] =>
      withExplanations(
        [],
        sceneText('en', narration, { keyFacts: [narration], filmTitle: 'Who invented the radio?' }),
        openPictureIndex('en'),
      ).map(({ pictures: [lead] }) => lead?.name ?? '');
    expect(drawn('Guglielmo Marconi was born in Bologna.')[0]).toMatch(/-portrait$/u);
    expect(drawn('Guglielmo Marconi patented it.')[0]).toMatch(/-patent$/u);
  });

  it('fills its frame: nothing of who is in it hangs out', () => {
    const narration = 'Guglielmo Marconi was born in Bologna.';
    const scene = sceneText('en', narration, { keyFacts: [narration], filmTitle: 'Who invented the radio?' });
    const [lead] = withExplanations([], scene, openPictureIndex('en'));
    const { left, right, top, bottom } = boundsOf(lead?.draw?.() ?? []);
    expect([left, top, right, bottom]).toEqual([0, 0, 640, 760]);
  });
});
