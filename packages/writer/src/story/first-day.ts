import type { LanguageCode } from '@kinora/words';

/** 'A shy girl's first day at school': a story that names a day and nobody's wish. Whose day it is, in the group `hero`. */
const firstDays: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:on\s+)?(?<hero>(?:an?|the|my|our)\s[\p{L} -]{2,40}?|\p{Lu}\p{L}+)['’]s?\s+(?:very\s+)?first\s+(?:day|morning|week)(?:\s+(?:at|in|of)\s+(?:the\s+|a\s+)?(?:new\s+)?\p{L}*(?:school|kindergarten|nursery|class)\p{L}*)?$/iu,
  fr: /^le premier jour (?:d['’]|à l['’]|en |de |au |à la )(?:école|classe|maternelle|collège)\s+(?:de |d['’])(?<hero>.{2,60})$/iu,
  it: /^il primo giorno (?:di |a )(?:scuola|asilo)\s+(?:di |d['’])(?<hero>.{2,60})$/iu,
  es: /^el primer día (?:de |en (?:la |el )?)(?:escuela|colegio|cole|clase|clases)\s+de (?<hero>.{2,60})$/iu,
  hi: /^(?<hero>.{2,60}?)\s(?:का|की|के)\s(?:स्कूल (?:का|में)\s)?पहला दिन(?:\sस्कूल में)?$/u,
  ja: /^(?<hero>.{2,40}?)の、?(?:はじめて|初めて|入学|最初)の?(?:学校|登校|一日|日|登校日|学校の日)$/u,
};

/** What is wished on a first day: not to be alone among the others. */
const wishes: Readonly<Record<LanguageCode, (hero: string) => string>> = {
  en: (hero) => `${hero} who wants to make a friend at school`,
  fr: (hero) => `${hero} qui veut se faire un ami à l’école`,
  it: (hero) => `${hero} che vuole trovare un amico a scuola`,
  es: (hero) => `${hero} que quiere encontrar un amigo en la escuela`,
  hi: (hero) => `${hero} जो स्कूल में दोस्त बनाना चाहता है`,
  ja: (hero) => `学校で友だちを作りたい${hero}`,
};

/** The idea of somebody's first day as the idea of what they wish on it; undefined for all other ideas. */
export function wishOfFirstDay(idea: string, code: LanguageCode): string | undefined {
  const hero = firstDays[code].exec(idea.trim())?.groups?.['hero'];
  return hero === undefined ? undefined : wishes[code](hero);
}
