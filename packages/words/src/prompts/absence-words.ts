import type { LanguageCode } from '@kinora/contract/catalogue';
import { foldWord } from '../tokens/base-forms.ts';

const word = String.raw`[\p{L}\p{M}'’-]+`;
/** At most two words between what says it and what it is said of: 'not a single yellow flower'. */
const few = `(?:${word} ){0,2}`;
const start = String.raw`(?<![\p{L}\p{M}])`;
const end = String.raw`(?![\p{L}\p{M}])`;
const all = (...patterns: string[]): RegExp => new RegExp(`${start}(?:${patterns.join('|')})${end}`, 'gu');
/** Devanagari as a folded text has it; `<few>` and `<word>` stand for words. */
const inHindi = (...patterns: string[]): RegExp =>
  all(...patterns.map((each) => foldWord(each).replaceAll('<few>', few).replaceAll('<word>', word)));

/** What a told and folded sentence says is not there, with the words that say so: behind them, or before where it has gone. */
export const toldAbsences: Readonly<Record<LanguageCode, RegExp>> = {
  en: all(
    `(?:not (?:an?|one)|no more|no longer an?y?|nowhere an?y?|neither|nor|never an?y?|hardly an?y?|without an?y?) ${few}${word}`,
    `no (?!one|longer|more|time|idea|matter|doubt|wonder|use)${few}${word}`,
    `(?:the|his|her|its|their|an?|all|every) ${few}${word} (?:(?:was|were|is|are|had|has|have) (?:all )?(?:been )?(?:gone|vanished|disappeared|missing|lost|stolen|nowhere)|vanished|disappeared)`,
  ),
  fr: all(
    `(?:pas (?:une? seule?|une?|de|d')|plus (?:de|d'|une? seule?|aucune?)|aucune?|nulle?|sans|ni) ?${few}${word}`,
    `(?:le|la|les|l'|un|une|son|sa|ses|leurs?) ?${few}${word} (?:(?:avait|avaient|a|ont) (?:tous |toutes )?disparu|(?:était|étaient|est|sont) (?:perdue?s?|introuvables?|volée?s?)|disparut|disparurent|manquaient|manquait)`,
  ),
  it: all(
    `(?:nemmeno|neanche|neppure) un['oa]? ?${few}${word}`,
    `(?:nessun['oa]?|senza|né) ?${few}${word}`,
    `non c'(?:è|era|erano) (?:più )?${few}${word}`,
    `(?:il|lo|la|l'|i|gli|le|un|una|suo|sua|suoi|sue) ?${few}${word} (?:(?:era|erano|è|sono) (?:sparit|scompars|pers|perdut|svanit|rubat)[oaie]|sparì|sparirono|scomparve|scomparvero|mancava|mancavano)`,
  ),
  es: all(
    `(?:ni (?:un[oa]?|siquiera un[oa]?)|ning[uú]n[oa]?|sin|ya no (?:había|estaba|estaban|hay|quedaba|quedaban)|no (?:había|hay|quedaba|quedaban)) ${few}${word}`,
    `(?:el|la|los|las|un|una|su|sus) ${few}${word} (?:(?:había|habían|ha|han) desaparecido|desapareció|desaparecieron|faltaba|faltaban|estaba perdid[oa])`,
  ),
  hi: inHindi(
    '(?:एक भी|कोई(?: भी)?) <few><word> (?:नहीं|न)',
    '<word> (?:कहीं (?:भी )?)?(?:नहीं|न) (?:था|थी|थे|है|हैं|मिला|मिली|मिले|दिखा|दिखी|दिखे)',
    '<word> (?:ग़ायब|गुम|लापता|खो गया|खो गई|खो गए)',
    '<word> (?:के )?बिना',
  ),
  ja: /(?:[\p{Script=Han}]{1,4}|[\p{Script=Katakana}ー]{2,8}|[\p{Script=Hiragana}]{2,6})(?:が|は|も|の)(?:どこにも|ひとつも|一つも|一輪も|一本も|一匹も)?(?:ない|なく|なかった|ありません|いない|いません|いなく|いなかった|消え|見つかりません|見あたりません)/gu,
};

/** What is called lost is not there until it is found, with the words that call it so. */
export const lostWords: Readonly<Record<LanguageCode, RegExp>> = {
  en: all(
    `(?:missing|lost|vanished|stolen) (?!(?:its|his|her|their|the|all|in|on|and|from|without) )${few}${word}`,
  ),
  fr: all(`${word} (?:perdue?s?|disparue?s?|volée?s?)`),
  it: all(`${word} (?:smarrit|scompars|perdut|rubat)[oaie]`),
  es: all(`${word} (?:perdid|desaparecid|robad)[oa]s?`),
  hi: inHindi('(?:खोया|खोई|खोए|गुमशुदा|लापता) (?:हुआ |हुई |हुए )?<word>'),
  ja: /(?:なくした|なくなった|いなくなった|消えた|迷子の|盗まれた)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,8}/gu,
};

/** What says that somebody looks for something: what is looked for follows, in Hindi and Japanese it stands before. */
export const seekWords: Readonly<Record<LanguageCode, RegExp>> = {
  en: all(
    'look(?:s|ed|ing)? for',
    'search(?:es|ed|ing)? (?:\\p{L}+ )?for',
    'in search of',
    'seeks?|seeking|sought',
    'to find',
    'hunt(?:s|ed|ing)? for',
  ),
  fr: all(
    'cherch(?:e|es|ait|er|ant|a)',
    '(?:à|pour|de) (?:re)?trouver',
    '(?:re)?trouver',
    'à la recherche (?:de|du|des)',
  ),
  it: all(
    'cerca(?:re|va|no|ndo)?',
    'cercò',
    '(?:ri)?trovare',
    'in cerca di',
    'alla ricerca (?:di|del|della)',
  ),
  es: all('busca(?:r|ba|n|ndo)?', 'buscó', 'encontrar', 'hallar', 'en busca (?:de|del)'),
  hi: inHindi('ढूँढ(?:ना|ने|ता|ती|ते|कर)?', 'ढूंढ(?:ना|ने|ता|ती|ते)?', 'खोज(?:ना|ने|ता|ती|ते|कर)?', 'तलाश'),
  ja: /(?:を|の)(?:探|さが|捜|見つけ|みつけ)/gu,
};

/** A title tells of its end: who finds something in it looks for it in its film. */
export const seekTitles: Readonly<Record<LanguageCode, RegExp>> = {
  en: all('finds?', 'discovers?'),
  fr: all('(?:re)?trouve(?:nt)?', 'découvre'),
  it: all('(?:ri)?trova(?:no)?', 'scopre'),
  es: all('encuentra(?:n)?', 'halla', 'descubre'),
  hi: inHindi('ढूँढ (?:लेता|लेती)', 'पाता', 'पाती'),
  ja: /を(?:見つけ|みつけ|発見)/gu,
};

/** What says that somebody has found what was looked for. */
export const foundWords: Readonly<Record<LanguageCode, RegExp>> = {
  en: all(
    '(?<!(?:never|not|nobody|no one|be|been|hardly) )found(?! (?:nothing|no|only|out|that|it (?:hard|strange|odd)))',
    'finds(?! (?:nothing|no|only|out|that))',
    'discovered',
    'there (?:it|he|she|they) (?:was|were)',
    'turned out to be the right one',
    'managed to find',
    'turned up',
  ),
  fr: all(
    "(?:re)?trouva(?! (?:rien|pas|qu'))",
    '(?:a|avait) (?:re)?trouvé(?!e? rien)',
    'réussi à (?:re)?trouver',
    'découvrit',
    'apparut',
    'fut le bon',
  ),
  it: all(
    '(?:ri)?trovò(?! (?:nulla|niente))',
    '(?:ha|aveva) (?:ri)?trovato',
    'riuscit[oa] a (?:ri)?trovare',
    'scoprì',
    'apparve',
    'fu quello giusto',
  ),
  es: all(
    '(?<!no )encontró(?! nada)',
    'había encontrado',
    'logr(?:ó|ado) encontrar',
    'halló',
    'apareció',
    'fue el bueno',
  ),
  hi: inHindi('मिल (?:गया|गई|गए)', '(?:ढूँढ|खोज|पा) (?:लिया|ली|लिए)', 'ठीक सामने था', 'सही निकली', 'सच कर लिया'),
  ja: /見つけました|見つけた|見つかりました|見つかった|目の前にありました|かなえた/gu,
};
