import type { LanguageCode } from '@kinora/contract/catalogue';
import { readLexicon } from './lexicon.ts';
import { figureWords } from './figure-words.ts';
import { roleWords } from './role-words.ts';
import { placeWords } from './scene-words.ts';

/** Who somebody is to somebody else: figure | English | Hindi | French | Italian | Spanish | Japanese. */
export const relationWords = `
girl|daughter,granddaughter,goddaughter,stepdaughter,niece,sister,schoolgirl|बेटी,बिटिया,पुत्री,पोती,नातिन,भतीजी,बहन|fille,petite-fille,filleule,nièce,sœur,apprentie|figlia,figlioletta,nipotina,sorella,sorellina|hija,hijita,nieta,sobrina,hermana,hermanita|娘,むすめ,孫娘,姪,妹
boy|son,grandson,godson,stepson,nephew,brother,apprentice,orphan|बेटा,बेटे,पुत्र,पोता,नाती,भतीजा,भाई,शागिर्द,चेला|fils,petit-fils,filleul,neveu,frère,apprenti,orphelin|figlio,figlioletto,nipotino,fratello,fratellino,apprendista,orfano|hijo,hijito,nieto,sobrino,hermano,hermanito,aprendiz,huérfano|息子,むすこ,お孫さん,甥,弟,弟子,見習い
woman|wife,widow,aunt,bride,mother|पत्नी,विधवा,चाची,मौसी,दुल्हन|épouse,veuve,tante,mariée|moglie,vedova,zia,sposa|esposa,viuda,tía,novia|妻,奥さん,おばさん,花嫁
man|husband,widower,uncle,groom,father,servant|पति,चाचा,मामा,नौकर|mari,veuf,oncle,serviteur|marito,vedovo,zio,servo|esposo,marido,viudo,tío,criado|おじさん,花婿,召使い
`;

/** Endings of callings, where a word names somebody's parent or master. */
const callings: Readonly<Record<Exclude<LanguageCode, 'en'>, RegExp>> = {
  fr: /(?:ier|ière|eur|euse|ien|ienne|iste|trice|ger|gère|and|ande|ron)$/u,
  it: /(?:aio|aia|iere|iera|ore|trice|ista|iano|iana|ino|ante)$/u,
  es: /(?:ero|era|or|ora|ista|ador|adora|ante|án|ano)$/u,
  hi: /(?:वाला|वाले|वाली|कार|गर|दार|साज|साज़|रक्षक|बाई)$/u,
  ja: /(?:守|屋|屋さん|職人|師|手|者|家|番|番人|飼い|王|王様|人)$/u,
};

/** At most so much is read of a phrase before or behind a relation. */
const english =
  /(?<![\p{L}\p{M}])((?:an?|the|my|our|his|her|their)\s)(?:(?!(?:and|or|with|of|in|on|who|that)\s)[\p{L}-]{1,20}\s){0,3}[\p{L}-]{1,20}['’]s\s(?=(?:[\p{L}-]{1,20}\s){0,2}?([\p{L}-]{1,20}))/giu;
const latin =
  /(?<![\p{L}\p{M}])([\p{L}-]{2,20})\s(?:du\s|des\s|de\sla\s|de\sl['’]|del\s|della\s|dell['’]|dello\s|de\s|di\s|d['’])(?:une?\s|un['’]|una\s)?([\p{L}-]{2,20})(?:\s(?:du|des?|del|della|dello|di)\s(?:la\s|l['’])?[\p{L}-]{2,20})?/giu;
const hindi = /(?:[^\s]{2,20}\s)?([^\s]{2,20})\s(?:की|का|के)\s(?=([^\s]{2,20}))/gu;
const japanese =
  /([\p{sc=Han}\p{sc=Katakana}ー]{1,10}(?:屋さん|さん)?)の(?=([\p{sc=Han}]{1,3}|むすめ|むすこ|奥さん))/gu;

/** Rooms that are named after who works or lives there, also while they are away. */
const workplaces: ReadonlySet<string> = new Set([
  'kitchen',
  'classroom',
  'laboratory',
  'library',
  'workshop',
  'room',
]);

/**
 * A description without those by whom somebody is only named: 'a lighthouse keeper's daughter' is a daughter, and neither
 * a keeper nor a lighthouse is beside her, and nobody is in 'a carpenter's workshop'. Owners that are no people stay: 'la fille du village'.
 */
export function withoutOwners(text: string, code: LanguageCode): string {
  const relations = new Set([
    ...readLexicon(relationWords, code).map(({ phrase }) => phrase),
    ...readLexicon(placeWords, code)
      .filter(({ value }) => workplaces.has(value))
      .map(({ phrase }) => phrase),
  ]);
  const isRelation = (word: string): boolean => relations.has(word.toLowerCase());
  if (code === 'en') {
    return text.replace(english, (owned: string, article: string, ...rest: unknown[]) => {
      const behind = text.slice(placeOf(rest) + owned.length).toLowerCase();
      const near = behind.split(/\s/u).slice(0, 3);
      return near.some((word) => isRelation(word.replace(/[^\p{L}-]+$/u, ''))) ? article : owned;
    });
  }
  const people = new Set(readLexicon(`${roleWords}${figureWords}`, code).map(({ phrase }) => phrase));
  const isPerson = (word: string): boolean =>
    callings[code].test(word.toLowerCase()) || people.has(word.toLowerCase());
  switch (code) {
    case 'hi':
      return text.replace(hindi, (all: string, owner: string, owned: string) =>
        isRelation(owned) && isPerson(owner) ? keptBefore(all) : all,
      );
    case 'ja':
      return text.replace(japanese, (all: string, owner: string, owned: string) =>
        [...relations].some((relation) => owned.startsWith(relation)) && isPerson(owner) ? '' : all,
      );
    default:
      return text.replace(latin, (all: string, owned: string, owner: string) =>
        isRelation(owned) && isPerson(owner) ? owned : all,
      );
  }
}

/** The place of a match, which stands behind its groups. */
function placeOf(rest: readonly unknown[]): number {
  return rest.find((part) => typeof part === 'number') ?? 0;
}

/** 'एक' before the owner is said of whom is owned. */
function keptBefore(owners: string): string {
  return /^एक\s/u.test(owners) ? 'एक ' : '';
}
