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

/** A creature as far as a close-up shows it; undefined for who has no eyes. */
export function closeCreature(art: FormedArt): CloseArt | undefined {
  const face = faceOf(art);
  if (face === undefined) {
    return undefined;
  }
  const near = (each: FormedArt): FormedArt => ({ forms: each.forms, box: around(face, art.box) });
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
  return { art: close, speaking: close, face };
}

/** The head that its eyes are on: the smallest of its forms that is much larger than they are. */
function faceOf({ forms, box }: FormedArt): CloseArt['face'] | undefined {
  const eyes = forms.filter(({ isEye }) => isEye === true);
  if (eyes.length === 0) {
    return undefined;
  }
  const eye = boxOf(eyes.flatMap(({ outline }) => outline));
  const size = boxOf(eyes[0]?.outline ?? []);
  const least = Math.max(eye.right - eye.left, (size.bottom - size.top) * headBesideEye);
  const [x, y] = [(eye.left + eye.right) / 2, (eye.top + eye.bottom) / 2];
  const [head] = forms
    .filter(({ isEye }) => isEye !== true)
    .map(({ outline }) => boxOf(outline))
    .filter(({ left, right, top, bottom }) => left <= x && right >= x && top <= y && bottom >= y)
    .map((each) => ({ ...each, width: each.right - each.left, height: each.bottom - each.top }))
    .filter(({ width, height }) => width >= least && height >= least)
    .toSorted((one, other) => one.width * one.height - other.width * other.height);
  return head === undefined
    ? undefined
    : {
        x: (head.left + head.right) / 2,
        y,
        height: Math.min(
          Math.max(head.height, head.width * heightOfLength),
          (box.y + box.height - y) / leastBelow,
        ),
      };
}

function around({ x, y, height }: CloseArt['face'], whole: FormedArt['box']): FormedArt['box'] {
  const left = Math.max(whole.x, x - room.aside * height);
  const right = Math.min(whole.x + whole.width, x + room.aside * height);
  const bottom = Math.min(whole.y + whole.height, y + room.below * height);
  return { x: left, y: whole.y, width: right - left, height: bottom - whole.y };
}
