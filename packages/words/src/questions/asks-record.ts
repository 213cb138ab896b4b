import type { LanguageCode } from '../language/language-code.ts';

/** Words by which the most that was ever measured is asked for: 'the speed record of trains'. */
const record: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:records?|top|highest|greatest|maximum)\b/iu,
  fr: /(?<!\p{L})(?:records?|maximal\p{L}*|maximum)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:record|primat[oi]|massim[oa])(?!\p{L})/iu,
  es: /(?<!\p{L})(?:récords?|máxim[oa])(?!\p{L})/iu,
  hi: /रिकॉर्ड|कीर्तिमान|सबसे (?:ज़्यादा|अधिक)/u,
  ja: /記録|最高/u,
};

/** Whether a prompt asks for the most that was ever measured. */
export function asksRecord(prompt: string, code: LanguageCode): boolean {
  return record[code].test(prompt);
}

const ofRecords =
  /^(?:world|current|mondiale?|mundial|actual|actuel|attuale|विश्व|सबसे|ज़्यादा|अधिक|世界|最高|記録|रिकॉर्ड|कीर्तिमान)$/iu;

/** Whether a word of a prompt only asks for a record. */
export function isOfRecord(word: string, code: LanguageCode): boolean {
  return ofRecords.test(word) || record[code].test(word);
}
