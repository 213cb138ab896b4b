import type { LanguageCode } from '@kinora/contract/catalogue';
import { languageProfiles, readWords } from '@kinora/words';
import { splitSentences } from './split-sentences.ts';

type ByLanguage = Readonly<Partial<Record<LanguageCode, RegExp>>>;

/** What has its number behind it: 'a mesh of 10 to 15 mm', 'una hembra de 27,6 m'. */
const ofNumber: ByLanguage = {
  en: /(\p{L}+) (\p{L}{3,}) of (?:only |just |roughly |about |around |nearly |almost |some |over |more than |up to |at least )*$/u,
  fr: /(\p{L}+)[ '’](\p{L}{4,}) d(?:e |['’])(?:plus de |près de |moins de |environ |quelque )*$/u,
  it: /(\p{L}+)[ '’](\p{L}{4,}) di (?:circa |quasi |oltre |più di |meno di )*$/u,
  es: /(\p{L}+) (\p{L}{4,}) de (?:unos |unas |casi |cerca de |más de |menos de )*$/u,
};
/** These only say how exact a number is. */
const noNoun =
  /^(?:total|average|rate|speed|plus|moins|fait|partir|partire|totale|media|total|más|menos|promedio|about)$/iu;

/** How a number is measured, right behind it. */
const measuredAs: ByLanguage = {
  en: /^ (deep|high|wide|long|tall|thick|across|apart|away|as the crow flies)(?!\p{L})/u,
  fr: /^ (de (?:profondeur|haut|hauteur|large|largeur|long|longueur|épaisseur|diamètre|distance)|à vol d['’]oiseau)(?!\p{L})/u,
  it: /^ (di (?:profondità|altezza|larghezza|lunghezza|spessore|diametro|distanza)|in linea d['’]aria)(?!\p{L})/u,
  es: /^ (de (?:profundidad|alto|altura|ancho|largo|longitud|grosor|diámetro|distancia)|en línea recta)(?!\p{L})/u,
  hi: /^ (गहर[ाीे]|ऊँच[ाीे]|ऊंच[ाीे]|लंब[ाीे]|लम्ब[ाीे]|चौड़[ाीे]|मोट[ाीे])(?![\p{L}\p{M}])/u,
};

/** What a sentence turns to before it says something else of it: 'L'isobutano, a pressione atmosferica, bolle …'. */
const turnedTo: ByLanguage = {
  en: /^(?:The )?(\p{L}{4,}), (?:at|in|with|under) [^,]+, /u,
  fr: /^(?:Le |La |L['’])(\p{L}{4,}), (?:à|en|dans|sous|avec) [^,]+, /u,
  it: /^(?:Il |La |Lo |L['’])(\p{L}{4,}), (?:a|in|con|sotto) [^,]+, /u,
  es: /^(?:El |La )(\p{L}{4,}), (?:a|en|con|bajo) [^,]+, /u,
};

/** What a number is not reached, and how that is written: 'por debajo de las 110 t'. */
const less: Readonly<Partial<Record<LanguageCode, readonly [said: RegExp, written: string]>>> = {
  en: [/(?<!\p{L})(?:below|under|less than|fewer than) (?:the )?$/iu, 'under'],
  fr: [/(?<!\p{L})(?:moins de|au-dessous de|en dessous de|inférieure? à) (?:les |la |le )?$/iu, 'moins de'],
  it: [/(?<!\p{L})(?:meno di|al di sotto d(?:i|elle|ei|el)|sotto (?:le|i|il)) $/iu, 'meno di'],
  es: [/(?<!\p{L})(?:menos de|por debajo de|inferior(?:es)? a) (?:las |los |la |el )?$/iu, 'menos de'],
};

/** A number by its place in a text: where it begins, and what is said of it from there. */
interface SaidNumber {
  readonly at: number;
  readonly said: string;
  readonly text: string;
}

/** A number with what it is a number of, where its sentence says so beside it: 'mesh: 10–15 mm', '10–15 cm deep'. */
export function withNoun({ at, said, text }: SaidNumber, narration: string, code: LanguageCode): string {
  const behind = narration.slice(at + said.length);
  const measured = measuredAs[code]?.exec(behind)?.[1];
  if (measured !== undefined) {
    return `${text} ${measured}`;
  }
  const sentence = splitSentences(narration, code).findLast(({ start }) => start <= at);
  const before = narration.slice(sentence?.start ?? 0, at);
  const [isLess, word] = less[code] ?? [];
  if (isLess?.test(before) === true) {
    return `${word} ${text}`;
  }
  const noun = nounBefore(before, code) ?? turnedTo[code]?.exec(before)?.[1];
  return noun === undefined ? text : `${noun.toLocaleLowerCase(code)}${colons[code]}${text}`;
}

function nounBefore(before: string, code: LanguageCode): string | undefined {
  const [, lead = '', noun = ''] = ofNumber[code]?.exec(before) ?? [];
  const isLed = languageProfiles[code].nounMarkers.has(lead.toLowerCase());
  return isLed && !noNoun.test(noun) && readWords(noun, code).length === 1 ? noun : undefined;
}

/** What stands between a name and its number. */
export const colons: Readonly<Record<LanguageCode, string>> = {
  en: ': ',
  fr: ' : ',
  it: ': ',
  es: ': ',
  hi: ': ',
  ja: '：',
};
