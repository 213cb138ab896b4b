import type { LanguageCode } from '@kinora/words';
import { findNoun } from '../../lexicon/lexicon.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { WishAct } from '../acts/wish-act.ts';
import { withoutBoat } from '../acts/sailing.ts';
import { describeHero } from '../story-hero.ts';

/** Acts that are done to something, which a story can call by its name while it is looked for, feared or reached. */
const withGoal: ReadonlySet<WishAct> = new Set<WishAct>([
  'befriend',
  'brave',
  'find',
  'see',
  'go',
  'sail',
  'solve',
]);

interface Search {
  readonly act: WishAct | undefined;
  readonly code: LanguageCode;
  readonly lexicon: Lexicon;
}

/**
 * What a wish is about, as something known: 'see a lost star' is about 'the lost star'. No slots where the wish names nothing
 * that every template could say: several things at once, or a question.
 */
export function goalSlots(action: string, { act, code, lexicon }: Search): Record<string, string> {
  const isOfThief = act === 'solve' && !seeking.test(action);
  if (act === undefined || !withGoal.has(act) || isOfThief) {
    return {};
  }
  switch (code) {
    case 'en':
      return named(englishGoal(action));
    case 'ja':
      return named(japaneseGoal(withoutBoat(action, code)));
    case 'hi':
      return named(hindiGoal(withoutBoat(action, code), lexicon));
    default:
      return romanceGoal(action, code, lexicon);
  }
}

/** A riddle may be about a thing that is gone, or about who took it: nobody is found under a board. */
const seeking = /^(?:find (?!out)|trouver|retrouver|trovare|ritrovare|encontrar)|ढूँढ|खोज|(?:探|さが|見つけ)/u;

function named(goal: string | undefined): Record<string, string> {
  return goal === undefined ? {} : { goal };
}

const verbEn =
  /^(?:stop being (?:afraid|scared|frightened|terrified) of|make friends with|become friends with|(?:look|search|hunt) for|(?:go|travel|fly|sail|swim|walk|return|get|come)(?: back| off| up)? (?:to|into|across|over)|[a-z]+) /u;
const tailEn =
  / (?:of|that|which|who|where|for|with|from|before|after|in|on|at|under|behind|beyond|to|and|again|every|once|one day|find|get|cross|come|win) .*$| (?:again|anyway|alone|together|someday)$/u;
/** What is no thing: 'go home', 'see what lies beyond', 'make a friend'. */
const nothingEn =
  /^(?:home|away|again|out|up|down|back|everything|everyone|everybody|somebody|someone|something|anything|what|how|why|who|whom|whether|if|where|(?:it|him|her|them)(?=$)|(?:a |new |some )*friends?)(?: |$)/u;

function englishGoal(action: string): string | undefined {
  if (!verbEn.test(action)) {
    return undefined;
  }
  const goal = action.replace(verbEn, '').replace(tailEn, '');
  const known = goal.replace(/^(?:an?|one) /u, 'the ');
  const isThing = /^(?:the|his|her|its|their|my|our) \S/u.test(known) || !/\s/u.test(known);
  return !isThing || nothingEn.test(goal) || known.split(' ').length > 5 || known.length < 3
    ? undefined
    : known;
}

type Romance = 'fr' | 'it' | 'es';

/** The first word that stands before a noun, with what it melted into; several of something are nothing to point at. */
const determiners: Readonly<Record<Romance, RegExp>> = {
  fr: /(?:^|[\s(])(?:(les|des|aux|mes|ses|leurs|ces|deux|trois)\s|(un|le|du|au)\s|(une|la)\s|(?:d['’])?(une)\s|(?:d['’])(un)\s|([ld]['’](?=\p{L}))|(son|sa|mon|ma|notre|leur)\s)(.+)$/iu,
  it: /(?:^|\s)(?:((?:d|n|s|a)?(?:e|u)?(?:gli|i)|(?:de|da|ne|su|a)?(?:lle)|le|dei|dai|dagli|due|tre)\s|((?:de|da|ne|su|a)?l(?:lo)?|il|lo|un|uno|col)\s|((?:de|da|ne|su|a)?lla|la|una)\s|(una)\s|(un)\s|((?:(?:de|da|ne|su|a)l)?l['’]|un['’])|(mio|mia)\s)(.+)$/iu,
  es: /(?:^|\s)(?:(los|las|unos|unas|dos|tres|mis|sus)\s|(un|el|del|al)\s|(una|la)\s|(una)\s|(un)\s|(\u0000)|(su|mi)\s)(.+)$/iu,
};
const tailRomance: Readonly<Record<Romance, RegExp>> = {
  fr: /\s(?:de|du|des|d['’].*|qui|que|où|dans|sur|pour|avec|à|au|aux|et|en|avant|plus|toute?s?)(?:\s.*)?$/u,
  it: /\s(?:di|del|dello|della|dei|degli|delle|dell['’].*|che|dove|in|nel|nella|su|sul|sulla|per|con|a|al|e|ed|da|più)(?:\s.*)?$/u,
  es: /\s(?:de|del|que|donde|en|sobre|para|por|con|a|al|y|e|desde|más)(?:\s.*)?$/u,
};
/** Friends whom nobody has met yet. */
const nobody = /^(?:nouve\p{L}+ )?(?:ami|amie|amic[oa]|amig[oa])(?: nuov[oa]| nuev[oa])?$/u;

function romanceGoal(action: string, code: Romance, lexicon: Lexicon): Record<string, string> {
  const found = determiners[code].exec(action);
  const [, several, m, f, oneF, oneM, elided, own, rest = ''] = found ?? [];
  const phrase = rest.replace(tailRomance[code], '').trim();
  if (found === null || several !== undefined || phrase === '' || nobody.test(phrase)) {
    return {};
  }
  if (phrase.split(/\s+/u).length > 3) {
    return {};
  }
  const head = phrase.toLowerCase().split(/[\s’']/u)[0] ?? phrase;
  const known = findNoun(lexicon, head, code)?.forms[code].gender;
  const told = f !== undefined || oneF !== undefined ? 'f' : undefined;
  const isM = m !== undefined || oneM !== undefined;
  const ofElided = elided !== undefined && /^un/iu.test(elided) ? 'f' : (known ?? 'm');
  const isMasked = code === 'es' && isM && known === 'f';
  const gender = told ?? (isM && !isMasked ? 'm' : ofElided);
  const { slots } = describeHero(
    {
      phrase,
      gender,
      determiner: own === undefined ? 'definite' : 'possessive',
      possessive: own,
      isPlural: false,
    },
    code,
  );
  const { hero: goal = '', delHero: delGoal = '', alHero: alGoal = '' } = slots;
  return goal === '' ? {} : { goal, delGoal, alGoal };
}

/** What stands before the verb, in the form that postpositions want. */
const verbHi =
  /^(?:एक |किसी )?(.+?)(?: (?:से|को|पर|में|तक|के पास|का राज़|का पता))? (?:न डरना|डरना|दोस्ती करना|मिलना|(?:फिर से )?देखना|ढूँढना|ढूंढना|खोजना|पाना|जाना|पहुँचना|लौटना|जानना|घूमना)$/u;

function hindiGoal(action: string, lexicon: Lexicon): string | undefined {
  const goal = verbHi.exec(action)?.[1];
  if (goal === undefined || goal.split(' ').length > 4 || /दोस्त|यह|क्या|कहाँ|कैसे|सब/u.test(goal)) {
    return undefined;
  }
  const head = goal.split(' ').at(-1) ?? goal;
  if (!head.endsWith('ा')) {
    return goal;
  }
  // Only masculine nouns change: 'तारा' becomes 'तारे', 'माला' stays.
  const noun = findNoun(lexicon, head, 'hi')?.forms.hi;
  if (noun === undefined) {
    return undefined;
  }
  return noun.gender === 'f' || head !== noun.word ? goal : goal.replace(/ा(?=\s|$)/gu, 'े');
}

const friendJa = /と(?:友だち|友達|なかよし|仲よし|仲よく|仲良く)に?(?:なる|する)?$/u;
const fearJa = /(?:を|が)(?:怖|こわ)(?:が|く).*$/u;
const verbJa = /^(.{1,14})(?:を|へ|に|まで|が|と)[^をへにがと]{1,12}$/u;

function japaneseGoal(action: string): string | undefined {
  const told = [friendJa, fearJa].find((pattern) => pattern.test(action));
  const bare = told === undefined ? verbJa.exec(action)?.[1] : action.replace(told, '');
  const goal = bare?.replace(/の(?:ところ|ほう|上|中)$/u, '');
  const isThing = goal !== undefined && /[\p{sc=Han}\p{sc=Katakana}ー\p{sc=Hiragana}]$/u.test(goal);
  return isThing && !/友だち|友達|[をへにがはと]|だれ|何|どこ|こと$|もの$/u.test(goal) ? goal : undefined;
}
