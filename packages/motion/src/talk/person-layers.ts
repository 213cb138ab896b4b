import type { LayerInput, Sways, VariantKey } from './layer-parts.ts';
import type { SpokenTurn } from '@kinora/models';
import { partSeed, seededRandom } from '@kinora/painter';
import type { PlacedPerson, FigureBox, Sprite } from '@kinora/painter';
import { armLayers, handTrack } from './arm-layers.ts';
import type { ArmRoom } from './arm-layers.ts';
import { browTrack, eyeTrack } from './face-tracks.ts';
import { looksOf } from './gaze.ts';
import type { TimedGesture } from './gesture-moments.ts';
import { headMoves } from './head-moves.ts';
import { mouthTrack } from './visemes.ts';

/** What one of the people does during a scene. */
export interface Part {
  readonly placed: PlacedPerson;
  readonly sprites: readonly Sprite[];
  readonly own: readonly SpokenTurn[];
  readonly others: readonly SpokenTurn[];
  /** Of everybody. */
  readonly gestures: readonly TimedGesture[];
  /** Position in the plan. */
  readonly person: number;
  readonly isAlone: boolean;
  readonly room: ArmRoom;
  readonly durationSeconds: number;
  readonly seed: number;
}

/** People stand a little before the plane in focus, so that the place moves behind them. */
export const personDepth = 0.56;

/** A person's sprites as layers: the head sways about the neck and carries the face, the trunk breathes. */
export function personLayers(part: Part): LayerInput[] {
  const name = `person-${part.seed}`;
  const tracks = variantTracks(part);
  const own = { ...part, gestures: part.gestures.filter(({ person }) => person === part.person) };
  const arms = { left: armLayers({ ...own, side: 'left' }), right: armLayers({ ...own, side: 'right' }) };
  return part.sprites.map((sprite) => {
    const layer: LayerInput = {
      id: `${name}-${sprite.name}`,
      files: [...sprite.files],
      box: sceneBox(part.placed, sprite.box),
      depth: personDepth,
      variantTrack: tracks[sprite.name] ?? [],
    };
    if (sprite.name === 'hair-behind') {
      const anchor = neckOf(part.placed);
      return { ...layer, anchor, sways: [...headSways(part), leaning(part).head], keys: headMoves(own) };
    }
    if (sprite.name === 'trunk' || sprite.name === 'back') {
      return { ...layer, anchor: hipsOf(part.placed), sways: [breathing(part.seed), leaning(part).trunk] };
    }
    for (const side of ['left', 'right'] as const) {
      if (sprite.name === `arm-${side}`) {
        return { ...layer, parent: `${name}-trunk`, ...arms[side].upper };
      }
      if (sprite.name === `forearm-${side}`) {
        const variantTrack = handTrack(arms[side].hands, sprite.variants);
        return { ...layer, parent: `${name}-arm-${side}`, ...arms[side].fore, variantTrack };
      }
    }
    return { ...layer, parent: `${name}-hair-behind` };
  });
}

function variantTracks(part: Part): Partial<Record<string, VariantKey[]>> {
  const random = seededRandom(partSeed(part.seed, 'expression'));
  return {
    mouth: mouthTrack(part.own),
    eyes: eyeTrack(part.durationSeconds, looksOf(part, random), random),
    brows: browTrack(part.own, part.others, random),
  };
}

function sceneBox({ x, y, scale }: PlacedPerson, box: FigureBox): LayerInput['box'] {
  return { x: x + box.x * scale, y: y + box.y * scale, width: box.width * scale, height: box.height * scale };
}

const neckOf = ({ x, y, scale }: PlacedPerson): { x: number; y: number } => ({ x, y: y + 165 * scale });
const hipsOf = ({ x, y, scale }: PlacedPerson): { x: number; y: number } => ({ x, y: y + 860 * scale });

function headSways({ placed, own, seed }: Part): Sways {
  const lively = own.length > 0 ? 1 : 0.55;
  return [
    { of: 'rotation', amount: 1.7 * lively, periodSeconds: 3.1, phase: 0, irregularity: 0.8, seed },
    {
      of: 'x',
      amount: 4.5 * placed.scale * lively,
      periodSeconds: 4.3,
      phase: 0.3,
      irregularity: 0.8,
      seed: seed + 1,
    },
    { of: 'y', amount: 2.6 * placed.scale, periodSeconds: 3.6, phase: 0, irregularity: 0, seed },
  ];
}

function breathing(seed: number): Sways[number] {
  return { of: 'scale', amount: 0.004, periodSeconds: 3.6, phase: 0, irregularity: 0, seed };
}

/** From hips to neck, in figure units. */
const trunkLength = 695;

/** Weight goes from one foot to the other: the trunk turns about the hips, and the head, which lies behind it, goes along. */
function leaning({ placed, seed }: Part): Readonly<Record<'trunk' | 'head', Sways[number]>> {
  const degrees = 0.5;
  const swing = { periodSeconds: 6.3, phase: 0.1, irregularity: 0.7, seed: seed % 9973 } as const;
  const across = Math.sin((degrees * Math.PI) / 180) * trunkLength * placed.scale;
  return {
    trunk: { of: 'rotation', amount: degrees, ...swing },
    head: { of: 'x', amount: across, ...swing },
  };
}
