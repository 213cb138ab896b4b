import type { LanguageCode } from '@kinora/words';
import type { PremiseHero } from './premise.ts';

/** A hero ready to be told: all forms the templates of its language ask for. */
export interface StoryHero {
  readonly gender: 'm' | 'f';
  readonly slots: Readonly<Record<string, string>>;
}

/** A hero given by a bare phrase, its gender and the way it is named. */
export interface HeroIdea {
  readonly phrase: string;
  readonly gender: 'm' | 'f';
  readonly determiner: PremiseHero['determiner'];
  readonly possessive: string | undefined;
  readonly isPlural: boolean;
  /** English only: how the hero is spoken of. */
  readonly pronoun?: 'it' | 'she' | 'he' | 'they';
}

/** All forms of a hero in a language. Several heroes become one band, so that verbs need no plural. */
export function describeHero(idea: HeroIdea, code: LanguageCode): StoryHero {
  switch (code) {
    case 'en':
      return describeEnglish(idea);
    case 'fr':
      return describeRomance(withBand(idea, 'petite troupe'), french);
    case 'it':
      return describeRomance(withBand(idea, 'piccola compagnia'), italian);
    case 'es':
      return describeRomance(withBand(idea, 'pequeña pandilla'), spanish);
    case 'hi':
      return describeHindi(withBand(idea, 'नन्ही टोली'));
    case 'ja':
      return { gender: 'm', slots: { hero: idea.phrase, aHero: idea.phrase } };
  }
}

function withBand(idea: HeroIdea, band: string): HeroIdea {
  return idea.isPlural
    ? { ...idea, phrase: band, gender: 'f', determiner: 'indefinite', possessive: undefined }
    : idea;
}

/** 'The last postman' stays 'the' even when first told of; 'the robot' is first 'a robot'. */
export function isOneOfAKind({ determiner, phrase }: Pick<HeroIdea, 'determiner' | 'phrase'>): boolean {
  const isUnique =
    /(?:^|\s)(?:last|first|only|sun|moon|\p{L}+est|derni\p{L}+|premi\p{L}+|seule?|ultim\p{L}+|últim\p{L}+|prim\p{L}+|únic\p{L}+|lun[ae]|soleil|sole?)(?:\s|$)/iu;
  return determiner === 'definite' && isUnique.test(phrase);
}

const pronouns = {
  it: { he: 'it', him: 'it', heWas: 'it was' },
  she: { he: 'she', him: 'her', heWas: 'she was' },
  he: { he: 'he', him: 'him', heWas: 'he was' },
  they: { he: 'they', him: 'them', heWas: 'they were' },
} as const;

function describeEnglish(idea: HeroIdea): StoryHero {
  const pronoun = idea.isPlural ? 'they' : (idea.pronoun ?? 'it');
  const words = pronouns[pronoun];
  const was = idea.isPlural ? 'were' : 'was';
  const I = idea.isPlural ? 'we' : 'I';
  if (idea.determiner === 'name') {
    return { gender: 'm', slots: { ...words, I, was, hero: idea.phrase, aHero: idea.phrase } };
  }
  if (idea.possessive !== undefined) {
    const own = `${idea.possessive} ${idea.phrase}`;
    return { gender: 'm', slots: { ...words, I, was, hero: own, aHero: own } };
  }
  const the = `the ${idea.phrase.replace(/\band (?:a|an|the) /giu, 'and the ')}`;
  const a =
    idea.isPlural && !/\sand\s/u.test(idea.phrase)
      ? idea.phrase
      : `${articleFor(idea.phrase)} ${idea.phrase}`;
  return {
    gender: 'm',
    slots: { ...words, I, was, hero: the, aHero: isOneOfAKind(idea) ? the : a },
  };
}

/** 'a' or 'an', by sound: 'an hour', 'a unicorn'. */
export function articleFor(phrase: string): 'a' | 'an' {
  const word = phrase.toLowerCase();
  if (/^(?:hour|honest|heir|honou?r)/u.test(word)) {
    return 'an';
  }
  return /^[aeiou]/u.test(word) && !/^(?:uni|use|euro|one\b|once\b|ukulele|ufo)/u.test(word) ? 'an' : 'a';
}

interface Articles {
  readonly a: (phrase: string, gender: 'm' | 'f') => string;
  readonly the: (phrase: string, gender: 'm' | 'f') => string;
  /** 'of the' and 'to the' with the article melted in. */
  readonly of: (named: string) => string;
  readonly to: (named: string) => string;
  /** 'from the', 'at the place of the'. */
  readonly from: (named: string) => string;
  readonly he: readonly [string, string];
}

function describeRomance(idea: HeroIdea, articles: Articles): StoryHero {
  const isBare = idea.determiner === 'name' || idea.possessive !== undefined;
  const bare = idea.possessive === undefined ? idea.phrase : `${idea.possessive} ${idea.phrase}`;
  const the = isBare ? bare : articles.the(idea.phrase, idea.gender);
  const a = isBare ? bare : articles.a(idea.phrase, idea.gender);
  // A band has been presented before.
  const first = isOneOfAKind(idea) || idea.isPlural ? the : a;
  const of = articles.of(the);
  const to = articles.to(the);
  return {
    gender: idea.gender,
    slots: {
      hero: the,
      aHero: first,
      delAHero: articles.of(first),
      he: idea.gender === 'm' ? articles.he[0] : articles.he[1],
      deHero: of,
      delHero: of,
      alHero: to,
      daHero: articles.from(the),
    },
  };
}

const frenchVowel =
  /^(?:[aeiouâàéèêëîïôöûü]|h(?!ibou|érisson|éros\b|aricot|ache|amster|omard|éron|utte|aut))/iu;

const french: Articles = {
  a: (phrase, gender) => `${gender === 'm' ? 'un' : 'une'} ${phrase}`,
  the: (phrase, gender) => {
    if (frenchVowel.test(phrase)) {
      return `l'${phrase}`;
    }
    return `${gender === 'm' ? 'le' : 'la'} ${phrase}`;
  },
  of: (named) => (named.startsWith('le ') ? `du ${named.slice(3)}` : `de ${named}`),
  to: (named) => (named.startsWith('le ') ? `au ${named.slice(3)}` : `à ${named}`),
  from: (named) => `de ${named}`,
  he: ['il', 'elle'],
};

/** Italian: before these sounds 'lo' and 'uno' stand. */
const impure = /^(?:s[^aeiou]|z|gn|ps|pn|x|y)/iu;

const italian: Articles = {
  a: (phrase, gender) => {
    if (gender === 'f') {
      return /^[aeiouàèéìòù]/iu.test(phrase) ? `un'${phrase}` : `una ${phrase}`;
    }
    return `${impure.test(phrase) ? 'uno' : 'un'} ${phrase}`;
  },
  the: (phrase, gender) => {
    if (/^[aeiouàèéìòù]/iu.test(phrase)) {
      return `l'${phrase}`;
    }
    if (gender === 'f') {
      return `la ${phrase}`;
    }
    return `${impure.test(phrase) ? 'lo' : 'il'} ${phrase}`;
  },
  of: (named) => meltItalian(named, 'del', 'di'),
  to: (named) => meltItalian(named, 'al', 'a'),
  from: (named) => meltItalian(named, 'dal', 'da'),
  he: ['lui', 'lei'],
};

/** 'di' + 'il' = 'del', 'a' + 'la' = 'alla', 'di' + "l'" = "dell'". */
function meltItalian(named: string, melted: 'del' | 'al' | 'dal', bare: 'di' | 'a' | 'da'): string {
  if (named.startsWith('il ')) {
    return `${melted} ${named.slice(3)}`;
  }
  if (named.startsWith("l'")) {
    return `${melted}l'${named.slice(2)}`;
  }
  const article = /^(lo|la) /u.exec(named)?.[1];
  return article === undefined ? `${bare} ${named}` : `${melted}${article} ${named.slice(3)}`;
}

const spanish: Articles = {
  a: (phrase, gender) => `${gender === 'm' || stressedA.test(phrase) ? 'un' : 'una'} ${phrase}`,
  the: (phrase, gender) => `${gender === 'm' || stressedA.test(phrase) ? 'el' : 'la'} ${phrase}`,
  of: (named) => (named.startsWith('el ') ? `del ${named.slice(3)}` : `de ${named}`),
  to: (named) => (named.startsWith('el ') ? `al ${named.slice(3)}` : `a ${named}`),
  from: (named) => `de ${named}`,
  he: ['él', 'ella'],
};

/** Feminine nouns that begin with a stressed a take the masculine article in the singular. */
const stressedA = /^(?:águila|agua|hada|alma|arma|hacha|ave|ala)(?!\p{L})/iu;

/** Masculine nouns in -ा that keep their form before a postposition. */
const unchangingHindi = /(?:राजा|नेता|पिता|दादा|चाचा|मामा|नाना|पांडा|अभिनेता|विजेता|योद्धा)$/u;

function describeHindi(idea: HeroIdea): StoryHero {
  const oblique = idea.gender === 'f' ? idea.phrase : toHindiOblique(idea.phrase);
  const one = idea.determiner === 'indefinite' && !idea.isPlural ? 'एक ' : '';
  return {
    gender: idea.gender,
    slots: { hero: idea.phrase, aHero: one + idea.phrase, heroOblique: oblique },
  };
}

/** 'छोटा लड़का' → 'छोटे लड़के', as it stands before ने, को, का. */
function toHindiOblique(phrase: string): string {
  return phrase
    .split(' ')
    .map((word) => (unchangingHindi.test(word) ? word : word.replace(/ा$/u, 'े')))
    .join(' ');
}
