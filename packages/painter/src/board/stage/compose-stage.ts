import type { BoardPicture, Stage, StageItem } from '@kinora/renderer';
import type { ImageRequest } from '@kinora/models';
import { seededRandom, partSeed } from '../../canvas/random.ts';
import { readSceneWords } from '../../describe/describe-scene.ts';
import { boundsOf, isDrawnBeing, movedShapes, outlineFigure, pictureOf } from '../../outline/index.ts';
import type { OutlineFigure, OutlineShape, Place, Posture } from '../../outline/index.ts';
import type { ScenePlan, Subject } from '../../plan/scene-plan.ts';
import { cueAt } from '../cues.ts';
import type { SceneText } from '../scene-text.ts';
import { speechBubble, thoughtBubble } from './bubbles.ts';
import type { BubbleBox } from './bubbles.ts';
import { hiddenBehind } from './hide-behind.ts';
import { placeLines } from './place-lines.ts';
import { quotedWords } from './quoted-words.ts';
import { postureOf, readPosture } from './read-posture.ts';

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

const stages = {
  '16:9': { width: 1700, height: 640, ground: 546, person: 476 },
  '9:16': { width: 940, height: 960, ground: 856, person: 590 },
} as const;

const mostFigures = 3;

/** Whether a plan is a scene with somebody in it, who stands somewhere or does something. */
export function isStaged(plan: ScenePlan, prompt: string): boolean {
  if (!plan.subjects.some(({ figure, relation }) => relation !== 'far' && isDrawnBeing(figure))) {
    return false;
  }
  return readSceneWords(prompt).place !== undefined || readPosture(prompt, 'en') !== undefined;
}

/** A scene as a picture book shows it: a place of few lines, who is in it, what they say or think of. */
export function composeStage(parts: StageParts): Stage | undefined {
  const { plan, request, scene } = parts;
  const size = stages[plan.aspectRatio];
  const cast = castOf(parts);
  const [lead] = cast;
  if (lead === undefined) {
    return undefined;
  }
  const isWide = plan.aspectRatio === '16:9';
  const quotation = quotedWords(scene.narration, scene.code);
  const isSpoken = quotation !== undefined;
  const wish = !isSpoken && lead.posture === 'think' ? parts.things[0] : undefined;
  const hasBubble = isSpoken || wish !== undefined;
  // Whoever speaks or thinks is named first in the picture's words, and stands next to the balloon.
  const figures = hasBubble ? cast.toReversed() : cast;
  const spots = spotsOf(figures, { size, isWide, hasBubble });
  const isMirrored = scene.index % 2 === 1;
  const standing = figures.map((figure, index) =>
    stand(figure, spots[index] ?? { x: 0, y: size.ground, scale: 1, turn: false }),
  );
  const speaker = standing[hasBubble ? standing.length - 1 : 0];
  const bubble = bubbleBox({ size, isWide, speaker, standing });
  const head = speaker === undefined ? ([0, 0] as const) : headOf(speaker.shapes);
  const balloon =
    !hasBubble || bubble === undefined
      ? []
      : isSpoken
        ? speechBubble(bubble, head)
        : thoughtBubble(bubble, head);
  const place = placeLines(plan.place, {
    width: size.width,
    ground: size.ground,
    time: plan.time,
    weather: plan.weather,
    words: request.prompt,
    isWritten: isWide && (hasBubble || parts.note !== undefined),
    random: seededRandom(partSeed(plan.castSeed ?? request.seed, 'place')),
  });
  const mirror = (shapes: readonly OutlineShape[]): OutlineShape[] =>
    isMirrored ? movedShapes(shapes, { x: size.width, isMirrored: true }) : [...shapes];
  const hidden = hiddenBehind(place, [...standing.flatMap(({ shapes }) => shapes), ...balloon]);
  const items: StageItem[] = [drawn(`place-${plan.place}`, mirror(hidden), { strength: 0.62 })];
  standing.forEach((one, index) => {
    const cue = index === 0 ? undefined : cueOfSubject(one.subject, scene);
    items.push(drawn(one.figure.name, mirror(one.shapes), { cue }));
    const hasRoom = !one.isFlying || !builtUp.has(plan.place);
    const name = one.isNamed && hasRoom ? parts.nameOf(one.subject) : undefined;
    if (name !== undefined) {
      const bounds = boundsOf(mirror(one.shapes));
      items.push(labelBelow(name, bounds, one.isFlying ? bounds.bottom - 6 : size.ground + 16, size));
    }
  });
  if (hasBubble && bubble !== undefined) {
    const cue = quotation === undefined ? undefined : cueAt(scene.narration, quotation.at, scene.code);
    items.push(drawn('place-balloon', mirror(balloon), { cue }));
    const x = isMirrored ? size.width - bubble.x - bubble.width : bubble.x;
    const inner = {
      x: x + bubble.width * 0.12,
      y: bubble.y + bubble.height * 0.13,
      width: bubble.width * 0.76,
      height: bubble.height * 0.74,
    };
    if (quotation !== undefined) {
      items.push({ kind: 'text', text: quotation.text, role: 'fact', pen: 'ink', box: inner });
    } else if (wish !== undefined) {
      items.push({ kind: 'picture', picture: bare(wish), box: inner });
    }
  }
  const thing = parts.things.find((each) => each !== wish);
  items.push(
    ...thingItems(thing, { size, standing, mirror, isMirrored, bubble: hasBubble ? bubble : undefined }),
  );
  if (!hasBubble && parts.note !== undefined && bubble !== undefined) {
    const x = isMirrored ? size.width - bubble.x - bubble.width : bubble.x;
    const { text, cue } = parts.note;
    items.push({
      kind: 'text',
      text,
      role: 'fact',
      pen: 'ink',
      box: { ...bubble, x },
      ...(cue === undefined ? {} : { cue }),
    });
  }
  return { width: size.width, height: size.height, items };
}

/** Whoever speaks is not merely there. */
const speechless: ReadonlySet<Posture> = new Set(['stand', 'work', 'walk', 'together', 'think']);

interface Cast {
  readonly subject: Subject;
  readonly figure: OutlineFigure;
  readonly posture: Posture;
  readonly isFlying: boolean;
  readonly isNamed: boolean;
}

/** Who is seen; of two, the one that the film is about is the last, next to what it says or thinks. */
function castOf({ plan, request, scene }: StageParts): Cast[] {
  const beings = plan.subjects.filter(
    ({ figure, relation, name }) =>
      relation !== 'far' && isDrawnBeing(figure) && !isPartOfName(name, request.prompt),
  );
  const read = postureOf(request.prompt, scene.narration, scene.code);
  const isSpeaking = quotedWords(scene.narration, scene.code) !== undefined;
  const posture = isSpeaking && speechless.has(read) ? 'talk' : read;
  const isCompany = beings.length > 1 || (beings[0]?.count ?? 1) > 1;
  const cast: Cast[] = [];
  for (const [order, subject] of beings.entries()) {
    const count = Math.min(subject.count, mostFigures - cast.length, order === 0 ? mostFigures : 2);
    for (let index = 0; index < count; index++) {
      const own = order === 0 || !isCompany || posture === 'sad' ? posture : 'together';
      const isFlying = isInTheAir(subject, posture, request.prompt);
      const figure = outlineFigure(subject, {
        plan: {
          subjects: plan.subjects,
          style: 'flat',
          ...(plan.castSeed === undefined ? {} : { castSeed: plan.castSeed }),
        },
        index,
        posture: isCompany && own === 'think' && order > 0 ? 'stand' : own,
        isFlying,
        random: seededRandom(partSeed(plan.castSeed ?? plan.seed, `board ${subject.figure}`)),
      });
      if (figure !== undefined && cast.length < mostFigures) {
        cast.push({
          subject,
          figure,
          posture: own,
          isFlying,
          isNamed: index === 0 && (scene.index === 0 || beings.length > 1),
        });
      }
    }
  }
  return cast;
}

/** Large flyers stand unless they are said to fly; nobody sleeps, sits or grieves in the air. */
function isInTheAir({ relation, figure }: Subject, posture: Posture, prompt: string): boolean {
  const isGrounded =
    posture === 'sleep' || posture === 'sit' || (posture === 'sad' && !/bee|butterfly/u.test(figure));
  const isSaid = /\b(?:fly|flies|flying|flew|soar\w*|hover\w*|in the sky|above the)\b/u.test(prompt);
  return (
    relation === 'above' &&
    !isGrounded &&
    (isSaid || !/dragon|airplane|helicopter|rocket|balloon/u.test(figure))
  );
}

/** 'A gull feather', 'a fox hole': what follows is meant, nobody is there. */
function isPartOfName(name: string, prompt: string): boolean {
  return new RegExp(
    `\\b${name} (?:feather|egg|shell|bone|nest|tooth|tail|wing|mask|skin|hole|statue|costume|toy)s?\\b`,
    'u',
  ).test(prompt.toLowerCase());
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** It looks to the left. */
  readonly turn: boolean;
}

/** Where no word can be read behind who flies. */
const builtUp: ReadonlySet<ScenePlan['place']> = new Set(['city', 'street', 'village', 'forest', 'jungle']);

/** The tallest is at least this part of a person's height, or nobody would be seen. */
const leastTall = 0.76;

type StageSize = (typeof stages)[keyof typeof stages];

/** Where everybody stands: alone a little off the middle, in company toward one another. */
function spotsOf(
  cast: readonly Cast[],
  { size, isWide, hasBubble }: { size: StageSize; isWide: boolean; hasBubble: boolean },
): Spot[] {
  const tall = cast.map(({ figure }) => Math.min(1.06, Math.pow(figure.size, 0.58)));
  const enlarged = Math.max(1, leastTall / Math.max(...tall));
  const heights = tall.map((part) => part * enlarged * size.person);
  const alone = isWide ? (hasBubble ? 0.36 : 0.4) : 0.44;
  const middle = cast.length === 1 ? alone : isWide ? (hasBubble ? 0.34 : 0.42) : 0.5;
  const widths = cast.map(({ figure, posture }, index) => {
    const { left, right, top } = boundsOf(figure.shapes);
    // Who lies is as long as they would be tall.
    const own = posture === 'sleep' ? Math.max(-top, (right - left) * 0.8) : -top;
    const scale = (heights[index] ?? 1) / Math.max(1, own);
    return { scale, width: (right - left) * scale, centre: ((left + right) / 2) * scale };
  });
  const gap = isWide ? 46 : 24;
  const whole = widths.reduce((sum, { width }) => sum + width, 0) + gap * (cast.length - 1);
  const room = size.width * (isWide ? (hasBubble ? 0.6 : 0.76) : 0.94);
  const shrink = Math.min(1, room / whole);
  let left = Math.max(size.width * 0.03, middle * size.width - (whole * shrink) / 2);
  return cast.map(({ isFlying }, index) => {
    const { scale, width, centre } = widths[index] ?? { scale: 1, width: 0, centre: 0 };
    const turn = cast.length > 1 && index > 0 && !(hasBubble && index === cast.length - 1);
    const x = left + (width * shrink) / 2 - (turn ? -centre : centre) * shrink;
    left += (width + gap) * shrink;
    const high = (heights[index] ?? 0) * shrink;
    const y = isFlying ? Math.max(high + 12, size.ground - size.person * 0.5) : size.ground + (index % 2) * 8;
    return { x, y, scale: scale * shrink, turn };
  });
}

interface Standing extends Cast {
  readonly shapes: readonly OutlineShape[];
}

function stand(cast: Cast, spot: Spot): Standing {
  const shapes = movedShapes(cast.figure.shapes, {
    x: spot.x,
    y: spot.y,
    scale: spot.scale,
    isMirrored: spot.turn,
  });
  return { ...cast, shapes };
}

/** Room for a balloon above and beside whoever it belongs to. */
function bubbleBox(of: {
  size: StageSize;
  isWide: boolean;
  speaker: Standing | undefined;
  standing: readonly Standing[];
}): BubbleBox | undefined {
  const { size, isWide, speaker, standing } = of;
  if (speaker === undefined) {
    return undefined;
  }
  const all = boundsOf(standing.flatMap(({ shapes }) => shapes));
  if (!isWide) {
    const height = Math.min(290, all.top - 56);
    return height < 130 ? undefined : { x: size.width * 0.06, y: 4, width: size.width * 0.88, height };
  }
  const x = Math.min(all.right + 50, size.width * 0.6);
  const width = Math.min(760, size.width - 30 - x);
  return width < 360 ? undefined : { x, y: 6, width, height: 276 };
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

function drawn(
  name: string,
  shapes: readonly OutlineShape[],
  { strength, cue }: { strength?: number; cue?: StageItem['cue'] },
): StageItem {
  const { picture, bounds } = pictureOf(shapes);
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  return {
    kind: 'picture',
    picture: { set: 'noto', name, ratio: width / height, strokes: picture },
    box: { x: bounds.left, y: bounds.top, width, height },
    ...(strength === undefined ? {} : { strength }),
    ...(cue === undefined ? {} : { cue }),
  };
}

const labelHeight = 84;

function labelBelow(
  text: string,
  { left, right }: { left: number; right: number },
  y: number,
  size: StageSize,
): StageItem {
  const width = Math.max(300, right - left);
  const x = Math.max(0, Math.min(size.width - width, (left + right) / 2 - width / 2));
  return { kind: 'text', text, role: 'label', pen: 'second', box: { x, y, width, height: labelHeight } };
}

/** A thing the scene speaks of, on the ground beside everybody, with its word beneath it. */
function thingItems(
  thing: BoardPicture | undefined,
  of: {
    size: StageSize;
    standing: readonly Standing[];
    mirror: (shapes: readonly OutlineShape[]) => OutlineShape[];
    isMirrored: boolean;
    bubble: BubbleBox | undefined;
  },
): StageItem[] {
  if (thing === undefined) {
    return [];
  }
  const { size, standing, isMirrored, bubble } = of;
  const all = boundsOf(standing.flatMap(({ shapes }) => shapes));
  const side = size.width * 0.95 - (all.right + 50);
  const most =
    bubble === undefined || size.width < 1000 ? 250 : size.ground - (bubble.y + bubble.height) - 40;
  const height = Math.min(most, 210);
  const width = Math.min(side, height * (thing.ratio ?? 1));
  if (width < 90 || height < 90) {
    return [];
  }
  const centre = all.right + 50 + Math.min(side / 2, 190);
  const own = { width, height: width / (thing.ratio ?? 1) };
  const x = isMirrored ? size.width - centre - width / 2 : centre - width / 2;
  const box = { x, y: size.ground + 6 - own.height, ...own };
  const { label, cue } = thing;
  return [
    { kind: 'picture', picture: bare(thing), box, ...(cue === undefined ? {} : { cue }) },
    ...(label === undefined
      ? []
      : [labelBelow(label, { left: x, right: x + width }, size.ground + 16, size)]),
  ];
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
