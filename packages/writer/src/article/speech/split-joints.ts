import type { LanguageCode } from '@kinora/words';
import { languageProfiles, readWords } from '@kinora/words';
import { hasVerb } from './split-clauses.ts';

type Spaced = Exclude<LanguageCode, 'ja'>;

/** A place at which one sentence is told as two, and the word on which the second begins. */
interface Joint {
  readonly mark: RegExp;
  readonly said: string;
  /** What the second half may contain: a clause that goes back into the first would leave its end behind. */
  readonly isOneClause?: true;
  /** What is said of the whole of the first half runs to the end: the first half is whole. */
  readonly isLast?: true;
  /** The second half has the subject of the first, and so none of what is said of its things. */
  readonly isOfSame?: true;
}

/** Each half says something by itself. */
const shortest = 6;
/** What is said of a place or of somebody, with the word that points back. */
const shortestClause = 3;
/** What is so only under a condition has its result with it. */
const opensOpen =
  /^(?:If|When|Whenever|Unless|Since|Because|Although|While|Si|Quand|Lorsqu\S*|Comme|Se|Quando|Poiché|Cuando|Como|Aunque|जब|यदि|अगर|क्योंकि)(?!\p{L}|\p{M})/u;

const joints: Readonly<Record<Spaced, readonly Joint[]>> = {
  en: [
    {
      mark: /(?<=\p{L}),\swhich\s(?=(?:lets|means|helps|allows|stops|prevents)\s)/u,
      said: 'That ',
      isLast: true,
    },
    {
      mark: /(?<=\p{L}),\swhich\s(?=(?:lets|soaks|means|helps|allows|stops|protects|leaves|turns|causes|prevents|slows|shows)\s)/u,
      said: 'That ',
    },
    {
      mark: /,\swhere\s(?=(?:the|an?|it|they|its|their|he|she|most|many|some)\s)/u,
      said: 'There, ',
      isOneClause: true,
    },
    {
      mark: /,\sbut\s(?=(?:the|an?|it|they|its|their|he|she|this|these|most|many|some|in|on|at)\s)/u,
      said: 'But ',
    },
    { mark: /,\sand\s(?=(?:it|they|he|she|this|these|its|their|the)\s)/u, said: '' },
  ],
  fr: [
    { mark: /,\ssoit\s(?=(?:environ|près|plus|moins|presque|quelque|\d))/u, said: "C'est ", isLast: true },
    { mark: /,\sdont\s(?=(?:ils?|elles?|on)\s(?!n['’e]|l['’ae]|y\s|en\s|s['’e])\p{Ll})/u, said: 'dont ' },
    { mark: /,\soù\s(?=(?:l[ea]s?|une?|des|ils?|elles?|on)\s|l['’])/u, said: 'Là, ', isOneClause: true },
    {
      mark: /,\smais\s(?=(?:l[ea]s?|une?|des|ils?|elles?|on|ce|cette|ces|son|sa|ses|leurs?)\s|l['’])/u,
      said: 'Mais ',
    },
    { mark: /,\set\s(?!qu[ie]|qu['’]|dont|où|non\s|pas\s)/u, said: '' },
  ],
  it: [
    { mark: /,\sdove\s(?=\p{Ll})/u, said: 'Lì, ', isOneClause: true },
    ...datives([
      ['al quale', 'A questo '],
      ['alla quale', 'A questa '],
      ['ai quali', 'A questi '],
      ['alle quali', 'A queste '],
    ]),
    { mark: /,\sma\s(?!anche|non\s)/u, said: 'Ma ' },
    // Who did the first did the second as well, and need not be named again.
    {
      mark: /\sed?\s(?=(?:(?:l[oiae]|si)\s)?\p{Ll}{2,}(?:arono|irono|erono|avano|evano|ò)\s)/u,
      said: '',
      isOfSame: true,
    },
    { mark: /,\se(?:d)?\s(?!che|non\s|cui|dove)/u, said: '' },
  ],
  es: [
    { mark: /,\s(?:a la que|al que|a quien)\sse\s(?=\p{Ll})/u, said: 'Se le ', isOneClause: true },
    ...datives([
      ['al que', 'A este '],
      ['a la que', 'A esta '],
      ['a los que', 'A estos '],
      ['a las que', 'A estas '],
    ]),
    { mark: /,\sdonde\s(?=\p{Ll})/u, said: 'Allí, ', isOneClause: true },
    { mark: /,\spero\s(?!no\s)/u, said: 'Pero ' },
    // Who did the first did the second as well, and need not be named again.
    {
      mark: /\s[ye]\s(?=(?:(?:l[oae]s?|se)\s)?\p{Ll}{2,}(?:aron|ieron|aban|ían|ó)\s)/u,
      said: '',
      isOfSame: true,
    },
    { mark: /,\s[ye]\s(?!que|no\s|quien|donde)/u, said: '' },
  ],
  hi: [
    // A verb ends the first, and what it told of begins the second.
    {
      mark: /(?<=है|हैं|था|थी|थे)\sऔर\s(?=(?:यह|यही|ये|वह|वे|इससे|इसका|इसकी|इसके|इनमें|उनमें|उससे|उसका|उसकी|उसके)\s)/u,
      said: '',
    },
    {
      mark: /(?<=है|हैं|था|थी|थे|गया|गई|गए|किया|की|दिया|हुआ),\s(?=(?:इसलिए|इसीलिए|लेकिन|परन्तु|परंतु|किन्तु|पर)\s)/u,
      said: '',
    },
    ...relatives([
      ['जिनमें', 'इनमें'],
      ['जिसमें', 'इसमें'],
      ['जिससे', 'इससे'],
      ['जिनसे', 'इनसे'],
      ['जिसका', 'इसका'],
      ['जिसकी', 'इसकी'],
      ['जिसके', 'इसके'],
      ['जिसे', 'इसे'],
      ['जिन्हें', 'इन्हें'],
      ['जहाँ', 'वहाँ'],
    ]),
    { mark: /(?<=है|हैं|था|थी|थे|हुआ|हुई|हुए),\sजो\s(?=[^।]*(?:है|था|थी)।?$)/u, said: 'यह ' },
    { mark: /(?<=है|हैं|था|थी|थे|हुआ|हुई|हुए),\sजो\s(?=[^।]*(?:हैं|थे)।?$)/u, said: 'ये ' },
  ],
};

/** 'Polvo, al que añadía sales': said of what came last, 'A este añadía sales'. */
function datives(pairs: readonly (readonly [relative: string, pointing: string])[]): Joint[] {
  return pairs.map(([relative, said]) => ({
    mark: new RegExp(`(?<=\\p{Ll}),\\s${relative}\\s(?!se\\s|si\\s)(?=\\p{Ll})`, 'u'),
    said,
  }));
}

/** '…, जहाँ डाक विभाग ने उनकी सहायता की': what a whole sentence goes on with, by the pronoun that points back. */
function relatives(pairs: readonly (readonly [relative: string, pointing: string])[]): Joint[] {
  return pairs.map(([relative, pointing]) => ({
    mark: new RegExp(`(?<=है|हैं|था|थी|थे|गया|गई|गए|किया|की|दिया|हुआ|हुई|हुए),\\s${relative}(?=\\s)`, 'u'),
    said: pointing,
  }));
}

/** A sentence too long for one breath in two, at the joint after which both halves stand alone; none where there is none. */
export function splitAtJoint(sentence: string, code: Spaced): readonly [string, string] | undefined {
  if (/["“”«»;:]/u.test(sentence) || opensOpen.test(sentence)) {
    return undefined;
  }
  const halves = joints[code].flatMap((joint) => halvesAt(sentence, joint, code) ?? []);
  const [first] = halves.toSorted((one, other) => longerOf(one, code) - longerOf(other, code));
  return first;
}

function longerOf(halves: readonly string[], code: Spaced): number {
  return Math.max(...halves.map((half) => readWords(half, code).length));
}

function halvesAt(
  sentence: string,
  { mark, said, isOneClause, isOfSame, isLast }: Joint,
  code: Spaced,
): [readonly [string, string]] | undefined {
  const [first = '', second, ...more] = sentence.split(mark);
  const isShort = isOneClause === true || isLast === true;
  if (second === undefined || more.length > 0 || (isShort && second.includes(','))) {
    return undefined;
  }
  const least = isShort ? shortestClause : shortest;
  const isWhole = readWords(first, code).length >= shortest && readWords(second, code).length >= least;
  if (isOfSame === true && saysOfThings.test(first)) {
    return undefined;
  }
  const isSure = isLast === true || standsAlone(first, code);
  const isVerbless = said === 'That ' || isLast === true;
  if (!isWhole || !isSure || (!isVerbless && !goesOn(second, code))) {
    return undefined;
  }
  const stop = code === 'hi' ? '।' : '.';
  return [[`${first}${stop}`, opened(said, second)]];
}

/** 'El vapor que sube y mueve la rueda': what is said of a thing may go on after 'y'. */
const saysOfThings = /\s(?:che|cui|dove|que|quien|quienes|donde)\s/u;

/** 'dont elle emporte le sodium' is 'Elle en emporte le sodium'. */
function opened(said: string, second: string): string {
  const whole = said === 'dont ' ? second.replace(/^(\p{Ll}+)\s/u, '$1 en ') : said + second;
  return whole.charAt(0).toLocaleUpperCase() + whole.slice(1);
}

/** It holds its verb, is no list of which the last would be cut off, and ends within no clause put in between. */
function standsAlone(first: string, code: Spaced): boolean {
  if (code === 'hi') {
    return !hindiSubordinate.test(first);
  }
  if (leadsOn[code].test(first)) {
    return false;
  }
  const segments = first.split(', ');
  const { nounMarkers } = languageProfiles[code];
  const isOpen = segments
    .slice(1)
    .some((segment) => nounMarkers.has(readWords(segment, code)[0]?.text.toLowerCase() ?? ''));
  return (
    hasVerb(first, code) && !isOpen && !putsBetween.test(segments.length > 1 ? (segments.at(-1) ?? '') : '')
  );
}

/** After a reason, a purpose or a condition, what stands beside it belongs to it. */
const leadsOn: Readonly<Record<Exclude<Spaced, 'hi'>, RegExp>> = {
  en: /\s(?:so that|because|if|when|that|until|unless|whether)\s/u,
  fr: /\s(?:pour qu[e'’]|afin qu[e'’]|parce qu[e'’]|car|puisque|quand|si|lorsqu[e'’])(?!\p{L})/u,
  it: /\s(?:affinché|perché|poiché|quando|se|finché)\s/u,
  es: /\s(?:para que|porque|cuando|si|hasta que)\s/u,
};

const putsBetween =
  /^(?:which|who|where|when|that|such|qui|qu[e'’]|dont|où|che|cui|dove|quando|que|quien|donde|cuando|lo que)(?!\p{L})/u;
const hindiSubordinate =
  /(?:^|\s)(?:जब|यदि|अगर|जो|जिस[\p{L}\p{M}]*|जिन[\p{L}\p{M}]*|जैसे|जितन[\p{L}\p{M}]*|कि|चाहे)(?=\s)/u;

/** Its verb comes before whatever is said of its things. */
function goesOn(second: string, code: Spaced): boolean {
  const [clause = ''] = second.split(/,\s/u);
  return code === 'hi' || hasVerb(clause, code);
}

/** 'Organic matter, such as kitchen waste or manure, that has rotted': examples put in between hold up what is said. */
const examples: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /,\s(?:such as|for example|for instance|including)\s[^,.;]{3,70},(?=\s(?:that|which|who|is|are|was|were|has|have|can|may|must|will)\s)/u,
  fr: /,\s(?:tel(?:le)?s? que|par exemple|comme)\s[^,.;]{3,70},(?=\s(?:qui|que|est|sont|fut|furent|ont|a|peut|peuvent|doit|doivent)\s)/u,
  it: /,\s(?:per esempio|ad esempio|come|quali)\s[^,.;]{3,110},(?=\s(?:che|è|sono|fu|furono|ha|hanno|può|possono|deve|devono|viene|vengono)\s)/u,
  es: /,\s(?:por ejemplo|como|tales como)\s[^,.;]{3,70},(?=\s(?:que|es|son|fue|fueron|ha|han|puede|pueden|debe|deben|se)\s)/u,
};

/** A long sentence without the examples that part its subject from its verb. */
export function withoutExamples(sentence: string, code: LanguageCode): string {
  const aside = examples[code];
  return aside === undefined ? sentence : sentence.replace(aside, '');
}
