import type { LanguageCode } from '@kinora/contract/catalogue';
import { namedYears, timeOf } from '@kinora/words';
import { splitSentences } from '../split-sentences.ts';

/** 'At the age of 36', '36 वर्ष की आयु में'. */
const atAge: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:at (?:the )?age (?:of )?|aged )(\d{1,3})\b|\b(\d{1,3})[- ]years?[- ]old\b/iu,
  fr: /(?<!\p{L})(?:à l['’]âge de|âgée? de|à) (\d{1,3}) ans(?!\p{L})/iu,
  it: /(?<!\p{L})(?:all['’]età di|a|di) (\d{1,3}) anni(?!\p{L})/iu,
  es: /(?<!\p{L})(?:a la edad de|a los|con|de) (\d{1,3}) años(?!\p{L})/iu,
  hi: /(\d{1,3}) (?:वर्ष|साल) (?:की (?:आयु|उम्र|अवस्था)|के (?:थे|थी))/u,
  ja: /(\d{1,3})歳/u,
};

const isBirth: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\bborn\b/iu,
  fr: /(?<!\p{L})(?:née?|naquit|naissance)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:nacque|nat[oa]|nascita)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:nació|nacid[oa]|nacimiento)(?!\p{L})/iu,
  hi: /जन्म/u,
  ja: /生まれ|誕生/u,
};

/** Somebody by the name that their sentences have, and what their film says until then. */
interface ToldLife {
  readonly name: string;
  /** What they are told to do. */
  readonly sentence: string;
  readonly told: readonly string[];
}

/** How old somebody is at what a sentence tells of them, as far as their film says it; undefined where it does not. */
export function ageTold({ name, sentence, told }: ToldLife, code: LanguageCode): number | undefined {
  const said = atAge[code].exec(sentence);
  if (said !== null) {
    return Number(said[1] ?? said[2]);
  }
  const born = told
    .flatMap((words) => splitSentences(words, code))
    .filter(({ text }) => isBirth[code].test(text) && text.includes(name))
    .flatMap(({ text }) => yearsIn(text, code).slice(0, 1))[0];
  const [year] = yearsIn(sentence, code);
  const age = born === undefined || year === undefined ? undefined : year - born;
  // In the year of their birth somebody else is told of, or they in passing.
  return age === undefined || age <= 0 || age > oldest ? undefined : age;
}

const oldest = 110;

function yearsIn(text: string, code: LanguageCode): number[] {
  return [...text.matchAll(namedYears[code])].map(([, year]) => Number(year));
}

/** At about this age somebody does what they are known for. */
const usualAge = 35;

/** When somebody lived: by the first sentence of their film that names them and a time, else by the first time it tells. */
export function yearTold({ name, told }: Omit<ToldLife, 'sentence'>, code: LanguageCode): number | undefined {
  const sentences = told.flatMap((words) => splitSentences(words, code).map(({ text }) => text));
  const own = sentences.find((text) => text.includes(name) && timeOf(text, code) !== undefined);
  const dated = own ?? sentences.find((text) => timeOf(text, code) !== undefined);
  const year = dated === undefined ? undefined : timeOf(dated, code);
  return year !== undefined && own !== undefined && isBirth[code].test(own) ? year + usualAge : year;
}
