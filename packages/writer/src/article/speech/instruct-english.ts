import { verbOf } from './english-participles.ts';

/** What may stand before a subject, with its comma: 'After a week, when the centre has cooled, …'. */
const front =
  '(?:(?:After|Before|When|Once|As soon as|In|On|At|For|To|With|Without|If|Until|During|Finally|Then|Next|First|Second|Third|Fourth|Fifth|Lastly|Every|Each|By|From|Here|Later|Meanwhile|Now)(?:\\s[^,;:]{1,60})?,\\s(?:(?:when|once|if|after|before|as soon as)\\s[^,;:]{1,60},\\s)?)?';
const adverbs =
  'then|first|next|finally|usually|often|commonly|generally|normally|typically|sometimes|occasionally|carefully|thoroughly|slowly|gently|evenly|lightly|loosely|tightly|firmly|finely|roughly|well|also|simply|best|now|again|always';
const passiveWith = (verbs: string): RegExp =>
  new RegExp(
    `^(?<front>${front})(?<subject>[^,;:]{2,90}?(?:, [^,;:]{2,40}?(?:,? (?:and|or) [^,;:]{2,40}?))?) (?<aux>is|are|(?:may|can|could|might|should|must)(?: not)? be|(?:has|have|needs?|ought) to be)(?<not> not)?(?: (?<adverb>${adverbs}))? (?<verbs>${verbs})(?<rest>[\\s,;:.!].*)?$`,
    'u',
  );
/** 'Washed, peeled and cut', or one verb. */
const passives = [passiveWith('\\p{Ll}+(?:, \\p{Ll}+)*,? and \\p{Ll}+'), passiveWith('\\p{Ll}+')];
/** 'On this base layers are spread': what stands before the subject, without a comma. */
const place =
  /^(?<place>(?:On|In|At|Over|Under|Into|Onto|Above|Below|Around|Between|To|Through|From|With) (?:this|that|the|each|these|a) \p{Ll}+(?: \p{Ll}+)??) (?<thing>(?:the|an?|each|every|all|some|more|another|its|\p{Ll}+s) ?.*)$|^(?<bare>(?:In|On|At|From|With|By) \p{Ll}+) (?<after>(?:the|an?|each|every|all) .*)$/u;
/** Within a subject these begin another clause: what is done cannot be told from it. */
const clause =
  /(?<!\p{L})(?:is|are|was|were|be|been|has|have|had|which|who|whom|whose|because|so that|if|when|there|it is|does|do|can|may|will)(?!\p{L})/u;
const freeRelative = /^what (?:was|is|lies|lay|remains|stood) [\p{Ll} ]{2,30}$/iu;
const pronouns: Readonly<Record<string, string>> = { it: 'it', they: 'them', this: 'this', these: 'these' };
/** With these an agent is what one uses: 'enclosed by pallets' is 'enclose with pallets'. */
const byMeans =
  /^(?:enclose|surround|cover|fill|line|support|bind|join|separate|protect|wrap|fence|weigh|close|replace)$/u;

interface Passive {
  readonly front: string;
  readonly thing: string;
  readonly aux: string;
  readonly isNot: boolean;
  readonly adverb: string;
  readonly verbs: readonly string[];
  readonly rest: string;
}

/**
 * What one does, of what is done: 'A site is chosen' is 'Choose a site', 'It may be passed through a sieve' is 'You can pass
 * it through a sieve'.
 *
 * @returns undefined where nothing is done, or it cannot be told by whom or to what
 */
export function instructInEnglish(sentence: string): string | undefined {
  const parts = ofParts.exec(sentence);
  if (parts?.groups !== undefined) {
    const { thing = '', rest = '' } = parts.groups;
    return `Make ${lowered(thing)} of ${rest}`;
  }
  const read = readPassive(sentence);
  return read === undefined ? undefined : write(read);
}

/** 'The foundation consists of twigs': so one makes it. */
const ofParts =
  /^(?<thing>(?:The|A) (?:\p{Ll}+ )?(?:foundation|base|bottom|layer|frame|filling|dough|mixture|batter|floor|cover|walls?|mortar|paste)) (?:consists?|is made up|is composed) of (?<rest>.*)$/u;

function readPassive(sentence: string): Passive | undefined {
  return passives.flatMap((form) => readForm(form.exec(sentence)?.groups) ?? [])[0];
}

function readForm(groups: Readonly<Record<string, string>> | undefined): Passive | undefined {
  if (groups === undefined) {
    return undefined;
  }
  const { front: before = '', subject = '', aux = '', adverb = '', verbs = '', rest = '' } = groups;
  const named = readThing(subject);
  const bases = verbs.split(/,? and |, /u).map((verb) => verbOf(verb));
  const known = bases.flatMap((verb) => verb ?? []);
  if (named === undefined || known.length < bases.length) {
    return undefined;
  }
  const told = restOf(rest, { verbs: known, isOne: /^(?:is|has|needs)/u.test(aux) || subject === 'It' });
  return told === undefined
    ? undefined
    : {
        front: before,
        thing: named.thing,
        aux,
        isNot: groups['not'] !== undefined || aux.includes(' not'),
        adverb,
        verbs: known,
        rest: named.place + told,
      };
}

/** What it is done to, and the place that stood before it. */
function readThing(subject: string): { thing: string; place: string } | undefined {
  const pronoun = pronouns[subject.toLowerCase()];
  if (pronoun !== undefined || freeRelative.test(subject)) {
    return { thing: pronoun ?? lowered(subject), place: '' };
  }
  const placed = place.exec(subject)?.groups;
  const thing = lowered(placed?.['thing'] ?? placed?.['after'] ?? subject);
  const isOpen =
    /^(?:on|in|at|over|under|into|onto|above|below|around|between|through|from|with|after|before|when|if|as|there|and|but|nothing|nobody)\s/u;
  // A second noun with its article, and no word between that joins them: where the subject begins is not sure.
  const isUnsure =
    /(?:^|\s)(?!of|in|on|or|and|with|from|for|to|at|by|under|over|between|into|about|near|within|without|across|through|against|along|around|behind|below|above|beside|like|than|as|all|both|half)\p{Ll}+ (?:the|an?) /u;
  if (clause.test(thing) || isOpen.test(thing) || isUnsure.test(thing)) {
    return undefined;
  }
  return { thing, place: placed === undefined ? '' : ` ${lowered(placed['place'] ?? placed['bare'] ?? '')}` };
}

/** What follows the verb, with what else is done told alike. */
function restOf(
  rest: string,
  { verbs, isOne }: { verbs: readonly string[]; isOne: boolean },
): string | undefined {
  const agent = /^ by (?!\p{Ll}+ing\b|hand\b|means\b)/u;
  if (agent.test(rest) && !byMeans.test(verbs.at(-1) ?? '')) {
    return undefined;
  }
  const it = isOne ? 'it' : 'them';
  let isSure = true;
  const told = rest
    .replace(agent, ' with ')
    .replace(/ (as|while|before) (it|they) (?:is|are) (\p{Ll}+)/gu, (...match: string[]) => {
      const [whole = '', word = '', what = '', verb = ''] = match;
      const base = verbOf(verb);
      return base === undefined ? whole : ` ${word} you ${base} ${pronouns[what] ?? what}`;
    })
    .replace(
      /(,?) and(?: is| are)?( then)? (\p{Ll}+)(?= (?:to|in|into|on|onto|with|through|back|for|from|over|until|by|every|each|once|twice|again|up|out|off|down|daily)(?!\p{L}))/gu,
      (...match: string[]) => {
        const [whole = '', comma = '', then = '', verb = ''] = match;
        const isPassive = / (?:is|are) /u.test(whole) || /(?:ed|t|n)$/u.test(verb);
        const base = isPassive ? verbOf(verb) : undefined;
        return base === undefined ? whole : `${comma} and${then} ${base} ${it}`;
      },
    )
    .replace(/, and (.*?)(?=[.!]?$)/u, (whole, other: string) => {
      const done = instructInEnglish(other) ?? elliptic(other);
      isSure &&=
        done !== undefined || !/ (?:is|are) /u.test(other) || / (?:it|they|there) (?:is|are) /u.test(whole);
      return done === undefined ? whole : `, and ${lowered(done)}`;
    });
  return isSure && !hasLostVerb(told) ? told : undefined;
}

/** 'Dug in before planting, or mixed with sand': what else is done, and has lost its 'is'. */
function hasLostVerb(text: string): boolean {
  return [
    ...text.matchAll(
      /(?:, | or |, or )(\p{Ll}+) (?:to|in|into|on|onto|with|through|for|from|over|until|before|after)\s/gu,
    ),
  ].some(([, verb = '']) => /(?:ed|ug|[auw]n|ut|id|ought)$/u.test(verb) && verbOf(verb) !== undefined);
}

/** 'The coarse residue returned to the pile', after 'it is passed through a sieve'. */
function elliptic(text: string): string | undefined {
  const {
    thing = '',
    verb = '',
    rest = '',
  } = /^(?<thing>(?:the|an?|its|their|any) (?:\p{Ll}+ ){0,2}?\p{Ll}+) (?<verb>\p{Ll}+(?:ed|t|n|d|ut))(?<rest> (?:to|in|into|on|onto|with|through|back|for|from|over|under)\s.*)$/u.exec(
    text,
  )?.groups ?? {};
  const base = verb === '' ? undefined : verbOf(verb);
  return base === undefined ? undefined : `${base} ${thing}${rest}`;
}

function write({ front: before, thing, aux, isNot, adverb, verbs, rest }: Passive): string | undefined {
  const isChoice = /^(?:may|can|could|might)/u.test(aux) || /^(?:sometimes|occasionally)$/u.test(adverb);
  if (isChoice && isNot) {
    return undefined;
  }
  const isManner =
    /ly$/u.test(adverb) && !/^(?:usually|commonly|generally|normally|typically|occasionally)$/u.test(adverb);
  const isPlace = /^(?:then|first|next|finally|now|also|always|simply)$/u.test(adverb);
  const list = verbs.length === 1 ? verbs[0] : `${verbs.slice(0, -1).join(', ')} and ${verbs.at(-1)}`;
  const how = isManner || isPlace ? `${adverb} ` : '';
  const opening = isChoice ? 'you can ' : '';
  const act = `${opening}${isNot ? 'do not ' : how}${list} ${thing}${rest}`;
  return before === '' ? act.charAt(0).toUpperCase() + act.slice(1) : before + act;
}

/** As it stands within a sentence: 'The foundation' is 'the foundation', 'NASA' stays. */
function lowered(text: string): string {
  return /^\p{Lu}(?:\p{Ll}|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
