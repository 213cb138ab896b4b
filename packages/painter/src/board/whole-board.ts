import type { AspectRatio } from '@kinora/contract/catalogue';
import type { BoardContent } from '@kinora/renderer';
import type { PictureIndex } from '@kinora/words';
import type { SceneTemplate } from './choose-template.ts';
import { coolingCircuit } from './circuit/cooling-circuit.ts';
import { asPicture } from './draw-whole.ts';
import { drawSubject } from './draw-subject.ts';
import type { BoardSetting } from './draw-subject.ts';
import { isPerson } from './people-in-turn.ts';
import type { Subject } from './rank-subjects.ts';
import type { SceneText } from './scene-text.ts';
import { portraitsOf } from './portraits.ts';
import { criteriaOfRecap, judgedPair } from './recap-criteria.ts';

/**
 * What says all that there is to say: a circuit with its parts, what two were compared by or everybody who is named, each as large
 * as the others and drawn when it is told, or shares as bars with their names. Undefined for all other boards.
 */
export function wholeBoard(
  { template, shares }: { template: SceneTemplate; shares: BoardContent['measures'] },
  setting: BoardSetting,
  {
    aspect,
    index,
    subjects = [],
  }: { aspect: AspectRatio; index: PictureIndex; subjects?: readonly Subject[] },
): Pick<BoardContent, 'template' | 'pictures' | 'notes' | 'measures' | 'stage' | 'isUnordered'> | undefined {
  const { scene } = setting;
  const circuit = coolingCircuit(scene, aspect);
  if (circuit !== undefined) {
    return { template: 'scene', pictures: [], notes: [], stage: circuit };
  }
  const equals = criteriaOfRecap(scene, index) ?? portraitsOf(scene) ?? allOfRecap(scene, subjects);
  if (equals !== undefined) {
    const pictures = equals.map((subject, at) => drawSubject(subject, at, { ...setting, title: '' }));
    return { template: 'process', pictures, notes: [], isUnordered: true };
  }
  if (template !== 'number' || shares === undefined) {
    return undefined;
  }
  const pair = judgedPair(scene, index);
  const pictures = pair === undefined ? [] : [asPicture({ set: 'tabler', name: 'judged-pair' }, pair)];
  return { template, pictures, notes: [], measures: shares };
}

/** So many are summed up side by side. */
const fewestSummed = 3;

/** What the last scene of a film sums up, where that is several things that explain: none of them is its chief one. */
function allOfRecap(scene: SceneText, subjects: readonly Subject[]): Subject[] | undefined {
  const isLast = scene.index === scene.count - 1 && scene.keyFacts.length > 0;
  const summed = isLast
    ? subjects.filter(
        (subject) => subject.draw !== undefined && subject.spokenAt !== undefined && !isPerson(subject),
      )
    : [];
  return summed.length < fewestSummed
    ? undefined
    : summed.toSorted((one, other) => (one.spokenAt ?? 0) - (other.spokenAt ?? 0));
}
