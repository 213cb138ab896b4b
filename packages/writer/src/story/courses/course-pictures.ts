import type { WishAct } from '../acts/wish-act.ts';
import type { ThreadBeat } from '../grammar/story-grammar.ts';
import { leadsAway, placeOfAct } from '../telling/act-places.ts';

/** Whom and what the pictures of a course show, in English, for a painter. */
export interface CourseCast {
  readonly hero: string;
  readonly helper: string;
  /** The whole wish: 'run after the last train'. */
  readonly action: string;
  /** What the wish is done to, or where it leads: 'the last train', 'the moon'. */
  readonly goal: string;
  /** What is told of the first tries and of what goes wrong: which of the act's matters. */
  readonly matter: number;
}

/** Where a beat is seen: where the act is done, where one stands who only wishes for it, at home, or as told. */
export type CourseGround = 'done' | 'wished' | 'home' | `${'in' | 'on' | 'beside' | 'at'} ${string}`;

type Beat = readonly [subject: string, ground: CourseGround];
export type CoursePictures = Readonly<Record<ThreadBeat, Beat>>;

/** What each beat of an act's course shows: the same things that the words tell of, where they are told of. */
export function paintCourse(act: WishAct, cast: CourseCast): CoursePictures {
  return painters[act](cast);
}

/** The matter of befriending in which a present is left lying. */
const presentMatter = 1;

const painters: Readonly<Record<WishAct, (cast: CourseCast) => CoursePictures>> = {
  run: ({ hero, helper }) => ({
    attempt: [`${hero} running very fast`, 'done'],
    setback: [`${hero} sitting in the grass, tired and sad`, 'done'],
    help: [`${helper} and ${hero} walking side by side`, 'done'],
    change: [`${hero} running happily`, 'done'],
    ending: [`${hero} smiling, three children beside`, 'done'],
  }),
  chase: ({ hero, helper, action, goal }) => ({
    attempt: [`${hero} beginning to ${action}, ${goal} far away`, 'done'],
    setback: [`${hero} sad, trying to ${action}, ${goal} far away`, 'done'],
    help: [`${helper} pointing into the distance, ${hero} looking there, ${bendOf(goal)}`, 'done'],
    change: [
      `${hero} happily beginning to ${action}, ${goal} very near, a short cut across ${bendOf(goal)}`,
      'done',
    ],
    ending: [`${hero} waving beside ${goal}`, 'done'],
  }),
  surf: ({ hero, helper }) => ({
    attempt: [`${hero} trying to surf on a wave`, 'done'],
    setback: [`${hero} sitting sad on the sand beside a surfboard`, 'wished'],
    help: [`${helper} and ${hero} sitting side by side, a surfboard, looking at the waves`, 'wished'],
    change: [`${hero} happily surfing on a great wave`, 'done'],
    ending: [`${hero} pointing at the sea, two children beside, a surfboard`, 'wished'],
  }),
  swim: ({ hero, helper }) => ({
    attempt: [`${hero} trying to swim`, 'done'],
    setback: [`${hero} sitting sad on the sand, looking at the water`, 'wished'],
    help: [`${helper} speaking and ${hero} side by side`, 'wished'],
    change: [`${hero} happily swimming`, 'done'],
    ending: [`${hero} swimming in the evening`, 'done'],
  }),
  sail: ({ hero, helper, action, goal }) => ({
    attempt: [`${hero} trying to sail`, 'done'],
    setback: [`${hero} sitting sad in the sand beside a small boat`, 'wished'],
    help: [
      `${helper} tracing a line in the sand with a stick, ${hero} beside, before them a drawn zigzag`,
      'wished',
    ],
    change: [`${hero} happily sailing${landfall(action, goal)}`, 'done'],
    ending: [`${hero} smiling, sailing, a red zigzag on the sail`, 'wished'],
  }),
  fly: ({ hero, helper }) => ({
    attempt: [`${hero} jumping high`, 'home'],
    setback: [`${hero} sitting sad on the ground`, 'home'],
    help: [`${helper} speaking and ${hero} side by side, waiting in the wind`, 'home'],
    change: [`${hero} happily flying`, 'in the sky among clouds'],
    ending: [`${hero} smiling, two children beside`, 'home'],
  }),
  climb: ({ hero, helper }) => ({
    attempt: [`${hero} climbing a steep rock`, 'done'],
    setback: [`${hero} sitting sad among stones`, 'at the foot of a great mountain'],
    help: [`${helper} pointing, ${hero} looking there`, 'at the foot of a great mountain'],
    change: [`${hero} happily climbing near the top`, 'done'],
    ending: [`${hero} smiling beside a cairn, arms raised, on top of a mountain`, 'on a mountain top'],
  }),
  dance: ({ hero, helper }) => ({
    attempt: [`${hero} trying to dance`, 'home'],
    setback: [`${hero} sitting sad behind a hedge at night`, 'in a garden'],
    help: [`${helper} with a drum and ${hero}, side by side`, 'in a garden'],
    change: [`${hero} happily dancing`, 'on a stage'],
    ending: [`${hero} dancing in the evening`, 'in a meadow'],
  }),
  skate: ({ hero, helper }) => ({
    attempt: [`${hero} trying to skate`, 'done'],
    setback: [`${hero} sitting sad on the ice`, 'done'],
    help: [`${helper} and ${hero} laughing, sitting on the ice`, 'done'],
    change: [`${hero} happily skating`, 'done'],
    ending: [`${hero} smiling, three children beside`, 'done'],
  }),
  ski: ({ hero, helper }) => ({
    attempt: [`${hero} trying to ski`, 'done'],
    setback: [`${hero} sitting sad in the snow`, 'done'],
    help: [`${helper} pointing, ${hero} looking there`, 'done'],
    change: [`${hero} happily skiing`, 'done'],
    ending: [`${hero} smiling, three children beside, in the evening`, 'done'],
  }),
  jump: ({ hero, helper }) => ({
    attempt: [`${hero} running`, 'done'],
    setback: [`${hero} sitting sad on the ground`, 'done'],
    help: [`${helper} speaking and ${hero} side by side`, 'done'],
    change: [`${hero} happily jumping`, 'done'],
    ending: [`${hero} smiling, two children beside`, 'done'],
  }),
  juggle: ({ hero, helper }) => ({
    attempt: [`${hero} trying to juggle`, 'home'],
    setback: [`${hero} sitting sad, scattered balls all around`, 'home'],
    help: [`${helper} holding a ball, ${hero} looking at it`, 'home'],
    change: [`${hero} happily juggling`, 'home'],
    ending: [`${hero} smiling, holding a ball, two children beside`, 'home'],
  }),
  sing: ({ hero, helper }) => ({
    attempt: [`${hero} singing very loud`, 'home'],
    setback: [`${hero} sitting sad and silent`, 'home'],
    help: [`${helper} and ${hero} sitting side by side, listening in the rain`, 'home'],
    change: [`${hero} happily singing`, 'home'],
    ending: [`${hero} singing, friends and neighbours gathered around`, 'home'],
  }),
  play: ({ hero, helper, action, goal }) => ({
    attempt: [`${hero} trying to ${action}`, 'home'],
    setback: [`${hero} sitting sad and silent, ${goal} lying beside`, 'home'],
    help: [`${helper} speaking, ${hero} holding ${goal}`, 'home'],
    change: [`${hero} happily beginning to ${action}`, 'home'],
    ending: [`${hero} playing ${goal}, friends and neighbours gathered around`, 'home'],
  }),
  paint: ({ hero, helper, action }) => ({
    attempt: [`${hero} trying to ${action}, many colours around`, 'home'],
    setback: [`${hero} sitting sad, a smeared picture, grey colours`, 'home'],
    help: [`${helper} holding a red apple, ${hero} looking at it`, 'home'],
    change: [`${hero} happily beginning to ${action}, a red apple close by`, 'home'],
    ending: [`${hero} painting a red apple, ${helper} beside`, 'home'],
  }),
  bake: ({ hero, helper }) => ({
    attempt: [`${hero} trying to bake`, 'done'],
    setback: [`${hero} sad, trying to bake`, 'done'],
    help: [`${helper} speaking and ${hero} side by side, a dough under a cloth`, 'done'],
    change: [`${hero} happily baking bread, a dough under a cloth beside`, 'done'],
    ending: [`${hero} holding a loaf of bread, friends and neighbours gathered around`, 'home'],
  }),
  cook: ({ hero, helper }) => ({
    attempt: [`${hero} cooking in a great hurry, a pot of soup`, 'done'],
    setback: [`${hero} sitting sad, a full pot, smoke all around`, 'done'],
    help: [`${helper} holding a wooden spoon, ${hero} looking at it`, 'done'],
    change: [`${hero} happily cooking, a pot of soup`, 'done'],
    ending: [`${hero} smiling, friends and neighbours sitting at a table, a pot of soup`, 'done'],
  }),
  read: ({ hero, helper }) => ({
    attempt: [`${hero} reading a very thick book`, 'home'],
    setback: [`${hero} sitting sad beside a book`, 'home'],
    help: [`${helper} pointing at a bakery, ${hero} looking at it`, 'on a street'],
    change: [`${hero} happily reading a book in the evening`, 'home'],
    ending: [`${hero} smiling before a bakery`, 'on a street'],
  }),
  write: ({ hero, helper }) => ({
    attempt: [`${hero} trying to write`, 'home'],
    setback: [`${hero} sitting sad, crumpled pages all around`, 'home'],
    help: [`${helper} holding a thick pencil, ${hero} speaking, rain outside`, 'home'],
    change: [`${hero} happily writing`, 'home'],
    ending: [`${hero} reading to friends`, 'home'],
  }),
  garden: ({ hero, helper }) => ({
    attempt: [`${hero} planting seeds in bare soil`, 'done'],
    setback: [`${hero} crying, digging in bare soil`, 'done'],
    help: [`${helper} speaking and ${hero} kneeling side by side, a can of water beside`, 'done'],
    change: [`${hero} happily watering small seedlings`, 'done'],
    ending: [`${hero} smiling, sitting on a bench among tall flowers all around`, 'done'],
  }),
  build: ({ hero, helper, action, goal }) => ({
    attempt: [`${hero} trying to build`, 'home'],
    setback: [`${hero} holding a lantern, sad, broken pieces beside, at night`, 'home'],
    help: [`${helper} holding a thick pencil, ${hero} looking at a sheet of paper`, 'home'],
    change: [`${hero} happily beginning to ${action}`, 'home'],
    ending: [`${hero} smiling beside ${goal}`, 'home'],
  }),
  fish: ({ hero, helper }) => ({
    attempt: [`${hero} trying to fish`, 'done'],
    setback: [`${hero} sitting sad on the bank`, 'done'],
    help: [`${helper} and ${hero} sitting side by side, looking at the water`, 'done'],
    change: [`${hero} happily fishing`, 'done'],
    ending: [`${hero} smiling, sitting on a bench`, 'done'],
  }),
  befriend: ({ hero, helper, goal, matter }) => ({
    attempt: [
      `${hero} waving and calling${matter === presentMatter ? ', a small present beside' : ''}${farOut(goal)}`,
      'home',
    ],
    setback: [`${hero} sitting alone and sad, two villagers walking away`, 'home'],
    help: [`${helper} and ${hero} sitting side by side`, 'home'],
    change: [`${hero} sitting and humming, ${goal} coming closer`, 'home'],
    ending: [`${hero} sitting and humming beside ${goal} in the evening`, 'home'],
  }),
  brave: ({ hero, helper }) => ({
    attempt: [`${hero} afraid, looking around at night`, 'home'],
    setback: [`${hero} sitting alone and afraid at night`, 'home'],
    help: [`${helper} speaking and ${hero} side by side at night`, 'home'],
    change: [`${hero} calm at night`, 'home'],
    ending: [`${hero} smiling under the stars at night`, 'home'],
  }),
  find: ({ hero, helper, goal }) => ({
    attempt: [`${hero} setting off with a travelling bag`, 'in a green valley'],
    setback: [`${hero} sitting sad on the ground`, 'in a green valley'],
    help: [`${helper} pointing down, ${hero} looking there`, 'in a green valley'],
    change: [`${hero} happily looking at ${goal}`, 'home'],
    ending: [`${hero} smiling beside ${goal}`, 'home'],
  }),
  see: ({ hero, helper, goal }) => ({
    attempt: [`${hero} setting off`, 'in a green valley'],
    setback: [`${hero} sad in thick fog`, 'in a green valley'],
    help: [`${helper} speaking and ${hero} side by side in thick fog`, 'in a green valley'],
    change: [`${hero} happily looking at ${goal}`, 'done'],
    ending: [`${hero} looking at ${goal} at night, many stars`, 'done'],
  }),
  go: ({ hero, helper, goal }) => ({
    attempt: [`${hero} setting off with a heavy bag`, 'home'],
    setback: [`${hero} sitting sad in the rain`, 'home'],
    help: [`${helper} and ${hero} looking at an old map`, 'home'],
    change: [`${hero} happily arriving${goal === '' ? '' : `, ${goal}`}`, 'done'],
    ending: [`${hero} smiling, holding an old map, ${helper} beside`, 'home'],
  }),
  sleep: ({ hero, helper }) => ({
    attempt: [`${hero} awake at night, many stars`, 'home'],
    setback: [`${hero} lying awake and sad at night`, 'home'],
    help: [`${helper} and ${hero} side by side at night`, 'home'],
    change: [`${hero} sleeping at night`, 'home'],
    ending: [`${hero} sleeping under the stars at night, ${helper} beside`, 'home'],
  }),
  save: ({ hero, helper, goal }) => ({
    attempt: [`${hero} pulling at a rope`, 'home'],
    setback: [`${hero} sitting alone and sad in the rain`, 'home'],
    help: [`${helper} speaking and ${hero} side by side`, 'home'],
    change: [`${hero} kneeling and listening beside ${goal}`, 'home'],
    ending: [`${hero} smiling, friends and neighbours gathered around`, 'home'],
  }),
  solve: ({ hero, helper, goal }) => ({
    attempt: [`${hero} pointing at two villagers`, 'home'],
    setback: [`${hero} sitting alone and sad in the evening`, 'home'],
    help: [`${helper} pointing down, ${hero} looking there`, 'home'],
    change: [`${hero} happily looking at ${goal}`, 'home'],
    ending: [`${hero} smiling, friends and neighbours sitting at a table`, 'home'],
  }),
  deliver: ({ hero, helper }) => ({
    attempt: [`${hero} running with a parcel`, 'beside a river'],
    setback: [`${hero} walking with a parcel in the rain`, 'in a meadow'],
    help: [`${helper} speaking, ${hero} holding a parcel`, 'in a meadow'],
    change: [`${hero} happily holding a parcel before a house in the evening`, 'in a meadow'],
    ending: [`${hero} smiling, friends sitting at a table`, 'home'],
  }),
  become: ({ hero, helper }) => ({
    attempt: [`${hero} with a large hat`, 'home'],
    setback: [`${hero} sad, a hat in a box beside`, 'home'],
    help: [`${helper} speaking and ${hero} side by side`, 'home'],
    change: [`${hero} happily helping ${helper}`, 'home'],
    ending: [`${hero} smiling, a hat in a box beside, two children`, 'home'],
  }),
  laugh: ({ hero, helper }) => ({
    attempt: [`${hero} serious, a clown and two villagers laughing`, 'home'],
    setback: [`${hero} sitting alone and sad`, 'home'],
    help: [`${helper} carrying a basket of pears, ${hero} beside`, 'on a hill'],
    change: [`${hero} laughing among pears, ${helper} laughing beside`, 'on a hill'],
    ending: [`${hero} smiling at a pear`, 'home'],
  }),
  win: ({ hero, helper, action }) => ({
    attempt: [`${hero} trying to ${action}, two others far ahead`, 'home'],
    setback: [`${hero} sitting alone and sad`, 'home'],
    help: [`${helper} speaking and ${hero} side by side`, 'home'],
    change: [`${hero} happily raising both arms, friends clapping`, 'home'],
    ending: [`${hero} smiling, a golden cup with spoons beside`, 'home'],
  }),
};

const verbs =
  /^(?:run|race) after |^(?:be|become) friends with |^(?:make|find) friends with |^(?:sail|fly|swim|go|travel|climb|jump|walk|row|drive|ride|return)(?: back)?(?: up| over)?(?: to| across| over| into)? |^[a-z]+ /u;

/** Who lives in the sea shows themselves far out, before anybody is friends with them. */
function farOut(goal: string): string {
  return /\b(?:whale|dolphin|orca)\b/u.test(goal) ? `, ${goal} far away` : '';
}

/** What whoever runs after it could cut short. */
function bendOf(goal: string): string {
  return /\b(?:train|tram|locomotive)\b/u.test(goal) ? 'a bend in the track' : 'a bend in the lane';
}

/** What whoever sails comes to at last. */
function landfall(action: string, goal: string): string {
  if (/\bisland\b/u.test(goal)) {
    const sky = /\bmoon\b/u.test(action) ? ', at dusk under a great moon' : '';
    return `, a large island ahead${sky}`;
  }
  const near = goal === '' ? '' : `, ${goal} near by`;
  return /^cross\b/u.test(action) ? ', another shore ahead' : near;
}

/** What an English wish is done to: 'sail to the island of the moon' leads to 'the island'. */
export function goalOfWish(action: string): string {
  const goal = action
    .replace(verbs, '')
    .replace(/ (?:of|that|which|who|where|for|with|from|before) .*$/u, '');
  // Who is to become a friend is nobody yet that a story has told of.
  if (/^(?:a |new |some )*friends?$/u.test(goal)) {
    return 'a small bird';
  }
  return goal === action ? '' : goal;
}

/**
 * Acts that are done to something, which can be seen while it is only dreamt of; tools of the others would lie about, and who is to
 * become a friend has not come yet.
 */
const withObject: ReadonlySet<WishAct> = new Set<WishAct>([
  'chase',
  'build',
  'find',
  'play',
  'see',
  'go',
  'sail',
  'garden',
]);

/** What somebody dreams of who wishes to do it; nothing where it can only be done. */
export function dreamOfAct(act: WishAct | undefined, action: string): string {
  if (act === undefined) {
    return `of being able to ${action}`;
  }
  // Who dreams of it has it before their eyes as it will be; at home it is where it will be.
  if (act === 'garden' && placeOfAct(action, '').includes('clouds')) {
    return 'of a garden in bloom';
  }
  const goal = goalOfWish(action);
  return withObject.has(act) && goal !== '' && !leadsAway(action) ? `of ${goal}` : '';
}
