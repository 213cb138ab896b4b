import type { Drawing } from '@kinora/renderer';
import { isContentWord, lettersInFourSeconds, readWords, stemWord } from '@kinora/words';
import { cueAt } from './cues.ts';
import { offsetOf } from './element-offset.ts';
import type { SceneText } from './scene-text.ts';

type Element = Drawing['elements'][number];
type Lettering = Extract<Element, { kind: 'text' }>;

/** Sooner than this part of four seconds before its words a name may stand. */
const earlyPart = 0.5;

/**
 * A drawing whose names and facts are written when their words are told: what is read long before it is said takes the
 * listener away from what is told, or contradicts it. A name stays with its picture where its words are told about then, or
 * never.
 */
export function withNamesWhenTold(drawing: Drawing, scene: SceneText): Drawing {
  return drawing.elements
    .filter((each): each is Lettering => each.kind === 'text')
    .reduce((changed, name) => whenTold(changed, name, scene), drawing);
}

function whenTold(drawing: Drawing, name: Lettering, scene: SceneText): Drawing {
  const { elements } = drawing;
  const at = elements.indexOf(name);
  const toldAt =
    at < 0 || (name.role !== 'label' && name.role !== 'fact') ? undefined : toldOffset(name, scene);
  const early = lettersInFourSeconds[scene.code] * earlyPart;
  if (toldAt === undefined || toldAt - beginOffset(elements, at, scene) < early) {
    return drawing;
  }
  const cue = cueAt(scene.narration, toldAt, scene.code);
  const own = [{ ...name, cue }, ...marksAfter(elements, at)];
  const rest = elements.filter(
    (each, index) => (index < at || index >= at + own.length) && !isEarlyMark(each, name, { toldAt, scene }),
  );
  // Before the first that waits for a later word: what waits for nothing belongs to what it follows.
  const next = rest.findIndex(
    (each) => each.cue !== undefined && offsetOf(each, scene) > offsetOf({ cue }, scene),
  );
  const place = next < 0 ? rest.length : next;
  return { ...drawing, elements: [...rest.slice(0, place), ...own, ...rest.slice(place)] };
}

/** Where most of the words of a lettering that are told at all have been told; undefined where none is. */
function toldOffset({ lines }: Lettering, { narration, code }: SceneText): number | undefined {
  const told = readWords(narration, code).map(({ text, start }) => ({ stem: stemWord(text, code), start }));
  const offsets = readWords(lines.join(' '), code).flatMap(({ text }) => {
    const stem = stemWord(text, code);
    const first = isContentWord(text, code) ? told.find((word) => word.stem === stem) : undefined;
    return first === undefined ? [] : [first.start];
  });
  return offsets.toSorted((one, other) => one - other)[Math.floor(offsets.length / 2)];
}

/** Where an element is begun: with what it follows. */
function beginOffset(elements: readonly Element[], at: number, scene: SceneText): number {
  return Math.max(0, ...elements.slice(0, at + 1).map((each) => offsetOf(each, scene)));
}

/** The line under a name, and what else is drawn with it. */
function marksAfter(elements: readonly Element[], at: number): Element[] {
  const end = elements.findIndex((each, index) => index > at && (each.cue !== undefined || !isMark(each)));
  return elements.slice(at + 1, end < 0 ? elements.length : end);
}

function isMark({ kind }: Element): boolean {
  return kind === 'underline' || kind === 'frame' || kind === 'highlight';
}

/** A ring that was to be drawn at a name before or as it is written: who writes just now what is said needs none. */
function isEarlyMark(
  mark: Element,
  { box }: Lettering,
  { toldAt, scene }: { readonly toldAt: number; readonly scene: SceneText },
): boolean {
  if (mark.cue === undefined || (mark.kind !== 'frame' && mark.kind !== 'highlight')) {
    return false;
  }
  const x = mark.kind === 'frame' ? mark.box.x + mark.box.width / 2 : mark.from.x;
  const y = mark.kind === 'frame' ? mark.box.y + mark.box.height / 2 : mark.from.y;
  const isOnName = x >= box.x - 40 && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  return isOnName && offsetOf(mark, scene) < toldAt + lettersInFourSeconds[scene.code] * earlyPart;
}
