import type { Drawing } from '@kinora/renderer';
import { foldWord, lettersInFourSeconds } from '@kinora/words';
import type { PanelPage } from '../plan/cast-plan.ts';
import { offsetOf } from './element-offset.ts';
import type { SceneText } from './scene-text.ts';

type Element = Drawing['elements'][number];

/** What comes within this part of four seconds comes together: nobody sees it apart. */
const togetherPart = 0.22;
/** So many letters of what is written are known in what is said. */
const lettersOfBeginning = 12;
/** What comes later than this part of a narration would be gone before it is read. */
const latestPart = 0.88;
/** Every stage is painted before its scene is; the first is there before anybody speaks. */
const mostStages = 9;

/** What comes to a board at one moment of what is told. */
interface Stage {
  /** UTF-16 offset in the narration. */
  readonly at: number;
  readonly elements: readonly number[];
}

/** How far a board is told by when: what is there at first, and from which part of the narration on there is more on it. */
export function boardStages(
  drawing: Drawing,
  scene: SceneText,
): { readonly drawing: Drawing; readonly pages: PanelPage[] } {
  const [first, ...others] = fewerStages(stagesOf(drawing, scene));
  const shown = new Set(first?.elements);
  const upToNow = (): Drawing => ({
    ...drawing,
    elements: drawing.elements.filter((_, place) => shown.has(place)),
  });
  const opening = upToNow();
  const pages = others.map(({ at, elements }): PanelPage => {
    for (const place of elements) {
      shown.add(place);
    }
    return { from: at / Math.max(1, scene.narration.length), drawing: upToNow() };
  });
  return { drawing: opening, pages };
}

/** What waits for no word follows what is drawn before it. */
function stagesOf({ elements }: Drawing, scene: SceneText): Stage[] {
  const together = lettersInFourSeconds[scene.code] * togetherPart;
  const latest = Math.floor(scene.narration.length * latestPart);
  let last = 0;
  const moments = elements.map((element, place) => {
    last = element.cue === undefined ? last : offsetOf(element, scene);
    return { place, at: Math.min(Math.max(last, saidAt(element, scene)), latest) };
  });
  const stages: Stage[] = [];
  for (const { place, at } of moments.toSorted((one, other) => one.at - other.at)) {
    const before = stages.at(-1);
    // A scene opens on more than its heading.
    const isOpening = stages.length === 1 && !saysSomething(before, elements);
    if (before !== undefined && (isOpening || at - before.at <= together)) {
      stages.splice(-1, 1, { ...before, elements: [...before.elements, place] });
    } else {
      stages.push({ at: before === undefined ? 0 : at, elements: [place] });
    }
  }
  return stages;
}

/** Words that wait for nothing are said at some time: a number by its figures, others by how they begin. */
function saidAt(element: Element, { narration, code }: SceneText): number {
  if (element.kind !== 'text' || element.role === 'title' || element.role === 'label') {
    return 0;
  }
  const text = element.lines.join(code === 'ja' ? '' : ' ');
  const [figures] = /\d[\d.,]*/u.exec(text) ?? [];
  const written = figures ?? foldWord(text).slice(0, lettersOfBeginning);
  return Math.max(
    0,
    figures === undefined ? foldWord(narration).indexOf(written) : narration.indexOf(written),
  );
}

function saysSomething(stage: Stage | undefined, elements: readonly Element[]): boolean {
  return (stage?.elements ?? []).some((place) => {
    const element = elements[place];
    return (
      element?.kind === 'illustration' ||
      element?.kind === 'strokes' ||
      (element?.kind === 'text' && element.role !== 'title')
    );
  });
}

/** Of too many those that follow each other soonest come together. */
function fewerStages(stages: readonly Stage[]): readonly Stage[] {
  const kept = [...stages];
  while (kept.length > mostStages) {
    const gaps = kept.slice(1).map(({ at }, index) => at - (kept[index]?.at ?? 0));
    const soonest = gaps.indexOf(Math.min(...gaps));
    const [one, other] = [kept[soonest], kept[soonest + 1]];
    if (one === undefined || other === undefined) {
      return kept;
    }
    kept.splice(soonest, 2, { at: one.at, elements: [...one.elements, ...other.elements] });
  }
  return kept;
}
