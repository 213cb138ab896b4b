import { expect, it } from 'vitest';
import { sceneText } from '../testing/scene-text.ts';
import { nameOnScale } from './scale-names.ts';

it.each([
  ['en', 'The pH at which it dissolves is for enamel about 5.5 and for dentine 6.0.', '5.5', 'enamel'],
  ['en', 'The pH at which it dissolves is for enamel about 5.5 and for dentine 6.0.', '6.0', 'dentine'],
  ['fr', 'Le pH critique est pour l’émail d’environ 5,5.', '5,5', 'émail'],
  ['it', 'Il pH critico è per lo smalto circa 5,5.', '5,5', 'smalto'],
  ['es', 'El pH crítico es para el esmalte de unos 5,5.', '5,5', 'esmalte'],
  ['hi', 'इनेमल में लगभग 5.5 होता है।', '5.5', 'इनेमल'],
  ['ja', 'エナメル質では約5.5、象牙質では6.0から6.7程度です。', '6.0', '象牙質'],
  ['en', 'The pH fell to 5.5.', '5.5', undefined],
] as const)('says of what a number is, in %s: %s', (...[code, narration, number, name]) => {
  const { narration: told } = sceneText(code, narration);
  expect(nameOnScale(told, told.indexOf(number), code)).toBe(name);
});
