import { createTextMeasure } from '../text/measure.ts';
import { splitPhrases } from '../text/phrases.ts';
import type { SpokenWord } from '../timeline/film-timeline.ts';
import type { FilmLanguage } from '../timeline/language.ts';
import { bareWord, isOneFigure, isOneThing, leaningWords } from './leaning-words.ts';
import type { SubtitleRequest, SubtitleWord } from './subtitle-request.ts';

/** Words that are not parted, with what is known about breaking after them. */
export interface WordGroup {
  readonly words: readonly SubtitleWord[];
  readonly text: string;
  /** In board units, the space after it left out and with it. */
  readonly width: number;
  readonly advance: number;
  /** What follows: nothing, what somebody else says, a new sentence or a pause, another clause, or the same phrase going on. */
  readonly then: 'end' | 'turn' | 'sentence' | 'pause' | 'clause' | 'phrase';
  /** Whether it belongs to what follows, or what follows to it: an article, a number and what it counts. */
  readonly leans: boolean;
  /** Whether it and what follows are likely one thing and what it is like. */
  readonly isInsideThing: boolean;
  /** Whether a conjunction or the like follows, before which a break is welcome. */
  readonly beforeOpening: boolean;
}

/** A pause longer than this ends a cue. */
const pauseSeconds = 0.7;

/** A narration in the pieces its subtitles are put together from: words, in Japanese phrases, figures with their units. */
export function groupsOf(
  { narration, language, offsetSeconds }: SubtitleRequest,
  { fontSize, lineWidth }: { readonly fontSize: number; readonly lineWidth: number },
): WordGroup[] {
  const measure = createTextMeasure('subtitle', language);
  const width = (text: string): number => measure.width(text, fontSize);
  const space = width('n n') - width('nn');
  const borders = phraseBorders(narration.text, language);
  const { words } = narration;
  const handovers = handoversOf(narration);
  const texts = words.map((_, index) => textOf(narration, index));
  const parts: number[][] = [];
  let part: number[] = [];
  words.forEach((_, index) => {
    part.push(index);
    const next = words[index + 1];
    const isTied =
      next !== undefined &&
      !handovers.has(index) &&
      (!borders.has(next.startOffset) ||
        (isOneFigure(texts[index] ?? '', texts[index + 1] ?? '', {
          last: texts[index - 1] ?? '',
          afterNext: texts[index + 2] ?? '',
        }) &&
          width(partText([...part, index + 1], texts).trim()) <= lineWidth));
    if (!isTied) {
      parts.push(part);
      part = [];
    }
  });
  return parts.map((indices) => {
    const text = partText(indices, texts);
    const last = indices.at(-1) ?? 0;
    const bare = width(text.trim());
    return {
      words: indices.map((index) => timedWord(words[index], texts[index] ?? '', offsetSeconds)),
      text,
      width: bare,
      advance: bare + (text.endsWith(' ') ? space : 0),
      ...(handovers.has(last) ? handover : followUp({ words, texts, last, language })),
    };
  });
}

const handover = { then: 'turn', leans: false, isInsideThing: false, beforeOpening: false } as const;

/** Which words are followed by somebody else's. */
function handoversOf({ words, turns = [] }: SubtitleRequest['narration']): ReadonlySet<number> {
  // Times went through sums in different orders.
  const speakers = words.map(
    (word) => turns.findLast(({ startSeconds }) => startSeconds <= word.startSeconds + 1e-6)?.speaker,
  );
  return new Set(
    words.flatMap((_, index) =>
      index + 1 < words.length && speakers[index] !== speakers[index + 1] ? [index] : [],
    ),
  );
}

function partText(indices: readonly number[], texts: readonly string[]): string {
  return indices.map((index) => texts[index] ?? '').join('');
}

function timedWord(word: SpokenWord | undefined, text: string, offsetSeconds: number): SubtitleWord {
  const { startSeconds = 0, endSeconds = 0 } = word ?? {};
  return { text, startSeconds: startSeconds + offsetSeconds, endSeconds: endSeconds + offsetSeconds };
}

/** A word with the signs up to the next, and those before the first. */
function textOf({ text, words }: SubtitleRequest['narration'], index: number): string {
  const from = index === 0 ? 0 : (words[index]?.startOffset ?? 0);
  return text.slice(from, words[index + 1]?.startOffset ?? text.length).replace(/\s+/gu, ' ');
}

/** 'about | 2 cm', '16 febbraio | 2021', '20 | species'. */
const besideFigure = /\p{N}\s*\||\|\s*\p{N}/u;

/** 'Estados | Unidos': names of two words. */
function isName(text: string, next: string): boolean {
  return /^\p{Lu}/u.test(text.trim()) && /^\p{Lu}/u.test(next);
}

/** 'Dr. Who', 'No. 5', 'J. Verne': a full stop that ends no sentence. */
const abbreviation = /(?:^|[\s.(])(?:\p{Lu}|Dr|Mr|Mrs|Ms|St|No|Nr|vs|Mme|Sr|Sra|Dra|Prof|ca|cf)\.\s*$/u;
/** 'a. | C.', before Christ: the first stop ends nothing, the second may. */
const eraHead = /^[ad]\.\s*$/u;
const eraTail = /^C\.\s*$/u;
const sentenceEnd = /[.!?…。！？।]["'”’»」』)）]*\s*$/u;
const clauseEnd = /[,;:、，；：—–]["'”’»」』)）]*\s*$/u;

function followUp(at: {
  words: readonly SpokenWord[];
  texts: readonly string[];
  last: number;
  language: FilmLanguage;
}): Pick<WordGroup, 'then' | 'leans' | 'isInsideThing' | 'beforeOpening'> {
  const { words, texts, last, language } = at;
  const [text, next] = [texts[last] ?? '', texts[last + 1]];
  if (next === undefined) {
    return { then: 'end', leans: false, isInsideThing: false, beforeOpening: false };
  }
  const { onNext, onLast, opening, beforeNoun } = leaningWords[language];
  const [bare, following] = [bareWord(text), bareWord(next)];
  const pause = (words[last + 1]?.startSeconds ?? 0) - (words[last]?.endSeconds ?? 0);
  const isInEra = eraHead.test(text) && eraTail.test(next.replace(/[,;:]/u, ''));
  const isAfterEra = eraTail.test(text) && eraHead.test(texts[last - 1] ?? '') && /^\p{Lu}/u.test(next);
  const isEnd = isAfterEra || (sentenceEnd.test(text) && !abbreviation.test(text) && !isInEra);
  const isParted = isEnd || clauseEnd.test(text);
  const isInsideThing = isOneThing([bare, following, bareWord(texts[last + 2] ?? '')], language);
  const leans =
    isInEra ||
    onNext.has(bare) ||
    onLast.has(following) ||
    (isInsideThing && beforeNoun.has(bare)) ||
    besideFigure.test(`${text}|${next}`) ||
    isName(text, next);
  return {
    then: thenOf({ isEnd, isParted, pause }),
    leans: leans && !isParted,
    isInsideThing: isInsideThing && !isParted,
    beforeOpening: opening.has(following),
  };
}

function thenOf(after: { isEnd: boolean; isParted: boolean; pause: number }): WordGroup['then'] {
  if (after.isEnd) {
    return 'sentence';
  }
  if (after.pause > pauseSeconds) {
    return 'pause';
  }
  return after.isParted ? 'clause' : 'phrase';
}

function phraseBorders(text: string, language: FilmLanguage): ReadonlySet<number> {
  const borders = new Set<number>();
  let offset = 0;
  for (const phrase of splitPhrases(text, language)) {
    const leading = phrase.length - phrase.trimStart().length;
    borders.add(offset + leading);
    offset += phrase.length;
  }
  return borders;
}
