import type { Path2D } from '@napi-rs/canvas';
import { between, partSeed, seededRandom } from '../canvas/random.ts';
import type { PersonPlan } from '../plan/person-plan.ts';
import { smoothPath } from './form.ts';

/** Proportions of one person's head in figure units; its centre is between the eyes. Turned by `yaw`. */
export interface FaceShape {
  readonly plan: PersonPlan;
  /** -1 looks to the left edge of the picture, 0 at the viewer, 1 to the right. Three-quarter is 0.6. */
  readonly yaw: number;
  readonly jaw: number;
  readonly cheek: number;
  readonly chin: number;
  readonly eyeGap: number;
  readonly eyeWidth: number;
  readonly eyeY: number;
  readonly browThickness: number;
  readonly noseLength: number;
  readonly noseWidth: number;
  readonly mouthY: number;
  readonly mouthWidth: number;
}

/** Degrees of a full turn of `yaw`. */
const FULL_TURN = (38 * Math.PI) / 180;

export function faceShape(plan: PersonPlan, yaw: number): FaceShape {
  const random = seededRandom(partSeed(plan.seed, 'face'));
  const isChild = plan.age === 'child';
  const isSoft = plan.build === 'feminine' || isChild;
  return {
    plan,
    yaw,
    jaw: between(random, 0.72, 0.8) + (isSoft ? 0 : 0.09),
    cheek: (isChild ? 114 : 106) + between(random, -3, 4),
    chin: (isChild ? 134 : 147) + between(random, -4, 5) + (isSoft ? 0 : 6),
    eyeGap: between(random, 45, 49),
    eyeWidth: between(random, 23, 25.5) * (isChild ? 1.12 : 1),
    eyeY: (isChild ? 14 : 4) + between(random, -2, 2),
    browThickness: (isSoft ? 7 : 10.5) + between(random, -1, 1.5),
    noseLength: (isChild ? 34 : 46) + between(random, -3, 4),
    noseWidth: (isChild ? 12 : 16) + between(random, -2, 3),
    mouthY: (isChild ? 88 : 93) + between(random, -3, 2),
    mouthWidth: (isChild ? 26 : 32) + between(random, -2, 3),
  };
}

/** Where a point of the face is seen after the turn of the head. The head is taken as a ball of the cheeks' width. */
export function turned(face: FaceShape, x: number, y: number): { x: number; y: number; narrowing: number } {
  const radius = face.cheek;
  const angle = face.yaw * FULL_TURN;
  const across = Math.max(-1, Math.min(1, x / radius));
  const depth = Math.sqrt(1 - across * across) * radius * 0.8;
  const narrowing =
    Math.cos(angle + Math.asin(across) * 0.7) / Math.max(0.3, Math.cos(Math.asin(across) * 0.7));
  return {
    x: x * Math.cos(angle) + depth * Math.sin(angle),
    y,
    narrowing: Math.min(1.12, Math.max(0.5, narrowing)),
  };
}

/** The outline of skull and face. */
export function headPath(face: FaceShape): Path2D {
  const { cheek, chin, jaw, yaw } = face;
  const lean = yaw * 22;
  const far = yaw > 0 ? 1 : -1;
  const amount = Math.abs(yaw);
  const side = (x: number, sign: number): number => sign * x * (sign === far ? 1 - amount * 0.07 : 1);
  return smoothPath([
    [0, -158],
    [side(62, 1), -144],
    [side(100, 1), -92],
    [side(cheek + 3, 1), -20],
    [side(cheek, 1) + lean * 0.3, 34],
    [side(cheek * (jaw + 0.13), 1) + lean * 0.6, 84],
    [side(cheek * jaw * 0.72, 1) + lean, 126],
    [27 + lean, chin],
    [-27 + lean, chin],
    [side(cheek * jaw * 0.72, -1) + lean, 126],
    [side(cheek * (jaw + 0.13), -1) + lean * 0.6, 84],
    [side(cheek, -1) + lean * 0.3, 34],
    [side(cheek + 3, -1), -20],
    [side(100, -1), -92],
    [side(62, -1), -144],
  ]);
}
