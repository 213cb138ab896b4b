import type { BoardMeasure } from '@kinora/renderer';
import type { LanguageCode } from '@kinora/contract/catalogue';
import { cueAt } from './cues.ts';
import type { SceneText } from './scene-text.ts';
import { writableText } from './writable.ts';

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
    /^(?:cm(?!\p{L})|centimet(?:re|er)s?(?!\p{L})|centimètres?(?!\p{L})|centimetri(?!\p{L})|centímetros?(?!\p{L})|सेमी|センチ)/u,
  ],
  [
    'm',
    /^(?:m(?!\p{L})|met(?:re|er)s?(?!\p{L})|mètres?(?!\p{L})|metr[io](?!\p{L})|metros?(?!\p{L})|मीटर|メートル)/u,
  ],
  ['t', /^(?:t(?!\p{L})|tonn?e?s?(?!\p{L})|tonnellate?(?!\p{L})|toneladas?(?!\p{L})|टन|トン)/u],
  [
    'kg',
    /^(?:kg(?!\p{L})|kilograms?(?!\p{L})|kilogrammes?(?!\p{L})|chilogrammi(?!\p{L})|kilos?(?!\p{L})|kilogramos?(?!\p{L})|किलो|キログラム)/u,
  ],
  ['°C', /^(?:°C|degrees(?!\p{L})|degrés(?!\p{L})|gradi(?!\p{L})|grados(?!\p{L})|डिग्री|度)/u],
];

const numbers =
  /(?<![\p{sc=Latin}\p{sc=Devanagari}\d.,])(\d{1,3}(?:[ .,\u00a0\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)\s*(?=\S)/gu;

interface Found {
  readonly unit: string;
  readonly measure: BoardMeasure;
}

/** The numbers with a unit that a scene tells, of one unit only: its first one's. At most two. */
export function findMeasures({ narration, code }: SceneText): { measures: BoardMeasure[]; whole?: number } {
  const found: Found[] = [];
  for (const match of narration.matchAll(numbers)) {
    const written = match[1] ?? '';
    const behind = narration.slice(match.index + match[0].length);
    const unit = units.find(([, pattern]) => pattern.test(behind));
    const amount = valueOf(written, code);
    if (unit === undefined || !(amount > 0)) {
      continue;
    }
    const name = unit[1].exec(behind)?.[0] ?? '';
    const text = writableText(code === 'ja' ? `${written}${name}` : `${written} ${name}`);
    const isKnown = found.some(({ measure }) => measure.text === text);
    if (text !== undefined && !isKnown) {
      found.push({ unit: unit[0], measure: { text, amount, cue: cueAt(narration, match.index, code) } });
    }
  }
  const alike = found.filter(({ unit }) => unit === found[0]?.unit).slice(0, 2);
  const isPart = alike[0]?.unit === '%' && alike.every(({ measure }) => measure.amount <= 100);
  return { measures: alike.map(({ measure }) => measure), ...(isPart ? { whole: 100 } : {}) };
}

/** '1,330' is a thousand in English and one and a third in French. */
function valueOf(written: string, code: LanguageCode): number {
  const isPointDecimal = code === 'en' || code === 'hi' || code === 'ja';
  const bare = written.replace(/[ \u00a0\u202f]/gu, '');
  return Number(isPointDecimal ? bare.replace(/,/gu, '') : bare.replace(/\./gu, '').replace(',', '.'));
}
