import type { Colour } from '../../canvas/colour.ts';

/** The light of a scene: one source of every colour, so that all that is painted belongs together. */
export interface SceneLight {
  /** Where sun or moon stands, as parts of the frame; may lie outside. */
  readonly sunX: number;
  readonly sunY: number;
  /** From what is lit towards the light; x to the right, y down, z to the viewer. */
  readonly toward: readonly [number, number, number];
  /** Colours of light on what it reaches and of what fills the shadows. */
  readonly key: Colour;
  readonly ambient: Colour;
  readonly haze: Colour;
  /** How much of the haze lies before the farthest things, from 0 to 1. */
  readonly hazeDensity: number;
  readonly sky: { readonly top: Colour; readonly middle: Colour; readonly low: Colour };
  readonly sun: Colour;
  /** 0 by day, 1 in the night: windows and lamps glow by it. */
  readonly darkness: number;
  /** How hard the shadows are, 0 under a closed sky. */
  readonly hardness: number;
  readonly cloud: { readonly lit: Colour; readonly shade: Colour; readonly cover: number };
}
