import type { FilmLanguage } from '../timeline/language.ts';

/** Words that should not be parted from a neighbour by the end of a line or of a subtitle. */
interface LeaningWords {
  /** Articles, prepositions, auxiliaries: they belong to the word after them. */
  readonly onNext: ReadonlySet<string>;
  /** Postpositions and auxiliaries that follow: they belong to the word before them. */
  readonly onLast: ReadonlySet<string>;
  /** Conjunctions and relative pronouns: a good place to break is before them. */
  readonly opening: ReadonlySet<string>;
  /** Numbers, quantities and adjectives that stand before their noun, where one follows. */
  readonly beforeNoun: ReadonlySet<string>;
}

function leaning({
  onNext,
  opening,
  onLast = '',
  beforeNoun,
}: Record<'onNext' | 'opening' | 'beforeNoun', string> & { onLast?: string }): LeaningWords {
  const setOf = (words: string): ReadonlySet<string> =>
    new Set(words.split(' ').filter((word) => word !== ''));
  return {
    onNext: setOf(`${onNext} ${opening}`),
    onLast: setOf(onLast),
    opening: setOf(opening),
    beforeNoun: setOf(beforeNoun),
  };
}

/** Japanese has none: its phrases are cut with their particles; what an attribute is, its last letter tells. */
export const leaningWords = {
  en: leaning({
    onNext:
      'a an the this these those of in on at to for from by with as into onto about over under between through ' +
      'than is are was were be been has have had will would can could may must does do did not no its their his ' +
      'her our your my more most very up',
    opening: 'and or but if because when where while which who that so whereas until unless although',
    beforeNoun:
      'each every some any all many few several another other such same both two three four five six seven eight ' +
      'nine ten eleven twelve twenty thirty forty fifty hundred first last next old young big small little large ' +
      'great long short new good high low deep',
  }),
  fr: leaning({
    onNext:
      'le la les un une des du de au aux à en dans sur sous par pour avec sans vers chez entre ce cet cette ces son ' +
      'sa ses leur leurs notre nos est sont a ont était étaient été être ne se il elle ils elles on plus moins très si',
    opening: 'et ou mais que qui dont où car donc lorsque quand comme puis tandis',
    beforeNoun:
      'chaque quelques plusieurs certains certaines tous toutes tout toute aucun aucune même autre autres deux trois ' +
      'quatre cinq six sept huit neuf dix onze douze vingt trente quarante cinquante cent premier première dernier ' +
      'dernière petit petite petits petites grand grande grands grandes vieux vieil vieille beau bel belle jeune ' +
      'gros grosse bon bonne mauvais mauvaise nouveau nouvel nouvelle long longue haut haute',
  }),
  it: leaning({
    onNext:
      'il lo la i gli le un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dallo dalla ' +
      'dai dagli dalle in nel nello nella nei negli nelle su sul sullo sulla sui sugli sulle con per tra fra non si ' +
      'è sono ha hanno era erano più meno molto suo sua suoi sue ne ci vi essere stato stata stati state',
    opening: 'e ed o ma che chi cui se perché quando dove mentre come poi',
    beforeNoun:
      'ogni qualche alcuni alcune tutti tutte tutto tutta molti molte pochi poche altro altra altri altre stesso ' +
      'stessa due tre quattro cinque sei sette otto nove dieci dodici venti trenta cento primo prima ultimo ultima ' +
      'piccolo piccola piccoli piccole grande grandi vecchio vecchia vecchi vecchie bel bella bello giovane buon ' +
      'buona lungo lunga nuovo nuova alto alta bassa basso',
  }),
  es: leaning({
    onNext:
      'el la los las un una unos unas de del a al en con por para sin sobre entre hacia hasta desde no se es son ha ' +
      'han era eran sido ser más menos muy su sus lo le les',
    opening: 'y e o u ni pero que quien cuyo si porque cuando donde mientras como aunque',
    beforeNoun:
      'cada algún alguna algunos algunas todo toda todos todas ningún ninguna mucho mucha muchos muchas pocos pocas ' +
      'varios varias otro otra otros otras mismo misma dos tres cuatro cinco seis siete ocho nueve diez doce veinte ' +
      'treinta cien primer primera último última mayor mejor gran grandes pequeño pequeña pequeños pequeñas viejo ' +
      'vieja viejos viejas joven buen buena nuevo nueva largo larga alto alta',
  }),
  hi: leaning({
    onNext: 'एक यह ये वह वे इस उस इन उन इसी उसी बहुत लगभग सबसे अधिक कम हर न',
    opening: 'और या कि जो जब जहाँ क्योंकि लेकिन परंतु तथा जबकि ताकि यदि अगर',
    onLast:
      'में से को का की के ने पर तक है हैं था थे थी हो होता होती होते भी ही तो गया गई गए जाता जाती जाते सकता सकती ' +
      'सकते रहा रही रहे लिए साथ वाला वाली वाले द्वारा होने किया की किए करता करती करते दिया दी दिए',
    beforeNoun:
      'अपना अपनी अपने इसका इसकी इसके उसका उसकी उसके कुछ कई सभी सारा सारी सारे दो तीन चार पाँच छह सात आठ नौ दस पहला ' +
      'पहली दूसरा दूसरी छोटा छोटी छोटे बड़ा बड़ी बड़े नया नई नए पुराना पुरानी पुराने लंबा लंबी लंबे ऊँचा ऊँची ऊँचे',
  }),
  ja: leaning({ onNext: '', opening: '', beforeNoun: '' }),
} as const satisfies Record<FilmLanguage, LeaningWords>;

/** What a Japanese attribute ends on, with no comma behind it: 'グルカンの | 原料', '赤い | 色素', '追いつかない | 状態'. */
const japaneseAttribute = /[のないたるうくすむぶつぬぐ]$/u;

/** What 'と' belongs to: '材料と | なる', 'はじめと | する'. */
const japaneseBecoming = /^(?:な[るりらっ]|す[るれ]|し[てたな]|い[いうえっわ])/u;

/** Verbs that show by their ending: before them a subject ends. */
const finiteVerb = {
  en: /(?!)/u,
  fr: /(?:èrent|irent|urent|aient|(?:[^f]|^)ait|\p{L}{3}a)$/u,
  it: /(?:[òì]|arono|erono|irono|av[aoi]|avano|ev[ao]|evano|iv[ao]|ivano)$/u,
  es: /(?:[óí]|aron|ieron|aban?|ían?|ará|arán|erá|erán)$/u,
  hi: /(?!)/u,
  ja: /(?!)/u,
} as const satisfies Record<FilmLanguage, RegExp>;

const participle = {
  en: /(?:ed|wn|ing)$/u,
  fr: /(?:(?:[éi]|(?<!q)u)e?s?|ants?)$/u,
  it: /(?:[aiu]t[aoie]|[ae]s[aoie]|ost[aoie]|tt[aoie]|[ae]ndo)$/u,
  es: /(?:[ai]d[oa]s?|uest[oa]s?|[ae]ndo)$/u,
  hi: /(?!)/u,
  ja: /(?!)/u,
} as const satisfies Record<FilmLanguage, RegExp>;

const hindiGenitive = /^(?:का|की|के)$/u;

/**
 * Whether two words that follow on each other are likely one thing and what it is like: 'oak' behind 'oldest', 'sales |
 * alcalinas'. Between them stands no small word, and no verb that shows by its ending.
 */
export function isOneThing(
  [bare, following, afterwards]: readonly [string, string, string],
  language: FilmLanguage,
): boolean {
  if (language === 'ja') {
    return japaneseAttribute.test(bare) || (bare.endsWith('と') && japaneseBecoming.test(following));
  }
  const { onNext, onLast, opening } = leaningWords[language];
  if (language === 'hi' && hindiGenitive.test(bare)) {
    return !onLast.has(following);
  }
  const isSmall = (word: string): boolean => onNext.has(word) || onLast.has(word) || !/\p{L}/u.test(word);
  // 'L'usine', 'd'Abercynon', 'all'ambiente' open a phrase of their own.
  const isElided = /^\p{L}{1,5}['’]/u.test(following);
  const isVerb = finiteVerb[language].test(following) || finiteVerb[language].test(bare);
  // 'Guidés par une voie', 'posta sul retro': a participle with more behind it is a clause of its own.
  const goesOn = (onNext.has(afterwards) && !opening.has(afterwards)) || /['’]/u.test(afterwards);
  const isClause = participle[language].test(following) && goesOn;
  return !isSmall(bare) && !isSmall(following) && !isElided && !isVerb && !isClause;
}

/** What stands after a number and is nothing without it; written as it is spoken of in all six languages. */
const units = new Set(
  (
    'mm cm dm m km nm µm μm mg g kg t l ml cl dl hl kwh wh w kw mw gw v a hz khz mhz ghz kb mb gb tb s ms min h ' +
    'km/h m/s km² m² cm² m³ cm³ ha °c °f ° % ‰ € $ £ ¥ hpa bar ' +
    'percent per pour por degrees degree degrés degré gradi grado grados ' +
    'million millions billion billions thousand hundred trillion milliard milliards mille cent mille ' +
    'milioni milione miliardi miliardo mila millones millón mil ciento ' +
    'metres metre meters meter kilometres kilometers kilometre kilometer centimetres centimeters ' +
    'kilograms kilogram grams gram tonnes tons tonne ton litres liters years year hours hour minutes minute ' +
    'mètres mètre kilomètres kilomètre centimètres kilogrammes grammes tonnes ans années heures ' +
    'metri metro chilometri chilometro centimetri chili chilogrammi grammi tonnellate anni ore minuti ' +
    'metros kilómetros centímetros kilogramos gramos toneladas años horas minutos ' +
    'प्रतिशत डिग्री मीटर किलोमीटर सेंटीमीटर किलोग्राम किलो ग्राम टन लीटर लाख करोड़ हज़ार हजार अरब साल वर्ष घंटे मिनट'
  ).split(' '),
);

/** Between two numbers: '24 to 28', 'de 2 à 5', '2 से 5'. */
const rangeWords = new Set('to and or à et ou a e o y से और या - – — ~ × x'.split(' '));

const edges = /^[^\p{L}\p{M}\p{N}°%‰€$£¥]+|[^\p{L}\p{M}\p{N}°%‰€$£¥²³]+$/gu;

/** A word without the punctuation about it, as the sets have it. */
export function bareWord(text: string): string {
  return text.replace(edges, '').toLowerCase();
}

/** Whether a number would lose its unit, or a range its other end, if a line ended between these words. */
export function isOneFigure(
  text: string,
  next: string,
  { last, afterNext }: { last: string; afterNext: string },
): boolean {
  if (endsInFigure(text)) {
    const following = bareWord(next);
    return (
      units.has(following) ||
      /^[°%‰€$£¥]/u.test(following) ||
      (rangeWords.has(following) && isFigure(afterNext))
    );
  }
  return rangeWords.has(bareWord(text)) && endsInFigure(last) && isFigure(next);
}

/** Ends in a digit, and no comma or full stop after it. */
function endsInFigure(text: string): boolean {
  return /\p{N}\s*$/u.test(text);
}

function isFigure(text: string): boolean {
  return /^[^\p{L}]*\p{N}/u.test(text.trim());
}
