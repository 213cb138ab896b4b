import type { LanguageCode } from '@kinora/words';
import { wordSet } from '@kinora/words';

/** Whose single name is enough to know what happened: people of history, as they are written in Latin letters. */
export const peopleOfHistory: ReadonlySet<string> = wordSet(`
  magellan magellano magallanes elcano columbus colomb colombo colón vespucci gama cook drake amundsen scott shackleton nansen
  hillary tenzing norgay armstrong aldrin gagarin tereshkova lindbergh earhart blériot wright montgolfier caesar césar cesare
  alexander alexandre alessandro alejandro hannibal annibale aníbal cleopatra cléopâtre napoleon napoléon napoleone napoleón
  washington lincoln kennedy mandela gandhi nehru bolívar garibaldi lenin lénine stalin churchill roosevelt gutenberg galileo
  galilée galilei copernicus copernic copérnico kepler newton darwin pasteur curie fleming einstein edison tesla marconi volta
  luther lutero robespierre jeanne attila charlemagne carlomagno genghis gengis saladin cortés pizarro zheng livingstone
`);

/** Capital letters that name no place of history: they come into tales as well. */
const ofTales: ReadonlySet<string> = wordSet(`
  moon sun earth mars venus jupiter saturn santa claus christmas easter halloween lune soleil terre père noël pâques luna sole
  terra marte babbo natale befana pasqua sol tierra navidad reyes magos papá
`);

export function isOfTales(word: string): boolean {
  return ofTales.has(word);
}

const firstLetter = 'A'.codePointAt(0) ?? 65;
const letters = Array.from({ length: 26 }, (_, place) => String.fromCodePoint(firstLetter + place));
/** What countries are called every day where that is not their name in full. */
const everydayNames: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['america', 'britain', 'england', 'scotland', 'europe'],
  fr: ['amérique', 'angleterre', 'europe', 'union soviétique'],
  it: ['america', 'inghilterra', 'europa', 'unione sovietica'],
  es: ['américa', 'inglaterra', 'europa', 'unión soviética'],
  hi: ['अमेरिका', 'ब्रिटेन', 'इंग्लैंड', 'यूरोप'],
  ja: ['アメリカ', '米国', 'イギリス', '英国', 'ヨーロッパ', '欧州', 'ソ連'],
};

/** Names as they are read in a film's language; some milliseconds, so read once for each. */
const read = new Map<LanguageCode, ReadonlySet<string>>();

/** What the countries of the world are called in a language, in lower case, parts of a name apart by single spaces. */
export function countryNames(code: LanguageCode): ReadonlySet<string> {
  const known = read.get(code);
  if (known !== undefined) {
    return known;
  }
  const names = new Intl.DisplayNames([code], { type: 'region', fallback: 'none' });
  const all = letters.flatMap((one) => letters.map((other) => names.of(one + other)));
  const countries = new Set(
    [...all, ...everydayNames[code]]
      .filter((name) => name !== undefined)
      .map((name) =>
        name
          .toLowerCase()
          .replace(/['’\s]+/gu, ' ')
          .trim(),
      )
      .filter((name) => name.length > 1),
  );
  read.set(code, countries);
  return countries;
}
