import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Posture } from '../../outline/index.ts';
import type { Act } from '../../plan/acts.ts';
import { indoorPlaces } from '../../plan/scene-plan.ts';
import type { Place as Setting } from '../../plan/scene-plan.ts';
import type { SceneText } from '../scene-text.ts';
import type { Cast } from './cast.ts';
import { cutToFrame } from './cut-to-frame.ts';
import { bankBefore, edgeBefore } from './frame-edges.ts';
import { hasPond, pond } from './place-country.ts';
import { isSmall, isTiny, stages } from './stand-figures.ts';
import type { StageName, StageSize } from './stand-figures.ts';

/** How near a scene is seen: with the country round it, from head to foot, or the face. */
export type Shot = 'far' | 'medium' | 'close';

/** What a scene is seen as: its ground line and how tall people are, and how large its place is drawn. */
export interface View {
  readonly shot: Shot;
  readonly size: StageSize;
  readonly zoom: number;
  /** Nothing of a place that is drawn larger than its picture is higher. */
  readonly top: number;
}

/** Acts that are seen as well from the waist up: what they need is in the hands. */
const ofHands: ReadonlySet<Act> = new Set(['paint', 'write', 'sing', 'juggle']);
/** What is seen of all of somebody. */
const ofBody: ReadonlySet<Posture> = new Set(['sleep', 'wake', 'hide', 'wave']);
/** They stand among or on something, which belongs to them. */
const unfit: ReadonlySet<Setting> = new Set(['space', 'sky', 'underwater']);

/**
 * How near a scene of a story is seen, so that no two in a row look alike: a story opens and closes with the place around
 * whoever it is about, and every other scene comes near, if there is one face to look at.
 */
export function shotOf({ index, count, keyFacts }: SceneText, cast: readonly Cast[], place: Setting): Shot {
  const [lead] = cast;
  if (count < 3 || lead === undefined) {
    return 'medium';
  }
  const isTold = keyFacts.length === 0;
  if (isTold && (index === 0 || index === count - 1)) {
    return 'far';
  }
  if (index % 2 === 0) {
    return 'medium';
  }
  if (hasOneFace(cast, place)) {
    return 'close';
  }
  // What is explained is never far: nothing of it would be seen.
  return !isTold || index === 1 || index === count - 2 ? 'medium' : 'far';
}

/** Whether there is one face to look at. */
export function hasOneFace([lead, ...others]: readonly Cast[], place: Setting): boolean {
  return (
    lead !== undefined &&
    others.length === 0 &&
    !unfit.has(place) &&
    lead.prop === undefined &&
    (lead.rest === undefined || lead.rest.isUsual === true) &&
    !ofBody.has(lead.posture) &&
    // An insect as large as a face is a monster.
    !isTiny(lead.figure) &&
    // The face of a tree is in its trunk.
    !/living-(?:tree|fir)/u.test(lead.figure.name) &&
    (lead.act === undefined || ofHands.has(lead.act))
  );
}

/** Ground lines and sizes of what is seen from afar, and where what is seen near is cut off. */
const frames = {
  '16:9': { far: 486, cut: 580 },
  '9:16': { far: 880, cut: 1030 },
  beside: { far: 500, cut: 590 },
  above: { far: 420, cut: 488 },
  narrow: { far: 500, cut: 590 },
  large: { far: 500, cut: 590 },
  low: { far: 288, cut: 338 },
  tall: { far: 548, cut: 640 },
  talk: { far: 500, cut: 590 },
  talkTall: { far: 588, cut: 680 },
  foot: { far: 256, cut: 300 },
} as const satisfies Record<StageName, { far: number; cut: number }>;

const farScale = { outside: 0.8, inside: 0.9 } as const;
/** A picture higher than wide has no room at its sides to fill; one of two is to look unlike the other. */
const widened: Partial<Record<StageName, number>> = {
  '9:16': 1,
  beside: 0.84,
  above: 0.84,
  narrow: 0.84,
  low: 0.84,
  foot: 0.84,
};
/** Whoever is seen from afar among trees is no taller than their crowns begin. */
const wooded: ReadonlySet<Setting> = new Set(['forest', 'jungle', 'garden']);
const underTrees = 0.8;
const nearPlace = 1.3;
/** How much larger a place is around who is smaller than a cat. */
const ofSmall = 1.6;
function hasPerson(cast: readonly Cast[]): boolean {
  return cast.some(({ figure }) => figure.isPerson);
}

/** Whose face is seen near has their feet, and the ground, below what is seen. */
const sunken = 64;

export function viewOf(
  shot: Shot,
  name: StageName,
  { place, cast }: { place: Setting; cast: readonly Cast[] },
): View {
  const size = stages[name];
  // For whom a house is large, it is drawn large.
  const isLow = !unfit.has(place) && cast.every(({ figure }) => isSmall(figure));
  const nearer = isLow ? ofSmall : 1;
  const top = name === '16:9' || name === '9:16' ? skyTop : 0;
  if (shot === 'far') {
    const scale = farScale[indoorPlaces.has(place) ? 'inside' : 'outside'];
    const zoom = Math.min(1, scale * (widened[name] ?? 1));
    const person = size.person * zoom * (wooded.has(place) && hasPerson(cast) ? underTrees : 1);
    const seen = { ...size, ground: frames[name].far, person };
    return { shot, size: seen, zoom: zoom * nearer, top };
  }
  return shot === 'close'
    ? { shot, size: { ...size, ground: frames[name].cut }, zoom: nearPlace * nearer, top }
    : { shot, size, zoom: nearer, top };
}

/** What a place is drawn in before it is seen so. */
export function landSize({ size, zoom, shot }: View): { width: number; ground: number } {
  return shot === 'close' ? size : { width: size.width / zoom, ground: size.ground / zoom };
}

/** What of a place is before everybody. */
export function seenBefore({ shot, size }: View, place: Setting, words: string): OutlineShape[] {
  if (shot === 'medium') {
    return [];
  }
  if (shot === 'close') {
    return edgeBefore(place, size);
  }
  // Before the bank, or the bank would hide it.
  const water = place === 'meadow' && hasPond(words) ? pond({ ...size, ground: size.ground + 26 }, 0.72) : [];
  return [...bankBefore(place, size), ...water];
}

/** A picture without a frame ends beneath the heading. */
const skyTop = 24;

/** A place's lines, drawn in its own size, as they are seen. */
export function seenLand(view: View, lines: readonly OutlineShape[]): OutlineShape[] {
  const { size, zoom, shot } = view;
  if (shot === 'medium' && zoom === 1) {
    return [...lines];
  }
  const { width, ground } = landSize(view);
  const moved = movedShapes(lines, {
    scale: zoom,
    x: size.width / 2 - (width / 2) * zoom,
    y: size.ground + (shot === 'close' ? sunken : 0) - ground * zoom,
  });
  if (shot === 'close') {
    return cutToFrame(moved, { left: 0, top: 0, right: size.width, bottom: size.ground });
  }
  // What is larger than the picture ends beneath the heading.
  return zoom > 1
    ? cutToFrame(moved, { left: 0, top: view.top, right: size.width, bottom: size.height })
    : moved;
}
