import type { LanguageCode } from '@kinora/words';
import type { StoryHero } from '../story-hero.ts';
import type { WorldWords } from '../worlds/world-words.ts';

/** English says 'him' and 'his' where other languages say nothing. */
const possessives: Readonly<Record<string, string>> = { it: 'its', she: 'her', he: 'his', they: 'their' };

/** The English pronouns that follow from the ones a hero brings. */
function pronounSlots(hero: Readonly<Record<string, string>>): Record<string, string> {
  return { his: possessives[hero['he'] ?? ''] ?? 'its', me: hero['I'] === 'we' ? 'us' : 'me' };
}

/** Every form of a hero that templates ask for, but those of a name. */
export function heroForms({ slots, gender }: StoryHero, code: LanguageCode): Record<string, string> {
  return { ...slots, ...pronounSlots(slots), ...(code === 'hi' ? hindiHeroSlots(slots, gender) : {}) };
}

/** A wish as it stands after 'wants to'; Hindi: also before a postposition. */
export function actionSlots(action: string, code: LanguageCode): Record<string, string> {
  return code === 'hi' ? { action, actionOblique: action.replace(/ना$/u, 'ने') } : { action };
}

/** What a story meets in its world, in the forms that the templates of the language ask for. */
export function worldSlots(
  { helpers, storm, keepsake, witnesses, spot }: WorldWords,
  helperIndex: number,
  code: LanguageCode,
): Record<string, string> {
  const [newHelper = '', helper = ''] = helpers[helperIndex] ?? [];
  const [keepsakeNew, keepsakeKnown, keepsakes] = keepsake;
  const slots = { spot, witnesses, keepsakes };
  switch (code) {
    case 'hi':
      return {
        ...slots,
        helper: newHelper,
        helperOblique: helper,
        aHelperOblique: oneInHindi(helper),
        storm: storm[0],
        stormOblique: storm[1],
        keepsake: keepsakeNew,
        aKeepsake: oneInHindi(keepsakeNew),
        keepsakes: keepsakeKnown,
        keepsakesOblique: keepsakes,
        witnessesOblique: witnesses,
      };
    case 'ja':
      return { ...slots, helper, storm: storm[0], keepsake: keepsakeNew };
    case 'en':
    case 'fr':
    case 'it':
    case 'es':
      return {
        ...slots,
        helper,
        aHelper: newHelper,
        delHelper: melt(helper, 'of', code),
        alHelper: melt(helper, 'to', code),
        aStorm: storm[0],
        theStorm: storm[1],
        aKeepsake: keepsakeNew,
        theKeepsake: keepsakeKnown,
      };
  }
}

/** Hindi has no article that says it. */
export const oneOfAKindInHindi = /(?:^|\s)(?:आख़िरी|आखिरी|अंतिम|पहला|पहली|इकलौता|इकलौती|सूरज|चाँद)(?:\s|$)/u;

/** Hindi: 'गाँव का आख़िरी डाकिया' is no other's, 'चाँद पर जाने वाला एक हाथी' is one of many; 'कौआ' becomes 'कौए' before ने. */
function hindiHeroSlots(
  { hero = '', aHero = '', heroOblique = '' }: Readonly<Record<string, string>>,
  gender: 'm' | 'f',
): Record<string, string> {
  const one = oneOfAKindInHindi.test(hero) ? hero : oneInHindi(hero);
  return {
    aHero: aHero.startsWith('एक ') ? one : aHero,
    heroOblique: gender === 'm' ? heroOblique.replace(/आ(?=\s|$)/gu, 'ए') : heroOblique,
  };
}

/** 'एक' stands before the noun and its adjectives, behind what it is made of or known by: 'पीतल की एक घंटी'. */
function oneInHindi(phrase: string): string {
  return phrase.replace(/^(?:.*\s(?:का|की|के|वाला|वाली|वाले)\s)?/u, (known) => `${known}एक `);
}

const melted = {
  fr: { of: [/^le /u, 'du ', 'de '], to: [/^le /u, 'au ', 'à '] },
  es: { of: [/^el /u, 'del ', 'de '], to: [/^el /u, 'al ', 'a '] },
} as const;

/** 'de' and 'a' before a known noun: 'du marchand', 'al marchand', 'della pastora'. */
function melt(known: string, word: 'of' | 'to', code: 'en' | 'fr' | 'it' | 'es'): string {
  if (code === 'en') {
    return `${word} ${known}`;
  }
  if (code === 'it') {
    const stem = word === 'of' ? 'de' : 'a';
    const joined = known
      .replace(/^il /u, `${stem}l `)
      .replace(/^(lo|la) /u, (_match, article: string) => `${stem}l${article} `)
      .replace(/^l'/u, `${stem}ll'`);
    // A name brings no article to melt with.
    return joined === known ? `${word === 'of' ? 'di' : 'a'} ${known}` : joined;
  }
  const [article, joined, bare] = melted[code][word];
  return article.test(known) ? known.replace(article, joined) : `${bare}${known}`;
}
