import type { LanguageCode } from '../language/language-code.ts';

/** A wish to do something oneself ('how to', 'steps to bake'); 'how plants make food in three steps' is none. */
const wishes: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\bhow to\b|\bhow (?:do|can|should) (?:i|you|we|one)\b|\bsteps? (?:to|for) \p{L}/iu,
  fr: /(?<!\p{L})comment (?:se )?\p{L}+(?:er|ir|re)(?!\p{L})|étapes? pour \p{L}+(?:er|ir|re)(?!\p{L})/iu,
  it: /(?<!\p{L})come (?:si fa|\p{L}+(?:are|ere|ire|arre|orre|urre))(?!\p{L})|(?:passi|passaggi|fasi) per \p{L}+(?:are|ere|ire)(?!\p{L})/iu,
  es: /(?<!\p{L})cómo (?:se hace|hago|\p{L}+(?:ar|er|ir))(?!\p{L})|pasos para \p{L}+(?:ar|er|ir)(?!\p{L})/iu,
  hi: /कैसे (?:बनाएँ|बनाएं|बनाते|करें|पकाएँ|पकाएं|उगाएँ|उगाएं|सीखें)|(?:बनाने|करने|पकाने|उगाने|सीखने) (?:का|की|के)/u,
  ja: /(?:作り|つくり|焼き|育て|やり|淹れ|使い)方|[うくぐすつぬぶむる](?:ための?)?(?:方法|手順|ステップ)/u,
};

/** Whether a prompt asks how one does something: it is answered by instructions. */
export function asksHowTo(prompt: string, code: LanguageCode): boolean {
  return wishes[code].test(prompt);
}
