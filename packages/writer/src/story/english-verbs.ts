import type { Lexicon } from '../lexicon/lexicon.ts';

/** Irregular forms a one-line idea may hold: 'finds', 'found' and 'finding' all mean 'find'. */
const irregular: Readonly<Record<string, string>> = {
  found: 'find',
  lost: 'lose',
  forgot: 'forget',
  forgets: 'forget',
  loses: 'lose',
  went: 'go',
  goes: 'go',
  saw: 'see',
  sees: 'see',
  met: 'meet',
  made: 'make',
  built: 'build',
  flew: 'fly',
  flies: 'fly',
  sang: 'sing',
  swam: 'swim',
  ran: 'run',
  wrote: 'write',
  drew: 'draw',
  caught: 'catch',
  brought: 'bring',
  bought: 'buy',
  sold: 'sell',
  kept: 'keep',
  became: 'become',
  becomes: 'become',
  stole: 'steal',
  steals: 'steal',
  grew: 'grow',
  fell: 'fall',
  falls: 'fall',
  took: 'take',
  takes: 'take',
  gave: 'give',
  gives: 'give',
  won: 'win',
  rode: 'ride',
  rides: 'ride',
  ate: 'eat',
  eats: 'eat',
  left: 'leave',
  leaves: 'leave',
  got: 'get',
  gets: 'get',
  told: 'tell',
  tells: 'tell',
  fought: 'fight',
  fights: 'fight',
  hid: 'hide',
  woke: 'wake',
};
/** Regular verbs beyond the dictionary that stories often use. */
const regular = [
  'move',
  'collect',
  'chase',
  'rescue',
  'protect',
  'return',
  'escape',
  'join',
  'start',
  'open',
  'solve',
  'carry',
  'wait',
  'search',
  'look',
  'change',
  'cure',
  'deliver',
  'keep',
  'befriend',
  'adopt',
  'overcome',
  'conquer',
  'conduct',
  'perform',
  'decorate',
  'wear',
  'ask',
  'call',
  'turn',
  'stop',
  'design',
  'create',
  'steal',
  'ride',
  'drive',
  'lead',
  'lose',
  'hunt',
];

/** Which base form a written form belongs to. */
export interface EnglishVerbs {
  readonly finite: ReadonlyMap<string, string>;
  readonly gerunds: ReadonlyMap<string, string>;
  /** After a plural hero the verb stands bare: 'two sisters who build a boat'. */
  readonly bases: ReadonlySet<string>;
}

/** The forms of every verb we know; made once by the writer and handed on. */
export function openEnglishVerbs(lexicon: Lexicon): EnglishVerbs {
  const bases = [...lexicon.verbs.map((verb) => verb.en), ...regular, ...Object.values(irregular)];
  const finite = new Map<string, string>(Object.entries(irregular));
  const gerunds = new Map<string, string>();
  for (const base of bases) {
    finite.set(thirdPerson(base), base);
    finite.set(pastForm(base), base);
    gerunds.set(gerund(base), base);
  }
  return { finite, gerunds, bases: new Set(bases) };
}

/** 'paints', 'painted' → 'paint'; nothing when it is no verb we know. */
export function toBaseForm(verbs: EnglishVerbs, word: string): string | undefined {
  return verbs.finite.get(word.toLowerCase());
}

/** 'painting' → 'paint'. */
export function toBaseFromGerund(verbs: EnglishVerbs, word: string): string | undefined {
  return verbs.gerunds.get(word.toLowerCase());
}

/** 'paint' → 'paints'. */
function thirdPerson(base: string): string {
  if (/(?:s|x|z|ch|sh|o)$/u.test(base)) {
    return `${base}es`;
  }
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function pastForm(base: string): string {
  if (base.endsWith('e')) {
    return `${base}d`;
  }
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ied` : `${doubleFinal(base)}ed`;
}

/** 'run' → 'running', 'make' → 'making'. */
export function gerund(base: string): string {
  if (/ie$/u.test(base)) {
    return `${base.slice(0, -2)}ying`;
  }
  return /[^e]e$/u.test(base) ? `${base.slice(0, -1)}ing` : `${doubleFinal(base)}ing`;
}

function doubleFinal(base: string): string {
  const isShort = /^[^aeiou]*[aeiou][bdgklmnprt]$/u.test(base);
  return isShort ? base + base.slice(-1) : base;
}

/** The base of a gerund of no verb we know, by its spelling: 'travelling' → 'travel', 'voting' → 'vote', 'visiting' → 'visit'. */
export function baseOfGerund(word: string): string {
  const stem = word.toLowerCase().replace(/ing$/u, '');
  if (stem === word.toLowerCase() || !/[aeiouy]/u.test(stem)) {
    return word;
  }
  if (/^[^aeiou]y$/u.test(stem)) {
    return `${stem.slice(0, -1)}ie`;
  }
  const isOfOneSyllable = /^[^aeiouy]*[aeiouy]+[^aeiouy]*$/u.test(stem);
  if (/([^aeiou])\1$/u.test(stem)) {
    const keeps = /[szf]$/u.test(stem) || (stem.endsWith('l') && isOfOneSyllable);
    return keeps ? stem : stem.slice(0, -1);
  }
  const isShort = isOfOneSyllable && /^[^aeiou]*[aeiouy][^aeiouwxy]$/u.test(stem);
  const isMute =
    /(?:[vcuz]|[^aeiou]l|dg|[ai]s|[iu]r|[^ai]id|[^e]at|creat|ut|ag|agin|(?:pl|gn|ad|st)or|pet)$/u.test(
      stem,
    ) && !/(?:ou|oo)[^aeiou]$/u.test(stem);
  return isShort || isMute ? `${stem}e` : stem;
}
