import { openPictureIndex } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { openLexicon } from '../lexicon/lexicon.ts';
import { describeInEnglish } from './describe-in-english.ts';

const lexicon = openLexicon();

describe('what a scene shows, in English', () => {
  it.each([
    ['es', ['masa', 'ballena'], 'La masa de la ballena es de 150 toneladas.', /whale/u, /dough/u],
    ['es', ['príncipe', 'cacao'], 'Plantaron cacao en Santo Tomé y Príncipe.', /./u, /prince/u],
    ['it', ['sale', 'vulcano'], 'Il magma del vulcano sale ed è espulso.', /volcano/u, /salt/u],
    ['es', ['príncipe'], 'Ofreció chocolate al príncipe Felipe.', /prince/u, /princess/u],
    ['it', ['sale'], 'Aggiunge un pizzico di sale alla minestra.', /salt/u, /sail/u],
  ] as const)('names what a word means where it stands, in %s: %s', (...of) => {
    const [code, phrases, narration, right, wrong] = of;
    const told = describeInEnglish(phrases, narration, { code, lexicon, pictures: openPictureIndex(code) });
    expect(told).toMatch(right);
    expect(told).not.toMatch(wrong);
  });
});
