import type { BoardGuide } from '@kinora/renderer';
import { seededRandom } from '../canvas/random.ts';
import { movedShapes, outlineFigure } from '../outline/index.ts';
import type { Posture } from '../outline/index.ts';
import type { Subject } from '../plan/scene-plan.ts';
import { asPicture } from './draw-whole.ts';

const named = { set: 'noto', name: 'guide' } as const;
const postures = ['point', 'talk'] as const satisfies readonly Posture[];

/** Who shows what the boards of a film are about: one person for all of them, by turns in another posture. */
export function drawGuide(castSeed: number, turn: number): BoardGuide | undefined {
  const figure = castSeed % 2 === 0 ? 'woman' : 'man';
  const subject: Subject = { figure, name: figure, count: 1, relation: 'alone' };
  const drawn = outlineFigure(subject, {
    plan: { subjects: [subject], style: 'flat', castSeed },
    index: 0,
    posture: postures[turn % postures.length] ?? 'point',
    random: seededRandom(castSeed),
  });
  return drawn === undefined
    ? undefined
    : {
        toRight: asPicture(named, drawn.shapes),
        toLeft: asPicture(named, movedShapes(drawn.shapes, { isMirrored: true })),
      };
}
