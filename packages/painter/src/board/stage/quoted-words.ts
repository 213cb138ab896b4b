import type { LanguageCode } from '@kinora/contract/catalogue';
import { isWithin } from '../text-limits.ts';
import { writableText } from '../writable.ts';

/** What somebody says in a narration, and where: its UTF-16 offset. */
export interface Quotation {
  readonly text: string;
  readonly at: number;
}

const marks: readonly RegExp[] = [
  /[“«„]\s*([^”»“„«]{2,200}?)\s*[”»“]/gu,
  /[「『]([^」』]{2,120})[」』]/gu,
  /"([^"]{2,200})"/gu,
  /(?<![\p{L}\p{N}])['‘]([^‘]{2,200}?)['’](?![\p{L}\p{N}])/gu,
];

const longest = { latin: 62, dense: 30 } as const;
/** In a small balloon, and in one beside another. */
const short = { latin: 46, dense: 24 } as const;
const shortest = { latin: 36, dense: 18 } as const;
type Most = typeof longest | typeof short | typeof shortest;

/** How large balloons are: one in a picture of its scene's size, in a smaller picture, and two beside each other. */
type BalloonSize = 'large' | 'small' | 'shared';
const limits: Readonly<Record<BalloonSize, readonly Most[]>> = {
  large: [longest],
  small: [short, longest],
  shared: [shortest, short, longest],
};

/** The first words that a scene quotes and that have room in a balloon: a whole quotation, or its first sentence. */
export function quotedWords(
  narration: string,
  code: LanguageCode,
  size: BalloonSize = 'large',
): Quotation | undefined {
  for (const { text, at } of quotationsIn(narration)) {
    const words = fittingIn(text, code, size);
    if (words !== undefined) {
      return { text: words, at };
    }
  }
  return undefined;
}

/** What somebody says before and after it is told who says it, as two balloons beside each other have it; undefined for all else. */
export function saidInTwo(
  narration: string,
  code: LanguageCode,
): readonly [Quotation, Quotation] | undefined {
  const [first, second, ...others] = quotationsIn(narration);
  if (first === undefined || second === undefined || others.length > 0) {
    return undefined;
  }
  // '… and B,' said the other: those are another's words.
  const isAnswer = /^\s*\p{Ll}/u.test(narration.slice(second.end));
  const [before, after] = [first, second].map(({ text }) =>
    fittingIn(text.replace(/[,،、]\s*$/u, '').replace(spokenTo, ''), code, 'shared'),
  );
  return isAnswer || before === undefined || after === undefined
    ? undefined
    : [
        { text: before, at: first.at },
        { text: after, at: second.at },
      ];
}

/** Where the last words end that a narration quotes. */
export function endOfQuotations(narration: string): number | undefined {
  return quotationsIn(narration).at(-1)?.end;
}

/** All that is between quotation marks, and where the closing mark ends. */
function quotationsIn(narration: string): (Quotation & { readonly end: number })[] {
  return marks
    .flatMap((mark) => [...narration.matchAll(mark)])
    .map((match) => ({
      text: match[1] ?? '',
      at: match.index + 1,
      end: match.index + match[0].length,
    }))
    .sort((one, other) => one.at - other.at);
}

function fittingIn(text: string, code: LanguageCode, size: BalloonSize): string | undefined {
  return limits[size].map((most) => fitting(text, code, most)).find((each) => each !== undefined);
}

function fitting(text: string, code: LanguageCode, most: Most): string | undefined {
  const sentences = [...new Intl.Segmenter(code, { granularity: 'sentence' }).segment(text)].map(
    ({ segment }) => segment.trim(),
  );
  const [first = ''] = sentences;
  const candidates = [text, first, ...(most === longest ? [] : inFewerWords(first))];
  const words = candidates
    .map((each) => writableText(each.replace(/[,،、;:।]\s*$/u, '')))
    .find((each) => each !== undefined && isWithin(each, most));
  return words;
}

/** Whom somebody speaks to, where their name ends what is said. */
const spokenTo = /,\s*\p{Lu}\p{L}+(?=\s?[.!?…]?$)/u;
/** Where a clause ends behind which others only say more of it. */
const clauseEnd = /[,;:、，—–]\s*/gu;
/** Fewer letters than this are a call, and say nothing yet. */
const leastSaid = { latin: 14, dense: 7 } as const;

/** A sentence without the name of whoever it is said to, and its first clauses, the longest first. */
function inFewerWords(sentence: string): string[] {
  const unnamed = sentence.replace(spokenTo, '');
  const ends = [...unnamed.matchAll(clauseEnd)].map(({ index }) => unnamed.slice(0, index)).toReversed();
  return [unnamed, ...ends.filter((clause) => !isWithin(clause, leastSaid))];
}
