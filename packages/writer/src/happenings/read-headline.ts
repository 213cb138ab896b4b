import { isOfTales } from './known-names.ts';
import { complementOf, hasCountry, isName, isTitleCase } from './latin-reading.ts';
import type { LatinReading } from './latin-reading.ts';
import type { PromptToken } from './read-tokens.ts';

/** Behind so many words the subject of a headline has ended. */
const longestSubject = 8;

interface Report {
  readonly determiner: 'none' | 'definite' | 'indefinite' | 'own';
  /** Who or what it is reported of, without article. */
  readonly subject: readonly PromptToken[];
  /** What the subject is, up to its first preposition. */
  readonly core: readonly PromptToken[];
  readonly act: PromptToken;
  readonly rest: readonly PromptToken[];
}

/** Whether a line reports something as newspapers do: 'City council votes …', 'Le maire annonce …'. */
export function isHeadline(reading: LatinReading): boolean {
  if (isBareDisaster(reading) || opensOnAct(reading) || countsPeople(reading) || isOnStrike(reading)) {
    return true;
  }
  const report = cutReport(reading);
  if (report === undefined) {
    return actsSomehow(reading);
  }
  if (isTold(report, reading)) {
    return false;
  }
  const { words } = reading;
  const { determiner, core, act, rest } = report;
  const isInstitution = core.some(({ word, isAcronym }) => words.institutions.has(word) || isAcronym);
  const isActor =
    isInstitution || core.some(({ word }) => words.newsThings.has(word) || words.pinning.test(word));
  const isCountry = hasCountry(core, reading);
  const isPublic = words.publicActs.test(act.word);
  switch (determiner) {
    case 'own':
      return isInstitution && isOfThisWorld(rest, reading);
    case 'indefinite':
      return isActor && isPlaced(rest, reading);
    case 'definite':
      return (
        isCountry ||
        isInstitution ||
        isProper(core, reading) ||
        (isActor && (isPublic || isPlaced(rest, reading)))
      );
    case 'none':
      return (
        (isActor && !isFullName(core)) || isInstitution || isCountry || isPublic || isNews(report, reading)
      );
  }
}

function cutReport(reading: LatinReading): Report | undefined {
  const { words, code } = reading;
  // 'Des chercheurs': French puts this where others put nothing.
  const tokens =
    code === 'fr' && reading.tokens[0]?.word === 'des' ? reading.tokens.slice(1) : reading.tokens;
  const at = tokens.findIndex(
    ({ word }, index) => index > 0 && words.acts.test(word) && !isNoun(index, { ...reading, tokens }),
  );
  const act = tokens[at];
  if (act === undefined || at > longestSubject) {
    return undefined;
  }
  const before = tokens.slice(0, at);
  if (before.some(({ word }) => words.relatives.has(word))) {
    return undefined;
  }
  const first = before[0]?.word ?? '';
  const determiner = determinerOf(first, reading);
  const subject = determiner === 'none' ? before : before.slice(1);
  const end = subject.findIndex(({ word }) => words.prepositions.has(word));
  const core = end < 0 ? subject : subject.slice(0, end);
  return core.length === 0 ? undefined : { determiner, subject, core, act, rest: tokens.slice(at + 1) };
}

/** What stands behind an article or an 'of' is no verb: 'the cut', 'de la grève'. */
function isNoun(index: number, { tokens, words }: LatinReading): boolean {
  const before = tokens[index - 1]?.word ?? '';
  return (
    words.definite.has(before) ||
    words.indefinite.has(before) ||
    words.own.has(before) ||
    words.of.has(before)
  );
}

function determinerOf(word: string, { words }: LatinReading): Report['determiner'] {
  if (words.own.has(word)) {
    return 'own';
  }
  if (words.indefinite.has(word)) {
    return 'indefinite';
  }
  if (words.definite.has(word)) {
    return 'definite';
  }
  return 'none';
}

/** Whether somebody acts who lives in a tale: an animal, a child, a king, whoever wishes. */
function isTold(report: Report, reading: LatinReading): boolean {
  const { subject, core, rest, act } = report;
  const { signs, words } = reading;
  const head =
    reading.code === 'en' ? core.at(-1) : (core.find(({ word }) => signs.isBeing(word)) ?? core[0]);
  const isSomebody =
    head !== undefined &&
    signs.isBeing(head.word) &&
    !words.institutions.has(head.word) &&
    !words.newsThings.has(head.word) &&
    !isInOffice(report, reading);
  const complement = complementOf(subject, reading);
  const isOfBeings = complement !== undefined && signs.isTaleBeing(complement.noun.word);
  const isWished = [...core, act, ...rest.slice(0, 3)].some(({ word }) => words.wishes.test(word));
  return isSomebody || isOfBeings || isWished || core.some(({ word }) => signs.isTaleAdjective(word));
}

/** 'King opens parliament': nobody's beast, without article, and an institution. */
function isInOffice({ determiner, core, rest }: Report, { signs, words }: LatinReading): boolean {
  const isPerson = core.length === 1 && core.every(({ word }) => signs.isBeing(word) && !signs.isThing(word));
  return determiner === 'none' && isPerson && rest.some(({ word }) => words.institutions.has(word));
}

/** A place or a figure of this world behind the verb, or a heavenly body. */
function isPlaced(rest: readonly PromptToken[], reading: LatinReading): boolean {
  const isHeavenly =
    !isTitleCase(reading) && rest.some(({ word, isCapital }) => isCapital && isOfTales(word));
  return isHeavenly || isOfThisWorld(rest, reading);
}

function isOfThisWorld(rest: readonly PromptToken[], reading: LatinReading): boolean {
  const isFigure = rest.some(({ word }) => /^\p{N}/u.test(word));
  const isNamed = !isTitleCase(reading) && rest.some((token) => isName(token, reading));
  const isPublic = rest.some(
    ({ word }) => reading.words.pinning.test(word) || reading.words.institutions.has(word),
  );
  return isFigure || isNamed || isPublic || hasCountry(rest, reading);
}

/** 'Snow White opens': two capitals are somebody's name. */
function isFullName(core: readonly PromptToken[]): boolean {
  return core.length > 1 && core.every(({ isCapital }) => isCapital);
}

/** 'El Barcelona gana': a name that has an article. */
function isProper(core: readonly PromptToken[], reading: LatinReading): boolean {
  return core.length === 1 && core.every((token) => isName(token, reading)) && !isTitleCase(reading);
}

/** 'Un ferry encalla frente a Noruega': what is in the news, a word that may be any verb, and a place of this world. */
function actsSomehow(reading: LatinReading): boolean {
  const { tokens, words, signs } = reading;
  const determiner = determinerOf(tokens[0]?.word ?? '', reading);
  const [actor, act, ...rest] = determiner === 'none' ? tokens : tokens.slice(1);
  if (determiner === 'own' || actor === undefined || act === undefined) {
    return false;
  }
  const isActor = words.institutions.has(actor.word) || words.newsThings.has(actor.word);
  const isSmall = [words.prepositions, words.relatives, words.definite].some((small) => small.has(act.word));
  const isTale = [act, ...rest].some(({ word }) => words.wishes.test(word) || signs.isTaleBeing(word));
  const isNamed = !isTitleCase(reading) && rest.some((token) => isName(token, reading));
  const isEvent = words.events.has(actor.word) || words.conflicts.has(actor.word);
  return isActor && !isEvent && !isSmall && !isTale && (isNamed || hasCountry(rest, reading));
}

/** 'Two dead after avalanche', '500 personnes évacuées'. */
function countsPeople({ tokens, words }: LatinReading): boolean {
  const [number, people] = tokens;
  const isNumber = number !== undefined && (words.own.has(number.word) || /^\p{N}/u.test(number.word));
  return isNumber && people !== undefined && words.casualties.has(people.word);
}

/** 'Teachers on strike from Monday': who acts in public, and no verb. */
function isOnStrike({ tokens, words }: LatinReading): boolean {
  const [first, second] = tokens;
  const actor = first !== undefined && words.definite.has(first.word) ? second : first;
  const isActor = actor !== undefined && words.institutions.has(actor.word);
  return isActor && tokens.some(({ word }) => words.newsThings.has(word) && words.conflicts.has(word));
}

/** Nobody's name, and something of this world is said of it: 'Oldest tree in Europe found in Italy'. */
function isNews({ core, rest }: Report, reading: LatinReading): boolean {
  const { signs } = reading;
  const [first] = core;
  const isNamed =
    core.every(({ isCapital }) => isCapital) &&
    !(core.length === 1 && first !== undefined && signs.isKnown(first.word));
  return (
    !isNamed && (isPlaced(rest, reading) || (core.length > 1 && core.some(({ word }) => signs.isPlace(word))))
  );
}

/** 'Incendie dans le Var', 'Sciopero dei treni': what has no article in a language that has one before each noun. */
function isBareDisaster({ tokens, words, code }: LatinReading): boolean {
  const first = tokens[0]?.word ?? '';
  return (
    code !== 'en' && words.newsThings.has(first) && (words.conflicts.has(first) || words.events.has(first))
  );
}

/** 'Hallan en Roma un mosaico', 'Chiuso il ponte': a form of several or a participle before everything else. */
function opensOnAct(reading: LatinReading): boolean {
  const { tokens, words, code } = reading;
  const [first, second] = tokens;
  const isForm =
    first !== undefined && /(?:an|en|ano|ono|[aiu]t[oiae]|[st][oiae]|[ai]d[oa]s?)$/u.test(first.word);
  const isBefore =
    second !== undefined && (words.definite.has(second.word) || words.prepositions.has(second.word));
  if (code === 'en' || !isForm || !isBefore || !words.acts.test(first.word)) {
    return false;
  }
  const rest = tokens.slice(1);
  const isTale = rest.some(({ word }) => reading.signs.isTaleBeing(word) || words.relatives.has(word));
  return !isTale && (isOfThisWorld(rest, reading) || rest.some(({ word }) => words.newsThings.has(word)));
}
