import {
  announcingTo,
  dreaming,
  ending,
  fearing,
  lonely,
  lost,
  missing,
  placing,
  refusing,
  unable,
  wishingFor,
} from './clause-openings-en.ts';
import { baseOfGerund, gerund, toBaseForm, toBaseFromGerund } from './english-verbs.ts';
import type { EnglishVerbs } from './english-verbs.ts';

/** Reads what the hero of an English story idea wants, and where: 'learns to paint', 'is afraid of mice'. */
export function readClause(
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
  const ended = readEnding(text);
  if (ended !== undefined) {
    return { action: ended, place: undefined };
  }
  if (announcingTo.test(text)) {
    return { action: text.replace(announcingTo, ''), place: undefined };
  }
  if (dreaming.test(text)) {
    const action = fromGerund(text.replace(dreaming, ''), verbs);
    return { action: action.replace(announcingTo, ''), place: undefined };
  }
  if (unable.test(text)) {
    return { action: text.replace(unable, ''), place: undefined };
  }
  return { action: fromFinite(text, verbs), place: undefined };
}

/** What is to stop, or is wanted back: both are wishes that the idea says by their contrary. */
function readEnding(text: string): string | undefined {
  if (ending.test(text)) {
    return `stop ${text.replace(ending, '')}`;
  }
  if (refusing.test(text)) {
    const [verb = '', ...rest] = text.replace(refusing, '').split(' ');
    return ['stop', gerund(verb), ...rest].join(' ');
  }
  if (missing.test(text)) {
    return `see ${text.replace(missing, '')} again`;
  }
  if (lonely.test(text)) {
    return 'make a friend';
  }
  if (lost.test(text)) {
    return 'find the way home';
  }
  return wishingFor.test(text) ? text.replace(wishingFor, 'find ') : undefined;
}

/** Only the first thing that happens is the wish: the rest of a long clause is cut off. Who runs after a train runs for it. */
function cutClause(clause: string): string {
  const [first = ''] = clause.split(
    /,|\s+(?:but|until|because|while|when|(?<!\b(?:runs?|running|chas(?:es?|ing)|rac(?:es?|ing)|looks?|looking|sails?|sailing|rides?|riding|flies|fly|flying|swims?|swimming|goes|go|going|climbs?|climbing) )after|before|so that|and then|and (?=\w+s\b))\s*/iu,
  );
  return first.split(/\s+/u).slice(0, 10).join(' ').trim();
}

function fromGerund(text: string, verbs: EnglishVerbs): string {
  const [verb = '', ...rest] = text.split(' ');
  return [toBaseFromGerund(verbs, verb) ?? baseOfGerund(verb), ...rest].join(' ');
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
  const told = [base, ...rest].join(' ');
  // What is lost is looked for, and what is looked for is to be found.
  return told.replace(/^(?:lose|forget|seek|(?:look|search|hunt) for)(?= )/u, 'find');
}

/** 'guards' → 'guard', 'carries' → 'carry', 'teaches' → 'teach'; a bare form stays. */
function bareForm(verb: string): string {
  return verb
    .replace(/ies$/u, 'y')
    .replace(/(?<=ch|sh|x|z|ss)es$/u, '')
    .replace(/(?<=[^s])s$/u, '');
}
