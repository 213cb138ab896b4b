import { foldWord } from '@kinora/words';
import type { PictureIndex } from '@kinora/words';
import { findExplanations } from './explained/find-explanations.ts';
import { asSubject } from './explained/with-explanations.ts';
import { isOwnPicture } from './own/pictures.ts';
import { rankSubjects } from './rank-subjects.ts';
import type { Subject } from './rank-subjects.ts';
import type { SceneText } from './scene-text.ts';

const [fewest, most] = [3, 6] as const;

interface Step {
  readonly text: string;
  /** UTF-16 offset in the narration. */
  readonly at: number;
}

/**
 * What each step of a film shows where its last scene sums all of them up in one sentence: as many as were told, in their
 * order. Undefined where a scene sums up no steps, or one of them cannot be drawn.
 */
export function stepsOfRecap(scene: SceneText, index: PictureIndex): Subject[] | undefined {
  const steps = scene.index === scene.count - 1 ? readSteps(scene.narration) : [];
  if (steps.length < fewest || steps.length > most) {
    return undefined;
  }
  const shown: Subject[] = [];
  for (const step of steps) {
    const fresh = drawingsOf(step, scene, index).find(
      (subject) => !shown.some((other) => lookOf(other) === lookOf(subject)),
    );
    if (fresh === undefined) {
      return undefined;
    }
    shown.push(fresh);
  }
  return shown;
}

/** The parts of a sentence that lists what is done, which the writer sets apart by semicolons. */
function readSteps(narration: string): Step[] {
  const sentence = /[^.!?]*;[^.!?]*;[^.!?]*/u.exec(narration);
  if (sentence === null) {
    return [];
  }
  return [...sentence[0].matchAll(/[^;]+/gu)].flatMap(({ 0: part, index }) => {
    const text = part.replace(ordering, '').trim();
    return text === '' ? [] : [{ text, at: sentence.index + index + part.indexOf(text) }];
  });
}

/** 'First, ', 'and last of all, ': the order in which something is done, and nothing of what is done. */
const ordering =
  /^\s*(?:(?:and|et|e|y) )?(?:first|then|after that|next|last of all|d['’]abord|puis|après cela|ensuite|pour finir|per prima cosa|poi|dopo di che|quindi|alla fine|primero|luego|después de eso|más tarde|por último),?\s/iu;

/** What can be drawn of a step: what explains it, here or where it was told at length; else what it names. */
function drawingsOf({ text, at }: Step, scene: SceneText, index: PictureIndex): Subject[] {
  const told = (scene.before ?? []).find((words) => foldWord(words).includes(foldWord(text)));
  const alone = { ...scene, title: '', narration: text, keyFacts: [text], before: [] };
  const own = { ...alone, description: '', detail: '' };
  const here = findExplanations(own, { isRepeated: true });
  const there = told === undefined ? [] : findExplanations({ ...own, narration: told }, { isRepeated: true });
  const named = rankSubjects(own, index, undefined).filter(({ isSure }) => isSure);
  const drawn = named.filter(isOwn);
  const others = named.filter((subject) => !isOwn(subject));
  const explained = (found: typeof here): Subject[] => found.map((each) => asSubject(each, 1));
  return [...explained(here), ...drawn, ...explained(there), ...others].map((subject) => ({
    ...subject,
    spokenAt: at,
    spokenAgainAt: undefined,
  }));
}

function isOwn({ pictures }: Subject): boolean {
  return pictures.some(isOwnPicture);
}

function lookOf({ pictures: [lead] }: Subject): string {
  return `${lead?.set}:${lead?.name}`;
}
