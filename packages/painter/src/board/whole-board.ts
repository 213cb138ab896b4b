import type { AspectRatio } from '@kinora/contract/catalogue';
import type { BoardContent } from '@kinora/renderer';
import type { PictureIndex } from '@kinora/words';
import type { SceneTemplate } from './choose-template.ts';
import { coolingCircuit } from './circuit/cooling-circuit.ts';
import { drawSubject } from './draw-subject.ts';
import type { BoardSetting } from './draw-subject.ts';
import { criteriaOfRecap } from './recap-criteria.ts';

/**
 * What says all that there is to say: a circuit with its parts, what two were compared by, each part when it is told, or their
 * shares as bars with their names. Undefined for all other boards.
 */
export function wholeBoard(
  { template, shares }: { template: SceneTemplate; shares: BoardContent['measures'] },
  setting: BoardSetting,
  { aspect, index }: { aspect: AspectRatio; index: PictureIndex },
): Pick<BoardContent, 'template' | 'pictures' | 'notes' | 'measures' | 'stage' | 'told'> | undefined {
  const { scene } = setting;
  const circuit = coolingCircuit(scene, aspect);
  if (circuit !== undefined) {
    return { template: 'scene', pictures: [], notes: [], stage: circuit };
  }
  const compared = criteriaOfRecap(scene, index)?.map((subject, at) => drawSubject(subject, at, setting));
  if (compared !== undefined) {
    const told = compared
      .slice(1)
      .map(({ cue, ...picture }) => ({ picture, ...(cue === undefined ? {} : { cue }) }));
    return { template: 'hero', pictures: compared.slice(0, 1), notes: [], told };
  }
  return template === 'number' && shares !== undefined
    ? { template, pictures: [], notes: [], measures: shares }
    : undefined;
}
