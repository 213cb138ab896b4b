import type { Frame } from '../../canvas/frame.ts';

/** A street in perspective: its edges run from the picture's lower corners to the vanishing point. */
export interface StreetView {
  readonly vanish: { readonly x: number; readonly y: number };
  /** Foot of a house front on a side (-1 left, 1 right): `depth` 1 is at the viewer, `up` a part of the frame's height there. */
  at(side: number, depth: number, up: number): [number, number];
  /** A place on the ground, `across` from -1 at the left fronts to 1 at the right ones. */
  ground(across: number, depth: number): [number, number];
}

export function streetView(frame: Frame, vanish: { x: number; y: number }): StreetView {
  const foot = frame.height * 1.02;
  const edgeOf = (side: number): number => (side < 0 ? -0.16 * frame.width : frame.width * 1.16);
  const toward = (x: number, depth: number, up: number): [number, number] => [
    vanish.x + (x - vanish.x) / depth,
    vanish.y + (foot - vanish.y) / depth - (up * frame.height) / depth,
  ];
  return {
    vanish,
    at: (side, depth, up) => toward(edgeOf(side), depth, up),
    ground(across, depth) {
      const edge = edgeOf(Math.sign(across) || 1);
      return toward(vanish.x + (edge - vanish.x) * Math.abs(across), depth, 0);
    },
  };
}
