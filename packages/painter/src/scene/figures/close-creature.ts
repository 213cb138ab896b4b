import type { CloseArt, FormedArt } from './figure-art.ts';
import { boxOf } from './forms/light-forms.ts';

/** Heads of room around a face that a close-up shows of a creature. */
const room = { aside: 3.2, below: 2.6 } as const;
/** How much larger than its eye what an eye is on has to be, to be a head. */
const headBesideEye = 3.2;
/** A head's height, where a snout makes it longer than high. */
const heightOfLength = 0.72;
/** Heads below the eyes that a close-up shows at least: who ends above hangs in the air. */
const leastBelow = 2.3;

/** What is before and above a face is in the picture with it: this many heads of room are there. */
const [roomBefore, roomAbove] = [2.7, 1.05];
/** Who is head for such parts of the length and the height has no neck: all of them is seen, and not a face without its body. */
const [mostlyHead, headLength, headHeight] = [0.5, 0.36, 0.46];

/** Ears and tails that would be cut off by more than this are seen with all of who has them. */
const mostCut = 1.12;

/** A creature as far as a close-up shows it; undefined for who has no eyes. */
export function closeCreature(art: FormedArt): CloseArt | undefined {
  const head = headOf(art);
  if (head === undefined) {
    return undefined;
  }
  const body = boxOf(art.forms.flatMap(({ outline }) => outline));
  const [length, tall] = [body.right - body.left, body.bottom - body.top];
  const isLow = length > tall;
  const isMostlyHead =
    head.width > length * mostlyHead || (head.width > length * headLength && head.height > tall * headHeight);
  const wanted = heightFor(head);
  // What is cut off by the lower edge ends below it.
  const most = (art.box.y + art.box.height - head.y) / leastBelow;
  const isWhole = (isLow && isMostlyHead) || wanted > most * mostCut;
  const face = { x: head.x, y: head.y, height: Math.min(wanted, most) };
  const box = isWhole ? art.box : around(face, art.box);
  const near = (each: FormedArt): FormedArt => ({ forms: each.forms, box });
  const { life } = art;
  const close: FormedArt = {
    ...near(art),
    ...(life === undefined
      ? {}
      : {
          life: {
            ...life,
            moments: life.moments.map((moment) => ('forms' in moment ? near(moment) : moment)),
          },
        }),
  };
  const { x, y, height } = face;
  return { art: close, speaking: close, face: { x, y, height }, ...(isWhole ? { whole: body } : {}) };
}

interface Head {
  /** Between the eyes, and the middle of the head. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Its height, where a snout makes it longer than high. */
  readonly size: number;
  /** The topmost and foremost of it, with ears, horns and beak. */
  readonly top: number;
  readonly front: number;
}

/** The head that its eyes are on: the smallest of its forms that is much larger than they are. */
function headOf({ forms }: FormedArt): Head | undefined {
  const eyes = forms.filter(({ isEye }) => isEye === true);
  if (eyes.length === 0) {
    return undefined;
  }
  const eye = boxOf(eyes.flatMap(({ outline }) => outline));
  const size = boxOf(eyes[0]?.outline ?? []);
  const least = Math.max(eye.right - eye.left, (size.bottom - size.top) * headBesideEye);
  const [x, y] = [(eye.left + eye.right) / 2, (eye.top + eye.bottom) / 2];
  const boxes = forms
    .filter(({ isEye }) => isEye !== true)
    .map(({ outline }) => boxOf(outline))
    .map((each) => ({ ...each, width: each.right - each.left, height: each.bottom - each.top }));
  const [head] = boxes
    .filter(({ left, right, top, bottom }) => left <= x && right >= x && top <= y && bottom >= y)
    .filter(({ width, height }) => width >= least && height >= least)
    .toSorted((one, other) => one.width * one.height - other.width * other.height);
  if (head === undefined) {
    return undefined;
  }
  const { left, right, top, bottom, width, height } = head;
  // What touches a head and begins above its chin is on it.
  const on = boxes.filter(
    (each) => each.left < right && each.right > left && each.top < bottom && each.bottom > top - height * 0.1,
  );
  return {
    x: (left + right) / 2,
    y,
    width,
    height,
    size: Math.max(height, width * heightOfLength),
    top: Math.min(...on.map((each) => each.top)),
    front: Math.max(...on.map((each) => each.right)),
  };
}

/** The height of a head that has all of it in the picture. */
function heightFor({ x, y, size, top, front }: Head): number {
  return Math.max(size, (front - x) / roomBefore, (y - top) / roomAbove);
}

function around({ x, y, height }: CloseArt['face'], whole: FormedArt['box']): FormedArt['box'] {
  const left = Math.max(whole.x, x - room.aside * height);
  const right = Math.min(whole.x + whole.width, x + room.aside * height);
  const bottom = Math.min(whole.y + whole.height, y + room.below * height);
  return { x: left, y: whole.y, width: right - left, height: bottom - whole.y };
}
