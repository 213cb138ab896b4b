import type { FilmLanguage } from '../timeline/language.ts';

/** Words that should not be parted from a neighbour by the end of a line or of a subtitle. */
interface LeaningWords {
  /** Articles, prepositions, auxiliaries: they belong to the word after them. */
  readonly onNext: ReadonlySet<string>;
  /** Postpositions and auxiliaries that follow: they belong to the word before them. */
  readonly onLast: ReadonlySet<string>;
  /** Conjunctions and relative pronouns: a good place to break is before them. */
  readonly opening: ReadonlySet<string>;
}

function leaning(onNext: string, opening: string, onLast = ''): LeaningWords {
  const setOf = (words: string): ReadonlySet<string> =>
    new Set(words.split(' ').filter((word) => word !== ''));
  return { onNext: setOf(`${onNext} ${opening}`), onLast: setOf(onLast), opening: setOf(opening) };
}

/** Japanese has none: its phrases are cut with their particles. */
export const leaningWords = {
  en: leaning(
    'a an the this these those of in on at to for from by with as into onto about over under between through ' +
      'than is are was were be been has have had will would can could may must do does did not no its their his ' +
      'her our your my more most very up',
    'and or but if because when where while which who that so whereas until unless although',
  ),
  fr: leaning(
    'le la les un une des du de au aux à en dans sur sous par pour avec sans vers chez entre ce cet cette ces son ' +
      'sa ses leur leurs notre nos est sont a ont était étaient ne se il elle ils elles on plus moins très si',
    'et ou mais que qui dont où car donc lorsque quand comme puis tandis',
  ),
  it: leaning(
    'il lo la i gli le un uno una di del dello della dei degli delle a al allo alla ai agli alle da dal dallo dalla ' +
      'dai dagli dalle in nel nello nella nei negli nelle su sul sullo sulla sui sugli sulle con per tra fra non si ' +
      'è sono ha hanno era erano più meno molto suo sua suoi sue',
    'e ed o ma che chi cui se perché quando dove mentre come poi',
  ),
  es: leaning(
    'el la los las un una unos unas de del a al en con por para sin sobre entre hacia hasta desde no se es son ha ' +
      'han era eran más menos muy su sus lo le les',
    'y e o u ni pero que quien cuyo si porque cuando donde mientras como aunque',
  ),
  hi: leaning(
    'एक यह ये वह वे इस उस इन उन इसी उसी बहुत लगभग सबसे अधिक कम हर',
    'और या कि जो जब जहाँ क्योंकि लेकिन पर परंतु तथा जबकि ताकि यदि अगर',
    'में से को का की के ने पर तक है हैं था थे थी हो होता होती होते भी ही तो गया गई गए जाता जाती जाते सकता सकती ' +
      'सकते रहा रही रहे लिए साथ वाला वाली वाले द्वारा',
  ),
  ja: leaning('', ''),
} as const satisfies Record<FilmLanguage, LeaningWords>;

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
