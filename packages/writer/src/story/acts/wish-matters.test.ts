import type { LanguageCode } from '@kinora/words';
import { describe, expect, it } from 'vitest';
import { openLexicon } from '../../lexicon/lexicon.ts';
import { whereKnown } from '../grammar/expand-template.ts';
import { actOfWish, wishActs } from './wish-act.ts';
import type { WishAct } from './wish-act.ts';
import { mattersOfAct } from './wish-matters.ts';

const lexicon = openLexicon();
const codes: readonly LanguageCode[] = ['en', 'hi', 'fr', 'it', 'es', 'ja'];
const cases = codes.flatMap((code) => wishActs.map((act) => [act, code] as const));

describe('what can happen to an act', () => {
  it.each(cases)('to %s, in %s: two ways at least, each told whole', (act, code) => {
    const matters = mattersOfAct(act, code);
    expect(matters.length).toBeGreaterThanOrEqual(2);
    const clauses = matters.flatMap(({ first, ruin, falter, mend }) => [first, ruin, falter, mend]);
    expect(clauses.filter((clause) => clause.trim().length < 5)).toEqual([]);
    expect(new Set(clauses).size).toBe(clauses.length);
  });

  it.each(cases)('to %s, in %s: stands inside a sentence of any hero', (act, code) => {
    const clauses = mattersOfAct(act, code)
      .flatMap(({ first, ruin, falter, mend }) => [first, ruin, falter, mend])
      .flatMap((clause) => [clause.replace(whereKnown, '$2'), clause.replace(whereKnown, '$3')]);
    // A stop or a capital would break the sentence around it; what is done by somebody agrees with them.
    expect(clauses.filter((clause) => /[.!?।。！？[\]<>]|^\p{Lu}|^\s|\s$/u.test(clause))).toEqual([]);
    const left = clauses.map((clause) =>
      clause
        .replaceAll('{goal}', '')
        .replace(/\{(?:he|him|his|heWas)\}/gu, code === 'en' ? '' : '{')
        .replace(/\{~[^|{}]+\|[^|{}]+\}/gu, ''),
    );
    expect(left.filter((clause) => /[{}|]/u.test(clause))).toEqual([]);
  });
});

describe('what a wish is about to do', () => {
  it.each<[string, LanguageCode, WishAct | undefined]>([
    ['run after the last train of summer', 'en', 'chase'],
    ['run', 'en', 'run'],
    ['surf', 'en', 'surf'],
    ['bake bread for the whole village', 'en', 'bake'],
    ['bake a cake', 'en', 'cook'],
    ['tend a garden in the clouds', 'en', 'garden'],
    ['befriend a whale', 'en', 'befriend'],
    ['stop being afraid of the dark', 'en', 'brave'],
    ['play the violin', 'en', 'play'],
    ['play', 'en', undefined],
    ['count stars', 'en', undefined],
    ['fly', 'en', 'fly'],
    ['fly a kite', 'en', undefined],
    ['build a kite', 'en', 'build'],
    ['volar una cometa', 'es', undefined],
    ['पतंग उड़ाना', 'hi', undefined],
    ['construire un cerf-volant', 'fr', 'build'],
    ['become a great painter', 'en', 'paint'],
    ['become a painter of signs', 'en', 'become'],
    ['fall asleep', 'en', 'sleep'],
    ['find the missing cheese', 'en', 'solve'],
    ['find a lost star', 'en', 'find'],
    ['rescue a kitten', 'en', 'save'],
    ['bring a letter to the moon', 'en', 'deliver'],
    ["s'endormir", 'fr', 'sleep'],
    ['sauver la forêt', 'fr', 'save'],
    ['addormentarsi', 'it', 'sleep'],
    ['trovare il formaggio rubato', 'it', 'solve'],
    ['llevar una carta a la luna', 'es', 'deliver'],
    ['salvar el bosque', 'es', 'save'],
    ['सोना', 'hi', 'sleep'],
    ['जंगल बचाना', 'hi', 'save'],
    ['眠る', 'ja', 'sleep'],
    ['消えたチーズを見つける', 'ja', 'solve'],
    ['win the great race', 'en', 'run'],
    ["courir après le dernier train de l'été", 'fr', 'chase'],
    ['peindre', 'fr', 'paint'],
    ['ne plus avoir peur du noir', 'fr', 'brave'],
    ['retrouver une fleur', 'fr', 'find'],
    ['coltivare un giardino', 'it', 'garden'],
    ['fare il pane', 'it', 'bake'],
    ['correr tras el último tren del verano', 'es', 'chase'],
    ['surfear', 'es', 'surf'],
    ['चाँद पर जाना', 'hi', 'go'],
    ['समुद्र देखना', 'hi', 'see'],
    ['चित्र बनाना', 'hi', 'paint'],
    ['夏の最後の列車を追いかける', 'ja', 'chase'],
    ['海を見る', 'ja', 'see'],
    ['パンを焼く', 'ja', 'bake'],
  ])('%s (%s): %s', (wish, code, act) => {
    expect(actOfWish(wish, code, lexicon)).toBe(act);
  });
});
