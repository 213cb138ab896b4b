import type { SourceText } from '@kinora/models';
import type { LanguageCode } from '@kinora/words';
import { countSpokenWords, readQuestion, readStems } from '@kinora/words';

/** An article's beginning says what it is about. */
const beginning = 400;
/** Less than this of the question's words in title and beginning, or of the title's in the question: it is about something else. */
const leastShare = 0.5;
/** What is told beside the best is nearly as near: a zebra crossing is not told with the zebra. */
const leastBeside = 0.75;
/** One article of so many words is enough for a film; a shorter one is told with the next best. */
const enoughWords = 220;

/**
 * The best article about what is asked, and others only where it is short or two things are compared. An article whose
 * title and beginning do not name the subject is refused, however high it was ranked by who found it.
 */
export function chooseSources(
  prompt: string,
  found: readonly SourceText[],
  code: LanguageCode,
): SourceText[] {
  const question = readQuestion(prompt, code);
  const ranked = found
    .map((source, rank) => ({ source, rank, nearness: nearnessOf(source, question.stems, code) }))
    .filter(({ nearness }) => nearness > 0)
    .sort((first, second) => second.nearness - first.nearness || first.rank - second.rank);
  const best = ranked[0]?.nearness ?? 0;
  const chosen: SourceText[] = [];
  let words = 0;
  for (const { source, nearness } of ranked) {
    const isBeside = words < enoughWords && nearness >= best * leastBeside;
    const isWanted = isBeside || (question.kind === 'compare' && chosen.length < 2);
    if (isWanted) {
      chosen.push(source);
      words += countSpokenWords(source.text, code);
    }
  }
  return chosen;
}

/** How much an article is about the asked words, 0 when about something else. */
function nearnessOf(
  { label, keywords = '', text }: SourceText,
  asked: readonly string[],
  code: LanguageCode,
): number {
  if (asked.length === 0) {
    return 1;
  }
  const title = readStems(label.replace(/^[^:]*:\s*/u, ''), code);
  const lead = [...title, ...readStems(`${keywords}\n${text.slice(0, beginning)}`, code)];
  const inLead = asked.filter((stem) => lead.some((own) => isSame(own, stem))).length / asked.length;
  const ofTitle =
    title.filter((own) => asked.some((stem) => isSame(own, stem))).length / Math.max(1, title.length);
  return inLead >= leastShare || ofTitle >= leastShare ? inLead + ofTitle : 0;
}

/** Compounds count: 光合成 in 光合成生物. */
function isSame(own: string, asked: string): boolean {
  const isIdeographic = /^[\p{sc=Han}\p{sc=Katakana}ー]{2,}$/u.test(asked);
  return own === asked || (isIdeographic ? own.includes(asked) : asked.length >= 5 && own.startsWith(asked));
}
