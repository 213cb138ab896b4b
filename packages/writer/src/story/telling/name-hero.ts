import type { LanguageCode } from '@kinora/words';
import { pick } from '../../random.ts';
import type { RandomSource } from '../../random.ts';
import { oneOfAKindInHindi } from './story-slots.ts';
import type { Premise } from '../premise.ts';
import { heroNames, neutralNames } from './hero-names.ts';
import { isOneOfAKind } from '../story-hero.ts';
import type { StoryHero } from '../story-hero.ts';

/** Words by which an idea names its hero itself. */
const naming: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:named|called)\b/iu,
  fr: /(?:^|\s)(?:nommée?|appelée?|prénommée?)(?=\s)/iu,
  it: /(?:^|\s)(?:di nome|chiamat[oa])(?=\s)/iu,
  es: /(?:^|\s)(?:llamad[oa]|de nombre)(?=\s)/iu,
  hi: /नाम/u,
  ja: /という|名の/u,
};

/** Somebody's own or several in Hindi, in Japanese one of a kind as well: no article says it. */
const oneOrSeveral: Readonly<Record<'hi' | 'ja', RegExp>> = {
  hi: /(?:^|\s)(?:मेरा|मेरी|हमारा|हमारी|दो|तीन)(?:\s|$)/u,
  ja: /最後|最初|太陽|^月$|たち$|^[一二三四五六七八九十]+(?:人|匹|羽)|兄弟|姉妹|ふたり|わたし|私|ぼく/u,
};

/** A name for a hero who has none: nobody's who is named by the idea, is several, or is the only one there is. */
export function nameHero(
  premise: Premise,
  { hero: { slots, gender }, code }: { hero: StoryHero; code: LanguageCode },
  random: RandomSource,
): string | undefined {
  // Drawn in any case: whether a hero is named changes nothing else of the story.
  const draw = random();
  const { hero, code: told } = premise;
  if (hero === undefined || hero.possessive !== undefined || !isUnnamed(premise)) {
    return undefined;
  }
  const isOneOrSeveral =
    told === 'hi' || told === 'ja'
      ? oneOrSeveral[told].test(hero.phrase) || oneOfAKindInHindi.test(hero.phrase)
      : isOneOfAKind(hero);
  return isOneOrSeveral ? undefined : pick(namesFor(slots['he'], gender, code), () => draw);
}

/** Whether an idea tells of one hero and gives them no name. */
export function isUnnamed({ hero, title, code }: Premise): boolean {
  const isLone = hero !== undefined && !hero.isPlural && hero.determiner !== 'name';
  return isLone && !naming[code].test(title) && !/\p{Lu}/u.test(hero.phrase);
}

function namesFor(he: string | undefined, gender: 'm' | 'f', code: LanguageCode): readonly string[] {
  if (code !== 'en') {
    return heroNames[code][gender];
  }
  switch (he) {
    case 'she':
      return heroNames.en.f;
    case 'he':
      return heroNames.en.m;
    default:
      return neutralNames;
  }
}

/** The forms in which the templates of a language say a name, and what they say where there is none. */
export function nameSlots(
  name: string | undefined,
  slots: Readonly<Record<string, string>>,
  { code, gender }: { code: LanguageCode; gender: 'm' | 'f' },
): Record<string, string> {
  const { aHero = '', heroOblique = '', he = '' } = slots;
  const isF = gender === 'f';
  switch (code) {
    case 'en':
      return name === undefined ? { call: '', who: he } : presented(` called ${name}`, name, slots);
    case 'fr':
      return name === undefined
        ? { call: '', who: he }
        : presented(` ${isF ? 'nommée' : 'nommé'} ${name}`, name, slots);
    case 'it':
      return name === undefined ? { call: '', who: '' } : presented(` di nome ${name}`, name, slots);
    case 'es':
      return name === undefined
        ? { call: '', who: '' }
        : presented(` ${isF ? 'llamada' : 'llamado'} ${name}`, name, slots);
    case 'hi':
      return name === undefined
        ? { call: '', whoNe: 'उसने', aHeroOblique: heroOblique }
        : {
            call: `${name}, `,
            whoNe: `${name} ने`,
            aHero: `${name} नाम ${isF ? 'की' : 'का'} ${aHero}`,
            aHeroOblique: `${name} नाम ${isF ? 'की' : 'के'} एक ${heroOblique}`,
          };
    case 'ja':
      return name === undefined
        ? { call: '', whoWa: '' }
        : { call: `${name}、`, whoWa: `${name}は、`, aHero: `${name}という${aHero}` };
  }
}

/** 'A fox called Pip', who is spoken to as ', Pip' and spoken of as 'Pip'. */
function presented(
  words: string,
  name: string,
  { aHero = '', delAHero }: Readonly<Record<string, string>>,
): Record<string, string> {
  return {
    aHero: `${aHero}${words}`,
    ...(delAHero === undefined ? {} : { delAHero: `${delAHero}${words}` }),
    call: `, ${name}`,
    who: name,
  };
}
