import type { PictureIdea } from '../../picture/compose-picture.ts';
import type { WishAct } from '../acts/wish-act.ts';
import type { BodiedWay } from '../courses/bodied-way.ts';
import { paintWay } from '../courses/bodied-pictures.ts';
import { dreamOfAct, goalOfWish, paintCourse } from '../courses/course-pictures.ts';
import type { CourseGround } from '../courses/course-pictures.ts';
import { placeOfAct } from './act-places.ts';
import type { StoryBeat, ThreadBeat, ThreadName, WishKind } from '../grammar/story-grammar.ts';

/** The story in English, for the picture models. */
export interface StoryPicture {
  /** The same words in every scene, so that the hero looks the same: 'a little fox with a blue scarf'. */
  readonly hero: string;
  readonly action: string;
  /** What the wish is about to do; undefined where only its kind is known. */
  readonly act: WishAct | undefined;
  readonly place: string;
  readonly helper: string;
  /** What the middle follows: a thread, or the course of its own act. */
  readonly middle:
    | { readonly thread: ThreadName }
    | { readonly thread: 'course'; readonly act: WishAct; readonly way: BodiedWay | undefined };
  readonly kind: WishKind;
  /** Which of the matters of its act the story tells of. */
  readonly matter: number;
  /** The hero has no hands. */
  readonly isThing: boolean;
  readonly storm: string;
  readonly keepsake: string;
  readonly keepsakes: string;
  readonly witnesses: string;
  readonly spot: string;
}

/** What lies about when a wish of this kind was undone. */
const ruins: Readonly<Record<WishKind, string>> = {
  paint: 'smeared grey colours all around',
  build: 'scattered pieces all around',
  cook: 'a spoiled meal in front of it',
  voice: 'silent',
  move: 'worn out after many tumbles',
  words: 'crumpled pages all around',
  grow: 'flattened seedlings in front of it',
  journey: 'no path ahead',
  heart: 'shoulders low',
  any: 'the work of days undone',
};

type BeatPictures = Readonly<Record<ThreadBeat, Pick<PictureIdea, 'subject' | 'motion'>>>;

const storm = ({ hero, action, helper, storm: weather, kind, spot }: StoryPicture): BeatPictures => ({
  attempt: {
    subject: `${hero} patiently working to ${action}`,
    motion: `${hero} works step by step`,
  },
  setback: {
    subject: `${hero} after ${weather}, sad, ${ruins[kind]}`,
    motion: `${weather} passes, ${hero} lowers its head`,
  },
  help: { subject: `${helper} and ${hero} together ${spot}`, motion: `${helper} speaks, ${hero} listens` },
  change: {
    subject: `${hero} calm and focused, beginning to ${action} at last`,
    motion: `${weather} passes, ${hero} goes on, slowly and surely`,
  },
  ending: {
    subject: `${hero} smiling, friends and neighbours gathered around`,
    motion: `friends gather around ${hero} as the sky clears`,
  },
});

const laughter = ({ hero, action, helper, witnesses, spot }: StoryPicture): BeatPictures => ({
  attempt: {
    subject: `${hero} trying to ${action} while ${witnesses} look on`,
    motion: `${hero} tries to ${action}, ${witnesses} come closer`,
  },
  setback: {
    subject: `${hero} sad, sitting in the middle, ${witnesses} laughing`,
    motion: `${witnesses} laugh, ${hero} lowers its head`,
  },
  help: { subject: `${helper} and ${hero} together ${spot}`, motion: `${helper} speaks, ${hero} looks up` },
  change: {
    subject: `${hero} happily beginning to ${action}, ${witnesses} watching in silence`,
    motion: `${hero} begins to ${action}, ${witnesses} fall silent`,
  },
  ending: {
    subject: `${hero} smiling, ${witnesses} listening in a circle`,
    motion: `${witnesses} gather around ${hero}`,
  },
});

const haste = ({ hero, action, helper, keepsake, keepsakes, kind, spot }: StoryPicture): BeatPictures => ({
  attempt: {
    subject: `${hero} in a great hurry, trying to ${action}`,
    motion: `${hero} hurries, stumbles, hurries on`,
  },
  setback: { subject: `${hero} tired and sad, ${ruins[kind]}`, motion: `${hero} stops and lowers its head` },
  help: {
    subject: `${helper} showing ${keepsake} to ${hero}`,
    motion: `${helper} lays down ${keepsake}, ${hero} looks at it`,
  },
  change: {
    subject: `${hero} calm, beginning to ${action}, a row of ${keepsakes} beside it`,
    motion: `${hero} lays down ${keepsake} and goes on slowly`,
  },
  ending: {
    subject: `${hero} smiling beside a row of ${keepsakes} ${spot}`,
    motion: `${hero} hands on ${keepsake}`,
  },
});

const charm = ({ hero, action, helper, keepsake, spot }: StoryPicture): BeatPictures => ({
  attempt: {
    subject: `${hero} trying to ${action}, ${keepsake} close by`,
    motion: `${hero} looks at ${keepsake} and tries to ${action}`,
  },
  setback: {
    subject: `${hero} sad, searching for something lost`,
    motion: `${hero} searches everywhere and lowers its head`,
  },
  help: { subject: `${helper} and ${hero} searching together`, motion: `${helper} speaks, ${hero} looks up` },
  change: {
    subject: `${hero} calm and focused, beginning to ${action} at last`,
    motion: `${hero} begins to ${action}, slowly and surely`,
  },
  ending: {
    subject: `${hero} smiling at ${keepsake} ${spot}`,
    motion: `${hero} looks at ${keepsake} and smiles`,
  },
});

const alone = ({ hero, action, helper, spot }: StoryPicture): BeatPictures => ({
  attempt: {
    subject: `${hero} alone ${spot}, trying to ${action}`,
    motion: `${hero} looks around, then tries to ${action}`,
  },
  setback: { subject: `${hero} sitting alone and sad ${spot}`, motion: `${hero} lowers its head` },
  help: { subject: `${helper} and ${hero} side by side ${spot}`, motion: `${helper} comes closer and stays` },
  change: {
    subject: `${hero} beginning to ${action}, ${helper} close by`,
    motion: `${hero} begins to ${action} while ${helper} looks on`,
  },
  ending: {
    subject: `${hero} and ${helper} smiling together ${spot}`,
    motion: `${hero} makes room for somebody new`,
  },
});

const threads = { storm, laughter, haste, charm, alone } as const satisfies Record<
  ThreadName,
  (picture: StoryPicture) => BeatPictures
>;

const moods: Readonly<Record<StoryBeat, string>> = {
  beginning: 'calm, curious',
  want: 'longing, hopeful',
  attempt: 'energetic',
  setback: 'quiet, sad',
  help: 'warm, trusting',
  change: 'concentrated, bright',
  ending: 'joyful, peaceful',
};

/** An act where it can be done: away from home nobody is at the usual spot. */
function elsewhere(beat: 'attempt' | 'change', thread: ThreadName, picture: StoryPicture): PictureIdea {
  const setting = placeOfAct(picture.action, picture.place);
  const spot = setting === picture.place ? picture.spot : '';
  const told = threads[thread]({ ...picture, spot })[beat];
  return { ...told, setting, subject: told.subject.replace(/ +(?=,|$)/gu, '') };
}

/** Who is met where there is sea, wherever whoever meets them lives. */
const ofTheSea = /\b(?:whale|dolphin|shark|octopus|mermaid|seal|orca|fish)\b/u;
const byWater = /\b(?:sea|beach|harbour|coast|bay|shore|island|lake|river|stream|underwater|seabed|reef)\b/u;

function onCourse(
  beat: ThreadBeat,
  { act, way }: { readonly act: WishAct; readonly way: BodiedWay | undefined },
  { hero, helper, action: wish, place, matter }: StoryPicture,
): PictureIdea {
  // Who wants to become a sailor sails.
  const action = /^(?:be|become|win)\b/u.test(wish) ? act : wish;
  const goal = goalOfWish(action);
  const cast = { hero, helper, action, goal, matter };
  const [told, ground] = (way === undefined ? paintCourse(act, cast) : paintWay(way, cast))[beat];
  // A boat goes over no meadow.
  const isAfloat = /\b(?:boat|ship|sailboat|ferry)\b/u.test(hero) && ground.includes(' ');
  const isOfSea = act === 'befriend' && ofTheSea.test(goal) && !byWater.test(place);
  const home = isOfSea ? 'on a sandy beach by the sea' : place;
  const setting = isAfloat ? place : groundOfCourse(ground, action, home);
  // Among clouds there is nothing to sit on.
  const subject = setting.includes('clouds') ? told.replaceAll(/sitting (?!on a bench)/gu, '') : told;
  return { subject: subject.replace(/ +(?=,|$)/gu, ''), setting };
}

function groundOfCourse(ground: CourseGround, action: string, place: string): string {
  switch (ground) {
    case 'home':
      return place;
    case 'done':
    case 'wished':
      return placeOfAct(action, place, ground);
    default:
      return ground;
  }
}

/** What each beat of the story shows: what is told, with the same helper and the same things, in the idea's own season. */
export function paintBeat(beat: StoryBeat, picture: StoryPicture, season: string | undefined): PictureIdea {
  const idea = paintInAnySeason(beat, picture);
  return season === undefined ? idea : { ...idea, setting: `${idea.setting}, in ${season}` };
}

/** What is in the hands of who longs to read, as their wish's sign tells. */
const longedWith: Readonly<Partial<Record<WishKind, string>>> = { words: ' holding a book' };

/** What somebody does who longs for it, where it is told what: the whole of the picture. */
function longedBy({ hero, act, action, isThing }: StoryPicture): string | undefined {
  if (isThing) {
    return undefined;
  }
  switch (act) {
    case 'bake':
    case 'cook':
      return `${hero} stirring in an empty pot`;
    case 'sail':
      return `${hero} kneeling beside a puddle with a leaf, dreaming ${dreamOfAct(act, action)}`.trim();
    default:
      return undefined;
  }
}

function inHands({ act, kind, isThing }: StoryPicture): string {
  if (act === 'surf') {
    return ' holding a surfboard';
  }
  return isThing ? '' : (longedWith[kind] ?? '');
}

/** Whoever longs for the moon or for stars, or for what is named after them, has them before their eyes. */
function skyOver(action: string): string {
  if (/\bmoon\b/u.test(action)) {
    return ', under a full moon at night';
  }
  return /\bstars?\b/u.test(action) ? ', under the stars at night' : '';
}

function paintInAnySeason(beat: StoryBeat, picture: StoryPicture): PictureIdea {
  const { hero, action, act, place, middle } = picture;
  const sky = skyOver(action);
  const shown = { setting: place, mood: moods[beat] };
  if (beat === 'beginning') {
    return { ...shown, subject: `${hero} looking around`, motion: `${hero} looks up and around` };
  }
  if (beat === 'want') {
    return {
      ...shown,
      setting: placeOfAct(action, place, 'wished'),
      subject:
        (longedBy(picture) ??
          `${hero}${inHands(picture)} gazing into the distance, dreaming ${dreamOfAct(act, action)}`.trim()) +
        sky,
      motion: `${hero} slowly raises its eyes, lights drift by like thoughts`,
    };
  }
  if (middle.thread === 'course') {
    return { ...shown, ...onCourse(beat, middle, picture) };
  }
  return beat === 'attempt' || beat === 'change'
    ? { ...shown, ...elsewhere(beat, middle.thread, picture) }
    : { ...shown, ...threads[middle.thread](picture)[beat] };
}
