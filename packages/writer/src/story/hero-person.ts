import type { LanguageCode } from '@kinora/words';
import { figureWords, foldWord, readLexicon, relationWords, roleIn, roleWords } from '@kinora/words';
import { findNoun } from '../lexicon/lexicon.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Premise, PremiseHero } from './premise.ts';

/** Somebody as a painter is told: what is seen, and in what calling. */
interface SeenPerson {
  /** 'girl', 'old man', without an article. */
  readonly figure: string;
  /** 'clockmaker', which no painter need know. */
  readonly calling: string | undefined;
}

/** Endings by which a word that no dictionary knows is somebody's calling. */
const callings: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?:maker|keeper|smith|wright|monger|herd|herder|seller|binder|cutter|digger|catcher|tamer|grower|mender|hunter|weaver|builder|painter|master|mason|man|woman|ologist|ician|ist|tender|player|singer|teacher)$/u,
  fr: /(?:ier|ière|eur|euse|ien|ienne|iste|trice|ger|gère|aire|iculteur)$/u,
  it: /(?:aio|aia|iere|iera|tore|trice|ista|iano|iana|ario|aria|ella)$/u,
  es: /(?:ero|era|or|ora|ista|ador|adora|ario|aria|án)$/u,
  hi: /(?:वाला|वाली|कार|गर|दार|साज|साज़|रक्षक|कर्मी|वान)$/u,
  ja: /(?:守|屋|屋さん|職人|師|手|者|家|番|飼い|員)$/u,
};

const feminine: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?:woman|ess|maid)$/u,
  fr: /(?:ière|euse|ienne|trice|gère)$/u,
  it: /(?:aia|iera|trice|iana|aria|ella)$/u,
  es: /(?:era|ora|aria)$/u,
  hi: /वाली$/u,
  ja: /(?:女|娘)$/u,
};

/** Nobody's calling, whatever it is called. */
const madeOfSnow = /^snowm[ae]n$/u;

/** Whom the hero's own words show: a relative, or somebody in a calling; nothing for other heroes. */
export function seePerson(
  premise: Premise,
  hero: PremiseHero,
  { lexicon, draw }: { lexicon: Lexicon; draw: number },
): SeenPerson | undefined {
  const { code } = premise;
  const relative = relationOf(hero, code);
  if (relative !== undefined && hero.isPlural) {
    return {
      figure: `${/\b(?:three|four|five)\b/u.exec(hero.phrase)?.[0] ?? 'two'} ${several[relative]}`,
      calling: undefined,
    };
  }
  if (relative !== undefined) {
    return { figure: [...ownAdjectives(premise, hero, lexicon), relative].join(' '), calling: undefined };
  }
  const noun = findNoun(lexicon, hero.head, code);
  const role = paintedRole(premise, hero);
  const isCalling =
    noun === undefined ? role !== undefined || callings[code].test(hero.head) : noun.kind === 'person';
  if (!isCalling || hero.isPlural || madeOfSnow.test(noun?.forms.en.word ?? '')) {
    return undefined;
  }
  const calling =
    compoundRole(premise, hero) ??
    noun?.forms.en.word ??
    role ??
    (code === 'en' ? wholeCalling(hero) : undefined);
  const painted = calling === undefined ? undefined : paintedAs(calling);
  // A painter takes a keeper or a sailor for a man, who would stand beside her.
  const isOther = painted === 'man' && toldGender(premise, hero) === 'f';
  if (painted !== undefined && !isOther) {
    return undefined;
  }
  const person = genderOf(premise, hero, draw) === 'f' ? 'woman' : 'man';
  return {
    figure: [...ownAdjectives(premise, hero, lexicon), person].join(' '),
    calling: isOther ? undefined : calling,
  };
}

type Relative = keyof typeof several;

/** What the painter calls several of them. */
const several = { girl: 'girls', boy: 'boys', woman: 'women', man: 'men' } as const;

function isRelative(figure: string): figure is Relative {
  return Object.hasOwn(several, figure);
}

function relationOf(hero: PremiseHero, code: LanguageCode): Relative | undefined {
  const { head, phrase, isPlural, gender } = hero;
  // Several of other languages are one band to the teller.
  if (isPlural && (code !== 'en' || !head.endsWith('s'))) {
    return undefined;
  }
  const wanted = foldWord(isPlural ? head.replace(/s$/u, '') : head);
  const figure = readLexicon(relationWords, code).find(({ phrase: word }) =>
    code === 'ja' ? phrase.endsWith(`の${word}`) || wanted === word : wanted === word,
  )?.value;
  // 'La aprendiz': the article tells more than the word.
  const told = figure === 'boy' && gender === 'f' ? 'girl' : figure;
  return told !== undefined && isRelative(told) ? told : undefined;
}

/**
 * The English name of a calling that the painter dresses somebody for, by the hero's own words in any language: the small
 * dictionary knows few of them.
 */
export function paintedRole(premise: Premise, hero: PremiseHero): string | undefined {
  const { code } = premise;
  return code === 'en' ? undefined : (compoundRole(premise, hero) ?? roleIn('en', hero.head, code));
}

/** One of several words around the hero's noun: 'le gardien du phare' keeps a lighthouse. An owner's calling is not the hero's. */
export function compoundRole({ code }: Premise, { phrase, head }: PremiseHero): string | undefined {
  if (code === 'en') {
    return undefined;
  }
  const parts = phrase.toLowerCase().split(/\s+/u);
  const [own = head] = head.toLowerCase().split(/\s+/u);
  const stretches = parts.flatMap((_, at) =>
    parts.map((__, end) => parts.slice(at, end + 1)).filter((stretch) => stretch.length > 1),
  );
  return stretches
    .filter((stretch) => stretch.includes(own))
    .toSorted((one, other) => other.length - one.length)
    .map((stretch) => roleIn('en', stretch.join(' '), code))
    .find((role) => role !== undefined);
}

/** Whom the painter of films draws for an English word, if anybody. */
function paintedAs(word: string): string | undefined {
  const last = word.split(' ').at(-1) ?? word;
  return readLexicon(`${roleWords}${figureWords}`, 'en').find(
    ({ phrase }) => phrase === word || phrase === last,
  )?.value;
}

/** 'Toy maker' is one word to a painter, who would put a toy beside somebody. */
function wholeCalling({ phrase, head }: PremiseHero): string {
  const before = phrase.toLowerCase().split(/\s+/u).at(-2);
  const isLone = /^(?:maker|keeper|seller|binder|cutter|digger|catcher|tamer|grower|mender)$/u.test(head);
  return isLone && before !== undefined ? `${before}${head}` : head;
}

/** The adjectives that the small dictionary knows, in English, where they are said of the hero and not of an owner. */
function ownAdjectives({ code }: Premise, { phrase }: PremiseHero, lexicon: Lexicon): string[] {
  const own = code === 'en' ? (phrase.split(/['’]s\s/u).at(-1) ?? phrase) : phrase;
  const words = own.toLowerCase().split(/\s+/u);
  const old = agesIn({ code }, { phrase: own });
  const known = lexicon.adjectives
    .filter(({ forms }) => {
      const { m, f } = forms[code];
      return code === 'ja' ? own.startsWith(m) : words.slice(0, 4).some((word) => word === m || word === f);
    })
    .map(({ forms }) => forms.en.m)
    .filter((word) => seenAdjectives.has(word));
  return [...new Set([...old, ...known])].slice(0, 2);
}

/** 'Old', where the idea says so of its hero. */
export function agesIn({ code }: Pick<Premise, 'code'>, { phrase }: Pick<PremiseHero, 'phrase'>): string[] {
  const words = phrase.toLowerCase().split(/\s+/u).slice(0, 4);
  return words.some((word) => aged[code].test(word)) ? ['old'] : [];
}

/** 'Little', where the idea says so of its hero: whatever they do, they are a child then. */
export function littleIn({ code }: Pick<Premise, 'code'>, { phrase }: Pick<PremiseHero, 'phrase'>): string[] {
  const words = phrase.toLowerCase().split(/\s+/u).slice(0, 4);
  return words.some((word) => little[code].test(word)) ? ['little'] : [];
}

const little: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:little|small|tiny)$/u,
  fr: /^(?:petite?|minuscule)$/u,
  it: /^(?:piccol[oa]|piccolin[oa]|minuscol[oa])$/u,
  es: /^(?:pequeñ[oa]|diminut[oa])$/u,
  hi: /^(?:छोटा|छोटी|नन्हा|नन्ही|नन्हीं)$/u,
  ja: /^(?:小さな|小さい|ちいさな|ちいさい|幼い)/u,
};

/** 'Old', where the small dictionary has another word for it. */
const aged: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:old|elderly|aged)$/u,
  fr: /^(?:vieux|vieil|vieille|âgée?)$/u,
  it: /^(?:vecchi[oa]|anzian[oa])$/u,
  es: /^(?:viej[oa]|ancian[oa])$/u,
  hi: /^(?:बूढ़ा|बूढ़ी|बूढ़े|वृद्ध)$/u,
  ja: /^年老いた/u,
};

/** What can be seen of somebody: nobody's magic and no lion's heart. */
const seenAdjectives: ReadonlySet<string> = new Set(['little', 'small', 'tiny', 'old', 'young']);

/** What the idea says, else what the word's ending says, else as it comes. */
function genderOf(premise: Premise, hero: PremiseHero, draw: number): 'm' | 'f' {
  const told = toldGender(premise, hero);
  if (told !== undefined) {
    return told;
  }
  const isFeminine = (premise.code === 'en' || premise.code === 'ja') && draw % 2 === 0;
  return isFeminine ? 'f' : 'm';
}

function toldGender({ code, title }: Premise, hero: PremiseHero): 'm' | 'f' | undefined {
  if (feminine[code].test(hero.head)) {
    return 'f';
  }
  const own = code === 'en' ? /\b(her|she|his|he)\b/iu.exec(title)?.[1]?.toLowerCase() : undefined;
  if (hero.gender !== undefined || own === undefined) {
    return hero.gender;
  }
  return own === 'her' || own === 'she' ? 'f' : 'm';
}

/** Callings that say themselves whether somebody is a woman or a man. */
const gendered =
  /(?:m[ae]n|women|girl|boy|king|queen|prince|princess|witch|wizard|fairy|mermaid|ballerina|nun|monk|angel|santa|father|mother|lady|robot|ghost)$/u;

/** 'A female baker' where the idea says 'her': a painter would draw anybody for a baker. */
export function withToldGender(named: string, premise: Premise, hero: PremiseHero): string {
  const told = toldGender(premise, hero);
  const [, opening = '', calling = ''] =
    /^(an? (?:(?:old|young|little|small|tiny|kind|brave) )*)([\p{L} ]+)$/u.exec(named) ?? [];
  const painted = calling === '' ? undefined : paintedAs(calling);
  const isNeutral = painted !== undefined && painted !== 'man' && !gendered.test(calling);
  if (told === undefined || hero.isPlural || !isNeutral) {
    return named;
  }
  const article = opening === 'an ' ? 'a ' : opening;
  return `${article}${told === 'f' ? 'female' : 'male'} ${calling}`;
}
