import type { LanguageCode } from '@kinora/words';
import { findNoun } from '../lexicon/lexicon.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { curiousChild } from './curious-child.ts';
import type { Premise } from './premise.ts';

/** What is said of things that are gone, or that nobody is to know of. */
const gone: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?:^|\s)(?:secret|hidden|lost|missing|stolen|forgotten|vanished|sunken|buried|mysterious)\s/iu,
  fr: /(?:^|\s)(?:secr[eè]te?|cachée?|perdue?|disparue?|volée?|oubliée?|enfouie?|mystérieu(?:x|se))(?=\s|$)/iu,
  it: /(?:^|\s)(?:segret[oa]|nascost[oa]|perdut[oa]|pers[oa]|scompars[oa]|rubat[oa]|dimenticat[oa]|sepolt[oa]|misterios[oa])(?=\s|$)/iu,
  es: /(?:^|\s)(?:secret[oa]|escondid[oa]|ocult[oa]|perdid[oa]|desaparecid[oa]|robad[oa]|olvidad[oa]|enterrad[oa]|misterios[oa])(?=\s|$)/iu,
  hi: /(?:^|\s)(?:गुप्त|छिपा|छिपी|छुपा|छुपी|खोया|खोई|ग़ायब|गायब|चोरी|भूला|भूली)(?=\s)/u,
  ja: /(?:秘密|ひみつ|かくされた|隠された|消えた|なくした|なくなった|盗まれた|ぬすまれた|失われた|忘れられた|まぼろし|幻)の?(?=.)/u,
};

/** 'The secret of the old clock' is found out, and so is a mystery. */
const riddles: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^the (?:secret|mystery|riddle|treasure) (?:of|behind|in) /iu,
  fr: /^le (?:secret|mystère|trésor) d/iu,
  it: /^(?:il (?:segreto|mistero|tesoro)) d/iu,
  es: /^el (?:secreto|misterio|tesoro) de/iu,
  hi: /\s(?:का|की)\s(?:राज़|रहस्य|ख़ज़ाना)$/u,
  ja: /の(?:秘密|ひみつ|なぞ|謎|宝物|宝)$/u,
};

const finding: Readonly<Record<LanguageCode, (thing: string) => string>> = {
  en: (thing) => `find ${thing}`,
  fr: (thing) => `trouver ${thing}`,
  it: (thing) => `trovare ${thing}`,
  es: (thing) => `encontrar ${thing}`,
  hi: (thing) => `${thing} ढूँढना`,
  ja: (thing) => `${thing}を見つける`,
};

/** Whether a phrase speaks of something that is gone. */
export function isGone(phrase: string, code: LanguageCode): boolean {
  return gone[code].test(phrase) && !ownSecret.test(phrase);
}

/** 'The secret of the house' is a secret, and no secret house. */
const ownSecret = /(?:^|\s)(?:secret|segreto|secreto)\s(?:of|behind|in|d)/iu;

/** The wish to find it. */
export function findIt(thing: string, code: LanguageCode): string {
  return finding[code](thing);
}

/**
 * 'Grandma's secret recipe', 'The lost city': an idea that is a thing and no hero, told of somebody who looks for it.
 * `head`: the noun by which the idea would name its hero; who lives is a hero even when lost.
 */
export function seekThing(
  idea: string,
  { code, head, lexicon }: { code: LanguageCode; head: string; lexicon: Lexicon },
): Pick<Premise, 'hero' | 'action'> | undefined {
  const kind = findNoun(lexicon, head, code)?.kind;
  const isThing = kind !== 'animal' && kind !== 'person';
  if (!(isGone(idea, code) && isThing) && !riddles[code].test(idea)) {
    return undefined;
  }
  return { hero: curiousChild(code), action: findIt(thingOf(idea, code, lexicon), code) };
}

/** As it stands inside a sentence; a relative is the seeker's own: 'her grandma's secret recipe'. */
function thingOf(idea: string, code: LanguageCode, lexicon: Lexicon): string {
  if (code === 'hi' || code === 'ja') {
    return idea;
  }
  const lower = idea.charAt(0).toLocaleLowerCase() + idea.slice(1);
  if (code !== 'en') {
    return lower;
  }
  const owner = /^([\p{L}-]+)['’]s\s/u.exec(idea)?.[1];
  if (owner === undefined) {
    return /^(?:an?|the|my|our)\s/iu.test(idea) ? lower : `the ${lower}`;
  }
  const isKin = findNoun(lexicon, owner, code)?.kind === 'person' || kin.test(owner);
  return isKin ? `her ${lower}` : idea;
}

const kin = /^(?:grandmas?|grandpas?|granny|nana|mum|mom|mommy|mummy|dad|daddy|aunt|auntie|uncle)$/iu;
