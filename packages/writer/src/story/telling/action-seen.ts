import type { LanguageCode } from '@kinora/words';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { WishAct } from '../acts/wish-act.ts';
import { sailingSeen, withoutBoat } from '../acts/sailing.ts';
import { translateAction } from '../translate-premise.ts';
import { verbInEnglish } from '../worlds/wish-kind.ts';
import { englishWords } from '../worlds/hero-worlds.ts';

/** Verbs that are done to something, those of somebody on the way to it, and those of who is behind it. */
const after = /^(?:run|race|follow)$/u;
const toward = /^(?:go|fly|swim|sail|travel|walk|climb|jump|skate|ski|surf)$/u;

/** Acts whose verb is another. */
const verbs: Readonly<Partial<Record<WishAct, string>>> = {
  chase: 'run',
  garden: 'tend',
  brave: 'stop being afraid',
};

/**
 * A wish as a painter is told it: the whole of it in English, else its verb and what it is done to. 'Courir après le dernier
 * train de l'été' is shown as 'run after a train'. Undefined where not even the verb is known.
 */
export function actionSeen(
  action: string,
  code: LanguageCode,
  known: { readonly lexicon: Lexicon; readonly act: WishAct | undefined; readonly idea: string },
): string | undefined {
  if (known.act === 'swim' && code !== 'en') {
    return 'swim';
  }
  if (known.act === 'sail') {
    return sailingSeen(action.toLowerCase(), code, withoutPlace(withoutBoat(action, code), code, known));
  }
  const seen = withoutPlace(action.replace(inClouds[code], ' ').trim(), code, known);
  // What is told of where it is done may stand apart from what is done.
  const told = known.act === 'garden' ? known.idea : action;
  return seen !== undefined && inClouds[code].test(told.toLowerCase()) ? `${seen} in the clouds` : seen;
}

/** A place that no painter would guess, and shows only where it is told. */
const inClouds: Readonly<Record<LanguageCode, RegExp>> = {
  en: /in the clouds/u,
  fr: /(?:dans|sur|parmi|au-dessus des) (?:les )?nuages/u,
  it: /(?:tra|fra|sulle|nelle|sopra) (?:le )?nuvole/u,
  es: /(?:en|entre|sobre) las nubes/u,
  hi: /बादलों (?:में|पर|के बीच|के ऊपर)/u,
  ja: /雲の(?:上|中)/u,
};

/** Where what a thing is of, or in, is said behind it: the tower, and not the village, of 'la plus haute tour du village'. */
const owners: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /(?<=\p{L}{3}) (?:of|in|from) (?:the|an?) .*$/u,
  fr: /(?<=\p{L}{3}) (?:(?:du|des|de la|de) |d['’]|de l['’])\p{L}.*$/u,
  it: /(?<=\p{L}{3}) (?:(?:del|dello|della|dei|degli|delle|di) |dell['’]|d['’])\p{L}.*$/u,
  es: /(?<=\p{L}{3}) (?:del|de la|de los|de las|de) \p{L}.*$/u,
};

function withoutOwner(action: string, code: LanguageCode): string {
  const owner = owners[code];
  return owner === undefined ? action : action.replace(owner, '');
}

function withoutPlace(
  action: string,
  code: LanguageCode,
  { lexicon, act }: { readonly lexicon: Lexicon; readonly act: WishAct | undefined },
): string | undefined {
  const whole = translateAction(action, code, { target: 'en', lexicon });
  // The small dictionary has no word for 'retrouver' and 'जाना'; what is about to be done is known all the same.
  const told = verbInEnglish(action.toLowerCase(), code, lexicon);
  const verb = told === '' && act !== undefined ? (verbs[act] ?? act) : told;
  if (whole !== undefined || verb === '') {
    return whole;
  }
  const known = new Set(
    lexicon.nouns.filter(({ kind }) => kind !== 'person').map(({ forms }) => forms.en.word),
  );
  const noun = englishWords(withoutOwner(action, code), code, lexicon)
    .filter((word) => known.has(word) && !verb.split(' ').includes(word))
    .at(-1);
  if (noun === undefined) {
    return verb;
  }
  const article = /^[aeiou]/u.test(noun) ? 'an' : 'a';
  if (after.test(verb)) {
    return `run after ${article} ${noun}`;
  }
  return toward.test(verb) ? `${verb} to ${article} ${noun}` : `${verb} ${article} ${noun}`;
}
