import type { LanguageCode } from '@kinora/contract/catalogue';
import { details, flowerFields, indoorPlaces, planetNames } from '../plan/scene-plan.ts';
import type { Detail, Place, Subject } from '../plan/scene-plan.ts';
import { readLexicon, readWith, detailWords } from '@kinora/words';

/** What is seen in space and nowhere else. */
const ofSpace: ReadonlySet<Detail> = new Set(['planets', 'moon', ...planetNames]);
/** Land that water may fall in. */
const highPlaces: ReadonlySet<Place> = new Set([
  'river',
  'jungle',
  'forest',
  'mountains',
  'lake',
  'island',
  'garden',
]);
const fields: ReadonlySet<Place> = new Set(['farm']);
const ofWorkshops: ReadonlySet<Place> = new Set(['workshop']);
const meadows: ReadonlySet<Place> = new Set(['meadow', 'village', 'garden', 'farm']);
/** What only some places are painted with. */
const ofSome: Partial<Record<Detail, ReadonlySet<Place>>> = {
  waterfall: highPlaces,
  summit: new Set(['mountains']),
  bridge: new Set(['river']),
  fuji: new Set(['mountains', 'lake', 'river']),
  suspension: new Set(['coast']),
  toys: ofWorkshops,
  railbend: meadows,
  roadbend: meadows,
  shortcut: meadows,
  landfall: new Set(['coast', 'beach', 'island']),
  rivermouth: new Set(['coast', 'beach']),
  ...Object.fromEntries(flowerFields.map((name) => [name, fields])),
};
const ofRooms: ReadonlySet<Detail> = new Set(['bedroom', 'attic']);
const ofStreets: ReadonlySet<Detail> = new Set(['neon', 'stalls', 'crowd', 'wet']);

/** What a text tells of a place beyond its kind; streets have details of their own. */
export function detailsOf(place: Place, text: string, code: LanguageCode): Detail[] {
  // Each line is looked up by itself: a market has both stalls and many people.
  const named = new Set(
    detailWords.split('\n').flatMap((line) => readWith(readLexicon(line, code), text, code).values),
  );
  return details.filter((detail) => named.has(detail) && isSeenIn(detail, place));
}

function isSeenIn(detail: Detail, place: Place): boolean {
  if (ofSpace.has(detail)) {
    return place === 'space';
  }
  if (ofRooms.has(detail)) {
    return place === 'room';
  }
  const own = ofSome[detail];
  if (own !== undefined) {
    return own.has(place);
  }
  return ofStreets.has(detail) ? place === 'street' : !indoorPlaces.has(place);
}

/** What lies on a market's stalls. */
const wares =
  /^icon:.*(?:apple|pear|lemon|orange|tangerine|banana|grapes|cherr|strawberr|melon|peach|mango|tomato|carrot|bread|cheese|corn|potato|pepper|onion|garlic|bouquet|leafy|fish$)/u;

/** What grows on a field of flowers. */
const inBloom =
  /^icon:(?:cherry-blossom|sunflower|tulip|rose|hibiscus|blossom|bouquet|wilted-flower|hyacinth|lavender)/u;

/** What places are furnished with or made of already. */
const furnishings: Partial<Record<Place, RegExp>> = {
  library: /^icon:(?:books?|closed-book|open-book|orange-book|blue-book|green-book|scroll|bookmark)/u,
  volcano: /^icon:volcano$/u,
  mountains: /^icon:(?:mount-fuji|snow-capped|cherry-blossom|blossom|white-flower|hibiscus)/u,
  space: /^icon:(?:ringed-planet|earth|globe|sun|new-moon|full-moon|glowing-star|star)/u,
  hall: /^castle$|^icon:(?:crown|chair|couch)/u,
  kitchen: /^icon:(?:cooking|fork-and-knife|kitchen-knife)$/u,
};

const house = /(?:house|maison|casa|घर)(?![\p{L}\p{M}])|家/u;

/** Said of who is out of doors. */
const outOfDoors = /(?<![\p{L}\p{M}])(?:outside|dehors|fuori|fuera|बाहर)(?![\p{L}\p{M}])|外/u;

/** Said of who is before a house: in the house's own phrase, for two may be beside one another in a room of it. */
const beforeHouse = new RegExp(
  [
    `(?<![\\p{L}\\p{M}])(?:in front of|near|beside|devant|près|davanti|vicino|frente|delante|cerca)(?:[ '’][\\p{L}\\p{M}]+){0,4}?[ '’]${house.source}`,
    'घर (?:[\\p{L}\\p{M}]+ ){0,2}(?:सामने|पास)(?![\\p{L}\\p{M}])|家の(?:前|そば|近く)',
  ].join('|'),
  'u',
);

/** A room by a word that means nothing else. */
const room =
  /(?<![\p{L}\p{M}])(?:rooms?|attic|kitchen|chambre|pièce|grenier|cuisine|stanza|nella camera|soffitta|cucina|habitación|cuarto|desván|cocina|कमर[ाे]|अटारी|रसोई)(?![\p{L}\p{M}])|部屋|屋根裏|台所/u;

/** The land around a house that somebody is before; elsewhere the place that was read. */
export function aroundHouse(place: Place | undefined, text: string): Place | undefined {
  const isBefore = !room.test(text) && house.test(text) && outOfDoors.test(text);
  return place === 'room' && (isBefore || beforeHouse.test(text)) ? 'meadow' : place;
}

/** Said of who is in a house, which is not seen then. */
const atHome =
  /(?<![\p{L}\p{M}])(?:at home|(?:in|en|a) casa|à la maison|घर (?:में|पर))(?![\p{L}\p{M}])|家(?:で|の中)/u;

/** A house by a word that also means home, and is read as a room for that. */
const homes = /(?<![\p{L}\p{M}])(?:maison|casa|घर)(?![\p{L}\p{M}])|家/u;

/** Whether a text names a house that stands somewhere by a word that could also mean a room. */
export function isHouseSeen(text: string): boolean {
  return homes.test(text) && !atHome.test(text);
}

/** Whether the place shows a thing already: no second one stands before it. */
export function isFurnishing(
  { figure }: Subject,
  of: { readonly place: Place; readonly details: readonly Detail[] },
): boolean {
  return (
    (of.details.includes('blossom') && /^icon:(?:cherries|cherry-blossom|blossom)/u.test(figure)) ||
    (figure === 'house' && indoorPlaces.has(of.place)) ||
    (of.details.includes('beds') && inBloom.test(figure)) ||
    (of.place === 'farm' && inBloom.test(figure) && flowerFields.some((name) => of.details.includes(name))) ||
    (of.details.includes('stalls') && wares.test(figure)) ||
    furnishings[of.place]?.test(figure) === true
  );
}
