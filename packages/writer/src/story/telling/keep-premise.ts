import { findNoun } from '../../lexicon/lexicon.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { pick } from '../../random.ts';
import type { RandomSource } from '../../random.ts';
import { isFeminineName } from '../feminine-names.ts';
import type { Premise, PremiseHero } from '../premise.ts';
import type { StoryKnowledge } from '../read-premise.ts';
import { englishPronoun } from '../translate-premise.ts';
import type { TranslatedPremise } from '../translate-premise.ts';
import { bodyOfHero } from '../worlds/hero-body.ts';

/**
 * Whoever an English idea calls by a trade is a woman or a man, in words and pictures alike: 'they' of one keeper sounds like
 * several. What the idea says itself stays.
 */
export function withGender(premise: Premise, lexicon: Lexicon, random: RandomSource): Premise {
  const { hero, code } = premise;
  if (code !== 'en' || hero === undefined || hero.isPlural || hero.gender !== undefined) {
    return premise;
  }
  const isOpen = readPronoun(premise, lexicon) === 'they' && !/\btheir\b/iu.test(premise.title);
  if (!isOpen) {
    return premise;
  }
  const told = { she: 'f', he: 'm' } as const;
  const own = kinPronoun(hero.head);
  const named = hero.determiner === 'name' ? 'm' : undefined;
  const gender = own === undefined ? (named ?? pick<'f' | 'm'>(['f', 'm'], random)) : told[own];
  return { ...premise, hero: { ...hero, gender } };
}

/** An idea told in its own language, its hero with a gender and the pronoun that English wants. */
export function keepPremise(premise: Premise, knowledge: StoryKnowledge): TranslatedPremise | undefined {
  if (premise.hero === undefined) {
    return undefined;
  }
  const noun = findNoun(knowledge.lexicon, premise.hero.head, premise.code);
  const own = noun?.forms[premise.code].gender;
  // 'Un águila' is feminine behind its masculine article.
  const isMasked = premise.code === 'es' && own === 'f' && /^(?:ha|a|á)/u.test(premise.hero.head);
  const gender = isMasked ? own : (premise.hero.gender ?? own ?? genderOfName(premise.hero));
  return {
    hero: { ...premise.hero, gender, pronoun: readPronoun(premise, knowledge.lexicon) },
    action: premise.action,
  };
}

/** Relatives and trades that say whether they are a woman or a man. */
function kinPronoun(head: string): 'she' | 'he' | undefined {
  if (
    /^(?:daughter|granddaughter|aunt|niece|wife|lady|mum|mummy|granny|grandma|nun|\p{L}+(?:woman|ess))$/u.test(
      head,
    )
  ) {
    return 'she';
  }
  return /^(?:son|grandson|uncle|nephew|husband|gentleman|dad|daddy|grandpa|\p{L}{2,}man)$/u.test(head)
    ? 'he'
    : undefined;
}

/** A name says no more of its bearer's gender than its ending. */
function genderOfName({ determiner, phrase }: PremiseHero): 'm' | 'f' {
  return determiner === 'name' && isFeminineName(phrase) ? 'f' : 'm';
}

/** The idea's own 'her' or 'his' decides before the dictionary does. */
function readPronoun(premise: Premise, lexicon: Lexicon): 'it' | 'she' | 'he' | 'they' {
  const own = /\b(her|his|its|their)\b/iu.exec(premise.title)?.[1]?.toLowerCase();
  const pronouns = { her: 'she', his: 'he', its: 'it', their: 'they' } as const;
  if (own === 'her' || own === 'his' || own === 'its' || own === 'their') {
    return pronouns[own];
  }
  if (premise.code === 'en' && premise.hero?.gender !== undefined) {
    return premise.hero.gender === 'f' ? 'she' : 'he';
  }
  const noun = findNoun(lexicon, premise.hero?.head ?? '', premise.code);
  if (noun?.kind !== 'person' && bodyOfHero(premise, lexicon) !== undefined) {
    return 'it';
  }
  if (noun === undefined) {
    const kin = kinPronoun(premise.hero?.head ?? '');
    if (kin !== undefined) {
      return kin;
    }
    const isPerson =
      premise.hero?.determiner === 'name' ||
      /(?:er|or|ist|ian|man|woman|chef|nurse|pilot)$/u.test(premise.hero?.head ?? '');
    if (premise.hero !== undefined && genderOfName(premise.hero) === 'f') {
      return 'she';
    }
    return isPerson ? 'they' : 'it';
  }
  return englishPronoun(noun);
}
