import type { BoardGuide, BoardPicture } from '@kinora/renderer';
import { seededRandom } from '../canvas/random.ts';
import { movedShapes, outlineFigure, pictureOf, boundsOf } from '../outline/index.ts';
import type { OutlineShape, Posture } from '../outline/index.ts';
import type { Subject } from '../plan/scene-plan.ts';

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
        toRight: asPicture(drawn.shapes),
        toLeft: asPicture(movedShapes(drawn.shapes, { isMirrored: true })),
      };
}

function asPicture(shapes: readonly OutlineShape[]): BoardPicture {
  const { left, top, right, bottom } = boundsOf(shapes);
  return {
    set: 'noto',
    name: 'guide',
    ratio: (right - left) / (bottom - top),
    strokes: pictureOf(shapes).picture,
  };
}
