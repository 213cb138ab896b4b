import type { KeysInput, LayerInput, Sways, VariantKey } from './layer-parts.ts';
import type { SpokenTurn } from '@kinora/models';
import { between, partSeed, seededRandom, shoulderOf } from '@kinora/painter';
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
export const personDepth = 0.56;

/** A person's sprites as layers: the head sways about the neck and carries the face, the trunk breathes. */
export function personLayers(part: Part): LayerInput[] {
  const name = `person-${part.seed}`;
  const tracks = variantTracks(part);
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
      return { ...layer, anchor, sways: [...headSways(part), leaning(part).head], keys: nods(part) };
    }
    if (sprite.name === 'trunk' || sprite.name === 'back') {
      return { ...layer, anchor: hipsOf(part.placed), sways: [breathing(part.seed), leaning(part).trunk] };
    }
    if (sprite.name === 'arm-left' || sprite.name === 'arm-right') {
      const side = sprite.name === 'arm-left' ? -1 : 1;
      return {
        ...layer,
        parent: `${name}-trunk`,
        anchor: shoulderAt(part.placed, side),
        sways: armSways(part, side),
        keys: gestures(part, side),
      };
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

function shoulderAt({ x, y, scale, person }: PlacedPerson, side: 1 | -1): { x: number; y: number } {
  const [across, down] = shoulderOf(person);
  return { x: x + across * side * scale, y: y + down * scale };
}

/** Arms never hang quite still. */
function armSways({ seed }: Part, side: 1 | -1): Sways {
  return [
    {
      of: 'rotation',
      amount: 0.7,
      periodSeconds: side === 1 ? 4.1 : 4.7,
      phase: side === 1 ? 0.2 : 0.6,
      irregularity: 0.8,
      seed: partSeed(seed, `arm ${side}`) % 10_000,
    },
  ];
}

/** How far an arm goes out from the trunk in a gesture: hanging ones little, raised ones beat what is said. */
const gestureDegrees: Readonly<Partial<Record<PlacedPerson['pose'], readonly [number, number]>>> = {
  explain: [6, 11],
  point: [3, 9],
  wave: [3, 14],
};

/** While somebody speaks, hands beat the time of what is said: out, a moment there, and back. */
function gestures({ placed, own, seed, durationSeconds }: Part, side: 1 | -1): KeysInput {
  const random = seededRandom(partSeed(seed, `gestures ${side}`));
  const [left, right] = gestureDegrees[placed.pose] ?? [3.5, 3.5];
  const most = side === 1 ? right : left;
  const keys: KeysInput = [{ atSeconds: 0 }];
  for (const { startSeconds, endSeconds } of own) {
    let at = startSeconds + between(random, 0.1, 0.5);
    while (at < Math.min(endSeconds, durationSeconds) - 0.9) {
      const holds = between(random, 0.2, 0.5);
      if (at > (keys.at(-1)?.atSeconds ?? 0) + 0.05) {
        // Positive turns are clockwise: outwards for the arm on the viewer's left.
        const rotationDegrees = -side * most * between(random, 0.45, 1);
        keys.push(
          { atSeconds: at },
          { atSeconds: at + 0.28, rotationDegrees },
          { atSeconds: at + 0.28 + holds, rotationDegrees: rotationDegrees * 0.8 },
          { atSeconds: at + 0.62 + holds },
        );
      }
      at += 0.7 + holds + between(random, 0.5, 1.8);
    }
  }
  return keys;
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
