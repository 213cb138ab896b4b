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
/** In a small balloon. */
const short = { latin: 46, dense: 24 } as const;

/** The first words that a scene quotes and that have room in a balloon, or in a small one: a whole quotation, or its first sentence. */
export function quotedWords(
  narration: string,
  code: LanguageCode,
  { isShort = false }: { isShort?: boolean } = {},
): Quotation | undefined {
  const found = marks
    .flatMap((mark) => [...narration.matchAll(mark)])
    .map((match) => ({ text: match[1] ?? '', at: match.index + 1 }))
    .sort((one, other) => one.at - other.at);
  for (const { text, at } of found) {
    const words = (isShort ? fitting(text, code, short) : undefined) ?? fitting(text, code, longest);
    if (words !== undefined) {
      return { text: words, at };
    }
  }
  return undefined;
}

function fitting(text: string, code: LanguageCode, most: typeof longest | typeof short): string | undefined {
  const sentences = [...new Intl.Segmenter(code, { granularity: 'sentence' }).segment(text)].map(
    ({ segment }) => segment.trim(),
  );
  const candidates = [text, sentences[0] ?? ''];
  const words = candidates
    .map((each) => writableText(each.replace(/[,،、;:।]\s*$/u, '')))
    .find((each) => each !== undefined && isWithin(each, most));
  return words;
}
