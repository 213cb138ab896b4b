import type { SourceText } from '@kinora/models';
import type { LanguageCode } from '@kinora/words';
import { answersKind, isContentWord, readWords, splitSentences, stemWord } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';

/** What a headline says has happened, by its words. */
export interface HeadlineEvent {
  readonly words: readonly EventWord[];
  readonly code: LanguageCode;
}

interface EventWord {
  readonly stem: string;
  readonly weight: number;
  /** A name or a figure, which says that it is this event and no other of its kind. */
  readonly isOwn: boolean;
}

const ownWeight = 2;
/** How much of a headline a sentence must hold to be about its event. */
const leastShare = 0.34;
/** An article that reports it has a sentence of so much. */
const leastReported = 0.45;
/** Of the names and figures of a headline, more than this part must be there. */
const leastOwn = 0.5;
/** A source says in its beginning what it reports. */
const readSentences = 40;

/** Reads a headline's event: names and figures weigh most, whoever or whatever stands first says least. */
export function readHeadlineEvent(headline: string, code: LanguageCode): HeadlineEvent {
  const words = readWords(headline, code).filter(({ text }) => isContentWord(text, code));
  const isTitleCase = words.filter(({ text }) => /^\p{Lu}/u.test(text)).length > words.length * 0.7;
  const seen = new Map<string, EventWord>();
  for (const { text, start } of words) {
    const isName = start > 0 && /^\p{Lu}/u.test(text) && !isTitleCase;
    const isOwn = isName || /^\p{N}/u.test(text) || /^\p{Lu}{2,}$/u.test(text);
    const stem = foldVowels(stemWord(text, code), code);
    seen.set(stem, { stem, weight: isOwn ? ownWeight : 1, isOwn });
  }
  return { words: [...seen.values()], code };
}

/** How much of what happened a sentence says, 0..1. */
function shareOfEvent(stems: readonly string[], { words, code }: HeadlineEvent): number {
  const own = stems.map((stem) => foldVowels(stem, code));
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const met = words.filter(({ stem }) => own.some((each) => beginAlike(each, stem)));
  return total === 0 ? 0 : met.reduce((sum, { weight }) => sum + weight, 0) / total;
}

/** What a sentence is worth as the report of an event: one that says what generally is, little. */
export function reportScore(sentence: ArticleSentence, event: HeadlineEvent): number {
  const share = shareOfEvent(sentence.stems, event);
  if (share < leastShare) {
    return 0;
  }
  const isGeneral = answersKind(sentence.text, 'about', event.code) && !isReported(sentence.text, event.code);
  return share * (isReported(sentence.text, event.code) ? 2 : 1) * (isGeneral ? 0.3 : 1);
}

/** What stands in the paragraph of a report explains it; what stands in its source is about it. */
const besideShare = { paragraph: 0.6, source: 0.25 } as const;

/** How much each sentence is about an event, 0..1 by index: by its own words, and by the report it stands beside. */
export function weighAboutEvent(
  sentences: readonly ArticleSentence[],
  event: HeadlineEvent,
): readonly number[] {
  const own = sentences.map((sentence) => Math.min(1, reportScore(sentence, event)));
  const best = new Map<string, number>();
  for (const [index, { paragraph, source }] of sentences.entries()) {
    for (const key of [`paragraph ${paragraph}`, `source ${source}`]) {
      best.set(key, Math.max(best.get(key) ?? 0, own[index] ?? 0));
    }
  }
  return sentences.map(({ paragraph, source }, index) =>
    Math.max(
      own[index] ?? 0,
      besideShare.paragraph * (best.get(`paragraph ${paragraph}`) ?? 0),
      besideShare.source * (best.get(`source ${source}`) ?? 0),
    ),
  );
}

/** Whether a source says in its beginning what a headline says, if in several sentences. */
export function namesEvent(source: SourceText, event: HeadlineEvent): boolean {
  return shareOfEvent(stemsOfBeginning(source, event).flat(), event) >= leastNamed;
}

const leastNamed = 0.8;

/** How near a source is to an event, 0 where it reports another one or none. */
export function nearnessToEvent(source: SourceText, event: HeadlineEvent): number {
  const stems = stemsOfBeginning(source, event);
  const own = { ...event, words: event.words.filter(({ isOwn }) => isOwn) };
  const isOther = own.words.length > 0 && shareOfEvent(stems.flat(), own) <= leastOwn;
  const best = Math.max(0, ...stems.map((each) => shareOfEvent(each, event)));
  return isOther || best < leastReported ? 0 : best;
}

/** What counts of its title, and of each of its first sentences. */
function stemsOfBeginning({ label, text }: SourceText, { code }: HeadlineEvent): string[][] {
  const lines = [label.replace(/^[^:]*:\s*/u, ''), ...splitSentences(text, code).slice(0, readSentences)];
  return lines.map((line) =>
    readWords(line, code)
      .filter(({ text: word }) => isContentWord(word, code))
      .map(({ text: word }) => stemWord(word, code)),
  );
}

/** Forms of one verb or noun: 'votes' and 'voted', 'approva' and 'approvato', 可決 and 可決した. */
function beginAlike(one: string, other: string): boolean {
  if (one === other) {
    return true;
  }
  const shorter = Math.min(one.length, other.length);
  if (
    /^[\p{sc=Han}\p{sc=Katakana}ー]{2,}$/u.test(one) &&
    /^[\p{sc=Han}\p{sc=Katakana}ー]{2,}$/u.test(other)
  ) {
    return one.includes(other) || other.includes(one);
  }
  const least = Math.max(3, Math.ceil(Math.max(one.length, other.length) * 0.7));
  return shorter >= least && one.slice(0, least) === other.slice(0, least);
}

/** 'Aprueba' and 'aprobó', 'cierra' and 'cerrará': Spanish vowels that break under stress. */
function foldVowels(stem: string, code: LanguageCode): string {
  return code === 'es' ? stem.replaceAll('ue', 'o').replaceAll('ie', 'e') : stem;
}

const reported: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:\p{L}{2,}ed|said|won|lost|fell|rose|began|found|met|took|made|gave|came|went|held|struck|hit|broke|(?:has|have|had) been|yesterday|today|last (?:night|week|month)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu,
  fr: /(?<!\p{L})(?:a|ont|est|sont|s['’]est|se sont) (?:été )?\p{L}+(?:é|ée|és|ées|i|is|it|u|ue|us|ert|erte)(?!\p{L})|(?<!\p{L})(?:hier|aujourd['’]hui|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:ha|hanno|è stat[oa]|sono stat[ie]|è|sono) \p{L}+(?:t|s|n)[oaie](?!\p{L})|\p{L}{3,}(?:ò|arono|irono|erono)(?!\p{L})|(?<!\p{L})(?:ieri|oggi|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)(?!\p{L})/iu,
  es: /\p{L}{2,}(?:ó|aron|ieron)(?!\p{L})|(?<!\p{L})(?:ha|han) \p{L}+(?:ado|ido|to|cho)(?!\p{L})|(?<!\p{L})(?:ayer|hoy|lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?!\p{L})/iu,
  hi: /(?:किया|की|किए|दी|दिया|लिया|ली|गया|गई|गए|हुआ|हुई|हुए|रहा|उतरा|उतरी|जीता|बताया|कहा|लगाई|लगाया|डाले)(?: है| हैं| था| थी| थे)?[।.]?$|(?:सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|कल|आज)/u,
  ja: /(?:した|ました|された|なった|めた|った|いた)[。」]?$|(?:[月火水木金土日]曜日?|昨日|今日|\d+日)/u,
};

/** Whether a sentence reports: in the past, or with its day. */
function isReported(text: string, code: LanguageCode): boolean {
  return reported[code].test(text);
}
