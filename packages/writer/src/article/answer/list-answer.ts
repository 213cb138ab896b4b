import type { LanguageCode } from '@kinora/words';
import { countSpokenWords, givesFigure, readStems } from '@kinora/words';
import type { ArticleSentence } from '../reading/article-sentence.ts';
import { meets } from '../reading/name-subject.ts';
import type { ArticleList } from '../reading/read-lists.ts';
import { headsAsked } from '../score-sentences.ts';
import type { AskedMaterial } from './asked-material.ts';

/** 'Red Sea: 40 g/kg', 'Sencha - leaves steamed and rolled'. */
const named = /^(?<name>.{1,60}?)\s?(?:\s[-–]\s|[:：]\s?)(?<rest>.+)$/u;
const mostItems = 6;
const fewestItems = 2;
/** In English words to the ear. */
const longestList = 48;

/**
 * What answers and stands in a list only: the item that names what is asked, or the items under a heading that does.
 *
 * @returns undefined where no list says it
 */
export function listAnswer(material: AskedMaterial): ArticleSentence | undefined {
  const item = itemAsked(material);
  if (item !== undefined) {
    return item;
  }
  const { lists = [], sentences, code } = material;
  for (const list of lists.filter((each) => tellsList(each, material))) {
    const told = wholeList(list, sentences, code);
    if (told !== undefined) {
      return asSentence(told, list, material);
    }
  }
  return undefined;
}

/** The item of a list whose name is what is asked. */
export function itemAsked(material: AskedMaterial): ArticleSentence | undefined {
  for (const list of material.lists ?? []) {
    const item = itemIn(list, material);
    if (item !== undefined) {
      return asSentence(item, list, material);
    }
  }
  return undefined;
}

/** The item whose name is what is asked beside the subject; of a figure, one that gives it. */
function itemIn(
  { items, announcement = '' }: ArticleList,
  { question, subject, code }: AskedMaterial,
): string | undefined {
  const { kind, aspect, measure, beyond = [] } = question;
  const own = subject.titles.flat();
  if (
    beyond.length === 0 ||
    (aspect !== undefined && aspect.name !== 'use') ||
    (kind !== 'how-much' && kind !== 'what')
  ) {
    return undefined;
  }
  const found = items.find((item) => {
    const { name = '', rest = '' } = named.exec(item)?.groups ?? {};
    const stems = readStems(name, code);
    const isNamed = beyond.every((asked) => stems.some((stem) => meets(stem, asked)));
    const isOwn =
      stems.length > 0 && stems.every((stem) => [...beyond, ...own].some((asked) => meets(stem, asked)));
    const isMeasured =
      kind === 'what' ||
      (givesFigure(rest, measure) && measure?.names.test(`${announcement} ${name}`) !== false);
    return isNamed && isOwn && isMeasured;
  });
  return found === undefined ? undefined : sayItem(found, code);
}

/** In Japanese a name and what it is make a sentence: 玉露は、覆いをかけて栽培したものです。 */
function sayItem(item: string, code: LanguageCode): string {
  const { name = '', rest = '' } = named.exec(item)?.groups ?? {};
  const bare = rest.replace(/。.*$/u, '');
  if (code === 'ja' && !/\p{N}/u.test(bare)) {
    return `${name}は、${bare}${/(?:もの|こと)$/u.test(bare) ? '' : 'もの'}です。`;
  }
  return item.replace(/\s[-–]\s/u, code === 'fr' ? ' : ' : ': ');
}

/** Whether the items under it are what is asked for. */
function tellsList(list: ArticleList, { question, code }: AskedMaterial): boolean {
  const { kind, aspect, measure } = question;
  if (list.items.length < fewestItems) {
    return false;
  }
  if (kind === 'how-much') {
    const isMeasured = measure?.names.test(list.announcement ?? list.heading) === true;
    return isMeasured && list.items.some((item) => givesFigure(item, measure));
  }
  const isHeaded = headsAsked(list.heading, question, code);
  const isAll = (question.beyond ?? []).length === 0 && question.kin === undefined;
  return (
    (kind === 'what' || kind === 'how') &&
    (isHeaded || (isAll && aspect?.heads.test(list.heading) === true && aspect.name !== 'where'))
  );
}

/** The items in one sentence, after what announces them or after their heading. */
function wholeList(
  { heading, announcement, items }: ArticleList,
  sentences: readonly ArticleSentence[],
  code: LanguageCode,
): string | undefined {
  const isFigured = items.some((item) => /\p{N}/u.test(item));
  const told = items
    .slice(0, mostItems)
    .map((item) => (isFigured ? item : (named.exec(item)?.groups?.['name'] ?? item)))
    .map((item) => item.replace(/[.;,。、；।\s]+$/u, ''));
  const isLetter = told.some((item) => !/\p{L}{2}/u.test(item));
  const opening = announcement?.replace(/[\s:：]+$/u, '') ?? heading;
  const text = sayList(opening, told, code);
  const isRead = sentences.some((sentence) => sentence.text.includes(told[0] ?? ''));
  return isLetter || isRead || countSpokenWords(text, code) > longestList ? undefined : text;
}

function sayList(opening: string, items: readonly string[], code: LanguageCode): string {
  if (code === 'ja') {
    return `${opening}には、${items.join('、')}があります。`;
  }
  const joined = new Intl.ListFormat(code, { style: 'long', type: 'conjunction' }).format(items);
  const colon = code === 'fr' ? ' : ' : ': ';
  return `${opening}${colon}${joined}${code === 'hi' ? '।' : '.'}`;
}

const ends: Readonly<Partial<Record<LanguageCode, string>>> = { hi: '।', ja: '。' };

/** Beside the sentences of the article: told by itself, and cited as they are. */
function asSentence(
  item: string,
  { source, heading, section }: ArticleList,
  { sentences, code }: AskedMaterial,
): ArticleSentence {
  const end = ends[code] ?? '.';
  const text = /[.!?。।]$/u.test(item) ? item : item + end;
  return {
    text: text.charAt(0).toLocaleUpperCase() + text.slice(1),
    // After all others, beside none of them.
    index: sentences.length + 1,
    paragraph: -1,
    placeInParagraph: 0,
    heading,
    section,
    isItem: false,
    source,
    stems: readStems(text, code),
    spokenWords: countSpokenWords(text, code),
    isDependent: false,
    isSpeakable: true,
  };
}
