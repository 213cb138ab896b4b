import { findNoun } from '../lexicon/lexicon.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Premise, PremiseHero } from './premise.ts';
import { romanceReading } from './romance-reading.ts';
import type { RomanceCode, RomanceReading } from './romance-reading.ts';
import { findIt, isGone, seekThing } from './sought-thing.ts';

/** Reads a French, Italian or Spanish story idea: 'Un renard qui apprend à peindre'. */
export function readRomancePremise(prompt: string, code: RomanceCode, lexicon: Lexicon): Premise {
  const reading: RomanceReading = romanceReading[code];
  const [first = ''] = prompt.trim().split(/[\n.!?;:]|\s[–—-]\s/u);
  const idea = first
    .replace(reading.frame, '')
    .replace(reading.how, '')
    .replace(/^[«“"¿¡'\s]+|(?<![»”"',\s])[»”"',\s]+$/gu, '')
    .slice(0, 140);
  const [subject, clause] = splitClause(idea, reading, knownVerbs(lexicon, code));
  const other = clause === undefined ? companionOf(subject, reading, { lexicon, code }) : undefined;
  const [nounPhrase = '', place] = (other?.hero ?? subject).split(reading.placeTail);
  const head = readHero(nounPhrase, reading)?.head ?? '';
  const sought =
    clause === undefined && other === undefined ? seekThing(idea, { code, head, lexicon }) : undefined;
  if (sought !== undefined) {
    return { code, title: idea, ...sought, place: undefined };
  }
  return {
    code,
    title: idea,
    hero: readHero(nounPhrase, reading),
    action: clause === undefined ? other?.action : readClause(clause, reading),
    place,
  };
}

/** 'La fille du gardien et la tempête': what is nobody is what the story is about, and no second hero. */
function companionOf(
  subject: string,
  reading: RomanceReading,
  { lexicon, code }: { lexicon: Lexicon; code: RomanceCode },
): { readonly hero: string; readonly action: string } | undefined {
  const joined = reading.joiner.exec(subject);
  if (joined === null) {
    return undefined;
  }
  const other = subject.slice(joined.index).replace(/^\s+\p{L}+\s+/u, '');
  const [, , bare = other] = reading.determiner.exec(other) ?? [];
  const kind = findNoun(lexicon, headOf(bare, reading), code)?.kind;
  if (kind === 'animal' || kind === 'person') {
    return undefined;
  }
  const action = isGone(other, code) ? findIt(other, code) : `${reading.discover} ${other}`;
  return { hero: subject.slice(0, joined.index), action };
}

function knownVerbs(lexicon: Lexicon, code: RomanceCode): ReadonlySet<string> {
  const irregular = Object.values(romanceReading[code].infinitives);
  return new Set([...lexicon.verbs.map((verb) => verb[code].split(' ')[0] ?? ''), ...irregular]);
}

/** Hero and clause: 'Un renard qui peint', or as a sentence, 'Un renard peint un mur', 'Deux sœurs cherchent leur chat'. */
function splitClause(
  idea: string,
  reading: RomanceReading,
  verbs: ReadonlySet<string>,
): [string, string | undefined] {
  const relative = reading.relative.exec(idea);
  if (relative?.[1] !== undefined) {
    return [relative[1], relative[2]];
  }
  const words = idea.split(/\s+/u);
  for (let index = 2; index < Math.min(words.length, 7); index += 1) {
    const rest = words.slice(index).join(' ');
    const infinitive = infinitiveOf(words[index] ?? '', reading);
    const isClause = [reading.announcing, reading.fear, reading.searching, reading.past].some((start) =>
      start.test(rest),
    );
    // 'La lune s'endort', 'la luna si addormenta'.
    const isReflexive = reading.reflexive.test(rest) && readClause(rest, reading) !== undefined;
    if (isClause || isReflexive || (infinitive !== undefined && verbs.has(infinitive))) {
      return [words.slice(0, index).join(' '), rest];
    }
  }
  return [idea, undefined];
}

/** 'peint', 'cherche', 'cherchent' as they stand after 'wants to'; nothing when no verb can look so. */
function infinitiveOf(word: string, reading: RomanceReading): string | undefined {
  const form = word.toLowerCase();
  const singular = reading.toSingular(form);
  return (
    reading.infinitives[form] ??
    reading.infinitives[singular] ??
    reading.toInfinitive(form) ??
    reading.toInfinitive(singular)
  );
}

function readClause(clause: string, reading: RomanceReading): string | undefined {
  const [first = ''] = clause.split(reading.clauseEnd);
  const text = first.split(/\s+/u).slice(0, 10).join(' ').trim();
  const fear = reading.fear.exec(text);
  if (fear !== null) {
    return reading.overcome + text.slice(fear[0].length);
  }
  const announced = reading.announcing.exec(text);
  if (announced !== null) {
    return text.slice(announced[0].length);
  }
  const tired = reading.tired.exec(text);
  if (tired !== null) {
    return reading.stop + text.slice(tired[0].length);
  }
  if (reading.lonely.test(text)) {
    return reading.friend;
  }
  if (reading.lost.test(text)) {
    return reading.wayHome;
  }
  const search = reading.searching.exec(text);
  if (search !== null) {
    const thing = text.slice(search[0].length);
    const isNew = reading.seeking.test(text) && !isKnown(thing);
    return `${isNew ? reading.seek : reading.find} ${thing}`;
  }
  const past = reading.past.exec(text);
  if (past !== null) {
    return fromPast(text.slice(past[0].length) || text, reading);
  }
  const pronoun = reading.reflexive.exec(text)?.[0] ?? '';
  const [verb = '', ...rest] = text.slice(pronoun.length).split(' ');
  const bare = infinitiveOf(verb, reading);
  const infinitive = bare !== undefined && pronoun !== '' ? reading.withPronoun(bare) : bare;
  return infinitive === undefined ? undefined : [infinitive, ...rest].join(' ');
}

/** 'Son chat', 'il suo miele', 'une clé perdue': it was there before, and is found again. */
function isKnown(thing: string): boolean {
  return ownThing.test(thing) || (['fr', 'it', 'es'] as const).some((code) => isGone(thing, code));
}

const ownThing = /^(?:(?:il|la|i|le)\s)?(?:son|sa|ses|leurs?|mon|ma|mes|suo|sua|suoi|sue|loro|sus?|mis?)\s/iu;

/** 'devenue l'amie d'une tempête' → 'devenir l'amie d'une tempête'; nothing where no rule knows the form. */
function fromPast(text: string, reading: RomanceReading): string | undefined {
  const words = text.split(' ');
  for (const length of [2, 1]) {
    const known = reading.pastInfinitives[words.slice(0, length).join(' ').toLowerCase()];
    if (known !== undefined) {
      return [known, ...words.slice(length)].join(' ');
    }
  }
  const [verb = '', ...rest] = words;
  const ending = reading.pastEndings.find(([pattern]) => pattern.test(verb));
  return ending === undefined
    ? undefined
    : [verb.toLowerCase().replace(ending[0], ending[1]), ...rest].join(' ');
}

function readHero(nounPhrase: string, reading: RomanceReading): PremiseHero | undefined {
  const match = reading.determiner.exec(nounPhrase.trim());
  const article = match?.[1]?.toLowerCase().trim() ?? '';
  const phrase = (match?.[2] ?? nounPhrase).trim();
  if (phrase === '' || phrase.split(/\s+/u).length > 6 || !/\p{L}/u.test(phrase)) {
    return undefined;
  }
  const isPlural = reading.pluralArticles.has(article) || reading.joiner.test(phrase);
  const isName = article === '' && /^\p{Lu}\p{Ll}/u.test(phrase) && phrase.split(' ').length <= 2;
  if (article === '' && !isName) {
    return undefined;
  }
  return {
    phrase: isPlural ? nounPhrase.trim() : phrase,
    head: headOf(phrase, reading),
    determiner: readDeterminer(article, reading),
    possessive: reading.possessives.has(article) ? article : undefined,
    gender: readGender(article, reading),
    isPlural,
  };
}

function headOf(phrase: string, reading: RomanceReading): string {
  const words = phrase.toLowerCase().split(/\s+/u);
  return words.find((word) => !reading.leadingAdjectives.has(word)) ?? words[0] ?? '';
}

function readDeterminer(article: string, reading: RomanceReading): PremiseHero['determiner'] {
  if (article === '') {
    return 'name';
  }
  if (reading.possessives.has(article)) {
    return 'possessive';
  }
  return reading.indefinite.has(article) ? 'indefinite' : 'definite';
}

function readGender(article: string, reading: RomanceReading): 'm' | 'f' | undefined {
  if (reading.feminine.has(article)) {
    return 'f';
  }
  return reading.masculine.has(article) ? 'm' : undefined;
}
