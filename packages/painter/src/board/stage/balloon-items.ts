import type { StageItem } from '@kinora/renderer';
import { boundsOf } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { cueAt } from '../cues.ts';
import { card, speechBubble, thoughtBubble } from './bubbles.ts';
import type { BubbleBox } from './bubbles.ts';
import { bare, drawn } from './drawn-items.ts';
import { mirrored, mirroredBox } from './setting.ts';
import type { Setting } from './setting.ts';
import { clauseAfter } from './told-moments.ts';
import type { StageSize, Standing } from './stand-figures.ts';

/** The outline of what somebody says or thinks, or the card for what is written. */
export function balloonOf({ parts, standing, room, hasBubble, wish }: Setting): OutlineShape[] {
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

/** The balloon with what is said or thought of. */
export function balloonItems(setting: Setting, balloon: readonly OutlineShape[]): StageItem[] {
  const { parts, room, quotation, wish, hasBubble } = setting;
  if (!hasBubble || room === undefined || balloon.length === 0) {
    return [];
  }
  const { narration, code } = parts.scene;
  const isStory = parts.scene.keyFacts.length === 0;
  const dreamt = isStory ? clauseAfter(parts.scene, 0.25) : undefined;
  const cue = quotation === undefined ? dreamt : cueAt(narration, quotation.at, code);
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

/** Room for a balloon above and beside whoever it belongs to. */
export function bubbleBox({
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
  return width < 330 || height < 130 ? undefined : { x, y: 6, width, height };
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
