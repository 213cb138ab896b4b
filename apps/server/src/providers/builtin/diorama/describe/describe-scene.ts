import { languageDetails } from '@kinora/contract';
import type { LanguageCode } from '@kinora/contract';
import type { ImageRequest } from '../../../spec/image-model.ts';
import { foldWord, withoutWornThings } from '../../whiteboard/index.ts';
import type { PictureIndex } from '../../whiteboard/index.ts';
import { partSeed, seededRandom } from '../canvas/random.ts';
import { cameras, moods, places, seasons, streetLives, times, weathers } from '../scene-plan.ts';
import type { Place, ScenePlan, StyleKey, Subject, TimeOfDay } from '../scene-plan.ts';
import { readLexicon, readWith } from './lexicon.ts';
import { promptLanguage } from './prompt-language.ts';
import { onlyMarks, readSubjects } from './read-subjects.ts';
import {
  cameraWords,
  makingWords,
  moodWords,
  placeWords,
  seasonWords,
  streetLifeWords,
  timeWords,
  weatherWords,
} from './scene-words.ts';

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
  const plain = quoted.reduce((text, words) => text.replace(words, ' '), withoutWornThings(request.prompt));
  const code = promptLanguage(plain, own);
  const words = { ...readWords(plain, code), whole: foldPrompt(request.prompt) };
  const told =
    request.scene === undefined
      ? undefined
      : readWords(`${request.scene.title}. ${request.scene.narration}`, own);
  const subjects = readSubjects(words, indexes(code));
  const named =
    subjects.length === 0 && told !== undefined ? readSubjects(told, indexes(own)).slice(0, 2) : subjects;
  const seed = partSeed(request.seed, manner.key);
  const random = seededRandom(partSeed(seed, 'scene'));
  const place = words.place ?? placeOf(named) ?? told?.place ?? 'studio';
  const shown =
    named.length > 0 || place !== 'studio' ? named : readSubjects(words, indexes(code), onlyMarks);
  const weather = words.weather ?? told?.weather ?? (words.mood === 'sad' ? 'overcast' : 'clear');
  const life = streetLifeOf(place, words.whole, code);
  const isNeon = life.streetLife?.includes('neon') === true;
  return {
    kind: 'diorama',
    style: manner.style,
    seed,
    aspectRatio: request.aspectRatio,
    place,
    time:
      words.time ??
      told?.time ??
      (isNeon || shown.some(({ figure }) => nocturnal.test(figure))
        ? 'night'
        : usualTime(place, request.videoStyle, random())),
    weather,
    season: words.season ?? told?.season ?? (weather === 'snow' ? 'winter' : 'summer'),
    mood: words.mood ?? (request.videoStyle === 'dramatic' ? 'dramatic' : 'calm'),
    camera: words.camera ?? usualCameras[Math.floor(random() * usualCameras.length)] ?? 'medium',
    subjects: life.streetLife?.includes('stalls') === true ? shown.filter(isNoWare) : shown,
    ...life,
    lettering: letteringOf({
      quoted,
      manner,
      isEmpty: shown.length === 0 && place === 'studio',
      text: plain,
    }),
  };
}

/** What lies on a market's stalls stands nowhere else. */
function isNoWare({ figure }: Subject): boolean {
  return !/^icon:.*(?:apple|pear|lemon|orange|tangerine|banana|grapes|cherr|strawberr|melon|peach|mango|tomato|carrot|bread|cheese|corn|potato|pepper|onion|garlic|bouquet|leafy|fish$)/u.test(
    figure,
  );
}

function streetLifeOf(place: Place, text: string, code: LanguageCode): Pick<ScenePlan, 'streetLife'> {
  // Each word is looked up by itself: a market has both stalls and many people.
  const named = new Set(
    streetLifeWords.split('\n').flatMap((line) => readWith(readLexicon(line, code), text, code).values),
  );
  const streetLife = streetLives.filter((life) => named.has(life));
  return place === 'street' && streetLife.length > 0 ? { streetLife } : {};
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

/** A school of fish is none with a blackboard; who travels in space is named after it in Hindi; the moon one stands on is no night. */
function foldPrompt(text: string): string {
  return foldWord(text)
    .replace(/\bschool of (?=\p{L})/u, 'shoals of ')
    .replace(/अंतरिक्ष यात्री/gu, 'अंतरिक्षयात्री')
    .replace(/\bon the moon\b/u, 'on lunar soil');
}

function readWords(text: string, code: LanguageCode): SceneWords {
  const whole = foldPrompt(text);
  let rest = whole;
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
  const scenery = rest;
  const place = placeAmong(take(placeWords));
  const mood = first(moods, take(moodWords));
  return { place, time, weather, season, mood, camera, rest, scenery, whole };
}

/** Land that a lake or a river lies in: where both are named, the water is painted, with the land around it. */
const landRoundWater: ReadonlySet<Place | undefined> = new Set(['mountains', 'forest', 'meadow']);

function placeAmong(found: readonly string[]): Place | undefined {
  const named = first(places, found);
  const water = found.find((value) => value === 'lake' || value === 'river');
  if (named === 'city' && found.includes('street')) {
    return 'street';
  }
  return landRoundWater.has(named) ? (first(places, [water ?? '']) ?? named) : named;
}

function first<Value extends string>(known: readonly Value[], found: readonly string[]): Value | undefined {
  return known.find((value) => value === found[0]);
}

/** Where buildings and boats stand when nothing is said. */
const usualGrounds: Readonly<Record<string, Place>> = {
  boat: 'coast',
  lighthouse: 'coast',
  castle: 'meadow',
  windmill: 'farm',
  torii: 'mountains',
  tower: 'meadow',
  house: 'meadow',
};

const usualPlaces: readonly (readonly [RegExp, Place])[] = [
  [/fish|whale|dolphin|octopus|turtle|shark|coral|squid|jellyfish|crab|lobster|seal|shell/u, 'underwater'],
  [/rocket|satellite|astronaut|ringed-planet|comet|alien|saucer/u, 'space'],
  [/ship|boat|sailboat|anchor|canoe|ferry/u, 'coast'],
  [/camel|cactus|scorpion/u, 'desert'],
  [/penguin|polar|snowman|sled/u, 'snowfield'],
  [/^(?:fox|wolf|bear|deer)$|owl|squirrel|chipmunk|hedgehog|badger|mushroom|beaver/u, 'forest'],
  [/^lion$|elephant|giraffe|zebra|leopard|rhinoceros|horse|rabbit|butterfly|bee|sheep|kite/u, 'meadow'],
  [/gorilla|orangutan|monkey|parrot|tiger|snake|crocodile|sloth/u, 'jungle'],
  [/cow|pig|rooster|chicken|tractor|goat|sheaf|ear-of-corn/u, 'farm'],
  [/car$|automobile|bus|taxi|bicycle|truck|traffic|tram|scooter|motorcycle/u, 'street'],
  [/airplane|eagle|balloon|parachute|bird|dove/u, 'sky'],
  [/^angel$/u, 'sky'],
  [/^ghost$/u, 'forest'],
  [/^robot$/u, 'laboratory'],
  [/^baby$/u, 'room'],
  [/^(?:samurai|ballerina)$/u, 'garden'],
  [/^(?:wizard|witch|fairy)$/u, 'forest'],
  [/^(?:pirate|mermaid|viking)$/u, 'coast'],
  [/^(?:police|detective|firefighter|zombie)$/u, 'street'],
  [/^(?:ninja|superhero|businessman)$/u, 'city'],
  [/^(?:king|queen|knight|soldier|athlete)$/u, 'meadow'],
  [/^monk$/u, 'mountains'],
  [/^cowboy$/u, 'desert'],
  [/^chef$/u, 'kitchen'],
  [/^teacher$/u, 'classroom'],
  [/^doctor$/u, 'room'],
  [/microscope|test-tube|petri|dna|alembic|^scientist$/u, 'laboratory'],
  [/book|scroll/u, 'library'],
  [/cooking|pan|bread|cake|pizza|soup|egg|cheese|pot/u, 'kitchen'],
  [/guitar|violin|trumpet|microphone|performing|drum/u, 'theatre'],
  [/hammer|wrench|gear|screwdriver|toolbox|saw/u, 'workshop'],
  [/^(?:girl|boy|friends)$/u, 'meadow'],
  [/^(?:woman|man)$|^cat$|laptop|couch|bed|clock|lamp|candle/u, 'room'],
  [/^dog$|tulip|rose|sunflower|blossom/u, 'garden'],
];

function placeOf(subjects: readonly Subject[]): Place | undefined {
  const landmark = subjects.map(({ figure }) => usualGrounds[figure]).find((place) => place !== undefined);
  if (landmark !== undefined) {
    return landmark;
  }
  for (const { figure } of subjects) {
    const name = figure.replace('icon:', '');
    const found = usualPlaces.find(([pattern]) => pattern.test(name));
    if (found !== undefined) {
      return found[1];
    }
  }
  return undefined;
}

/** Who appears by night where no hour is named. */
const nocturnal = /^(?:ghost|vampire|witch|zombie)$|^icon:(?:owl|bat|jack-o)/u;

function usualTime(place: Place, videoStyle: ImageRequest['videoStyle'], roll: number): TimeOfDay {
  if (place === 'space' || place === 'theatre') {
    return 'night';
  }
  const choices: readonly TimeOfDay[] =
    videoStyle === 'cinematic' || videoStyle === 'dramatic'
      ? ['golden', 'sunset', 'dusk']
      : ['morning', 'day', 'golden'];
  return choices[Math.floor(roll * choices.length)] ?? 'day';
}

/** Words between quotation marks of any of the six languages. */
export function quotedWords(prompt: string): string[] {
  return [...prompt.matchAll(/["“«「『]([^"”»」』]{1,60})["”»」』]/gu)]
    .map((match) => (match[1] ?? '').trim())
    .filter((words) => words !== '');
}
