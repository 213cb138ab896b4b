import type { LanguageCode } from '@kinora/contract/catalogue';
import { foldWord, placeWords, readLexicon, readWith } from '@kinora/words';
import { places } from '../plan/scene-plan.ts';
import type { Place } from '../plan/scene-plan.ts';
import { withoutQuotations } from './quotations.ts';

/** How far somebody or something is the most so: nobody need be there. */
const compared: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<!\p{L})(?:\p{L}{2,}est|most|only|favourite|favorite) (?:\p{L}+ ){1,4}(?:in|of|around) (?:the |all |this |whole ){0,3}(?:town|city|village|street|valley|country|island|school)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:plus|meilleure?s?|seule?s?) (?:\p{L}+ ){0,4}(?:de la|du|de tout le|de toute la|en) (?:ville|village|rue|vallée|pays|île|école)(?!\p{L})/gu,
  it: /(?<!\p{L})(?:più|miglior[ei]?|unic[oa]) (?:\p{L}+ ){0,4}(?:della|del|dell'|di tutta la|di tutto il|in) ?(?:città|villaggio|paese|borgo|strada|valle|isola|scuola)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:más|mejor(?:es)?|mayor(?:es)?|únic[oa]) (?:\p{L}+ ){0,4}(?:de la|del|de toda la|de todo el|en el|en la) (?:ciudad|pueblo|aldea|calle|valle|isla|escuela)(?!\p{L})/gu,
  hi: /(?:शहर|नगर|गाँव|गांव|गली|घाटी|द्वीप|स्कूल)(?: भर)? (?:का|की|के|में|में से) सबसे/gu,
  ja: /(?:町|街|村|通り|谷|島|学校)(?:中)?(?:で|の中で)?(?:一番|いちばん|最も|もっとも)/gu,
};

/** What belongs to a town wherever it is: its clock may be mended in a workshop. */
const ofTowns: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<!\p{L})(?:town|city|village|school|station|harbou?r) (?:clock|bell|band|choir|crier|mayor|doctor|bus|bag|lamp|hero|map|key)s?(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:horloge|cloche|fanfare|chorale|maire|médecin|plan|clé|héros)s? (?:de la|du) (?:ville|village|école|gare|port)(?!\p{L})/gu,
  it: /(?<!\p{L})(?:orologio|campana|banda|coro|sindaco|medico|mappa|chiave|eroe) (?:della|del) (?:città|villaggio|paese|scuola|stazione|porto)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:reloj|campana|banda|coro|alcalde|médico|mapa|llave|héroe) (?:de la|del) (?:ciudad|pueblo|aldea|escuela|estación|puerto)(?!\p{L})/gu,
  hi: /(?:शहर|नगर|गाँव|गांव|स्कूल|स्टेशन) (?:की|का|के) (?:घड़ी|घंटी|बैंड|नक़्शा|नक्शा|चाबी)/gu,
  ja: /(?:町|街|村|学校|駅|港)の(?:時計|鐘|楽団|合唱団|地図|鍵)/gu,
};

/** A text, as long as before, without the places that only say among what something is the greatest, or whose it is. */
export function withoutComparisons(text: string, code: LanguageCode): string {
  const blank = (words: string): string => ' '.repeat(words.length);
  return text.replaceAll(compared[code], blank).replaceAll(ofTowns[code], blank);
}

/** Rooms that are one place and nothing else. */
const rooms: ReadonlySet<Place> = new Set(['kitchen', 'classroom', 'library', 'laboratory', 'workshop']);

/** What stands before the name of a room in which something is, and after the name of one that is like something. */
const inRoom: Readonly<Record<LanguageCode, { readonly before: RegExp; readonly after: RegExp }>> = {
  en: {
    before: /(?<!\p{L})(?:in|into|inside|from|through|across) (?:the|his|her|its|their|a) (?:\p{L}+ )?$/u,
    after: /^ (?:was|were|filled|smelled|smelt|stood|lay|looked|grew)(?!\p{L})/u,
  },
  fr: {
    before: /(?<!\p{L})(?:dans|depuis|à travers) (?:la|l'|sa|son|leur|une|un)[ ']?(?:\p{L}+ )?$/u,
    after: /^ (?:était|fut|se remplit|sentait|resta)(?!\p{L})/u,
  },
  it: {
    before:
      /(?<!\p{L})(?:in|nella|nel|nell'|dentro la|dentro il|dalla|dal)[ ']?(?:sua |suo |una |un )?(?:\p{L}+ )?$/u,
    after: /^ (?:era|fu|si riempì|odorava|profumava|restò)(?!\p{L})/u,
  },
  es: {
    before: /(?<!\p{L})(?:en|dentro de|desde|por) (?:la|el|su|una|un) (?:\p{L}+ )?$/u,
    after: /^ (?:estaba|estuvo|se llenó|olía|quedó)(?!\p{L})/u,
  },
  hi: { before: /$^/u, after: /^ ?(?:में|से|(?:[\p{L}\p{M}]+ ){0,2}(?:भर|महक))/u },
  ja: { before: /$^/u, after: /^(?:は|で|に|の中|から|が|じゅう|中)/u },
};

/**
 * The room that a telling says something is in, or is like: 'the kitchen was full of smoke'. Undefined where none is, or where
 * another place is told as well.
 */
export function toldRoom(telling: string, code: LanguageCode): Place | undefined {
  const told = foldWord(withoutQuotations(telling));
  const { sayings, rest } = readWith(readLexicon(placeWords, code), told, code);
  const found = sayings.flatMap(({ at, value }) => {
    const place = places.find((each) => each === value);
    // What is found is blanked in the rest: where a letter stands again, the word is over.
    const length = lengthOfBlank(told, rest, at);
    const { before, after } = inRoom[code];
    const isThere = before.test(told.slice(0, at)) || after.test(told.slice(at + length));
    return place === undefined ? [] : [{ place, isThere }];
  });
  const isElsewhere = found.some(({ place }) => !rooms.has(place));
  return isElsewhere ? undefined : found.find(({ place, isThere }) => isThere && rooms.has(place))?.place;
}

/** How many letters were taken out of a text from a place on. */
function lengthOfBlank(told: string, rest: string, at: number): number {
  let end = at;
  while (end < told.length && (rest[end] === ' ' || told[end] === ' ')) {
    if (told[end] === ' ' && rest[end + 1] === told[end + 1]) {
      break;
    }
    end++;
  }
  return end - at;
}
