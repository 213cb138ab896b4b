import type { AspectRatio } from '@kinora/contract/catalogue';
import type { BoardContent } from '@kinora/renderer';
import type { PictureIndex } from '@kinora/words';
import type { SceneTemplate } from './choose-template.ts';
import { coolingCircuit } from './circuit/cooling-circuit.ts';
import { drawSubject } from './draw-subject.ts';
import type { BoardSetting } from './draw-subject.ts';
import { portraitsOf } from './portraits.ts';
import { criteriaOfRecap } from './recap-criteria.ts';

/**
 * What says all that there is to say: a circuit with its parts, what two were compared by or everybody who is named, each as large
 * as the others and drawn when it is told, or shares as bars with their names. Undefined for all other boards.
 */
export function wholeBoard(
  { template, shares }: { template: SceneTemplate; shares: BoardContent['measures'] },
  setting: BoardSetting,
  { aspect, index }: { aspect: AspectRatio; index: PictureIndex },
): Pick<BoardContent, 'template' | 'pictures' | 'notes' | 'measures' | 'stage' | 'isUnordered'> | undefined {
  const { scene } = setting;
  const circuit = coolingCircuit(scene, aspect);
  if (circuit !== undefined) {
    return { template: 'scene', pictures: [], notes: [], stage: circuit };
  }
  const equals = criteriaOfRecap(scene, index) ?? portraitsOf(scene);
  if (equals !== undefined) {
    const pictures = equals.map((subject, at) => drawSubject(subject, at, { ...setting, title: '' }));
    return { template: 'process', pictures, notes: [], isUnordered: true };
  }
  return template === 'number' && shares !== undefined
    ? { template, pictures: [], notes: [], measures: shares }
    : undefined;
}
