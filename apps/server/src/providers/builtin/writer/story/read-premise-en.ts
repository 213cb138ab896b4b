import type { Premise, PremiseHero } from './premise.ts';
import { toBaseForm, toBaseFromGerund } from './english-verbs.ts';
import type { EnglishVerbs } from './english-verbs.ts';
import { findNoun } from '../lexicon/lexicon.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

const frame =
  /^(?:please\s+)?(?:(?:tell|write|make|create|give)(?:\s+me)?\s+)?(?:(?:a|an|the)\s+)?(?:(?:short|little|funny|sweet|bedtime|children's)\s+)*(?:story|tale|fable|film|movie|video|cartoon)\s+(?:of|about|on)\s+(?:how\s+)?|^once upon a time,?\s+(?:there (?:was|were|lived)\s+)?|^how\s+(?=(?:a|an|the|one|my|two|three)\s)/iu;

/** 'The day the sun forgot to rise' is about the sun, 'a day in the life of a bee' about the bee. */
const timeFrame =
  /^a day in the life of\s+|^the (?:\p{L}+ )?(?:adventures?|journey|legend|life) of\s+|^the (?:day|night|morning|summer|winter|year)(?: that| when)?\s+(?=(?:a|an|the|one|my|two|three)\s)/iu;

/** Verbs that only announce what is wanted. */
const announcing =
  '(?:learn(?:s|ed|t|ing)?(?: how)?|want(?:s|ed|ing)?|wish(?:es|ed)?|tr(?:y|ies|ied|ying)|decide[sd]?|hope[sd]?|need(?:s|ed)?|ha(?:s|d)|love[sd]?|like[sd]?|start(?:s|ed)?|begins?|began|manage[sd]?|goes|went|sets? out|long(?:s|ed)|dare[sd]?|refuse[sd]?|forg[eo]ts?|promise[sd]?)';
const announcingTo = new RegExp(`^${announcing}\\s+to\\s+`, 'iu');
const dreaming =
  /^(?:dream(?:s|ed|t|ing)?\s+(?:of|about)|love[sd]?|like[sd]?|enjoy(?:s|ed)?|start(?:s|ed)?|keep(?:s)?|is|was|are|were)\s+(?=\w+ing\b)/iu;
const unable =
  /^(?:can(?:not|'t|’t| not)|could(?: not|n't|n’t)|will not|won't|never|does(?: not|n't|n’t)|did(?: not|n't|n’t)|do not|don't|can|could|must|might)\s+(?:know how to\s+|want to\s+|dare to\s+|learn to\s+)?/iu;
const fearing = /^(?:is|was|are|were)\s+(?:very\s+|so\s+)?(?:afraid|scared|frightened|terrified)\s+of\s+/iu;
const placing =
  /^(?:live[sd]?|lived|is|was|sits?|sleeps?|works?)\s+(?=(?:in|on|at|under|near|beside|by|behind|inside|above|between)\s)/iu;
const placeTail =
  /\s+(?=(?:in|on|at|under|near|beside|behind|inside|above|between|from)\s+(?:(?:a|an|the|my|our|its|his|her)\s|\p{Lu}))/u;
const auxiliaryHead = /^(?:that|who|which|whose)$/iu;

/** 'The fox and the crow', 'Mia and the magic brush': the first is the hero, and the other one is what the story is about. */
const companions =
  /^((?:[Aa]n?|[Tt]he|[Mm]y|[Oo]ur|[Tt]wo|[Tt]hree)\s+(?:[\p{L}'’-]+\s+){0,3}?[\p{L}'’-]+|\p{Lu}[\p{L}'’-]+)\s+and\s+(?:a|an|the|his|her|its)\s+((?:[\p{L}'’-]+\s+){0,2}?[\p{L}'’-]+(?:\s+of\s+(?:[\p{L}'’-]+\s+){0,3}?[\p{L}'’-]+)?)$/u;

/** Reads an English story idea: 'A fox who learns to paint', 'The robot that is afraid of the dark'. */
export function readEnglishPremise(
  prompt: string,
  { englishVerbs: verbs, lexicon }: { englishVerbs: EnglishVerbs; lexicon: Lexicon },
): Premise {
  const idea = firstIdea(prompt);
  const [subject, clause] = splitClause(idea.replace(timeFrame, ''), verbs);
  const pair = clause === undefined ? companions.exec(subject) : null;
  if (pair?.[1] !== undefined && pair[2] !== undefined) {
    const hero = readHero(pair[1].replace(/^an?\s+/iu, 'the '));
    return { code: 'en', title: idea, hero, action: joinCompanion(pair[2], lexicon), place: undefined };
  }
  const [nounPhrase = '', place] = subject.split(placeTail);
  const hero = readHero(nounPhrase);
  const told = clause === undefined ? { action: undefined, place: undefined } : readClause(clause, verbs);
  return { code: 'en', title: idea, hero, action: told.action, place: told.place ?? place };
}

function joinCompanion(other: string, lexicon: Lexicon): string {
  const name = other.charAt(0).toLowerCase() + other.slice(1);
  if (/^(?:lost|missing|lonely)\s/u.test(name)) {
    return `help the ${name} find the way home`;
  }
  const kind = findNoun(lexicon, headOf(name), 'en')?.kind;
  return kind === 'animal' || kind === 'person' ? `make friends with the ${name}` : `discover the ${name}`;
}

function firstIdea(prompt: string): string {
  const [first = ''] = prompt.trim().split(/[\n.!?;:]|\s[–—-]\s/u);
  return first
    .replace(frame, '')
    .replace(/^["'“”‘’\s]+|["'“”‘’,\s]+$/gu, '')
    .slice(0, 140);
}

function splitClause(idea: string, verbs: EnglishVerbs): [string, string | undefined] {
  const relative = /^(.{2,60}?),?\s+(?:who|that|which)\s+(.+)$/iu.exec(idea);
  if (relative?.[1] !== undefined && relative[2] !== undefined) {
    return [relative[1], relative[2]];
  }
  const pair = splitPair(idea, verbs);
  if (pair !== undefined) {
    return pair;
  }
  // 'A fox learns to paint', 'A cat finds a key', 'A fox painting a wall', 'A bird afraid of heights'
  const words = idea.split(/\s+/u);
  for (let index = 1; index < Math.min(words.length, 7); index += 1) {
    const rest = words.slice(index).join(' ');
    const word = words[index] ?? '';
    const isAfraid = /^(?:afraid|scared)$/iu.test(word);
    const isClause =
      announcingTo.test(rest) ||
      unable.test(rest) ||
      fearing.test(rest) ||
      placing.test(rest) ||
      dreaming.test(rest);
    const isVerb = isPlainVerb(word, { before: words[index - 1] ?? '', index, verbs });
    if (
      isClause ||
      isAfraid ||
      isVerb ||
      (index >= 2 && isCounted(words) && verbs.bases.has(word.toLowerCase()))
    ) {
      return [words.slice(0, index).join(' '), isAfraid ? `is ${rest}` : rest];
    }
  }
  return splitAtUnknownVerb(idea);
}

/** 'A dragon guards the treasure', 'Ninja cats defend the village': what stands before an article of its own is done. */
const unknownVerbs = [
  /^((?:an?|the|my|our|one)\s+(?:[\p{L}'’-]+\s+){1,4}?)(\p{L}{2,}[^s\W]s\s+(?:an?|the|my|our|his|her|its|their|two|three|all)\s.+)$/iu,
  /^(\p{Lu}\p{L}+\s)(\p{L}+s\s+(?:me|us|him|them|everybody|everyone|an?|the|my|our|his|her|its|their)\s.+)$/u,
  /^((?!an?\s|the\s|my\s)(?:[\p{L}'’-]+\s+){0,3}?\p{L}+[^s\W]s\s+)(\p{L}{3,}\s+(?:an?|the|my|our|his|her|its|their|two|three|all)\s.+)$/iu,
];
const smallWords =
  /^(?:of|in|on|at|from|with|and|or|for|to|by|near|under|over|behind|beside|around|across|through|is|was|are|were)$/iu;

function splitAtUnknownVerb(idea: string): [string, string | undefined] {
  for (const pattern of unknownVerbs) {
    const [, subject, clause] = pattern.exec(idea) ?? [];
    const verb = clause?.split(/\s/u)[0] ?? '';
    if (subject !== undefined && clause !== undefined && !smallWords.test(verb)) {
      return [subject.trim(), clause];
    }
  }
  return [idea, undefined];
}

/** 'A girl and a sea captain find a map': after two heroes the verb stands bare, behind one or two words of the second. */
function splitPair(idea: string, verbs: EnglishVerbs): [string, string] | undefined {
  const start =
    /^(?:an?|the|my|our|one)\s+(?:[\p{L}'’-]+\s+){1,4}?and\s+(?:an?|the|my|his|her|its|one)\s+/iu.exec(idea);
  if (start === null) {
    const [, names, clause] = /^(\p{Lu}\p{L}+ and \p{Lu}\p{L}+)\s+(\p{Ll}.+)$/u.exec(idea) ?? [];
    return names === undefined || clause === undefined ? undefined : [names, clause];
  }
  const words = idea.slice(start[0].length).split(/\s+/u);
  const isBase = (word: string | undefined): boolean => verbs.bases.has(word?.toLowerCase() ?? '');
  for (let index = 1; index < Math.min(words.length, 5); index += 1) {
    const rest = words.slice(index).join(' ');
    // In 'a baby bear play' both words could be verbs: the last is.
    const isVerb = isBase(words[index]) && !isBase(words[index + 1]);
    if (isVerb || announcingTo.test(rest) || unable.test(rest) || placing.test(rest)) {
      return [start[0] + words.slice(0, index).join(' '), rest];
    }
  }
  return undefined;
}

/** After several heroes the verb stands bare: 'Two brothers build a boat'. */
function isCounted([first = '']: readonly string[]): boolean {
  return /^(?:two|three|four|five|some)$/iu.test(first);
}

interface WordPlace {
  readonly before: string;
  readonly index: number;
  readonly verbs: EnglishVerbs;
}

function isPlainVerb(word: string, { before, index, verbs }: WordPlace): boolean {
  // 'The lost whale': after an article a verb's form is an adjective.
  const isAdjective = /^(?:a|an|the|my|our|his|her|its|their)$/iu.test(before);
  if (index < 2 || isAdjective || auxiliaryHead.test(word)) {
    return false;
  }
  return toBaseForm(verbs, word) !== undefined || toBaseFromGerund(verbs, word) !== undefined;
}

function readClause(
  clause: string,
  verbs: EnglishVerbs,
): { action: string | undefined; place: string | undefined } {
  const text = cutClause(clause);
  if (fearing.test(text)) {
    return { action: `stop being afraid of ${text.replace(fearing, '')}`, place: undefined };
  }
  if (placing.test(text)) {
    const [place = '', rest] = text.replace(placing, '').split(/\s+and\s+/u);
    return { action: rest === undefined ? undefined : readClause(rest, verbs).action, place };
  }
  if (announcingTo.test(text)) {
    return { action: text.replace(announcingTo, ''), place: undefined };
  }
  if (dreaming.test(text)) {
    return { action: fromGerund(text.replace(dreaming, ''), verbs), place: undefined };
  }
  if (unable.test(text)) {
    return { action: text.replace(unable, ''), place: undefined };
  }
  return { action: fromFinite(text, verbs), place: undefined };
}

/** Only the first thing that happens is the wish: the rest of a long clause is cut off. */
function cutClause(clause: string): string {
  const [first = ''] = clause.split(
    /,|\s+(?:but|until|because|while|when|after|before|so that|and then|and (?=\w+s\b))\s*/iu,
  );
  return first.split(/\s+/u).slice(0, 10).join(' ').trim();
}

function fromGerund(text: string, verbs: EnglishVerbs): string {
  const [verb = '', ...rest] = text.split(' ');
  return [toBaseFromGerund(verbs, verb) ?? verb, ...rest].join(' ');
}

function fromFinite(text: string, verbs: EnglishVerbs): string | undefined {
  const [verb = '', ...rest] = text.split(' ');
  const bare = verbs.bases.has(verb.toLowerCase()) ? verb.toLowerCase() : undefined;
  const base = toBaseForm(verbs, verb) ?? toBaseFromGerund(verbs, verb) ?? bare;
  if (base === undefined) {
    return /^(?:an?|the|my|our|his|her|its|their|two|three|all)$/iu.test(rest[0] ?? '')
      ? [bareForm(verb.toLowerCase()), ...rest].join(' ')
      : undefined;
  }
  // What is lost is looked for.
  const wanted = base === 'lose' ? 'find' : base;
  return [wanted, ...rest].join(' ');
}

/** 'guards' → 'guard', 'carries' → 'carry', 'teaches' → 'teach'; a bare form stays. */
function bareForm(verb: string): string {
  return verb
    .replace(/ies$/u, 'y')
    .replace(/(?<=ch|sh|x|z|ss)es$/u, '')
    .replace(/(?<=[^s])s$/u, '');
}

/** A whole sentence with a verb that is not known: nobody's name. */
const saying =
  /\s(?:me|us|you|he|she|they|them|is|are|was|were|has|have|to|that|if|how|why|what|when)(?:\s|$)/iu;

function readHero(nounPhrase: string): PremiseHero | undefined {
  const named = /\b(?:named|called)\s+(\p{Lu}[\p{L}\p{M}'’-]*)/u.exec(nounPhrase)?.[1];
  if (named !== undefined) {
    return {
      phrase: named,
      head: headOf(nounPhrase.replace(/\s+(?:named|called)\b.*$/u, '')),
      determiner: 'name',
      possessive: undefined,
      gender: undefined,
      isPlural: false,
    };
  }
  const isPair = /^\p{Lu}\p{L}+ and \p{Lu}\p{L}+$/u.test(nounPhrase);
  if (isPair || /^\p{Lu}\p{L}+ the \p{L}+$/u.test(nounPhrase)) {
    const head = headOf(nounPhrase);
    const name = { phrase: nounPhrase, head, determiner: 'name', possessive: undefined } as const;
    return { ...name, gender: undefined, isPlural: isPair };
  }
  const match = /^(?:(a|an|one|the|my|our|his|her|two|three|four|five|some)\s+)?(.+)$/iu.exec(
    nounPhrase.trim(),
  );
  const article = match?.[1]?.toLowerCase();
  const given = match?.[2]?.trim() ?? '';
  if (given === '' || given.split(/\s+/u).length > 6 || !/\p{L}/u.test(given) || saying.test(given)) {
    return undefined;
  }
  const isName =
    article === undefined &&
    /^\p{Lu}\p{Ll}/u.test(given) &&
    given.split(' ').length <= 2 &&
    !/s$/u.test(given);
  const phrase = isName ? given : given.charAt(0).toLowerCase() + given.slice(1);
  const isCounted = article !== undefined && /^(?:two|three|four|five|some)$/u.test(article);
  const head = headOf(phrase);
  return {
    phrase: isCounted && article !== 'some' ? `${article} ${phrase}` : phrase,
    head,
    determiner: readDeterminer(article, isName),
    possessive: article === 'my' || article === 'our' ? article : undefined,
    gender: undefined,
    isPlural: isCounted || /\sand\s/u.test(phrase) || (article === undefined && /[^s]s$/u.test(head)),
  };
}

function readDeterminer(article: string | undefined, isName: boolean): PremiseHero['determiner'] {
  if (article === 'my' || article === 'our') {
    return 'possessive';
  }
  if (article === 'the') {
    return 'definite';
  }
  return isName ? 'name' : 'indefinite';
}

function headOf(phrase: string): string {
  const [core = phrase] = phrase.split(/\s+(?:with|of|from|and|without|in)\s+/u);
  return core.split(/\s+/u).at(-1)?.toLowerCase() ?? '';
}
