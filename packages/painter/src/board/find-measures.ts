import type { BoardMeasure } from '@kinora/renderer';
import { readQuestion } from '@kinora/words';
import { cueAt, stressCueAt } from './cues.ts';
import { measuredName } from './measured-name.ts';
import { ownMeasure } from './own-measure.ts';
import { readMeasures } from './read-measures.ts';
import { isOnScale } from './read-scales.ts';
import type { SceneText } from './scene-text.ts';
import { takenBackAt } from './taken-back.ts';

/**
 * The numbers with a unit that a scene tells, of one unit only: that which the film's title asks for, else its first one's.
 * At most two; behind the first, where they are all of others, what was told of the film's own subject, by the word for it.
 */
export function findMeasures(
  scene: SceneText,
  own?: string,
): {
  measures: BoardMeasure[];
  whole?: number;
  isAsked: boolean;
} {
  const { narration, code, filmTitle } = scene;
  // A number on a scale is no length of a bar: it is written when it is told, see `toldThings`.
  const read = readMeasures(narration, code).filter((measure) => !isOnScale(measure));
  const found = read.filter(({ text }, place) => read.findIndex((each) => each.text === text) === place);
  const asked = filmTitle === undefined ? undefined : readQuestion(filmTitle, code).measure;
  const answer = found.find(({ text }) => asked?.units.test(text) === true);
  const unit = (answer ?? found[0])?.unit;
  const alike = found.filter((each) => each.unit === unit).slice(0, 2);
  const isPart = unit === '%' && alike.every(({ amount }) => amount <= 100);
  const names = alike.map(({ at }) => measuredName(narration, at, code));
  // Of one thing alone, its picture says what is measured.
  const isOfSeveral = names.length === 2 && names[1] !== undefined && names[0] !== names[1];
  const isOfOthers = answer !== undefined && names.length > 0 && names.every((name) => name !== undefined);
  const before = isOfOthers && own !== undefined ? ownMeasure(scene, answer.unit, own) : undefined;
  const measures = alike.map(({ text, amount, from, at, said }, place) => {
    const label = isOfSeveral || before !== undefined ? names[place] : undefined;
    const back = takenBackAt(narration, at + said.length, code);
    return {
      text,
      amount,
      ...(from === undefined ? {} : { from }),
      ...(label === undefined ? {} : { label }),
      ...(back === undefined ? {} : { takenBack: stressCueAt(narration, back, code) }),
      cue: cueAt(narration, at, code),
    };
  });
  return {
    measures: before === undefined ? measures : withOwn(before, measures),
    ...(isPart ? { whole: 100 } : {}),
    isAsked: answer !== undefined,
  };
}

/** Whom the scene tells of first is drawn first; the film's own subject comes with the first number that is compared with its. */
function withOwn(own: BoardMeasure, [first, ...others]: readonly BoardMeasure[]): BoardMeasure[] {
  if (first === undefined) {
    return [own];
  }
  return [first, first.cue === undefined ? own : { ...own, cue: first.cue }, ...others];
}
