import type { LanguageCode } from '@kinora/contract/catalogue';
import {
  ageWords,
  featureWords,
  foldWord,
  hairWords,
  hairstyleWords,
  hatWords,
  outfitWords,
  readLexicon,
  readWith,
  roleWords,
  skinWords,
  umbrellaWords,
} from '@kinora/words';

/**
 * A place or thing with its age, in the languages that tell by a word before it where somebody is or what they have; up to two
 * words may stand between that word and the age.
 */
function agedThing(of: {
  readonly leads: string;
  readonly articles: string;
  readonly ages: string;
  readonly ownBody: string;
}): RegExp {
  const { leads, articles, ages, ownBody } = of;
  return new RegExp(
    `(?<!\\p{L})(?:${leads})[ '’]?(?:(?:${articles})[ '’])?(?:(?!(?:${ages})(?!\\p{L}))\\p{L}+ ){0,2}?(?:${ages})(?!\\p{L})(?! (?:${ownBody})(?!\\p{L}))(?<after>(?: \\p{L}+){0,2})`,
    'giu',
  );
}

const agedThings: Readonly<Record<LanguageCode, RegExp>> = {
  en: agedThing({
    leads:
      'on|at|in|into|inside|near|by|under|beside|behind|before|across|along|over|of|from|to|with|through|past|beneath|below|above|against|around|next to|in front of',
    articles: 'the|an?|his|her|its|their|some',
    ages: 'old|young|elderly|aged',
    ownBody: 'age|face|hands?|eyes',
  }),
  fr: agedThing({
    leads:
      'près d|à côté d|au bord d|auprès d|d|du|des|de|dans|sur|sous|devant|derrière|avec|par|vers|contre|chez|à|au|aux|le long d|en face d',
    articles: 'une?|le|la|les|l|son|sa|ses|e|es|u',
    ages: 'vieux|vieil|vieilles?|jeunes?|âgée?s?',
    ownBody: 'âge|visage|mains?',
  }),
  it: agedThing({
    leads:
      'vicino a(?:l|llo|lla|ll)?|accanto a(?:l|llo|lla|ll)?|davanti a(?:l|llo|lla|ll)?|dietro|sotto|sopra|lungo|con|in|nel|nello|nella|nell|su|sul|sullo|sulla|sull|di|del|dello|della|dell|da|dal|dalla|a|al|alla|presso|verso|per',
    articles: 'un[oa]?|il|lo|la|l|i|gli|le|suo|sua',
    ages: 'vecchi[oae]?|giovani?|giovane|anzian[oaie]',
    ownBody: 'età|viso|mani',
  }),
  es: agedThing({
    leads:
      'cerca del?|junto al?|al lado del?|delante del?|detrás del?|frente al?|debajo del?|bajo|sobre|con|en|del?|al?|por|hacia|entre|tras',
    articles: 'una?|el|la|los|las|su|sus',
    ages: 'viej[oa]s?|jóvenes|joven|ancian[oa]s?',
    ownBody: 'edad|rostro|manos?',
  }),
  hi: /(?:बूढ़|वृद्ध|जवान|युवा)[ाीे]?(?<after> [\p{L}\p{M}]+) (?:(?:के|की) (?:पास|नीचे|सामने|किनारे|ऊपर|पीछे|साथ)|में|पर|वाल[ाीे])(?![\p{L}\p{M}])/gu,
  ja: /(?:年老いた|老いた|若い)(?<after>[\p{Script=Han}\p{Script=Katakana}ー]{1,8})(?:のそば|の下|の前|の中|の上|のほとり|の横|で|に|と)/gu,
};

/** What is said of somebody, without how old a place is that they are at, or a thing that they have: it says nothing of them. */
export function withoutAgedThings(description: string, name: string, code: LanguageCode): string {
  const own = name.trim().toLowerCase();
  return description.replaceAll(agedThings[code], (phrase: string, ...found: unknown[]) => {
    const at = found.find((each): each is number => typeof each === 'number') ?? 0;
    const begins = description.slice(at).toLowerCase();
    const isOwn = own !== '' && begins.slice(0, phrase.length + own.length).includes(own);
    return isOwn ? phrase : ' ';
  });
}

/** What can be said of somebody's looks. */
const ofPeople = [
  ageWords,
  featureWords,
  hairWords,
  hairstyleWords,
  hatWords,
  outfitWords,
  roleWords,
  skinWords,
  umbrellaWords,
];

/** A comma and an article: something else is told of, in the languages that have these. */
const nextThing = /,\s*(?=(?:an?|the|une?|le|la|uno?|una|el|il)(?!\p{L}))/gu;

/** What is said of somebody, without a thing that is told of after them: the red of a sail is no coat's. */
export function withoutOtherThings(description: string, code: LanguageCode): string {
  const [own = '', ...things] = description.split(nextThing);
  const theirs = things.filter((phrase) => {
    const [thing = ''] = phrase.split(',');
    return (
      worn.test(thing) ||
      ofPeople.some((table) => readWith(readLexicon(table, code), foldWord(thing), code).values.length > 0)
    );
  });
  return [own, ...theirs].join(', ');
}

/** Who they are, what is theirs, and clothes that no table of a person's looks names. */
const worn =
  /(?<![\p{L}\p{M}])(?:woman|man|lady|person|femme|homme|dame|donna|uomo|mujer|hombre|hair|beard|eyes|cheveux|barbe|yeux|capelli|barba|occhi|pelo|cabello|ojos|scarf|coat|jacket|skirt|trousers|shoes|boots|gloves|cloak|cape|robe|apron|shawl|écharpe|manteau|veste|jupe|pantalon|cape|tablier|sciarpa|cappotto|giacca|gonna|pantaloni|mantello|grembiule|bufanda|abrigo|chaqueta|falda|pantalones|capa|delantal)(?![\p{L}\p{M}])/u;
