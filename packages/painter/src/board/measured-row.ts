import type { BoardMeasure, BoardPicture } from '@kinora/renderer';
import type { PictureIndex } from '@kinora/words';
import { movedShapes, boundsOf } from '../outline/index.ts';
import type { OutlineShape } from '../outline/index.ts';
import { fitted } from './explained/draw-amounts.ts';
import { beingIn } from './explained/find-amounts.ts';
import { drawAncientWhale } from './own/ancient-beings.ts';
import { sizeUnits } from './figures-of.ts';
import { inSteps } from './in-steps.ts';
import { readMeasures } from './read-measures.ts';
import type { SceneText } from './scene-text.ts';
import { splitSentences } from './split-sentences.ts';
import { inStep } from './explained/parts.ts';

/** Of a being that has a bar, its figure, and how many times as long as others it is. */
interface Sized {
  readonly measure: BoardMeasure;
  readonly figure: string;
  readonly size: number;
}

/** A row of such height has room for the largest. */
const room = { width: 1000, height: 330, gap: 50 } as const;
/** What a being of another kind looks like that stands beside one of the film's own. */
const otherKinds: Readonly<Record<string, () => OutlineShape[]>> = {
  whale: drawAncientWhale,
  'spouting-whale': drawAncientWhale,
  'blue-whale': drawAncientWhale,
};
/** Whose number was taken back is no longer known to be so large: it is drawn in the colour of bone. */
const bone = '#d8d3c4';
const masses = /^(?:t|kg|g)$/u;

/**
 * The beings whose numbers stand beside one another, one below the other as their bars are and each as large as it is told:
 * as long, or of a mass in three directions. Undefined where one of them has no name or cannot be drawn, or less than two are.
 */
export function rowToScale(
  measures: readonly BoardMeasure[],
  scene: SceneText,
  index: PictureIndex,
): BoardPicture | undefined {
  if (measures.some(({ label }) => label === undefined)) {
    return undefined;
  }
  const sized = measures.flatMap((measure): Sized[] => {
    const unit = readMeasures(measure.text, scene.code)[0]?.unit ?? '';
    const figure = beingOf(measure, scene, index);
    return figure === undefined || !sizeUnits.has(unit)
      ? []
      : [{ measure, figure, size: masses.test(unit) ? Math.cbrt(measure.amount) : measure.amount }];
  });
  const standing = sized.filter(({ measure }) => measure.takenBack === undefined);
  if (sized.length < 2 || sized.length < measures.length || standing.length === 0) {
    return undefined;
  }
  const drawn = sized.map(({ measure, figure, size }, place) => {
    const others = sized.filter((_, at) => at !== place);
    const shapes = drawBeing(figure, others.some((each) => each.figure === figure) && isOther(measure));
    const isBack = measure.takenBack !== undefined;
    // How large it was after all is not told: no larger than the largest that is known.
    const own = isBack ? Math.max(...standing.map((each) => each.size)) : size;
    return { shapes: isBack ? asBone(shapes) : shapes, size: own };
  });
  const scale = Math.min(...drawn.map(({ shapes, size }) => fitOf(shapes) / size));
  const cues = measures.map(({ cue }) => cue);
  const [first] = sized;
  return inSteps(
    { set: 'tabler', name: `explained-row-${first?.figure}` },
    drawn.flatMap(({ shapes, size }, place) => inStep(place, placed(shapes, scale * size, place))),
    cues.slice(1),
  );
}

/** Whether a name is that of a kind: beside what the film is about, it looks otherwise. */
function isOther({ label = '' }: BoardMeasure): boolean {
  return /^\p{Lu}/u.test(label);
}

/** At one size, whatever the proportions: of the same mass or length as any other that is drawn so. */
function drawBeing(figure: string, isOfOtherKind: boolean): OutlineShape[] {
  const kin = isOfOtherKind ? otherKinds[figure] : undefined;
  const shapes = kin?.() ?? fitted(`icon:${figure}`, { width: 1000, height: 1000 });
  const { left, right, top, bottom } = boundsOf(shapes);
  return movedShapes(shapes, { scale: 1000 / Math.sqrt((right - left) * (bottom - top)) });
}

function asBone(shapes: readonly OutlineShape[]): OutlineShape[] {
  return shapes.map((shape) => (shape.fill === undefined ? shape : { ...shape, fill: bone }));
}

function fitOf(shapes: readonly OutlineShape[]): number {
  const { left, right, top, bottom } = boundsOf(shapes);
  return Math.min(room.width / (right - left), room.height / (bottom - top));
}

/** In the middle of its row. */
function placed(shapes: readonly OutlineShape[], scale: number, place: number): OutlineShape[] {
  const { left, right, top, bottom } = boundsOf(shapes);
  return movedShapes(shapes, {
    scale,
    x: room.width / 2 - ((left + right) / 2) * scale,
    y: place * (room.height + room.gap) + room.height / 2 - ((top + bottom) / 2) * scale,
  });
}

/** What is measured: what its sentence names, else what the film is about. */
function beingOf(
  { label = '' }: BoardMeasure,
  { narration, code, filmTitle = '' }: SceneText,
  index: PictureIndex,
): string | undefined {
  const sentence = splitSentences(narration, code).find(({ text }) => label !== '' && text.includes(label));
  const [own] = beingIn(sentence?.text ?? `${label}. ${filmTitle}`, index);
  return own?.name;
}
