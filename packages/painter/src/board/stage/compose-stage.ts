import type { BoardPicture, Stage, StageItem } from '@kinora/renderer';
import { readSceneWords } from '../../describe/describe-scene.ts';
import { partSeed, seededRandom } from '../../canvas/random.ts';
import { boundsOf, isDrawnBeing, sculptureOf } from '../../outline/index.ts';
import type { OutlineShape } from '../../outline/index.ts';
import { indoorPlaces } from '../../plan/scene-plan.ts';
import type { ScenePlan } from '../../plan/scene-plan.ts';
import { cueAt } from '../cues.ts';
import { balloonItems, balloonsOf, bubbleBox, noteItems } from './balloon-items.ts';
import { builtIn, builtShapes } from './built-things.ts';
import { castOf, isSpeakerSeen, soughtOf } from './cast.ts';
import type { Cast } from './cast.ts';
import { drawn, labelBelow, pictureIn, underGround } from './drawn-items.ts';
import { hiddenBehind } from './hide-behind.ts';
import { laterItems, takenRooms } from './later-items.ts';
import type { Taken } from './taken-room.ts';
import { landLines } from './place-lines.ts';
import { placeInParts, withoutCovered } from './place-parts-later.ts';
import type { PlaceInParts } from './place-parts-later.ts';
import { puddlesOf } from './place-rain.ts';
import { skyOf } from './place-sky.ts';
import { panelFrame, panelGround, washOf, withinLight } from './place-wash.ts';
import { quotedWords, saidInTwo } from './quoted-words.ts';
import { readPosture } from './read-posture.ts';
import { isPanel, mirrored, placeRoomOf, thereIn } from './setting.ts';
import type { Setting, StageParts } from './setting.ts';
import { hasTwoBalloons, isSmall, isWideStage, spotsOf, stages, stand } from './stand-figures.ts';
import type { Standing } from './stand-figures.ts';
import { thingItems, thingsBeside } from './thing-items.ts';
import { landUnder, onSlope, roomOfLand, toldLandShapes } from './told-land.ts';
import { clauseAfter } from './told-moments.ts';
import { seenFigures } from './seen-near.ts';
import { landSize, seenBefore, seenLand, shotOf, viewOf } from './views.ts';
import { wishedAct, wishedPlace } from './wished-place.ts';

/** Whether a plan is a scene with somebody in it, who stands somewhere or does something. */
export function isStaged(plan: ScenePlan, prompt: string): boolean {
  if (!plan.subjects.some(({ figure, relation }) => relation !== 'far' && isDrawnBeing(figure))) {
    return false;
  }
  return readSceneWords(prompt).place !== undefined || readPosture(prompt, 'en') !== undefined;
}

/** How high a balloon may be: the sky of a picture without a frame ends in an edge, which would cut it. */
const balloonTops = { framed: 12, open: 32 } as const;
/** How small whoever goes a long way, or up a hill with much on their back, is in it. */
const onWay = 0.7;
/** How tall people are below what is said, beside their height where nothing is. */
const underWords = { alone: 0.66, shared: 0.6 } as const;

/** A scene as a picture book shows it: a place of few lines, who is in it, what they say or think of. */
export function composeStage(parts: StageParts): Stage | undefined {
  const cast = castOf(parts);
  const [lead] = cast;
  if (lead === undefined) {
    return undefined;
  }
  const setting = settingOf(parts, [lead, ...cast.slice(1)]);
  const { size, quotation } = setting;
  const balloons = balloonsOf(setting);
  const balloon = balloons.flat();
  const things = thingsBeside(setting, cast);
  const onLand = roomOfLand(parts.acting?.land, setting);
  const taken = [...takenRooms(setting, balloon, things), ...onLand];
  const place = placeOf(setting, { taken, cloud: quotation === undefined ? balloon : [] });
  const items = [
    placeItem(setting, place.first, balloon),
    ...pieceItems(setting, 'behind'),
    ...figureItems(setting),
    ...pieceItems(setting, 'beside'),
    ...pieceItems(setting, 'before'),
    ...balloonItems(setting, balloons),
    ...laterItems(setting, { taken, later: place.later }),
    ...thingItems(things, setting),
    ...noteItems(setting, balloon),
  ];
  // Of what a low picture has no room for, nothing is left within its frame.
  const seen = items.filter((item) => item.kind === 'text' || item.picture.strokes?.shapes.length !== 0);
  return { width: size.width, height: size.height, items: seen };
}

/** Everybody in their place, and the room for what they say or think of. */
function settingOf(parts: StageParts, cast: readonly [Cast, ...Cast[]]): Setting {
  const { plan, scene } = parts;
  const [lead] = cast;
  const isSaidHere = parts.isSilent !== true && isSpeakerSeen([lead.subject], parts.request.prompt);
  const quotation = isSaidHere
    ? quotedWords(scene.narration, scene.code, isPanel(parts) ? 'small' : 'large')
    : undefined;
  const inTwo =
    quotation !== undefined && hasTwoBalloons(parts.stage)
      ? saidInTwo(scene.narration, scene.code)
      : undefined;
  const wish = quotation === undefined && lead.posture === 'think' ? wishOf(parts) : undefined;
  // What is written beside whom a scene explains has its room in the whole of the place.
  const isNoted = scene.keyFacts.length > 0 && parts.note !== undefined;
  // A long beast seen near would hide what it looks up to, and leave no air around what it dreams of.
  const isDreaming = wish !== undefined && isLong(lead.figure.shapes);
  const shot = parts.shot ?? (isNoted || isDreaming ? 'medium' : shotOf(scene, cast, plan.place));
  // A long way is no shorter for whoever is small.
  const view = viewOf(shot, parts.stage, { place: parts.isOnWay === true ? 'space' : plan.place, cast });
  // What is seen near is set up from head to foot, and then cut off.
  const whole = shot === 'close' ? stages[parts.stage] : view.size;
  const hasBubble = quotation !== undefined || wish !== undefined;
  const isWide = isWideStage(parts.stage);
  const isFarToGo = parts.isOnWay === true && !cast.every(({ figure }) => isSmall(figure));
  const isUphill = parts.acting?.land === 'climb';
  const seen = isFarToGo || isUphill ? { ...whole, person: whole.person * onWay } : whole;
  // What is said in a small picture is written above whoever says it.
  const size =
    hasBubble && isPanel(parts) && !isWide
      ? { ...seen, person: seen.person * underWords[inTwo === undefined ? 'alone' : 'shared'] }
      : seen;
  // Whoever speaks or thinks is named first in the picture's words, and stands next to the balloon.
  const figures = hasBubble ? cast.toReversed() : cast;
  // From afar the marks of a place are seen beside everybody.
  const silent = shot === 'far' ? 'far' : 'plain';
  const saying = parts.note === undefined ? silent : 'noted';
  const usual = hasBubble ? 'balloon' : saying;
  // A table beside them has its room.
  const words = parts.isOnTable === true ? 'laid' : usual;
  const spots = spotsOf(figures, { size, isWide, words });
  const standing = seenFigures(inPlace(figures, spots, { size, isUphill }), view, {
    name: parts.stage,
    hasBubble,
    hasThings: parts.things.length > 0,
    isOfThing: parts.isOfThing,
  });
  const room = bubbleBox({
    size,
    isWide,
    top: balloonTops[isPanel(parts) ? 'framed' : 'open'],
    isOverTable: parts.isOnTable === true,
    isShared: inTwo !== undefined,
    standing,
  });
  return { parts, size: view.size, view, standing, room, quotation, inTwo, wish, hasBubble };
}

function isLong(shapes: readonly OutlineShape[]): boolean {
  const { left, right, top, bottom } = boundsOf(shapes);
  return (right - left) * 0.86 > bottom - top;
}

function inPlace(
  figures: readonly Cast[],
  spots: ReturnType<typeof spotsOf>,
  { size, isUphill }: { size: Setting['size']; isUphill: boolean },
): Standing[] {
  const usual = { x: 0, y: size.ground, scale: 1, turn: false, ground: size.ground };
  const placed = figures.map((figure, index) => stand(figure, spots[index] ?? usual));
  return isUphill ? placed.map((one) => onSlope(one, size)) : placed;
}

/** What somebody dreams of: the place itself, whom they miss, or the thing. */
function wishOf({ plan, request, scene, things }: StageParts): BoardPicture | undefined {
  const random = seededRandom(partSeed(plan.seed, 'wish'));
  const seen = wishedPlace(request.prompt, random) ?? soughtOf({ plan, request })?.shapes;
  const [thing] = things;
  const built = builtIn(request);
  const shown = seen ?? (thing === undefined && built !== undefined ? builtShapes(built) : undefined);
  return shown === undefined ? (thing ?? wishedAct(scene)) : pictureIn('place-wished', shown).picture;
}

/** A place with its sky, from back to front, as far as it is drawn before everybody, and what of it comes later. */
function placeOf(
  setting: Setting,
  { taken, cloud }: { taken: readonly Taken[]; cloud: readonly OutlineShape[] },
): PlaceInParts {
  const { parts, view } = setting;
  const { plan, scene } = parts;
  const room = placeRoomOf(setting);
  const told = parts.acting?.land;
  const own = seenLand(view, thereIn(setting, landLines(plan.place, { ...room, ...landSize(view) })));
  const land = landUnder(told, own, setting);
  // Where somebody is on their way to it, the moon is a part of the land.
  const sky = parts.isOnWay === true ? [] : skyOf(plan.place, room, lightTaken(setting, cloud));
  if (scene.keyFacts.length > 0) {
    return { first: [...sky, ...land], later: [] };
  }
  const before = thereIn(setting, seenBefore(view, plan.place, parts.request.prompt));
  const isFlat = view.shot !== 'close' && told === undefined && !indoorPlaces.has(plan.place);
  const puddles = isFlat ? puddlesOf(room) : [];
  const ground = isPanel(parts)
    ? panelGround(plan.place, { room, height: setting.size.height })
    : washOf(plan.place, room);
  const whole = withoutCovered(land, cloud, room.width);
  const lit = isPanel(parts) || ground.length === 0 ? whole : withinLight(whole, room.width);
  const all = { sky, land: [...lit, ...before, ...puddles] };
  const { first, later } = placeInParts(all, { taken, width: room.width });
  return { first: [...ground, ...first, ...toldLandShapes(told, setting)], later };
}

/** Whoever is there and what they say or think of, behind which no light of the sky is seen. */
function lightTaken({ standing }: Setting, cloud: readonly OutlineShape[]): Taken[] {
  return [
    ...standing.map(({ shapes }) => boundsOf(shapes)),
    ...(cloud.length === 0 ? [] : [boundsOf(cloud)]),
  ];
}

function placeItem(
  setting: Setting,
  place: readonly OutlineShape[],
  balloon: readonly OutlineShape[],
): StageItem {
  const { parts, standing } = setting;
  const people = standing.flatMap(({ shapes, pieces }) => [...shapes, ...Object.values(pieces).flat()]);
  const hidden = hiddenBehind(place, [...people, ...balloon]);
  const isFramed = isPanel(parts);
  const frame = isFramed ? panelFrame(setting.size) : [];
  const left = mirrored(setting, [...hidden, ...leftBlank(setting)]);
  return drawn(`place-${parts.plan.place}`, [...left, ...frame], {
    strength: 0.62,
    isFramed,
  });
}

/**
 * Whoever is drawn right after their place is left blank in its colours, as in a watercolour, or a house would be seen through
 * them until they have their own. Who comes in later leaves no hole before.
 */
function leftBlank(setting: Setting): OutlineShape[] {
  return setting.standing
    .filter((one, order) => order === 0 || entranceOf(one, setting) === undefined)
    .flatMap(({ shapes }) => shapes.filter(({ fill, isOpen }) => fill !== undefined && isOpen !== true))
    .map(({ points }) => ({ points, fill: 'paper', ink: 0 }));
}

/** Where no word can be read behind who flies. */
const builtUp: ReadonlySet<ScenePlan['place']> = new Set(['city', 'street', 'village', 'forest', 'jungle']);

/** Everybody, each with the word for them. */
function figureItems(setting: Setting): StageItem[] {
  const { parts, size, standing } = setting;
  return standing.flatMap((one, index) => {
    const cue = index === 0 ? undefined : entranceOf(one, setting);
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

/** What somebody is at while they do what is told of them; what they take up comes after them. */
function pieceItems(setting: Setting, where: keyof Standing['pieces']): StageItem[] {
  const { scene } = setting.parts;
  const isTakenUp = where === 'beside' && scene.keyFacts.length === 0;
  const cue = isTakenUp ? clauseAfter(scene, 0.1) : undefined;
  return setting.standing.flatMap(({ act, pieces }) => {
    const shapes = thereIn(setting, pieces[where]);
    return shapes.length === 0
      ? []
      : [drawn(`place-${act ?? 'act'}-${where}`, mirrored(setting, shapes), { cue })];
  });
}

/** When somebody comes in: with the word for them, and before they say anything. */
function entranceOf({ subject }: Standing, { parts, quotation }: Setting): StageItem['cue'] {
  const { narration, code } = parts.scene;
  const written = narration.toLowerCase().indexOf(subject.name.toLowerCase());
  const named = parts.spoken.find(({ names }) => names.includes(sculptureOf(subject.figure)))?.at;
  const at = written < 0 ? named : written;
  const said = quotation?.at;
  if (at === undefined && said === undefined) {
    return undefined;
  }
  return cueAt(narration, Math.min(at ?? Infinity, said ?? Infinity), code);
}
