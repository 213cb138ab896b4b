import type { StageItem } from '@kinora/renderer';
import { boundsOf } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { cueAt } from '../cues.ts';
import { card, speechBubble, thoughtBubble } from './bubbles.ts';
import type { BubbleBox } from './bubbles.ts';
import { bare, drawn } from './drawn-items.ts';
import { isOnDark, mirrored, mirroredBox } from './setting.ts';
import type { Setting } from './setting.ts';
import { clauseAfter } from './told-moments.ts';
import type { StageSize, Standing } from './stand-figures.ts';

/** The outlines of what somebody says or thinks, or the card for what is written. */
export function balloonsOf(setting: Setting): OutlineShape[][] {
  const { parts, standing, room, hasBubble, wish } = setting;
  const speaker = standing.at(-1);
  if (!hasBubble && parts.note !== undefined && room !== undefined) {
    return [card(cardBox(room, parts.note.text))];
  }
  if (!hasBubble || room === undefined || speaker === undefined) {
    return [];
  }
  const head = headOf(speaker.shapes);
  return wish === undefined
    ? roomsIn(setting, room).map((own, index, all) =>
        speechBubble(
          own,
          index > 0 && isFurther(own, all[0], head) ? besideTail(own, head) : head,
          all.length > 1 ? 'shared' : 'alone',
        ),
      )
    : [thoughtBubble(room, head, isOnDark(setting))];
}

/** How far the tail of a balloon that is further away leans to whoever says its words. */
const leaning = 240;

/** Where the tail of a balloon that is further away leads: toward the same mouth, aslant and ending right below it, before no face. */
function besideTail({ x, y, width, height }: BubbleBox, [mouth]: Place): Place {
  const middle = x + width / 2;
  const side = Math.sign(mouth - middle);
  const from = middle + side * width * 0.42;
  return [from + side * Math.min(leaning, Math.abs(mouth - from) * 0.8), y + height + 74];
}

/** Whether a second balloon is further away than the first. */
function isFurther(own: BubbleBox, first: BubbleBox | undefined, [x]: Place): boolean {
  const away = (box: BubbleBox): number => Math.abs(box.x + box.width / 2 - x);
  return first !== undefined && away(own) > away(first);
}

/** How far two balloons reach into each other, and how much lower the second one is. */
const twoBalloons = { over: 8, lower: 14 } as const;

/** Room for each balloon: what is said first is on the left, whichever way the picture looks. */
function roomsIn(setting: Setting, room: BubbleBox): BubbleBox[] {
  if (setting.inTwo === undefined) {
    return [room];
  }
  const { over, lower } = twoBalloons;
  const own = { ...room, width: (room.width + over) / 2, height: room.height - lower };
  const other = { ...own, x: room.x + own.width - over };
  const isTurned = mirroredBox(setting, own).x > mirroredBox(setting, other).x;
  return isTurned ? [other, { ...own, y: room.y + lower }] : [own, { ...other, y: room.y + lower }];
}

/** The balloons with what is said or thought of. */
export function balloonItems(setting: Setting, balloons: readonly (readonly OutlineShape[])[]): StageItem[] {
  const { room, quotation, inTwo, hasBubble } = setting;
  if (!hasBubble || room === undefined) {
    return [];
  }
  const said = inTwo ?? [quotation];
  const rooms = roomsIn(setting, room);
  return balloons.flatMap((balloon, index) => {
    const own = rooms[index];
    return own === undefined || balloon.length === 0
      ? []
      : balloonItem(setting, { balloon, room: own, quotation: said[index] });
  });
}

/** The part of a balloon that has room for words. */
const inner = { thought: [0.76, 0.74], said: [0.84, 0.8], shared: [0.88, 0.86] } as const;

function balloonItem(
  setting: Setting,
  {
    balloon,
    room,
    quotation,
  }: { balloon: readonly OutlineShape[]; room: BubbleBox } & Pick<Setting, 'quotation'>,
): StageItem[] {
  const { parts, wish } = setting;
  const { narration, code } = parts.scene;
  const isStory = parts.scene.keyFacts.length === 0;
  const dreamt = isStory ? clauseAfter(parts.scene, 0.25) : undefined;
  const cue = quotation === undefined ? dreamt : cueAt(narration, quotation.at, code);
  const outer = mirroredBox(setting, room);
  // A cloud has less room in it than a balloon.
  const said = setting.inTwo === undefined ? inner.said : inner.shared;
  const [across, down] = quotation === undefined ? inner.thought : said;
  const box = {
    x: outer.x + (outer.width * (1 - across)) / 2,
    y: outer.y + (outer.height * (1 - down)) / 2,
    width: outer.width * across,
    height: outer.height * down,
  };
  const cloud = drawn('place-balloon', mirrored(setting, balloon), { cue });
  if (quotation !== undefined) {
    return [cloud, { kind: 'text', text: quotation.text, role: 'fact', pen: 'ink', box }];
  }
  return wish === undefined ? [cloud] : [cloud, { kind: 'picture', picture: bare(wish), box }];
}

/** What is written where nobody speaks. */
export function noteItems(setting: Setting, ground: readonly OutlineShape[]): StageItem[] {
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

/** No balloon above a head is higher. */
const mostHigh = 300;

/** A wide picture that is narrower has its balloon beside whoever speaks, and not above. */
const narrowStrip = 1000;

/** Room for a balloon above and beside whoever it belongs to. */
export function bubbleBox({
  size,
  isWide,
  top,
  isOverTable,
  isShared,
  standing,
}: {
  size: StageSize;
  isWide: boolean;
  /** Nothing of it is higher. */
  top: number;
  /** What lies on a table is below it. */
  isOverTable: boolean;
  /** Two balloons are in it. */
  isShared: boolean;
  standing: readonly Standing[];
}): BubbleBox | undefined {
  const all = boundsOf(standing.flatMap(({ shapes, pieces }) => [...shapes, ...pieces.beside]));
  if (!isWide) {
    const height = Math.min(mostHigh, all.top - 52 - top);
    const side = size.width * (isShared ? 0.025 : 0.06);
    return height < 130 ? undefined : { x: side, y: top, width: size.width - side * 2, height };
  }
  const isStrip = size.width < narrowStrip;
  const x = Math.min(all.right + (isStrip ? 40 : 50), size.width * 0.6);
  const width = Math.min(760, size.width - 30 - x);
  // Whoever stands as far to the side has the balloon above the head, and not before the face.
  const below = standing.map(({ shapes }) => boundsOf(shapes)).filter(({ right }) => right > x);
  // What has little room to the side has it downward, beside whoever speaks.
  const most = isStrip ? size.ground * (isOverTable ? 0.48 : 0.8) : 276;
  const height = Math.min(most, ...below.map((each) => each.top - 20 - top));
  return width < 330 || height < 130 ? undefined : { x, y: top, width, height };
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
