import { languageDetails } from '@kinora/contract/catalogue';
import type { LanguageCode } from '@kinora/contract/catalogue';
import type { ImageRequest } from '@kinora/models';
import {
  foldWord,
  withoutOwners,
  withoutWornThings,
  readLexicon,
  readWith,
  promptLanguage,
  cameraWords,
  makingWords,
  moodWords,
  placeWords,
  seasonWords,
  timeWords,
  weatherWords,
} from '@kinora/words';
import type { PictureIndex } from '@kinora/words';
import { partSeed, seededRandom } from '../canvas/random.ts';
import { keyThingOf } from '../plan/held-things.ts';
import { cameras, indoorPlaces, moods, places, seasons, times, weathers } from '../plan/scene-plan.ts';
import type { Place, ScenePlan, Subject, TimeOfDay } from '../plan/scene-plan.ts';
import type { StyleKey } from '../plan/style-keys.ts';
import { withoutAbsent } from './absent.ts';
import { atOven } from './at-oven.ts';
import { aroundHouse, detailsOf, isFurnishing, isHouseSeen } from './details.ts';
import { withDish } from './film-dish.ts';
import { quotedWords } from './quotations.ts';
import { groundOf } from './read-acts.ts';
import { sittersOf } from './read-stances.ts';
import { onlyMarks, readSubjects } from './read-subjects.ts';
import { atWater, inTheSea, placeOf } from './usual-places.ts';
import { asLightkeeper, lightkeepers, unveiled, withoutCallings } from './veil-callings.ts';
import { skyOver, withoutPastWeather } from './sky-over.ts';
import { beforeDark, byDay, toldHour, withoutFeeling, withoutLighting } from './told-hour.ts';
import { toldRoom, withoutComparisons } from './told-places.ts';
import { usualTime } from './usual-time.ts';

/** How a scene is to be shown whatever its prompt says. */
export interface SceneManner {
  /** The image function or model the painter stands for: two of them never paint the same picture. */
  readonly key: string;
  readonly style: StyleKey;
  /** Quoted words of the prompt are lettered into the picture. */
  readonly hasLettering: boolean;
}

/** Reads a prompt into what is shown: place, hour, weather, season, mood, camera and subjects; the seed fills in what it leaves open. */
export function describeScene(
  request: ImageRequest,
  manner: SceneManner,
  indexes: (code: LanguageCode) => PictureIndex,
): ScenePlan {
  const own = languageDetails[request.language].code;
  const quoted = quotedWords(request.prompt);
  const bare = withoutQuoted(withoutWornThings(request.prompt), quoted);
  const code = promptLanguage(bare, own);
  const plain = withoutOwners(bare, code);
  const words = wordsOf(request, plain, code);
  const told = wordsOfVoice(request, own);
  const subjects = readSubjects(words, indexes(code));
  const isVoiceAsked = subjects.length === 0 && words.place === undefined && told !== undefined;
  const named = isVoiceAsked ? readSubjects(told, indexes(own)).slice(0, 2) : subjects;
  const seed = partSeed(request.seed, manner.key);
  const random = seededRandom(partSeed(seed, 'scene'));
  const place =
    toldGround(words, named, { request, own }) ??
    placeOf(named, words.weather) ??
    told?.place ??
    openAir(words, named, indexes(code));
  const shown =
    named.length > 0 || place !== 'studio' ? named : readSubjects(words, indexes(code), onlyMarks);
  const details = detailsOf(place, words.whole, code);
  const usual = (): TimeOfDay => usualTime({ place, shown, details, request }, random());
  const { weather, time } = skyOver({ words, told, seed: request.castSeed ?? request.seed }, usual);
  return {
    kind: 'diorama',
    style: manner.style,
    seed,
    ...(request.castSeed === undefined ? {} : { castSeed: request.castSeed }),
    aspectRatio: request.aspectRatio,
    ...(request.scene === undefined ? {} : { isForFilm: true }),
    place,
    time,
    weather,
    season: words.season ?? told?.season ?? (weather === 'snow' ? 'winter' : 'summer'),
    mood: words.mood ?? (request.videoStyle === 'dramatic' ? 'dramatic' : 'calm'),
    camera: cameraOf(words, random(), { shown, request }),
    subjects: asInFilm(atRest(shown, words), request, { own, indexes, place, details }),
    ...(details.length === 0 ? {} : { details }),
    lettering: letteringOf({
      quoted,
      manner,
      isEmpty: shown.length === 0 && place === 'studio',
      text: plain,
    }),
  };
}

/** The ground that is told: the room that a story's words are in, where its picture is out of doors, else the picture's own. */
function toldGround(
  words: SceneWords,
  named: readonly Subject[],
  { request: { scene }, own }: { readonly request: ImageRequest; readonly own: LanguageCode },
): Place | undefined {
  const isStory = scene !== undefined && scene.keyFacts.length === 0;
  const isOutside = words.place === undefined || !indoorPlaces.has(words.place);
  const room = isStory && isOutside ? toldRoom(scene.narration, own) : undefined;
  return room ?? groundOf(atWater(inTheSea(aroundHouse(words.place, words.whole), named), named), named);
}

/** As long as before: who does what is read from the whole of it, by where they stand. */
function withoutQuoted(prompt: string, quoted: readonly string[]): string {
  return quoted.reduce((text, words) => text.replace(words, ' '.repeat(words.length)), prompt);
}

/**
 * What a prompt says; `plain`: without what is quoted and worn. Hour and mood are those named beside how it is lit ('cheerful
 * spring light'); where it names no hour, that which the scene's telling names goes before the light's.
 */
function wordsOf({ prompt, scene, language }: ImageRequest, plain: string, code: LanguageCode): SceneWords {
  const words = readWords(plain, code);
  const unlit = withoutLighting(plain);
  const told = scene === undefined ? undefined : toldHour(scene.narration, languageDetails[language].code);
  return {
    ...words,
    time:
      readWords(withoutFeeling(unlit), code).time ??
      told ??
      (scene === undefined ? words.time : byDay(words.time)),
    mood: readWords(unlit, code).mood ?? words.mood,
    whole: foldPrompt(withoutOwners(prompt, code)),
  };
}

/** The same with what the film's other pictures and the narration tell of them. */
function asInFilm(
  shown: readonly Subject[],
  request: ImageRequest,
  reading: {
    readonly own: LanguageCode;
    readonly indexes: (code: LanguageCode) => PictureIndex;
  } & Parameters<typeof isFurnishing>[1],
): Subject[] {
  const told = asNarrated(asInItsFilm(shown, request, reading), request, reading.own);
  return [...atOven(withDish(told, request, reading.place), request)].filter(
    (subject, _, all) => !isSeatOf(subject, all) && !isFurnishing(subject, reading),
  );
}

const wornOut = /\b(?:worn out|exhausted|tired)\b|épuisé|esaust|agotad|थक|疲れ/u;

/** Who is sad and worn out does nothing any more: they sit down. */
function atRest(subjects: readonly Subject[], { mood, whole }: SceneWords): readonly Subject[] {
  if (mood !== 'sad' || !wornOut.test(whole)) {
    return subjects;
  }
  return subjects.map((subject, index): Subject => {
    const { act, isTried: _tried, ...rest } = subject;
    return index > 0 || (act === undefined && subject.relation === 'aboard')
      ? subject
      : { ...rest, seat: subject.seat ?? 'usual' };
  });
}

/** A picture of the chair or rock that somebody sits on, which is painted under them. */
function isSeatOf({ figure }: Subject, all: readonly Subject[]): boolean {
  return /^icon:(?:chair|couch|seat|rock|wood$)/u.test(figure) && all.some(({ seat }) => seat !== undefined);
}

/** What has a colour in one picture of a film has it in all, the first that is told, and so has what has a face. */
function asInItsFilm(
  subjects: readonly Subject[],
  { filmPrompts = [] }: ImageRequest,
  { own, indexes }: { own: LanguageCode; indexes: (code: LanguageCode) => PictureIndex },
): readonly Subject[] {
  const told = new Map<string, string>();
  const faced = new Set<string>();
  for (const prompt of filmPrompts) {
    const bare = withoutWornThings(prompt);
    const code = promptLanguage(bare, own);
    const words = readWords(withoutOwners(bare, code), code);
    for (const { figure, colour, hasFace } of readSubjects(words, indexes(code))) {
      if (colour !== undefined && !told.has(figure)) {
        told.set(figure, colour);
      }
      if (hasFace === true) {
        faced.add(figure);
      }
    }
  }
  return subjects.map((subject) => {
    const colour = subject.colour ?? told.get(subject.figure);
    return {
      ...subject,
      ...(colour === undefined ? {} : { colour }),
      ...(faced.has(subject.figure) ? { hasFace: true } : {}),
    };
  });
}

/** Where the prompt leaves open how somebody is and the narration says that they sit, they do. */
function asNarrated(
  subjects: readonly Subject[],
  { scene }: ImageRequest,
  own: LanguageCode,
): readonly Subject[] {
  const isTold = subjects.some(({ seat, gesture }) => seat !== undefined || gesture !== undefined);
  if (isTold || scene === undefined || subjects.length === 0) {
    return subjects;
  }
  const sitting = sittersOf(foldWord(scene.narration), own);
  return subjects.map((subject, index) =>
    subject.act === undefined && (sitting.figures.has(subject.figure) || (index === 0 && sitting.isLead))
      ? { ...subject, seat: 'usual' as const }
      : subject,
  );
}

/** What the narration says of the scene, for what the prompt leaves open. */
function wordsOfVoice({ scene }: ImageRequest, own: LanguageCode): SceneWords | undefined {
  return scene === undefined
    ? undefined
    : readWords(withoutPastWeather(`${scene.title}. ${beforeDark(scene.narration, own)}`), own);
}

/**
 * Waves roll in where there is a sea, also where nobody names it. Where an hour, a weather or a season is all that is told,
 * it is told of the open country.
 */
function openAir(words: SceneWords, named: ScenePlan['subjects'], index: PictureIndex): Place {
  const { time, weather, season } = words;
  if (readSubjects(words, index, onlyMarks).some(({ figure }) => figure === 'icon:water-wave')) {
    return 'beach';
  }
  const hasAir = time !== undefined || weather !== undefined || season !== undefined;
  return hasAir && named.length === 0 ? 'meadow' : 'studio';
}

/** Quoted words where a model letters; where nothing of a prompt can be shown, its own words stand for it. */
function letteringOf(of: {
  quoted: readonly string[];
  manner: SceneManner;
  isEmpty: boolean;
  text: string;
}): string[] {
  if (of.manner.hasLettering && of.quoted.length > 0) {
    return of.quoted.slice(0, 2);
  }
  const [clause = ''] = of.text.split(/[,.;:!?。、।]/u);
  const words = clause.trim().slice(0, 60);
  return of.isEmpty && words !== '' ? [words] : [];
}

/** The view that is told or drawn; what somebody does or holds a film does not show from afar. */
function cameraOf(
  words: SceneWords,
  draw: number,
  { shown, request }: { shown: readonly Subject[]; request: ImageRequest },
): ScenePlan['camera'] {
  const camera = words.camera ?? usualCameras[Math.floor(draw * usualCameras.length)] ?? 'medium';
  const isDone = shown.some(
    ({ act, holds, figure }) => act !== undefined || holds !== undefined || keyThingOf(figure) !== undefined,
  );
  const isFar = camera === 'wide' || camera === 'high';
  return request.scene !== undefined && isDone && isFar ? 'medium' : camera;
}

/** Where a prompt names no view, every seed has its own. */
const usualCameras: readonly ScenePlan['camera'][] = ['wide', 'medium', 'medium', 'low', 'close'];

/** What the words of a prompt say of hour, weather, season and view. */
export interface SceneWords {
  readonly place: Place | undefined;
  readonly time: TimeOfDay | undefined;
  readonly weather: ScenePlan['weather'] | undefined;
  readonly season: ScenePlan['season'] | undefined;
  readonly mood: ScenePlan['mood'] | undefined;
  readonly camera: ScenePlan['camera'] | undefined;
  readonly rest: string;
  /** The text before places were read from it, and the whole of it. */
  readonly scenery: string;
  readonly whole: string;
}

/** Reads the words of a picture prompt, which is English unless a person wrote it. */
export function readSceneWords(prompt: string): SceneWords {
  return readWords(prompt, promptLanguage(prompt, 'en'));
}

/** A tree that stands indoors, though its name tells the season. */
const christmasTree =
  /christmas trees?|sapin de noël|albero di natale|árbol de navidad|क्रिसमस ट्री|クリスマスツリー/gu;

/** Snow by its name, yet nothing that falls. */
const snowman = /bonhomme de neige|pupazzo di neve|muñeco de nieve|बर्फ का पुतला|हिममानव|雪だるま/gu;

/** A house's own roof is no town's roofs, and is seen from outside. */
const roofOfHouse =
  /(?<!\p{L})(?:with (?:\p{L}+ ){0,3}roofs?|(?:aux?|avec (?:un|le|des)) (?:\p{L}+ ){0,2}toits?|(?:con|dal|col) (?:(?:il|un|el|i|los) )?(?:\p{L}+ ){0,2}(?:tett[oi]|techos?|tejados?))(?!\p{L})|छत (?:वाला|वाली|वाले)|屋根の(?=[小家]|お家)/gu;

/** Clouds or fog below a summit are no water. */
const seaOfClouds =
  /(?<!\p{L})(?:sea of (?:clouds|fog|mist)|mer de (?:nuages|brouillard)|mare di (?:nuvole|nebbia)|mar de (?:nubes|niebla))(?!\p{L})|雲海|बादलों का (?:समुद्र|सागर)/gu;

/** A school of fish is none with a blackboard; who travels in space is named after it in Hindi; the moon one stands on is no night. */
function foldPrompt(text: string): string {
  return (
    foldWord(text)
      .replace(/\bschool of (?=\p{L})/u, 'shoals of ')
      .replace(/अंतरिक्ष यात्री/gu, 'अंतरिक्षयात्री')
      .replace(/\bon the moon\b/u, 'on lunar soil')
      // Who dreams of a garden is not in it yet.
      .replace(/\bdreaming of (?:an? |the )?(?:\p{L}+ )?garden(?=,)/u, 'dreaming')
      .replace(/\bfirst light\b/u, 'daybreak')
      // Who is to cook is no second one who is a cook.
      .replace(/\bto cook\b/gu, 'to bake')
      .replace(seaOfClouds, ' ')
      .replace(roofOfHouse, ' outside ')
      .replace(lightkeepers, asLightkeeper)
      .replace(snowman, '$& snowfigure')
      .replace(christmasTree, '$& christmastree')
  );
}

function readWords(text: string, code: LanguageCode): SceneWords {
  const whole = foldPrompt(text);
  let rest = withoutCallings(whole, code);
  const take = (table: string): readonly string[] => {
    const reading = readWith(readLexicon(table, code), rest, code);
    rest = reading.rest;
    return reading.values;
  };
  take(makingWords);
  const camera = first(cameras, take(cameraWords));
  const weather = first(weathers, take(weatherWords));
  const time = first(times, take(timeWords));
  const season = first(seasons, take(seasonWords));
  rest = withoutAbsent(rest, code);
  const scenery = rest;
  const named = take(placeWords);
  const place = placeApart(scenery, whole, code) ?? placeAmong(named, whole);
  const mood = first(moods, take(moodWords));
  return { place, time, weather, season, mood, camera, rest: unveiled(rest, whole), scenery, whole };
}

/** The place of a text in which another one only says among what something is the greatest: 'the biggest cake in town, in a kitchen'. */
function placeApart(scenery: string, whole: string, code: LanguageCode): Place | undefined {
  const apart = withoutComparisons(scenery, code);
  return apart === scenery
    ? undefined
    : placeAmong(readWith(readLexicon(placeWords, code), apart, code).values, whole);
}

/** What is said to be in the clouds stands on them, whatever ground it has elsewhere. */
const onClouds =
  /(?<!\p{L})(?:garden|village|town|city|castle|house|farm|school|kingdom)s? (?:in|on|above|among) the clouds|(?:jardin|village|ville|château|maison|ferme|école|royaume) (?:dans|sur|au-dessus des|parmi) (?:les )?nuages|(?:giardino|villaggio|città|castello|casa|fattoria|scuola|regno) (?:tra|fra|sulle|sopra|nelle) (?:le )?nuvole|(?:jardín|pueblo|aldea|ciudad|castillo|casa|granja|escuela|reino) (?:en|entre|sobre) las nubes|बादलों (?:में|पर|के बीच) (?:एक |का |के )?(?:बाग़|बगीचा|गाँव|शहर|महल|घर)|雲の(?:上|中)の(?:庭|村|町|城|家|学校|国)/u;

/** Land that water lies in or along: where both are named, the water is painted, with the land around it. */
const landRoundWater: ReadonlySet<Place | undefined> = new Set(['mountains', 'forest', 'meadow']);

const waters: ReadonlySet<string> = new Set(['lake', 'river', 'coast', 'beach']);

/** What is no place by itself and lies at water where nothing else is told. */
const atWaters: ReadonlySet<string> = new Set(['waterfall', 'bridge', 'suspension']);

function placeAmong(all: readonly string[], text: string): Place | undefined {
  const grounds = all.filter((value) => !atWaters.has(value));
  const land = grounds.filter((value) => value !== 'room');
  // The one word for a room may be the house's own; a second one is a room's.
  const isOutside = land.length === grounds.length - 1 && isHouseSeen(text);
  const found = land.length > 0 && isOutside ? land : grounds;
  if (all.includes('suspension')) {
    return 'coast';
  }
  if (found.length === 0 && all.length > 0) {
    return 'river';
  }
  const named = first(places, found);
  const water = found.find((value) => waters.has(value));
  if (named === 'city' && found.includes('street')) {
    return 'street';
  }
  if (onClouds.test(text)) {
    return 'sky';
  }
  // Beside a lighthouse, or by the sea, a beach is still of sand.
  if (named === 'coast' && found.includes('beach')) {
    return 'beach';
  }
  return landRoundWater.has(named) ? (first(places, [water ?? '']) ?? named) : named;
}

function first<Value extends string>(known: readonly Value[], found: readonly string[]): Value | undefined {
  return known.find((value) => value === found[0]);
}
