import { boundsOf, movedShapes } from '../../outline/index.ts';
import type { OutlineShape } from '../../outline/index.ts';
import { cutToFrame } from './cut-to-frame.ts';
import { isWideStage } from './stand-figures.ts';
import type { StageName, StageSize, Standing } from './stand-figures.ts';
import type { View } from './views.ts';

/** How much nearer than from head to foot a face is seen, and how much of somebody at least. */
const nearer = { most: 1.85, head: 1.5, wide: 0.56, whole: 0.78, edge: 0.9 } as const;
/** Where a head is, beside what is said and alone. */
const heads = {
  '16:9': { top: 40, said: 40 },
  '9:16': { top: 120, said: 300 },
  beside: { top: 70, said: 230 },
  above: { top: 40, said: 40 },
  narrow: { top: 70, said: 230 },
  large: { top: 40, said: 40 },
  low: { top: 30, said: 30 },
  tall: { top: 50, said: 50 },
  talk: { top: 70, said: 230 },
  talkTall: { top: 70, said: 230 },
  foot: { top: 26, said: 26 },
} as const satisfies Record<StageName, { top: number; said: number }>;

/** What there is beside a face, and whether a thing is what is seen near instead. */
interface Near {
  readonly name: StageName;
  readonly hasBubble: boolean;
  readonly hasThings: boolean;
  readonly isOfThing?: boolean | undefined;
}

/** Everybody as they are seen: near, they are cut off at the ground line. */
export function seenFigures(standing: readonly Standing[], view: View, near: Near): Standing[] {
  const { name, hasBubble, hasThings, isOfThing = false } = near;
  const { size } = view;
  if (view.shot !== 'close') {
    return isOfThing ? withThingNear(standing, size) : [...standing];
  }
  const all = boundsOf(
    standing.flatMap(({ shapes, pieces }) => [...shapes, ...Object.values(pieces).flat()]),
  );
  // Something is said or stands beside them.
  const isAside = isWideStage(name) && (hasBubble || hasThings);
  const room = size.width * (isAside ? nearer.wide : nearer.whole);
  const least = name === 'beside' && !hasBubble && standing.length === 1 ? nearer.head : 1;
  const scale = Math.max(least, Math.min(nearer.most, room / (all.right - all.left)));
  const top = heads[name][hasBubble ? 'said' : 'top'];
  const isAloft = standing.some(({ isFlying }) => isFlying);
  const high = (all.bottom - all.top) * scale;
  // Whoever is not tall enough to be cut off stands on the ground.
  const y = isAloft ? Math.max(top, (size.ground - high) * 0.5) : Math.max(top, size.ground - high);
  const middle = isAside ? 0.31 : 0.45;
  const isCropped = (all.right - all.left) * scale > size.width * nearer.edge;
  const to = {
    scale,
    // Whoever is longer than the picture is wide is seen from the head on.
    x: isCropped
      ? size.width * nearer.edge - all.right * scale
      : size.width * middle - ((all.left + all.right) / 2) * scale,
    y: y - all.top * scale,
  };
  return standing.map((one) => movedIn(one, size, to));
}

/** Somebody with what they are at, moved to where they are seen, as far as it is above the ground line. */
function movedIn(one: Standing, size: StageSize, to: { scale: number; x: number; y: number }): Standing {
  const frame = { left: 0, top: -size.height, right: size.width, bottom: size.ground };
  const seen = (shapes: readonly OutlineShape[]): OutlineShape[] =>
    cutToFrame(movedShapes(shapes, to), frame);
  return {
    ...one,
    shapes: seen(one.shapes),
    felt: one.felt.map(seen),
    pieces: {
      behind: seen(one.pieces.behind),
      beside: seen(one.pieces.beside),
      before: seen(one.pieces.before),
    },
  };
}

/** How much nearer a thing is seen at most, how much of the width it may fill, and how far it stays from the edges. */
const ofThing = { most: 1.7, high: 2.1, least: 1.1, wide: 0.64, filled: 0.92, edge: 0.04, top: 14 } as const;
/** How much of whoever is upright is beyond no edge; a beast is known by its front. */
const seenPart = { upright: 1, long: 0.5 } as const;
/** What has its top as near to a head's is looked at there, and feet may be below what is seen. */
const atEyes = 0.4;

/**
 * What somebody has before them, as near as a picture shows it whole; of whoever is at it, who stand behind it, what has no
 * room is beyond the edge.
 */
function withThingNear(standing: readonly Standing[], size: StageSize): Standing[] {
  const [one, ...others] = standing;
  if (one === undefined || others.length > 0 || one.pieces.beside.length === 0) {
    return [...standing];
  }
  const thing = boundsOf(one.pieces.beside);
  const own = boundsOf(one.shapes);
  const top = Math.min(thing.top, own.top);
  const isHigh = thing.top - own.top < (size.ground - own.top) * atEyes;
  const whole = (size.ground * 0.97) / (size.ground - top);
  const scale = Math.min(
    isHigh ? ofThing.high : Math.min(ofThing.most, whole),
    (size.width * ofThing.wide) / (thing.right - thing.left),
    (size.width * ofThing.filled) / (thing.right - own.right + seenOf(own)),
  );
  if (scale < ofThing.least) {
    return [...standing];
  }
  const edge = size.width * ofThing.edge;
  const all = boundsOf([...one.shapes, ...Object.values(one.pieces).flat()]);
  const middle = size.width / 2 - ((all.left + all.right) / 2) * scale;
  const x = Math.min(middle, size.width - edge - thing.right * scale);
  const y = Math.max(size.ground * (1 - scale), ofThing.top - top * scale);
  return [movedIn(one, { ...size, ground: size.height }, { scale, x, y })];
}

function seenOf({ left, right, top, bottom }: ReturnType<typeof boundsOf>): number {
  return (right - left) * (right - left > bottom - top ? seenPart.long : seenPart.upright);
}
