import type { BoardPicture, Stage, StageItem } from '@kinora/renderer';
import type { ImageRequest } from '@kinora/models';
import { seededRandom, partSeed } from '../../canvas/random.ts';
import { readSceneWords } from '../../describe/describe-scene.ts';
import { boundsOf, isDrawnBeing, movedShapes, pictureOf } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import type { ScenePlan, Subject } from '../../plan/scene-plan.ts';
import { cueAt } from '../cues.ts';
import type { SceneText } from '../scene-text.ts';
import { card, speechBubble, thoughtBubble } from './bubbles.ts';
import type { BubbleBox } from './bubbles.ts';
import { castOf, isSpeakerSeen } from './cast.ts';
import { hiddenBehind } from './hide-behind.ts';
import { moodMark } from './mood-marks.ts';
import { clearOf, nearThings } from './near-things.ts';
import { placeLines } from './place-lines.ts';
import type { PlaceRoom } from './place-room.ts';
import { quotedWords } from './quoted-words.ts';
import type { Quotation } from './quoted-words.ts';
import { readPosture } from './read-posture.ts';
import { boxesOfThings } from './stage-things.ts';
import { spotsOf, stages, stand } from './stand-figures.ts';
import type { StageSize, Standing } from './stand-figures.ts';
import { wishedPlace } from './wished-place.ts';

/** What a scene is composed of beside its plan. */
export interface StageParts {
  readonly request: ImageRequest;
  readonly scene: SceneText;
  readonly plan: ScenePlan;
  /** Things that the scene surely speaks of, the most telling first. */
  readonly things: readonly BoardPicture[];
  /** What is written beside the figures where nobody speaks. */
  readonly note: { readonly text: string; readonly cue?: StageItem['cue'] } | undefined;
  /** The word of the film for a figure, to be written beneath it. */
  nameOf(subject: Subject): string | undefined;
}

/** Whether a plan is a scene with somebody in it, who stands somewhere or does something. */
export function isStaged(plan: ScenePlan, prompt: string): boolean {
  if (!plan.subjects.some(({ figure, relation }) => relation !== 'far' && isDrawnBeing(figure))) {
    return false;
  }
  return readSceneWords(prompt).place !== undefined || readPosture(prompt, 'en') !== undefined;
}

/** A scene as a picture book shows it: a place of few lines, who is in it, what they say or think of. */
export function composeStage(parts: StageParts): Stage | undefined {
  const { plan, scene } = parts;
  const size = stages[plan.aspectRatio];
  const cast = castOf(parts);
  const [lead] = cast;
  if (lead === undefined) {
    return undefined;
  }
  const isSaidHere = isSpeakerSeen([lead.subject], parts.request.prompt);
  const quotation = isSaidHere ? quotedWords(scene.narration, scene.code) : undefined;
  const wish = quotation === undefined && lead.posture === 'think' ? wishOf(parts) : undefined;
  const hasBubble = quotation !== undefined || wish !== undefined;
  const isWide = plan.aspectRatio === '16:9';
  // Whoever speaks or thinks is named first in the picture's words, and stands next to the balloon.
  const figures = hasBubble ? cast.toReversed() : cast;
  const saying = parts.note === undefined ? 'plain' : 'noted';
  const spots = spotsOf(figures, { size, isWide, words: hasBubble ? 'balloon' : saying });
  const standing = figures.map((figure, index) =>
    stand(figure, spots[index] ?? { x: 0, y: size.ground, scale: 1, turn: false }),
  );
  const room = bubbleBox({ size, isWide, standing });
  const setting: Setting = { parts, size, standing, room, quotation, wish, hasBubble };
  const balloon = balloonOf(setting);
  // Whoever sails is in a boat already.
  const isAboard = cast.some(({ act }) => act === 'sail');
  // The bread of who bakes is on their table, as far as it has come.
  const isBaking = cast.some(({ act }) => act === 'cook');
  // What is sown in a garden stands in its beds.
  const isBedded = plan.place === 'garden';
  const isThere = ({ name }: BoardPicture): boolean =>
    (isAboard && /boat|ship/u.test(name)) ||
    (isBaking && /bread|loaf/u.test(name)) ||
    (isBedded && /^(?:potted-plant|beans|seedling|herb|sheaf)/u.test(name));
  // Who dreams of a place has nothing of it beside them yet.
  const isDreaming = wish !== undefined && !parts.things.includes(wish);
  const free = parts.things.filter((each) => each !== wish && !isDreaming && !isThere(each));
  // In a story whatever is meant has its place; of what is explained the most telling thing is enough.
  const things = free.slice(0, scene.keyFacts.length === 0 ? 2 : 1);
  const items = [
    placeItem(setting, balloon),
    ...pieceItems(setting, 'behind'),
    ...figureItems(setting),
    ...pieceItems(setting, 'beside'),
    ...pieceItems(setting, 'before'),
    ...balloonItems(setting, balloon),
    ...laterItems(setting, balloon, things),
    ...thingItems(things, setting),
    ...noteItems(setting, balloon),
  ];
  return { width: size.width, height: size.height, items };
}

/** What somebody dreams of: the place itself, or the thing. */
function wishOf({ plan, request, things }: StageParts): BoardPicture | undefined {
  const random = seededRandom(partSeed(plan.seed, 'wish'));
  const place = wishedPlace(request.prompt, random);
  return place === undefined ? things[0] : pictureIn('place-wished', place).picture;
}

interface Setting {
  readonly parts: StageParts;
  readonly size: StageSize;
  readonly standing: readonly Standing[];
  /** Room for a balloon or for words. */
  readonly room: BubbleBox | undefined;
  readonly quotation: Quotation | undefined;
  readonly wish: BoardPicture | undefined;
  readonly hasBubble: boolean;
}

/** Every other scene of a film looks the other way. */
function mirrored({ parts, size }: Setting, shapes: readonly OutlineShape[]): OutlineShape[] {
  return parts.scene.index % 2 === 1 ? movedShapes(shapes, { x: size.width, isMirrored: true }) : [...shapes];
}

function mirroredBox<Kind extends BubbleBox>({ parts, size }: Setting, box: Kind): Kind {
  return parts.scene.index % 2 === 1 ? { ...box, x: size.width - box.x - box.width } : box;
}

function balloonOf({ parts, standing, room, hasBubble, wish }: Setting): OutlineShape[] {
  const speaker = standing.at(-1);
  if (!hasBubble && parts.note !== undefined && room !== undefined) {
    return card(cardBox(room, parts.note.text));
  }
  if (!hasBubble || room === undefined || speaker === undefined) {
    return [];
  }
  const head = headOf(speaker.shapes);
  return wish === undefined ? speechBubble(room, head) : thoughtBubble(room, head);
}

function placeItem(setting: Setting, balloon: readonly OutlineShape[]): StageItem {
  const { parts, standing } = setting;
  const { plan } = parts;
  const place = placeLines(plan.place, placeRoomOf(setting));
  const people = standing.flatMap(({ shapes, pieces }) => [...shapes, ...Object.values(pieces).flat()]);
  const hidden = hiddenBehind(place, [...people, ...balloon]);
  return drawn(`place-${plan.place}`, mirrored(setting, hidden), { strength: 0.62 });
}

function placeRoomOf({ parts, size, hasBubble }: Setting): PlaceRoom {
  const { plan, request } = parts;
  return {
    width: size.width,
    ground: size.ground,
    time: plan.time,
    weather: plan.weather,
    words: request.prompt,
    isWritten: plan.aspectRatio === '16:9' && (hasBubble || parts.note !== undefined),
    random: seededRandom(partSeed(plan.castSeed ?? request.seed, 'place')),
  };
}

/** Everybody, each with the word for them. */
function figureItems(setting: Setting): StageItem[] {
  const { parts, size, standing } = setting;
  return standing.flatMap((one, index) => {
    const cue = index === 0 ? undefined : cueOfSubject(one.subject, parts.scene);
    const shapes = mirrored(setting, one.shapes);
    const figure = drawn(one.figure.name, shapes, { cue });
    const hasRoom = !one.isFlying || !builtUp.has(parts.plan.place);
    const name = one.isNamed && hasRoom ? parts.nameOf(one.subject) : undefined;
    if (name === undefined) {
      return [figure];
    }
    const bounds = boundsOf(shapes);
    const y = one.isFlying ? bounds.bottom - 6 : size.ground + underGround;
    return [figure, labelBelow(name, { ...bounds, y }, size)];
  });
}

/** What somebody is at while they do what is told of them. */
function pieceItems(setting: Setting, where: keyof Standing['pieces']): StageItem[] {
  return setting.standing.flatMap(({ act, pieces }) =>
    pieces[where].length === 0
      ? []
      : [drawn(`place-${act ?? 'act'}-${where}`, mirrored(setting, pieces[where]), {})],
  );
}

/** The balloon with what is said or thought of. */
function balloonItems(setting: Setting, balloon: readonly OutlineShape[]): StageItem[] {
  const { parts, room, quotation, wish, hasBubble } = setting;
  if (!hasBubble || room === undefined || balloon.length === 0) {
    return [];
  }
  const { narration, code } = parts.scene;
  const cue = quotation === undefined ? undefined : cueAt(narration, quotation.at, code);
  const outer = mirroredBox(setting, room);
  const box = {
    x: outer.x + outer.width * 0.12,
    y: outer.y + outer.height * 0.13,
    width: outer.width * 0.76,
    height: outer.height * 0.74,
  };
  const cloud = drawn('place-balloon', mirrored(setting, balloon), { cue });
  if (quotation !== undefined) {
    return [cloud, { kind: 'text', text: quotation.text, role: 'fact', pen: 'ink', box }];
  }
  return wish === undefined ? [cloud] : [cloud, { kind: 'picture', picture: bare(wish), box }];
}

/** What is written where nobody speaks. */
function noteItems(setting: Setting, ground: readonly OutlineShape[]): StageItem[] {
  const { parts, room, hasBubble } = setting;
  if (hasBubble || parts.note === undefined || room === undefined) {
    return [];
  }
  const { text, cue } = parts.note;
  const outer = mirroredBox(setting, cardBox(room, text));
  const box = { x: outer.x + 36, y: outer.y + 16, width: outer.width - 72, height: outer.height - 32 };
  return [
    drawn('place-card', mirrored(setting, ground), { cue }),
    {
      kind: 'text',
      text,
      role: isFigure(text) ? 'word' : 'fact',
      pen: isFigure(text) ? 'first' : 'ink',
      box,
      ...(cue === undefined ? {} : { cue }),
    },
  ];
}

/** A number with its unit is what is asked for: it is written large. */
function isFigure(text: string): boolean {
  return /^\d/u.test(text) && [...text].length <= longestFigure;
}

const longestFigure = 24;

/** Fewer words than this have a card of little height. */
const shortNote = 26;

function cardBox(room: BubbleBox, text: string): BubbleBox {
  return [...text].length < shortNote && !isFigure(text) ? { ...room, height: room.height * 0.6 } : room;
}

/** Where no word can be read behind who flies. */
const builtUp: ReadonlySet<ScenePlan['place']> = new Set(['city', 'street', 'village', 'forest', 'jungle']);

/** Room for a balloon above and beside whoever it belongs to. */
function bubbleBox({
  size,
  isWide,
  standing,
}: {
  size: StageSize;
  isWide: boolean;
  standing: readonly Standing[];
}): BubbleBox | undefined {
  const all = boundsOf(standing.flatMap(({ shapes, pieces }) => [...shapes, ...pieces.beside]));
  if (!isWide) {
    const height = Math.min(290, all.top - 56);
    return height < 130 ? undefined : { x: size.width * 0.06, y: 4, width: size.width * 0.88, height };
  }
  const x = Math.min(all.right + 50, size.width * 0.6);
  const width = Math.min(760, size.width - 30 - x);
  // Whoever stands as far to the side has the balloon above the head, and not before the face.
  const below = standing.map(({ shapes }) => boundsOf(shapes)).filter(({ right }) => right > x);
  const height = Math.min(276, ...below.map(({ top }) => top - 26));
  return width < 360 || height < 130 ? undefined : { x, y: 6, width, height };
}

/** Where a head is: the middle of what is highest. */
function headOf(shapes: readonly OutlineShape[]): Place {
  const all = boundsOf(shapes);
  const high = shapes
    .flatMap(({ points }) => points)
    .filter(([, y]) => y < all.top + (all.bottom - all.top) * 0.22)
    .map(([x]) => x);
  const x = high.length === 0 ? (all.left + all.right) / 2 : Math.max(...high);
  return [x + 6, all.top + (all.bottom - all.top) * 0.13];
}

function pictureIn(name: string, shapes: readonly OutlineShape[]): { picture: BoardPicture; box: BubbleBox } {
  const { picture, bounds } = pictureOf(shapes);
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  return {
    picture: { set: 'noto', name, ratio: width / height, strokes: picture },
    box: { x: bounds.left, y: bounds.top, width, height },
  };
}

function drawn(
  name: string,
  shapes: readonly OutlineShape[],
  { strength, cue }: { strength?: number; cue?: StageItem['cue'] },
): StageItem {
  return {
    kind: 'picture',
    ...pictureIn(name, shapes),
    ...(strength === undefined ? {} : { strength }),
    ...(cue === undefined ? {} : { cue }),
  };
}

const labelHeight = 84;

/** Space between the ground and a word beneath it. */
const underGround = 16;

function labelBelow(
  text: string,
  { left, right, y }: { left: number; right: number; y: number },
  size: StageSize,
): StageItem {
  const width = Math.max(300, right - left);
  const x = Math.max(0, Math.min(size.width - width, (left + right) / 2 - width / 2));
  return { kind: 'text', text, role: 'label', pen: 'second', box: { x, y, width, height: labelHeight } };
}

/** Things the scene speaks of, on the ground beside everybody, each with its word beneath it. */
function thingItems(things: readonly BoardPicture[], setting: Setting): StageItem[] {
  return placesOfThings(things, setting).flatMap((own, index): StageItem[] => {
    const thing = things[index];
    if (thing === undefined) {
      return [];
    }
    const box = mirroredBox(setting, own);
    const { label, cue } = thing;
    const edges = { left: box.x, right: box.x + box.width, y: setting.size.ground + underGround };
    return [
      { kind: 'picture', picture: bare(thing), box, ...(cue === undefined ? {} : { cue }) },
      ...(label === undefined ? [] : [labelBelow(label, edges, setting.size)]),
    ];
  });
}

function placesOfThings(things: readonly BoardPicture[], setting: Setting): BubbleBox[] {
  const { size, standing, room, hasBubble } = setting;
  const all = boundsOf(standing.flatMap(({ shapes, pieces }) => [...shapes, ...pieces.beside]));
  const isUnder = hasBubble && room !== undefined && size.width > size.height;
  return boxesOfThings(things, {
    left: all.right + 50,
    right: size.width * 0.95,
    ground: size.ground,
    most: isUnder ? size.ground - (room.y + room.height) - 40 : 280,
    person: size.person,
  });
}

/** What comes into the place of a story while it is told, so that no scene stands still. */
function laterItems(
  setting: Setting,
  balloon: readonly OutlineShape[],
  things: readonly BoardPicture[],
): StageItem[] {
  const { parts, standing } = setting;
  const { keyFacts, narration, code } = parts.scene;
  if (keyFacts.length > 0) {
    return [];
  }
  const taken = [
    ...standing.map(({ shapes, pieces }) => boundsOf([...shapes, ...Object.values(pieces).flat()])),
    ...(balloon.length === 0 ? [] : [boundsOf(balloon)]),
    ...placesOfThings(things, setting).map(({ x, y, width, height }) => ({
      left: x,
      right: x + width,
      top: y,
      bottom: y + height,
    })),
  ];
  const [first = [], ...others] = nearThings(parts.plan.place, placeRoomOf(setting)).map((group) =>
    clearOf(group, taken),
  );
  const later = [first, standing.slice(-1).flatMap(moodMark), ...others].filter(({ length }) => length > 0);
  return later.map((shapes, index) => {
    const at = Math.round((narration.length * (index + 1)) / (later.length + 1));
    const cue = cueAt(narration, at, code);
    return drawn(`place-later-${index}`, mirrored(setting, shapes), { strength: 0.72, cue });
  });
}

function bare({ set, name, ratio, strokes }: BoardPicture): BoardPicture {
  return {
    set,
    name,
    ...(ratio === undefined ? {} : { ratio }),
    ...(strokes === undefined ? {} : { strokes }),
  };
}

/** When somebody who comes in is spoken of. */
function cueOfSubject({ name }: Subject, { narration, code }: SceneText): StageItem['cue'] {
  const at = narration.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? undefined : cueAt(narration, at, code);
}
