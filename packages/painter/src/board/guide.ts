import type { BoardGuide } from '@kinora/renderer';
import { seededRandom } from '../canvas/random.ts';
import { movedShapes, outlineFigure } from '../outline/index.ts';
import type { Posture } from '../outline/index.ts';
import type { Subject } from '../plan/scene-plan.ts';
import { asPicture } from './draw-whole.ts';

const named = { set: 'noto', name: 'guide' } as const;

/** Who shows what the boards of a film are about: one person for all of them, at what the board asks for. */
export function drawGuide(castSeed: number, posture: Posture): BoardGuide | undefined {
  const figure = castSeed % 2 === 0 ? 'woman' : 'man';
  const subject: Subject = { figure, name: figure, count: 1, relation: 'alone' };
  const drawn = outlineFigure(subject, {
    plan: { subjects: [subject], style: 'flat', castSeed },
    index: 0,
    posture,
    random: seededRandom(castSeed),
  });
  return drawn === undefined
    ? undefined
    : {
        toRight: asPicture(named, drawn.shapes),
        toLeft: asPicture(named, movedShapes(drawn.shapes, { isMirrored: true })),
      };
}
