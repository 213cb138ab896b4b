import type { Colour } from '../../../canvas/colour.ts';
import type { Gait, QuadrupedBuild } from './quadruped.ts';

/** A beast on four legs: its measures for a colour, and how it likes to hold itself. */
export interface Beast {
  readonly gaits: readonly Gait[];
  build(colour: Colour | undefined): QuadrupedBuild;
}
