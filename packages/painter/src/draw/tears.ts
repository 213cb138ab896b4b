import { hex } from '../canvas/colour.ts';
import { turned } from './face-shape.ts';
import type { FaceShape } from './face-shape.ts';
import { paintForm, smoothPath } from './form.ts';
import type { Easel } from './form.ts';

const water = hex('#a8dcf6');
/** How far a tear runs down a cheek in a movement, in figure units. */
const runs = 34;

/** Tears below both eyes, large enough to be seen where a whole person is. */
export function paintTears(easel: Easel, face: FaceShape, beat: number): void {
  for (const sign of [-1, 1]) {
    const { x, y } = turned(face, sign * (face.eyeGap + 6), face.eyeY + 40 + runs * beat);
    paintForm(easel, {
      path: smoothPath([
        [x, y - 34],
        [x + 24, y + 16],
        [x, y + 40],
        [x - 24, y + 16],
      ]),
      colour: water,
      turn: 8,
    });
  }
}
