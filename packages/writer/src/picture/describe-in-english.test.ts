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
    const names = { topic: undefined, title: undefined, phrases };
    const told = describeInEnglish(names, narration, { code, lexicon, pictures: openPictureIndex(code) });
    expect(told).toMatch(right);
    expect(told).not.toMatch(wrong);
  });

  it.each([
    ['en', 'frogs and toads', 'Frogs and toads: skin', 'frogs and toads: skin'],
    ['en', 'a compost heap', 'Make the foundation of twigs', 'a compost heap: make the foundation of twigs'],
    ['en', 'a compost heap', undefined, 'a compost heap'],
    ['es', 'la ballena azul', 'Elefante', 'whale: elephant'],
    ['es', 'la ballena azul', 'El saurópodo', 'whale: “El saurópodo”'],
    ['es', undefined, 'Elefante', 'elephant'],
    ['en', 'frogs toads', 'Frogs and toads: skin', 'frogs and toads: skin'],
    ['it', 'frigorifero', 'Il condensatore', '“frigorifero”: “Il condensatore”'],
    ['it', 'frigorifero', undefined, '“frigorifero”'],
  ] as const)('says of what the film asks for what the scene tells, in %s: %s, %s', (...of) => {
    const [code, topic, title, told] = of;
    const names = { topic, title, phrases: ['cm'] };
    const reading = { code, lexicon, pictures: openPictureIndex(code) };
    expect(describeInEnglish(names, title ?? '', reading)).toBe(`a clear scene about ${told}`);
  });
});
