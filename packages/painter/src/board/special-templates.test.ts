import { describe, expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { findMeasures } from './find-measures.ts';
import { findParts } from './find-parts.ts';
import { findRoute } from './find-route.ts';
import { quotedWords } from './stage/quoted-words.ts';

describe('a number with its bar', () => {
  it.each([
    ['en', 'It grows to 1,300 km, others to 650 km.', ['1,300 km', '650 km'], [1300, 650]],
    ['fr', 'Le globe porte 1,5 mètres d’eau ; ici 3 mètres.', ['1,5 mètres', '3 mètres'], [1.5, 3]],
    ['it', 'La torre pesa 1.200 tonnellate.', ['1.200 tonnellate'], [1200]],
    ['es', 'Mide 30 metros y pesa 150 toneladas.', ['30 metros'], [30]],
    ['hi', 'यह 70 किलोमीटर तक जाता है।', ['70 किलोमीटर'], [70]],
    ['ja', '長さは12メートルです。', ['12メートル'], [12]],
  ] as const)('is read with its unit and its value in %s', (...[code, narration, texts, amounts]) => {
    const { measures } = findMeasures(sceneText(code, narration));
    expect(measures.map(({ text }) => text)).toEqual(texts);
    expect(measures.map(({ amount }) => amount)).toEqual(amounts);
  });

  it('is a part of a hundred where it is told in per cent, and a year is none', () => {
    expect(findMeasures(sceneText('en', 'Salt water is 97 % of it.'))).toMatchObject({ whole: 100 });
    expect(findMeasures(sceneText('en', 'In 1969 three men flew there.')).measures).toEqual([]);
  });
});

describe('a map with its route', () => {
  it.each([
    ['en', 'The first train ran from Stockton to Darlington in 1825.', 'Stockton', 'Darlington'],
    ['fr', 'Le TGV relia Paris à Lyon en 1981.', 'Paris', 'Lyon'],
    ['it', 'La via andava da Roma a Brindisi.', 'Roma', 'Brindisi'],
    ['es', 'Un tren fue de Barcelona a Mataró.', 'Barcelona', 'Mataró'],
    ['hi', 'मुंबई से ठाणे तक रेल चली।', 'मुंबई', 'ठाणे'],
    ['ja', '東海道は江戸から京都まで続く道です。', '江戸', '京都'],
  ] as const)('has both ends by their names in %s', (...[code, narration, from, to]) => {
    expect(findRoute(sceneText(code, narration))).toMatchObject({ from, to });
  });

  it.each([
    ['en', 'They planted cocoa from Brazil in Ghana.', 'Brazil', 'Ghana'],
    ['fr', 'On planta du cacao du Brésil à São Tomé.', 'Brésil', 'São Tomé'],
    ['it', 'Portarono le piante dal Perù in Spagna.', 'Perù', 'Spagna'],
    ['es', 'Los portugueses plantaron cacao del Brasil en Santo Tomé y Príncipe.', 'Brasil', 'Santo Tomé'],
  ] as const)(
    'leads into another land where something is carried there, in %s',
    (...[code, narration, from, to]) => {
      expect(findRoute(sceneText(code, narration))).toMatchObject({ from, to, isFar: true });
      expect(findRoute(sceneText('en', 'The train ran from Stockton to Darlington.'))?.isFar).toBeUndefined();
    },
  );

  it.each([
    ['en', 'The shop is open from Monday to Friday.'],
    ['en', 'It went from bad to worse.'],
    ['es', 'De enero a marzo llueve.'],
  ] as const)('is none where no place is told: %s %s', (code, narration) => {
    expect(findRoute(sceneText(code, narration))).toBeUndefined();
  });
});

describe('a cutaway', () => {
  it.each([
    ['en', 'The Earth has four layers: the crust, the mantle, the outer core and the inner core.', 4],
    ['fr', 'La Terre a trois couches : la croûte, le manteau et le noyau.', 3],
    ['it', 'La Terra ha tre strati: la crosta, il mantello e il nucleo.', 3],
    ['es', 'La Tierra tiene tres capas: la corteza, el manto y el núcleo.', 3],
    ['hi', 'पृथ्वी की तीन परतें हैं: भूपर्पटी, मैंटल और क्रोड।', 3],
    ['ja', '地球の層は、地殻、マントル、核です。', 3],
  ] as const)('names every layer in its order in %s', (code, narration, count) => {
    const parts = findParts(sceneText(code, narration));
    expect(parts).toHaveLength(count);
    const places = parts.map(({ text }) => narration.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('is none where layers are only spoken of', () => {
    expect(
      findParts(sceneText('en', 'A thin layer of dust lay on the table, the chairs and the floor of it.')),
    ).toEqual([]);
  });
});

describe('what somebody says', () => {
  it.each([
    ['en', "'I want to paint,' said the fox one day.", 'I want to paint'],
    ['en', "The fox's den wasn't far. It slept.", undefined],
    ['fr', '« Un pas par jour », dit le vieil âne.', 'Un pas par jour'],
    ['it', '«Una per ogni passo», disse il vecchio.', 'Una per ogni passo'],
    ['es', '«¿Cuántos pasos?», preguntó un ratón.', '¿Cuántos pasos?'],
    ['hi', '“चलो साथ-साथ,” हाथी ने कहा।', 'चलो साथ-साथ'],
    ['ja', '「助けはいらない。」猫はそう言いました。', '助けはいらない。'],
  ] as const)('is read without its marks in %s: %s', (code, narration, words) => {
    expect(quotedWords(narration, code)?.text).toBe(words);
  });
});
