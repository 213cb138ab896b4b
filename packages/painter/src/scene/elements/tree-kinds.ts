import type { Colour } from '../../canvas/colour.ts';
import type { Random } from '../../canvas/random.ts';
import type { Scene } from '../scene.ts';

export type TreeKind = 'broad' | 'conifer' | 'birch' | 'bare' | 'palm' | 'blossom';

export interface TreeLook {
  readonly kind: TreeKind;
  readonly leaves: Colour;
  readonly bark: Colour;
  readonly distance: number;
  /** Names the tree: another name, another tree. */
  readonly name: string;
  /** Height in pixels. */
  readonly height: number;
  /** How far the light reaches it, 1 in the open. */
  readonly lit?: number;
}

/** A tree while it is painted. */
export interface Planting {
  readonly scene: Scene;
  readonly look: TreeLook;
  readonly foot: { readonly x: number; readonly y: number };
  readonly random: Random;
}
