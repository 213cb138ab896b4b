import type { Colour } from '../../canvas/colour.ts';
import { hex } from '../../canvas/colour.ts';
import type { TreeKind } from '../elements/trees.ts';
import type { Scene } from '../scene.ts';
import type { Season } from '../../plan/scene-plan.ts';

/** The plants' and ground's own colours by the season. */
export interface Growth {
  readonly grass: Colour;
  readonly dry: Colour;
  readonly leaves: readonly [Colour, Colour, Colour];
  readonly needles: Colour;
  readonly flowers: readonly Colour[];
  readonly tree: TreeKind;
}

const growths: Readonly<Record<Season, Growth>> = {
  spring: {
    grass: hex('#7fb84a'),
    dry: hex('#a9c65c'),
    leaves: [hex('#8cc152'), hex('#6fae4a'), hex('#f2b6c8')],
    needles: hex('#3f7a52'),
    flowers: [hex('#ffffff'), hex('#f7a8c4'), hex('#ffe066')],
    tree: 'broad',
  },
  summer: {
    grass: hex('#5f9e3e'),
    dry: hex('#97b04a'),
    leaves: [hex('#4f8f3a'), hex('#6aa544'), hex('#3d7c3f')],
    needles: hex('#2f6a48'),
    flowers: [hex('#ffffff'), hex('#e8534a'), hex('#ffd23f')],
    tree: 'broad',
  },
  autumn: {
    grass: hex('#a59a45'),
    dry: hex('#c59a4a'),
    leaves: [hex('#d9782d'), hex('#e0a136'), hex('#b8432f')],
    needles: hex('#3d6648'),
    flowers: [hex('#e8b04a'), hex('#c95f3a')],
    tree: 'broad',
  },
  winter: {
    grass: hex('#e4ebf2'),
    dry: hex('#c9d6e2'),
    leaves: [hex('#dfe8ef'), hex('#c8d4de'), hex('#eef3f7')],
    needles: hex('#5e7f80'),
    flowers: [],
    tree: 'bare',
  },
};

/** Cherry trees in flower. */
const blossoms: Growth['leaves'] = [hex('#f3b3c8'), hex('#f8ccd8'), hex('#e892b0')];

export function growthOf(scene: Scene): Growth {
  const isWhite = scene.plan.weather === 'snow' || scene.plan.place === 'snowfield';
  const growth = growths[isWhite ? 'winter' : scene.plan.season];
  return scene.plan.details?.includes('blossom') === true
    ? { ...growth, leaves: blossoms, tree: 'broad' }
    : growth;
}
