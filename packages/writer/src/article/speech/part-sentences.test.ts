import { describe, expect, it } from 'vitest';
import { sayPart } from './part-sentences.ts';

describe('a part of a list', () => {
  it.each([
    [
      'it',
      'Compressore: aspira il vapore e lo comprime; la temperatura del gas sale.',
      'Il compressore aspira il vapore e lo comprime. La temperatura del gas sale.',
    ],
    ['it', 'Evaporatore: è a contatto con il vano.', 'L’evaporatore è a contatto con il vano.'],
    ['it', 'Stantuffo: spinge il fluido.', 'Lo stantuffo spinge il fluido.'],
    [
      'it',
      'Organo di espansione: nei modelli domestici è un tubo capillare.',
      'L’organo di espansione nei modelli domestici è un tubo capillare.',
    ],
    ['es', 'Compresor: aspira el vapor.', 'El compresor aspira el vapor.'],
    ['en', 'Compressor: draws in the vapour.', 'The compressor draws in the vapour.'],
  ] as const)('is a sentence, in %s: %s', (code, written, said) => {
    expect(sayPart(written, code)).toBe(said);
  });

  it.each([
    ['it', 'Cenere: diametro inferiore a 2 mm.'],
    ['it', 'Ponte: unisce le due rive.'],
    ['es', 'Barbas: varios cientos de kilogramos.'],
    ['fr', 'Compresseur : aspire la vapeur.'],
    ['ja', '圧縮機：蒸気を吸い込む。'],
  ] as const)('stays where no verb follows or its article is not sure, in %s: %s', (code, written) => {
    expect(sayPart(written, code)).toBe(written);
  });
});
