import type { LanguageCode } from '@kinora/contract/catalogue';
import { writableText } from './writable.ts';

/** A number with its unit as a text tells it. */
export interface ReadMeasure {
  /** UTF-16 offset of its first digit. */
  readonly at: number;
  /** As the text has it. */
  readonly said: string;
  /** As it is written on a board: '27,6 m', '100–150 toneladas'. */
  readonly text: string;
  /** What is counted alike, whatever the language calls it. */
  readonly unit: string;
  /** Of a span: its upper end. */
  readonly amount: number;
}

/** Units by the words that name them: what stands behind a number and is counted alike. */
const units: readonly (readonly [string, RegExp])[] = [
  [
    '%',
    /^(?:%|per ?cent(?!\p{L})|pour cent(?!\p{L})|per cento(?!\p{L})|por ciento(?!\p{L})|प्रतिशत|パーセント)/u,
  ],
  ['km/h', /^(?:km\/h|kilometres an hour|किमी\/घंटा)/u],
  [
    'km',
    /^(?:km(?!\p{L})|kilomet(?:re|er)s?(?!\p{L})|kilomètres?(?!\p{L})|chilometr[io](?!\p{L})|kilómetros?(?!\p{L})|किमी|किलोमीटर|キロメートル)/u,
  ],
  [
    'cm',
    /^(?:cm(?!\p{L})|centimet(?:re|er)s?(?!\p{L})|centimètres?(?!\p{L})|centimetri(?!\p{L})|centímetros?(?!\p{L})|सेमी|センチ(?:メートル)?)/u,
  ],
  ['mm', /^(?:mm(?!\p{L})|millimet(?:re|er)s?(?!\p{L})|मिमी|ミリメートル)/u],
  [
    'm',
    /^(?:m(?!\p{L})|met(?:re|er)s?(?!\p{L})|mètres?(?!\p{L})|metr[io](?!\p{L})|metros?(?!\p{L})|मीटर|メートル)/u,
  ],
  ['t', /^(?:t(?!\p{L})|tonn?e?s?(?!\p{L})|tonnellate?(?!\p{L})|toneladas?(?!\p{L})|टन|トン)/u],
  [
    'kg',
    /^(?:kg(?!\p{L})|kilograms?(?!\p{L})|kilogrammes?(?!\p{L})|chilogrammi(?!\p{L})|kilos?(?!\p{L})|kilogramos?(?!\p{L})|किलो(?:ग्राम)?|キログラム)/u,
  ],
  ['g', /^(?:g(?!\p{L})|gramm?e?s?(?!\p{L})|grammi(?!\p{L})|gramos(?!\p{L})|ग्राम|グラム)/u],
  ['°C', /^(?:°C|degrees(?!\p{L})|degrés(?!\p{L})|gradi(?!\p{L})|grados(?!\p{L})|डिग्री|度)/u],
  ['$', /^(?:dollars?(?!\p{L})|dollari(?!\p{L})|dólares(?!\p{L})|डॉलर|ドル)/u],
];

/** '4 milliards de tonnes': what stands between a number and its unit. */
const powers: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:thousand|million|billion)s?(?: of)?(?!\p{L})/u,
  fr: /^(?:mille|millions?|milliards?)(?: de)?(?!\p{L})/u,
  it: /^(?:mila|milion[ei]|miliard[oi])(?: di)?(?!\p{L})/u,
  es: /^(?:mil|mill[oó]n(?:es)?)(?: de)?(?!\p{L})/u,
  hi: /^(?:हज़ार|हजार|लाख|करोड़|अरब)/u,
  ja: /^(?:万|億)/u,
};

const digits = String.raw`\d{1,3}(?:[ .,\u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)?`;
/** A number, or the ends of a span: '10 to 15', 'entre 100 y 150'. */
const numbers = new RegExp(
  String.raw`(?<![\p{sc=Latin}\p{sc=Devanagari}\d.,])(${digits})(?:\s*(?:to|and|à|et|a|e|y|से|から|[-–〜～])\s*(${digits}))?\s*(?=\S)`,
  'gu',
);

/** The numbers of a text that have a unit, in their order. */
export function readMeasures(text: string, code: LanguageCode): ReadMeasure[] {
  return [...text.matchAll(numbers)].flatMap((match): ReadMeasure[] => {
    const [whole, from = '', to] = match;
    const behind = text.slice(match.index + whole.length);
    const power = powers[code].exec(behind)?.[0] ?? '';
    const named = behind.slice(power.length).trimStart();
    const unit = units.find(([, pattern]) => pattern.test(named));
    const amount = valueOf(to ?? from, code);
    if (unit === undefined || !(amount > 0)) {
      return [];
    }
    const name = unit[1].exec(named)?.[0] ?? '';
    const isDense = code === 'ja';
    const span = to === undefined ? from : `${from}${isDense ? '〜' : '–'}${to}`;
    const parts = [span, power, name].filter((part) => part !== '');
    const written = writableText(parts.join(isDense ? '' : ' '));
    const end = behind.length - named.length + name.length;
    const said = whole + behind.slice(0, end);
    return written === undefined ? [] : [{ at: match.index, said, text: written, unit: unit[0], amount }];
  });
}

/** Whether a text says nothing but one number with its unit. */
export function isOnlyMeasure(text: string, code: LanguageCode): boolean {
  const [measure] = readMeasures(text, code);
  return measure?.said === text;
}

/** '1,330' is a thousand in English and one and a third in French. */
function valueOf(written: string, code: LanguageCode): number {
  const isPointDecimal = code === 'en' || code === 'hi' || code === 'ja';
  const bare = written.replace(/[ \u00a0\u202f]/gu, '');
  return Number(isPointDecimal ? bare.replace(/,/gu, '') : bare.replace(/\./gu, '').replace(',', '.'));
}
