/** How the hand is held: on lettering, on the lines and colours of a drawing, and lifted off the board between them. */
export const handPoseNames = ['write', 'draw', 'lift'] as const;
export type HandPose = (typeof handPoseNames)[number];

export interface PoseMeasures {
  /** Radians by which arm and hand are turned round the marker's tip, clockwise. */
  readonly turn: number;
  /** Radians by which the marker is turned in the fingers. */
  readonly markerTurn: number;
  /** Where the tip is from the place the hand is busy with, in board units. */
  readonly lift: { readonly x: number; readonly y: number };
  /** How far down the shadow falls, in board units. */
  readonly shadow: number;
}

/** The arm comes from below rather than from the side: it then lies on less of what is drawn. */
export const handPoses = {
  write: { turn: 0.14, markerTurn: -0.06, lift: { x: 0, y: 0 }, shadow: 16 },
  draw: { turn: 0.02, markerTurn: 0.06, lift: { x: 0, y: 0 }, shadow: 20 },
  lift: { turn: 0.2, markerTurn: -0.14, lift: { x: 26, y: -40 }, shadow: 56 },
} as const satisfies Record<HandPose, PoseMeasures>;

/** How large the hand is drawn, as a part of its shapes: small enough that it does not lie on half of a picture. */
export const handSize = 0.8;
