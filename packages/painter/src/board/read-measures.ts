import type { LanguageCode } from '@kinora/contract/catalogue';
import { moreBefore, moreBehind } from '@kinora/words';
import { spanOf, spanPattern, valueOf } from './read-number.ts';
import type { ReadMeasure } from './read-number.ts';
import { readScales } from './read-scales.ts';
import { withMore } from './with-more.ts';
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
  [
    'µm',
    /^(?:[µμ]m(?!\p{L})|micromet(?:re|er)s?(?!\p{L})|micromètres?(?!\p{L})|micrometri?(?!\p{L})|micrómetros?(?!\p{L})|माइक्रोमीटर|マイクロメートル)/u,
  ],
  ['l', /^(?:l(?![\p{L}'’])|lit(?:re|er)s?(?!\p{L})|litri?o?(?!\p{L})|litros?(?!\p{L})|लीटर|リットル)/u],
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

/** What an amount is counted by: '0,1 g de sels par litre' is no amount without its litre. */
const counted: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^\/(?:l|kg|m[²³]?|s|h|ha)(?!\p{L})|^ (?:per|an?) (?:lit(?:re|er)|year|month|day|hour|minute|second|tonne|kilogram|hectare|person)(?!\p{L})/u,
  fr: /^\/(?:l|kg|m[²³]?|s|h|ha)(?!\p{L})|^(?: de \p{L}+)? par (?:litre|an|mois|jour|heure|minute|seconde|tonne|kilo|hectare|personne)(?!\p{L})/u,
  it: /^\/(?:l|kg|m[²³]?|s|h|ha)(?!\p{L})|^(?: di \p{L}+)? (?:per |al |all['’]|alla |a )(?:litro|anno|mese|giorno|ora|minuto|secondo|tonnellata|chilo|ettaro|persona)(?!\p{L})/u,
  es: /^\/(?:l|kg|m[²³]?|s|h|ha)(?!\p{L})|^(?: de \p{L}+)? (?:por |al |a la )(?:litro|año|mes|día|hora|minuto|segundo|tonelada|kilo|hectárea|persona)(?!\p{L})/u,
  hi: /^ प्रति (?:लीटर|वर्ष|दिन|घंटा|घंटे|सेकंड|टन)(?![\p{L}\p{M}])/u,
  ja: /(?!)/u,
};

/** A number, or the ends of a span, with something behind it. */
const numbers = new RegExp(String.raw`${spanPattern}\s*(?=\S)`, 'gu');

/** The numbers of a text that have a unit or stand on a scale, in their order. */
export function readMeasures(text: string, code: LanguageCode): ReadMeasure[] {
  const counted = countedIn(text, code);
  const onScales = readScales(text, code).filter(({ at }) => counted.every((each) => each.at !== at));
  return onScales.length === 0
    ? counted
    : [...counted, ...onScales].toSorted((one, other) => one.at - other.at);
}

function countedIn(text: string, code: LanguageCode): ReadMeasure[] {
  return [...text.matchAll(numbers)].flatMap((match): ReadMeasure[] => {
    const [whole, from = '', to] = match;
    const after = text.slice(match.index + whole.length);
    // As a board has it: '20+ cm'.
    const [plus] = /^\+?\s*/u.exec(after) ?? [''];
    const behind = after.slice(plus.length);
    const power = powers[code].exec(behind)?.[0] ?? '';
    const named = behind.slice(power.length).trimStart();
    const unit = units.find(([, pattern]) => pattern.test(named));
    const amount = valueOf(to ?? from, code);
    if (unit === undefined || !(amount > 0)) {
      return [];
    }
    const name = unit[1].exec(named)?.[0] ?? '';
    const written = writtenUnit(unit[0], name, code);
    const by = counted[code].exec(named.slice(name.length))?.[0] ?? '';
    const parts = [spanOf([from, to], code), power, written + by].filter((part) => part !== '');
    const [sign = ''] = unit[0] === '°C' ? (below.exec(text.slice(0, match.index)) ?? []) : [];
    const plain =
      (sign === '' ? '' : '–') +
      parts.join(code === 'ja' ? '' : ' ').replace(/ (?=%$)/u, isTight(code) ? '' : ' ');
    const end = plus.length + behind.length - named.length + name.length + by.length;
    const said = sign + whole + after.slice(0, end);
    const around = { before: text.slice(0, match.index), behind: after.slice(end) };
    const lettered = writableText(
      plus === '' ? withMore(plain, around, code) : plain.replace(/\d(?=\D*$)/u, '$&+'),
    );
    return lettered === undefined
      ? []
      : [
          {
            at: match.index,
            said,
            text: lettered,
            unit: unit[0] + by,
            amount,
            ...lowerEnd([from, to], code),
          },
        ];
  });
}

/** Where a span begins; nothing where there is one number only. */
function lowerEnd(
  [from, to]: readonly [string, string | undefined],
  code: LanguageCode,
): Pick<ReadMeasure, 'from'> {
  return to === undefined ? {} : { from: valueOf(from, code) };
}

/** Beside its number a word for per cent says no more than the sign does. */
function writtenUnit(unit: string, name: string, code: LanguageCode): string {
  return unit === '%' && code !== 'hi' ? '%' : name;
}

/** French and Spanish keep a space before the sign. */
function isTight(code: LanguageCode): boolean {
  return code !== 'fr' && code !== 'es';
}

/** Twelve degrees below zero are not twelve degrees. */
const below = /(?<![\p{L}\p{N}])(?:[−-]\s?|(?:minus|moins|meno|menos|माइनस)\s)$|(?:マイナス|氷点下)$/iu;

/** Whether a text says nothing but one number with its unit, or that there are more. */
export function isOnlyMeasure(text: string, code: LanguageCode): boolean {
  const [measure] = readMeasures(text, code);
  if (measure === undefined) {
    return false;
  }
  const [before, behind] = [text.slice(0, measure.at), text.slice(measure.at + measure.said.length)];
  return (
    (before === '' || moreBefore(before, code) === before || roughly.test(before)) &&
    (behind === '' || moreBehind(behind, code) === behind || roughlyBehind.test(behind))
  );
}

/** 'Entre 100 y 150 toneladas', 'about 6 m': what is written large says as much. */
const roughly =
  /^(?:between|about|around|roughly|nearly|almost|some|up to|entre|environ|près de|jusqu['’]à|tra|fra|circa|quasi|fino a|intorno a(?:i|lle)?|unos|unas|cerca de|casi|hasta|alrededor de|लगभग|करीब)\s$|^(?:約|およそ)$/iu;
const roughlyBehind = /^(?:程度|ほど|くらい)$/u;
