import { expect, it } from 'vitest';
import { withNoun } from './number-noun.ts';
import { readMeasures } from './read-measures.ts';

const written = (code: 'en' | 'fr' | 'it' | 'es' | 'hi', narration: string): string[] =>
  readMeasures(narration, code).map((measure) => withNoun(measure, narration, code));

it.each([
  ['en', 'Pass it through a sieve with a mesh of 10 to 15 mm.', 'mesh: 10–15 mm'],
  ['en', 'Make it of twigs some 10 to 15 cm deep.', '10–15 cm deep'],
  ['fr', "On creusa un tunnel d'environ 12 km sous la mer.", 'tunnel : 12 km'],
  ['it', "L'isobutano, a pressione atmosferica, bolle a circa −12 °C.", 'isobutano: –12 °C'],
  ['it', "L'aeroporto è a 30 chilometri in linea d'aria dai crateri.", "30 chilometri in linea d'aria"],
  ['es', 'Corresponde a una hembra de 27,6 m capturada en 1947.', 'hembra: 27,6 m'],
  ['es', 'Los adultos quedan por debajo de las 110 t.', 'menos de 110 t'],
  ['en', 'Adults stay below 110 t.', 'under 110 t'],
  ['fr', 'Ils pèsent moins de 110 t.', 'moins de 110 t'],
  ['it', 'Restano al di sotto delle 110 t.', 'meno di 110 t'],
  ['hi', 'यह झील 20 मीटर गहरी है।', '20 मीटर गहरी'],
] as const)('says of what a number is where its sentence does, in %s', (code, narration, text) => {
  expect(written(code, narration)).toEqual([text]);
});

it.each([
  ['fr', "Elle contient 0,1 g de sels par litre d'eau.", '0,1 g de sels par litre'],
  ['en', 'It grows 3 cm a year here.', '3 cm a year'],
  ['it', 'Il livello scende di 1 metro all’anno.', '1 metro all’anno'],
  ['es', 'Costó 10 000 dólares por tonelada.', '10 000 dólares por tonelada'],
] as const)('never parts an amount from what it is counted by, in %s', (code, narration, text) => {
  expect(written(code, narration)).toEqual([text]);
});

it('takes no word for a noun that only says how exact a number is', () => {
  expect(written('en', 'It has a total of 40 km.')).toEqual(['40 km']);
  expect(written('fr', 'Une ligne nouvelle de 515 km.')).toEqual(['515 km']);
});
