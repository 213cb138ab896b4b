import { announcingTo, auxiliaryHead, dreaming, fearing, placing, unable } from './clause-openings-en.ts';
import { toBaseForm, toBaseFromGerund } from './english-verbs.ts';
import type { EnglishVerbs } from './english-verbs.ts';

/** Parts an English story idea into its hero and what they do; nothing where they do nothing. */
export function splitIdea(idea: string, verbs: EnglishVerbs): [string, string | undefined] {
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
    const isVerb =
      isPlainVerb(word, { before: words[index - 1] ?? '', index, verbs }) ||
      (index === 1 && didNamed.test(idea) && toBaseForm(verbs, word) !== undefined);
    if (
      isClause ||
      isAfraid ||
      isVerb ||
      (index >= 2 && (isCounted(words) || isOfSeveral(words, index)) && verbs.bases.has(word.toLowerCase()))
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

/** 'The weaver's twin sons build a kite': behind a plural, and before what it is done to. */
function isOfSeveral(words: readonly string[], index: number): boolean {
  const isPlural = /[^s'’]s$/u.test(words[index - 1] ?? '');
  return isPlural && /^(?:an?|the|my|our|his|her|their|two|three)$/iu.test(words[index + 1] ?? '');
}

/** After several heroes the verb stands bare: 'Two brothers build a boat'. */
function isCounted([first = '']: readonly string[]): boolean {
  return /^(?:two|three|four|five|some)$/iu.test(first);
}

/** 'Mia found her voice': a name, and before what it was done to. 'Brown bears' are no name. */
const didNamed =
  /^\p{Lu}\p{Ll}+ \p{Ll}+(?<!s) (?:me|us|him|them|everybody|everyone|an?|the|my|our|his|her|its|their)(?: |$)/u;

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
