import { evenBox, unionBox } from '../draw/coverage.ts';
import type { PixelBox } from '../draw/coverage.ts';
import type { FrameScale } from '../draw/frame-scale.ts';
import type { Sketch } from '../draw/sketch.ts';
import { stillFoot } from '../flow/stir-painter.ts';
import type { Stir } from '../flow/stir-painter.ts';
import type { DrawingElement } from '../timeline/drawing.ts';
import { wholeOfStep } from '../timeline/picture-steps.ts';
import { isPicture } from './board-view.ts';
import type { CameraMove } from './plan-camera.ts';
import type { SceneClock, TimedStep } from './plan-drawing.ts';
import type { TimedFlow } from './plan-flows.ts';
import { restsOf } from './rests.ts';
import type { FrameSpan } from './rests.ts';

/** When a finished picture stirs, and how. */
export interface TimedStir extends FrameSpan {
  readonly stir: Stir;
}

/** What is drawn on a board, and when. */
interface Drawn {
  readonly elements: readonly DrawingElement[];
  readonly sketches: readonly (Sketch | null)[];
  readonly scale: FrameScale;
  readonly steps: readonly TimedStep[];
}

/** In seconds: a board rests no longer than `most`, and a picture stirs for so long. */
const times = { most: 2.4, stir: 0.9 } as const;
/** The paper round a picture that its movement runs out on: a part of its height, in board units at least and at most. */
const margins = { part: 0.032, least: 8, most: 24 } as const;
/** What is wider than this beside its height would hardly be seen to sway: it swells. */
const widest = 1.6;

/**
 * Pictures in which nothing goes on stir where a board would stand still: what was drawn last first, then by turns what was
 * drawn before it. Only what has paper round it stirs; words do where there is no picture yet.
 */
export function planStirs(
  drawn: Drawn,
  { flows, camera, clock }: { flows: readonly TimedFlow[]; camera: CameraMove | null; clock: SceneClock },
): TimedStir[] {
  const flowing = flows.map(({ element, from, to }) => ({ element, step: 0, start: from, end: to }));
  return restsOf([...drawn.steps, ...flowing], camera, clock)
    .filter(({ from }) => (camera?.at(from) ?? null) === null)
    .flatMap((rest) =>
      placesIn(rest, clock).flatMap((span, turn): TimedStir[] => {
        const stirs = stirsAt(span.from, drawn);
        const stir = stirs[turn % stirs.length];
        return stir === undefined ? [] : [{ ...span, stir }];
      }),
    );
}

/** So many as leave no part of a rest too long, at equal distances. */
function placesIn({ from, to }: FrameSpan, { framesPerSecond }: SceneClock): FrameSpan[] {
  const rest = (to - from) / framesPerSecond;
  const count = Math.max(0, Math.ceil((rest - times.most) / (times.most + times.stir)));
  const gap = (rest - count * times.stir) / (count + 1);
  return Array.from({ length: count }, (_, index) => {
    const start = from + Math.round((gap + index * (gap + times.stir)) * framesPerSecond);
    return { from: start, to: start + Math.round(times.stir * framesPerSecond) };
  });
}

/** What can stir on a board as it is at a frame, what was drawn last first. */
export function stirsAt(frame: number, drawn: Drawn): Stir[] {
  const { elements, sketches, steps } = drawn;
  const spans = spansOf(steps);
  const isBegun = (element: number): boolean => (spans.get(element)?.start ?? 0) <= frame;
  const endOf = (element: number): number => spans.get(element)?.end ?? 0;
  const begun = sketches.flatMap((sketch, element) =>
    sketch !== null && isBegun(element) ? [{ element, sketch }] : [],
  );
  const finished = begun
    .filter(({ element }) => endOf(element) <= frame)
    .toSorted((one, other) => endOf(other.element) - endOf(one.element) || other.element - one.element);
  const stirring = (isMeant: (element: DrawingElement | undefined) => boolean): Stir[] =>
    finished.filter(({ element }) => isMeant(elements[element])).flatMap((own) => stirOf(own, begun, drawn));
  const pictures = stirring(isPicture);
  return pictures.length > 0 ? pictures : stirring(isWords);
}

interface DrawnElement {
  readonly element: number;
  readonly sketch: Sketch;
}

function spansOf(steps: readonly TimedStep[]): ReadonlyMap<number, { start: number; end: number }> {
  const spans = new Map<number, { start: number; end: number }>();
  for (const { element, start, end } of steps) {
    const known = spans.get(element) ?? { start, end };
    spans.set(element, { start: Math.min(known.start, start), end: Math.max(known.end, end) });
  }
  return spans;
}

/** A heading stands over everything, and stays. */
function isWords(element: DrawingElement | undefined): boolean {
  return element?.kind === 'text' && element.role !== 'title';
}

/** How a picture stirs, with the ring round it; not at all where something else stands too near. */
function stirOf(own: DrawnElement, begun: readonly DrawnElement[], { elements, scale }: Drawn): Stir[] {
  const { box } = own.sketch;
  const isRing = ({ element, sketch }: DrawnElement): boolean =>
    elements[element]?.kind === 'frame' && holdsMiddle(sketch.box, box);
  const isOfPicture = isPartOf(elements[own.element], elements);
  const isWithIt = (each: DrawnElement): boolean => isRing(each) || isOfPicture(each.element);
  const together = begun
    .filter((each) => isWithIt(each))
    .reduce<PixelBox>((all, { sketch }) => unionBox(all, sketch.box) ?? all, box);
  const unit = scale.pixelsPerUnit;
  const margin = Math.round(
    Math.min(margins.most * unit, Math.max(margins.least * unit, together.height * margins.part)),
  );
  const wanted = {
    left: together.x - margin,
    top: together.y - margin,
    right: together.x + together.width + margin,
    // Its foot stays where it is, and so does what of the ring is beneath.
    bottom: isOfPicture(own.element) ? together.y + together.height : box.y + box.height,
  };
  const isWhole = wanted.left >= 0 && wanted.top >= 0 && wanted.right <= scale.width;
  const room = isWhole ? evenBox(wanted, scale) : null;
  // What stands at its foot, as the ring round its name, is where nothing moves; a star beside it is no loss.
  const moved = room === null ? null : { ...room, height: room.height * (1 - stillFoot) };
  const isApart = ({ element, sketch }: DrawnElement): boolean =>
    moved !== null && !isOver(sketch.box, elements[element]?.kind === 'accent' ? box : moved);
  const isFree = begun.every((other) => other === own || isWithIt(other) || isApart(other));
  const isSlender = elements[own.element]?.kind === 'illustration' && box.width <= box.height * widest;
  const kind = isSlender || together !== box ? 'sway' : 'swell';
  return isFree && room !== null ? [{ kind, box: room, margin }] : [];
}

/** Which elements are drawn of the same picture as another one, which is not drawn all at once. */
function isPartOf(
  own: DrawingElement | undefined,
  elements: readonly DrawingElement[],
): (element: number) => boolean {
  const nameOf = (element: DrawingElement | undefined): string | undefined =>
    element?.kind === 'strokes' ? element.name : undefined;
  const whole = wholeOfStep(nameOf(own) ?? '');
  const names = new Set(
    elements.flatMap((element) => {
      const name = nameOf(element) ?? '';
      return whole !== '' && wholeOfStep(name) === whole ? [name] : [];
    }),
  );
  return (element) => names.size > 1 && names.has(nameOf(elements[element]) ?? '');
}

function holdsMiddle(ring: PixelBox, { x, y, width, height }: PixelBox): boolean {
  const [across, down] = [x + width / 2 - ring.x, y + height / 2 - ring.y];
  return across > 0 && across < ring.width && down > 0 && down < ring.height;
}

function isOver(one: PixelBox, other: PixelBox): boolean {
  return (
    one.x < other.x + other.width &&
    one.x + one.width > other.x &&
    one.y < other.y + other.height &&
    one.y + one.height > other.y
  );
}
