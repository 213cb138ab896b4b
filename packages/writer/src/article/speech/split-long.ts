import type { LanguageCode } from '@kinora/words';
import { languageProfiles, readWords } from '@kinora/words';
import { hasVerb } from './split-clauses.ts';
import { splitAtJoint, withoutExamples } from './split-joints.ts';

type Joined = 'en' | 'fr' | 'it' | 'es';

/** What sets the second half of a sentence against the first; without it both stand alone. */
const contrasts: Readonly<Record<Joined, RegExp>> = {
  en: /,\s(?:whereas|while)\s(?=(?:the|an?|its|their|most|all|other)\s)/u,
  fr: /,\s(?:tandis que|alors que)\s(?=(?:l[ea]s?\s|l['’]|une?\s|des\s))/u,
  it: /,\smentre\s(?=(?:il|lo|la|i|gli|le|un|una)\s|l['’])/u,
  es: /,\smientras que\s(?=(?:el|la|los|las|un|una)\s)/u,
};
/** A clause beside the other, with its own subject. */
const additions: Readonly<Record<Joined, RegExp>> = {
  en: /,\sand\s(?=the\s)/u,
  fr: /,\set\s(?=(?:l[ea]s?\s|l['’]))/u,
  it: /,\se\s(?=(?:il|lo|la|i|gli|le|dopo|poi|infine|quindi)\s|l['’])/u,
  es: /,\sy\s(?=(?:el|la|los|las|después|luego|por último|finalmente)\s)/u,
};
/** A sentence of more words is told in two, each of so many. */
const longest = 28;
const shortest = 7;

/** What comes of it, and what is said of it besides, as a sentence of its own: 'The body is low. So the gait is a crawl.' */
interface Following {
  readonly mark: RegExp;
  readonly said: string;
}

const followings: Readonly<Record<Joined, readonly Following[]>> = {
  en: [
    // 'So that worms can enter' is what one does it for, and belongs to it.
    {
      mark: /,\sso that\s(?=(?:the|they|it|its|their|this|these|an?)\s(?![^.]*\b(?:can|may|will|could|would)\b))/u,
      said: 'So ',
    },
    {
      mark: /(?<=\p{L}),\swhich\s(?=(?:is|has|was|grows|lives|covers|contains|gives|takes|keeps|makes|reaches|weighs)\s)/u,
      said: 'It ',
    },
    {
      mark: /(?<=s),\swhich\s(?=(?:are|have|were|grow|live|cover|contain|give|take|keep|make|reach|weigh)\s)/u,
      said: 'They ',
    },
  ],
  fr: [
    {
      mark: /,\ssi bien que\s(?=(?:l[ea]s?|ils?|elles?|un|une)\s|l['’])/u,
      said: 'Alors, ',
    },
  ],
  it: [{ mark: /,\s(?:cosicché|sicché|tanto che|di modo che)\s/u, said: 'Così ' }],
  // 'Pesa 6 t, de modo que harían falta unos veinticinco' is one picture.
  es: [],
};
/** A sentence of more words is told in two where the second tells what follows. */
const breath = 20;

function beforeFollowing(sentence: string, code: Joined): string[] | undefined {
  if (size(sentence, code) <= breath) {
    return undefined;
  }
  for (const { mark, said } of followings[code]) {
    const [first = '', second, ...more] = sentence.split(mark);
    const isTwo =
      second !== undefined &&
      more.length === 0 &&
      !opensOpen.test(first) &&
      size(first, code) >= shortest &&
      size(second, code) >= shortest - 1;
    if (isTwo) {
      return [...splitLong(`${first}.`, code), said + second];
    }
  }
  return undefined;
}

/** What is so only under a condition has its result with it. */
const opensOpen = /^(?:If|When|Whenever|Unless|Si|Quand|Lorsqu\S*|Se|Quando|Cuando)\s/u;

/** A long sentence in the parts that stand alone: '…, whereas the name frog is kept for …'. */
export function splitLong(sentence: string, code: LanguageCode): string[] {
  if (code === 'ja' || size(sentence, code) <= breath) {
    return [sentence];
  }
  const short = withoutExamples(sentence, code);
  const parts = code === 'hi' ? undefined : beforeFollowing(short, code);
  if (parts !== undefined) {
    return parts;
  }
  const cut = cutLong(short, code);
  if (cut.length > 1) {
    return cut;
  }
  const halves = size(short, code) > breath ? splitAtJoint(short, code) : undefined;
  return halves?.flatMap((half) => splitLong(half, code)) ?? cut;
}

/** What is set against the other half, or beside it. */
function cutLong(sentence: string, code: Exclude<LanguageCode, 'ja'>): string[] {
  if (size(sentence, code) <= longest) {
    return [sentence];
  }
  if (code === 'hi') {
    return splitHindi(sentence);
  }
  const cut = cutAt(sentence, contrasts[code], code);
  return cut ?? cutAt(sentence, additions[code], code, true) ?? [sentence];
}

function size(text: string, code: LanguageCode): number {
  return readWords(text, code).length;
}

function cutAt(
  sentence: string,
  mark: RegExp,
  ...[code, isAddition = false]: [Joined, boolean?]
): string[] | undefined {
  const [first = '', second, ...more] = sentence.split(mark);
  const isOne = second === undefined || more.length > 0;
  if (isOne || size(first, code) < shortest || size(second, code) < shortest) {
    return undefined;
  }
  const isSure =
    !isAddition ||
    goesOnAfter.test(second) ||
    (hasVerb(first, code) && hasVerb(second, code) && !isSeries(first, code));
  return isSure ? [`${first}.`, second.charAt(0).toLocaleUpperCase() + second.slice(1)] : undefined;
}

/** What comes next of the same, which Italian and Spanish need not name again. */
const goesOnAfter = /^(?:dopo (?:essere|aver)|después de (?:ser|haber))/u;

/** 'The body is low, the head is blunt', of which a third would be cut off. */
function isSeries(part: string, code: Joined): boolean {
  const { nounMarkers } = languageProfiles[code];
  return part
    .split(', ')
    .slice(1)
    .some((segment) => nounMarkers.has(readWords(segment, code)[0]?.text.toLowerCase() ?? ''));
}

/** A Hindi clause ends on its verb: what follows the comma begins another, unless one is said of the other; after a past one, with an agent of its own. */
const clauseEnd =
  /(?<=(?:है|हैं|था|थी|थे)),\s(?:और\s)?|(?<=(?:की|कीं|किया|किए|दी|दिया)),\s(?:और\s)?(?=[^।]{2,90}?\sने\s)/gu;
const subordinate =
  /(?:^|\s)(?:जब|यदि|अगर|जो|जिस[\p{L}\p{M}]*|जिन[\p{L}\p{M}]*|जैसे|जहाँ|जितन[\p{L}\p{M}]*|कि|चाहे)(?=\s)/u;
const opensOn = /^(?:जो|जिस|जिन|जहाँ|कि|क्योंकि|जबकि|तब|तो|इसलिए|परन्तु|किन्तु|लेकिन)/u;

function splitHindi(sentence: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of sentence.matchAll(clauseEnd)) {
    const part = sentence.slice(from, match.index);
    const rest = sentence.slice(match.index + match[0].length);
    const isSure = !subordinate.test(part) && !opensOn.test(rest);
    if (isSure && size(part, 'hi') >= shortest && size(rest, 'hi') >= shortest) {
      parts.push(`${part}।`);
      from = match.index + match[0].length;
    }
  }
  return [...parts, sentence.slice(from)];
}
