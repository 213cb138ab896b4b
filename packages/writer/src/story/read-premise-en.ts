import type { Premise } from './premise.ts';
import type { EnglishVerbs } from './english-verbs.ts';
import { readClause } from './read-clause-en.ts';
import { headOf, readHero } from './read-hero-en.ts';
import { findIt, isGone, seekThing } from './sought-thing.ts';
import { splitIdea } from './split-idea-en.ts';
import { findNoun } from '../lexicon/lexicon.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

const frame =
  /^(?:please\s+)?(?:(?:tell|write|make|create|give)(?:\s+me)?\s+)?(?:(?:a|an|the)\s+)?(?:(?:short|little|funny|sweet|bedtime|children's)\s+)*(?:story|tale|fable|film|movie|video|cartoon)\s+(?:of|about|on)\s+(?:how\s+)?|^once upon a time,?\s+(?:there (?:was|were|lived)\s+)?|^how\s+(?=(?:a|an|the|one|my|two|three)\s)/iu;

/** 'How Mia found her voice': a name, and what was done. */
const beforeName = /^[Hh]ow (?=\p{Lu}\p{Ll}+ \p{Ll})/u;

/** 'The day the sun forgot to rise' is about the sun, 'a day in the life of a bee' about the bee. */
const timeFrame =
  /^a day in the life of\s+|^the (?:\p{L}+ )?(?:adventures?|journey|legend|life) of\s+|^the (?:day|night|morning|summer|winter|year)(?: that| when)?\s+(?=(?:a|an|the|one|my|two|three)\s)/iu;

const placeTail =
  /\s+(?=(?:in|on|at|under|near|beside|behind|inside|above|between|from)\s+(?:(?:a|an|the|my|our|its|his|her)\s|\p{Lu}))/u;

/** 'The fox and the crow', 'Mia and the magic brush': the first is the hero, and the other one is what the story is about. */
const companions =
  /^((?:[Aa]n?|[Tt]he|[Mm]y|[Oo]ur|[Tt]wo|[Tt]hree)\s+(?:[\p{L}'’-]+\s+){0,3}?[\p{L}'’-]+|\p{Lu}[\p{L}'’-]+)\s+and\s+(?:a|an|the|his|her|its)\s+((?:[\p{L}'’-]+\s+){0,2}?[\p{L}'’-]+(?:\s+of\s+(?:[\p{L}'’-]+\s+){0,3}?[\p{L}'’-]+)?)$/u;

/** Reads an English story idea: 'A fox who learns to paint', 'The robot that is afraid of the dark'. */
export function readEnglishPremise(
  prompt: string,
  { englishVerbs: verbs, lexicon }: { englishVerbs: EnglishVerbs; lexicon: Lexicon },
): Premise {
  const idea = firstIdea(prompt);
  const [subject, clause] = splitIdea(idea.replace(timeFrame, ''), verbs);
  const pair = clause === undefined ? companions.exec(subject) : null;
  if (pair?.[1] !== undefined && pair[2] !== undefined) {
    const hero = readHero(pair[1].replace(/^an?\s+/iu, 'the '));
    return { code: 'en', title: idea, hero, action: joinCompanion(pair[2], lexicon), place: undefined };
  }
  const [nounPhrase = '', place] = subject.split(placeTail);
  const hero = readHero(nounPhrase);
  const sought =
    clause === undefined ? seekThing(idea, { code: 'en', head: headOf(nounPhrase), lexicon }) : undefined;
  if (sought !== undefined) {
    return { code: 'en', title: idea, ...sought, place: undefined };
  }
  const told = clause === undefined ? { action: undefined, place: undefined } : readClause(clause, verbs);
  return { code: 'en', title: idea, hero, action: told.action, place: told.place ?? place };
}

function joinCompanion(other: string, lexicon: Lexicon): string {
  const name = other.charAt(0).toLowerCase() + other.slice(1);
  const kind = findNoun(lexicon, headOf(name), 'en')?.kind;
  const isSomebody = kind === 'animal' || kind === 'person';
  if (!isSomebody) {
    return isGone(` ${name}`, 'en') ? findIt(`the ${name}`, 'en') : `discover the ${name}`;
  }
  return /^(?:lost|missing|lonely)\s/u.test(name)
    ? `help the ${name} find the way home`
    : `make friends with the ${name}`;
}

function firstIdea(prompt: string): string {
  const [first = ''] = prompt.trim().split(/[\n.!?;:]|\s[–—-]\s/u);
  return first
    .replace(frame, '')
    .replace(beforeName, '')
    .replace(/^["'“”‘’\s]+|(?<!["'“”‘’,\s])["'“”‘’,\s]+$/gu, '')
    .slice(0, 140);
}
