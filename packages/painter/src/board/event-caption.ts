import type { LanguageCode } from '@kinora/contract/catalogue';
import { isContentWord, languageProfiles, monthNames, readWords } from '@kinora/words';
import { lengthOf } from './text-limits.ts';

/** A caption is read in passing, beside a picture and a year. */
const longest = { words: 6, content: 5, dense: 14 } as const;

/** Whether a text is short enough to be taken in beside a year. */
export function isCaption(text: string, code: LanguageCode): boolean {
  return code === 'ja' ? lengthOf(text) <= longest.dense : readWords(text, code).length <= longest.words;
}

/** How verbs of what happened end, and those that no ending tells. Hindi has its verbs at the end. */
const told: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  en: /^(?:\p{L}{2,}ed|began|became|built|made|won|sold|took|ran|came|went|gave|found|held|led|left|set|brought|fell|rose|got|drew|wrote|flew|grew|met|put)$/u,
  fr: /^(?:\p{L}{2,}(?:a|èrent|irent|urent|inrent|it|ut|int)|fit|mit|prit|vit|naquit)$/u,
  it: /^(?:\p{L}{2,}(?:ò|ì|arono|irono|erono|ette|ettero|isse|issero|eva|ava|acque)|venne|vennero|diede|fece|ebbe|nacque|mise|prese|vinse|vide)$/u,
  es: /^(?:\p{L}{2,}(?:ó|aron|ieron|yeron)|hizo|tuvo|puso|vino|dijo|trajo|fue)$/u,
};

/** What stands before a noun that only ends like a verb: 'the first electrified line', 'du premier circuit'. */
const beforeNoun =
  /^(?:first|second|third|last|new|old|large|small|great|whole|premi(?:er|ère)|dernier|dernière|grande?|petite?|nouvelle|nouveau|prim[oa]|ultim[oa]|grande|nuov[oa]|primera?|nuev[oa]|gran)$/iu;

/** What an event is about, told without what it did: 'La ligne de Stockton à Darlington' of '… fut inaugurée'. */
export function headOfClause(text: string, code: LanguageCode): string | undefined {
  const head = code === 'ja' ? /^[^はが]+(?=[はが])/u.exec(text)?.[0] : beforeVerb(text, code);
  return head !== undefined && isTelling(head, code) ? head : undefined;
}

/** Who it was that did something: a name before a verb. */
export function doerOf(text: string, code: LanguageCode): string | undefined {
  const doer = code === 'ja' ? undefined : beforeVerb(text, code);
  const isName = doer !== undefined && /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u.test(doer);
  return isName ? doer : undefined;
}

function beforeVerb(text: string, code: LanguageCode): string | undefined {
  const verbs = told[code];
  const words = verbs === undefined ? [] : readWords(text, code);
  const place = words.findIndex(({ text: word }, at) => {
    const before = words[at - 1]?.text ?? '';
    // 'Van' goes with a name, 'Coenraad van Houten', and is no Spanish 'they go'.
    if (/^\p{Lu}/u.test(before) && /^\p{Lu}/u.test(words[at + 1]?.text ?? '')) {
      return false;
    }
    const isBound = !isContentWord(before, code) || beforeNoun.test(before);
    return languageProfiles[code].auxiliaries.has(word) || (verbs?.test(word) === true && !isBound);
  });
  const verb = words[place];
  return verb === undefined || place === 0 ? undefined : text.slice(0, verb.start).trim();
}

/** 'El neerlandés Coenraad Johannes van Houten': somebody by what they are and are called. */
const calledByName =
  /\p{Ll}{4,} \p{Lu}[\p{L}.'’-]+(?: (?:van|von|de|di|del|da|\p{Lu}[\p{L}.'’-]+))* \p{Lu}[\p{L}.'’-]+$/u;

/** 'Una delegación de mayas': several people are somebody as well. */
const ofPeople =
  /(?<!\p{L})(?:del[eé]ga[ct]i|delegaz|embajad|ambass|ambasc|env(?:oys?|oyés|iados)|grup[op]|groupe?s?|équipe|squadra|equipo|team|people|peuple|popolo|pueblo)/iu;

/** A name alone tells who, and not what; more words are a sentence again. */
function isTelling(head: string, code: LanguageCode): boolean {
  if (code === 'ja') {
    return lengthOf(head) >= 2 && isCaption(head, code) && !/^[\p{sc=Katakana}ー・＝]+$/u.test(head);
  }
  const words = readWords(head, code).map(({ text }) => text);
  const content = words.filter((word) => isContentWord(word, code));
  const isName = content.every((word) => /^[\p{Lu}\p{N}]/u.test(word)) && words.length > 1;
  const isOnlyWho = isName || calledByName.test(head) || ofPeople.test(head);
  return content.length > 0 && content.length <= longest.content && words.length > 1 && !isOnlyWho;
}

/** What leads up to a year in a sentence; Hindi and Japanese have it behind. */
const leads: Readonly<Record<LanguageCode, string>> = {
  en: 'in|on|by|since|from|around|about|as early as|of|in the year',
  fr: "en|dès|depuis|vers|à partir de|à partir d['’]|autour de|de|l['’]an|en l['’]an|au|le|à",
  it: "nel|dal|del|verso il|intorno al|a partire dal|nell['’]anno|il|l['’]",
  es: 'en|desde|hacia|a partir de|de|del|alrededor de|en el año|el',
  hi: '',
  ja: '',
};

/** A year with what ties it to its sentence: ', à partir de septembre 1981', '1853 में'. */
function datePhrase(year: number, code: LanguageCode): RegExp {
  if (code === 'ja') {
    return new RegExp(
      String.raw`、?${year}年(?:\d{1,2}月)?(?:\d{1,2}日)?(?:頃)?(?:には|に|から|まで|の)?、?`,
      'u',
    );
  }
  if (code === 'hi') {
    return new RegExp(String.raw`(?:^|\s)(?:सन् |सन |वर्ष )?${year} (?:में|से|ई\.? में|के आसपास)(?=\s|$)`, 'u');
  }
  const month = String.raw`(?:(?:\d{1,2}(?:er|st|nd|rd|th)? )?(?:de )?(?:${monthNames[code]}),? (?:de )?)?`;
  return new RegExp(String.raw`,?(?:^|\s)(?:(?:${leads[code]}) ?)?${month}${year}(?![\d\p{L}]),?`, 'iu');
}

/** All of a text but a year and what ties it to its sentence. */
export function aroundYear(text: string, year: number, code: LanguageCode): string {
  return text.replace(datePhrase(year, code), '').trim();
}

/** What happened in a year without the year, where it is written beside it: 'L’Inde eut sa première ligne en 1853'. */
export function withoutYear(text: string, year: number, code: LanguageCode): string {
  const rest = aroundYear(text, year, code);
  const isWhole =
    rest !== text &&
    !/\d{4}/u.test(rest) &&
    (code === 'ja' ? lengthOf(rest) > 2 : readWords(rest, code).length >= 2);
  return isWhole ? rest.charAt(0).toLocaleUpperCase(code) + rest.slice(1) : text;
}
