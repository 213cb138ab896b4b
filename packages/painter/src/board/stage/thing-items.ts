import type { BoardPicture, StageItem } from '@kinora/renderer';
import { eatingWords, foldWord, readLexicon, readWith } from '@kinora/words';
import { boundsOf } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import type { SceneText } from '../scene-text.ts';
import type { BubbleBox } from './bubbles.ts';
import { bare, drawn, labelBelow, underGround } from './drawn-items.ts';
import { area, at, line } from './lines.ts';
import { colours } from './place-room.ts';
import { tableAt, tableSize } from './on-table.ts';
import { mirrored, mirroredBox } from './setting.ts';
import type { Setting } from './setting.ts';
import { placesInRow } from './stage-things.ts';
import type { StageThing, ThingPlace } from './stage-things.ts';
import type { Cast } from './cast.ts';
import type { Prop } from './told-props.ts';

/** The same as a picture of its own: who looks at a map has that one alone. */
const shownBy: Readonly<Partial<Record<Prop, RegExp>>> = {
  map: /map/u,
  painting: /picture|palette|painting/u,
  smear: /picture|palette|painting/u,
  canvases: /picture|palette|painting/u,
  crooked: /picture|palette|painting/u,
  wilted: /plant|seedling|flower|wilted/u,
  soaked: /plant|seedling|flower|wilted/u,
  can: /bucket|droplet|watering/u,
  seed: /seedling|leaf|herb|beans/u,
};

/** What stands on the ground beside everybody, of all that a scene speaks of. */
export function thingsBeside({ parts, wish }: Setting, cast: readonly Cast[]): StageThing[] {
  // Whoever sails is in a boat already.
  const isAboard = cast.some(({ act }) => act === 'sail');
  // The bread of who bakes is on their table, as far as it has come.
  const isBaking = cast.some(({ act }) => act === 'cook' || act === 'bake');
  // What is sown in a garden stands in its beds.
  const isBedded = parts.plan.place === 'garden';
  const [{ prop } = { prop: undefined }] = cast;
  const isThere = ({ name }: BoardPicture): boolean =>
    (prop !== undefined && shownBy[prop]?.test(name) === true) ||
    (isAboard && /boat|ship/u.test(name)) ||
    (isBaking && /bread|loaf/u.test(name)) ||
    (isBedded && /^(?:potted-plant|beans|seedling|herb|sheaf)/u.test(name));
  // Who dreams of a place has nothing of it beside them yet.
  const isDreaming = wish !== undefined && !parts.things.includes(wish);
  const free = parts.things.filter(
    (each) => each !== wish && !isDreaming && each.isSought !== true && !isThere(each),
  );
  // In a story whatever is meant has its place; of what is explained the most telling thing is enough.
  return free
    .slice(0, parts.scene.keyFacts.length === 0 ? 2 : 1)
    .map((each) => (parts.sought?.has(each.name) === true ? { ...each, isHidden: true } : each));
}

/** Things the scene speaks of, on the ground beside everybody, each with its word beneath it. */
export function thingItems(things: readonly StageThing[], setting: Setting): StageItem[] {
  return placesOfThings(things, setting).flatMap(({ thing, box: own }): StageItem[] => {
    const box = mirroredBox(setting, own);
    const { label, cue } = thing;
    const edges = { left: box.x, right: box.x + box.width, y: setting.size.ground + underGround };
    return [
      ...tableUnder(own, setting, cue),
      { kind: 'picture', picture: bare(thing), box, ...(cue === undefined ? {} : { cue }) },
      ...(thing.isHidden === true && !isHeld(own, setting)
        ? [drawn('place-hiding', mirrored(setting, leavesAround(own)), { cue })]
        : []),
      ...(label === undefined ? [] : [labelBelow(label, edges, setting.size)]),
    ];
  });
}

/** What is held is in the air. */
function isHeld({ y, height }: BubbleBox, { size }: Setting): boolean {
  return y + height < size.ground - 20;
}

/** Blades and leaves before the foot of what grew where nobody looked. */
function leavesAround({ x, y, width, height }: BubbleBox): OutlineShape[] {
  const scale = height / 100;
  const [middle, foot] = [x + width / 2, y + height];
  const moved = (points: string): Place[] =>
    at(points).map(([dx, dy]): Place => [middle + dx * scale, foot + 4 + dy * scale]);
  return [
    area(moved('-14,2 -58,-14 -72,-44 -44,-40 -20,-18'), colours.plant, 0.7),
    area(moved('14,2 54,-10 76,-38 48,-38 22,-18'), colours.plant, 0.7),
    area(moved('-8,4 -34,-26 -30,-58 -12,-36 0,0'), colours.leaf, 0.7),
    area(moved('4,4 10,-30 32,-50 34,-22 20,2'), colours.leaf, 0.7),
    line(moved('-52,2 -56,-14 -64,-22'), 0.5),
    line(moved('50,2 56,-12 66,-18'), 0.5),
  ];
}

/** The table that something lies on, there before it. */
function tableUnder({ x, width }: BubbleBox, setting: Setting, cue: StageItem['cue']): StageItem[] {
  const { parts, size } = setting;
  const isLaid = parts.isOnTable === true;
  const shapes = isLaid ? tableAt(x + width / 2, size.ground + 4, personIn(setting)) : [];
  return shapes.length === 0 ? [] : [drawn('place-table', mirrored(setting, shapes), { cue })];
}

/** Where these stand; what an animal or a machine holds is at its mouth, trunk or hand. */
export function placesOfThings(things: readonly StageThing[], setting: Setting): ThingPlace[] {
  const [first, ...others] = things;
  const held = first === undefined ? undefined : heldAt(first, setting);
  return first === undefined || held === undefined
    ? onGround(things, setting)
    : [{ thing: first, box: held }, ...onGround(others, setting)];
}

const holding = /\b(?:holding|carrying|bringing)\b/u;
/** How tall what is held is beside who holds it, and how far down the mouth, the trunk's tip or the hand is. */
const heldPart = 0.3;
const reaches: readonly (readonly [figure: RegExp, down: number])[] = [
  [/elephant|mammoth/u, 0.82],
  [/robot/u, 0.68],
];
const mouth = 0.42;

/** What somebody is told to eat is at their mouth. */
function isEaten({ name }: BoardPicture, { narration, code }: SceneText): boolean {
  const { values } = readWith(readLexicon(eatingWords, code), foldWord(narration), code);
  return values.length > 0 && fruit.test(name);
}

const fruit =
  /apple|pear|peach|banana|cherries|grapes|strawberry|carrot|bread|cookie|cake|cheese|mango|orange|tangerine/u;

/** People have it in their hands as they are drawn. */
function heldAt(thing: BoardPicture, { parts, standing, size }: Setting): BubbleBox | undefined {
  const holder = standing.find(({ subject }) => subject === parts.plan.subjects[0]);
  const isHolding =
    parts.scene.keyFacts.length === 0 &&
    (holding.test(parts.request.prompt.split(/, (?:in|on|at) /u)[0] ?? '') || isEaten(thing, parts.scene));
  if (holder === undefined || !isHolding || holder.figure.isPerson || holder.act !== undefined) {
    return undefined;
  }
  const { right, left, top, bottom } = boundsOf(holder.shapes);
  const [, down = mouth] = reaches.find(([figure]) => figure.test(holder.subject.figure)) ?? [];
  const height = (bottom - top) * heldPart;
  const width = height * (thing.ratio ?? 1);
  const x = right - Math.min(width * 0.35, (right - left) * 0.1);
  const y = Math.min(size.ground - height, top + (bottom - top) * down - height / 2);
  return x + width > size.width ? undefined : { x, y, width, height };
}

/** How tall people are seen who had to make room for a table. */
function personIn({ standing, size }: Setting): number {
  const people = standing.filter(({ figure }) => figure.isPerson).map(({ shapes }) => boundsOf(shapes));
  const heights = people.map(({ top, bottom }) => bottom - top);
  return heights.length === 0 ? size.person * 0.8 : Math.min(size.person, Math.max(...heights));
}

function onGround(things: readonly StageThing[], setting: Setting): ThingPlace[] {
  const { parts, size, standing, room, hasBubble } = setting;
  const all = boundsOf(standing.flatMap(({ shapes, pieces }) => [...shapes, ...pieces.beside]));
  const isUnder = hasBubble && room !== undefined && size.width > size.height;
  const isOnTable = parts.isOnTable === true;
  const person = isOnTable ? personIn(setting) : size.person;
  const { height, half } = tableSize(person);
  // One table is enough, and as much of it is to the left of what lies in its middle.
  // What somebody who flies has come to is beneath them, and nothing else of the place.
  const isBelow = !isUnder && !isOnTable && standing.every(({ isFlying }) => isFlying);
  const beside = all.right + (isOnTable ? 24 + half * 0.6 : 50);
  const above = isUnder && room !== undefined ? room.y + room.height + 40 : all.bottom + 16;
  const places = placesInRow(isOnTable ? things.slice(0, 1) : things, {
    left: isBelow ? (all.left + all.right) / 2 : beside,
    right: size.width * 0.95,
    ground: size.ground,
    most: isUnder || isBelow ? size.ground - above : 280,
    person,
  });
  return isOnTable
    ? places.map(({ thing, box }) => ({ thing, box: { ...box, y: box.y - height - 2 } }))
    : places;
}
