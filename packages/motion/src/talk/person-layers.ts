import type { KeysInput, LayerInput, Sways, VariantKey } from './layer-parts.ts';
import type { SpokenTurn } from '@kinora/models';
import { partSeed, seededRandom } from '@kinora/painter';
import type { PlacedPerson, FigureBox, Sprite } from '@kinora/painter';
import { blinkTrack, browTrack } from './face-tracks.ts';
import { mouthTrack } from './visemes.ts';

/** What one of the people does during a scene. */
export interface Part {
  readonly placed: PlacedPerson;
  readonly sprites: readonly Sprite[];
  readonly own: readonly SpokenTurn[];
  readonly others: readonly SpokenTurn[];
  readonly durationSeconds: number;
  readonly seed: number;
}

/** People stand a little before the plane in focus, so that the place moves behind them. */
const depth = 0.56;

/** A person's sprites as layers: the head sways about the neck and carries the face, the trunk breathes. */
export function personLayers(part: Part): LayerInput[] {
  const name = `person-${part.seed}`;
  const tracks = variantTracks(part);
  return part.sprites.map((sprite) => {
    const layer: LayerInput = {
      id: `${name}-${sprite.name}`,
      files: [...sprite.files],
      box: sceneBox(part.placed, sprite.box),
      depth,
      variantTrack: tracks[sprite.name] ?? [],
    };
    if (sprite.name === 'hair-behind') {
      return { ...layer, anchor: neckOf(part.placed), sways: headSways(part), keys: nods(part) };
    }
    if (sprite.name === 'trunk' || sprite.name === 'back') {
      return { ...layer, anchor: hipsOf(part.placed), sways: breathing(part.seed) };
    }
    return { ...layer, parent: `${name}-hair-behind` };
  });
}

function variantTracks(part: Part): Partial<Record<string, VariantKey[]>> {
  const random = seededRandom(partSeed(part.seed, 'expression'));
  return {
    mouth: mouthTrack(part.own),
    eyes: blinkTrack(part.durationSeconds, random),
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

function breathing(seed: number): Sways {
  return [{ of: 'scale', amount: 0.003, periodSeconds: 3.6, phase: 0, irregularity: 0, seed }];
}

/** A small nod where a turn begins, and one of agreement from who listens when it ends. */
function nods({ placed, own, others, durationSeconds }: Part): KeysInput {
  const moments = [
    ...own.map((turn) => turn.startSeconds + 0.05),
    ...others.map((turn) => turn.endSeconds - 0.25),
  ]
    .filter((at) => at > 0.2 && at < durationSeconds - 0.7)
    .toSorted((one, other) => one - other);
  const keys: KeysInput = [{ atSeconds: 0 }];
  for (const at of moments) {
    if (at > (keys.at(-1)?.atSeconds ?? 0) + 0.1) {
      keys.push(
        { atSeconds: at },
        { atSeconds: at + 0.2, y: 7 * placed.scale, rotationDegrees: 0.8 },
        { atSeconds: at + 0.5 },
      );
    }
  }
  return keys;
}
