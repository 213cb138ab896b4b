import { between } from '../../canvas/random.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import type { Place as Setting } from '../../plan/scene-plan.ts';
import { area, block, disc, line } from './lines.ts';
import { isTouching } from './taken-room.ts';
import type { Taken } from './taken-room.ts';
import { colours, isNight } from './place-room.ts';
import { falling } from './place-rain.ts';
import type { PlaceRoom } from './place-room.ts';

const inside: ReadonlySet<Setting> = new Set([
  'room',
  'kitchen',
  'classroom',
  'library',
  'laboratory',
  'workshop',
  'theatre',
  'hall',
  'studio',
  'cave',
  'underwater',
  'space',
]);

function sunX(setting: Setting, { width, isWritten }: PlaceRoom): number {
  if (isWritten) {
    return leafy.has(setting) ? width * 0.29 : width * 0.09;
  }
  return leafy.has(setting) ? width * 0.67 : width - 120;
}

/** Where trees stand at the edges, the sun is seen between them. */
const leafy: ReadonlySet<Setting> = new Set(['forest', 'jungle', 'garden', 'meadow', 'village', 'farm']);

/** How far around its middle a light of the sky reaches, with its rays. */
const aura = 92;

/** Where the sun or moon is seen whole: in its usual place, or beside whoever is there. */
function freeX(
  usual: number,
  { y, width, taken }: { y: number; width: number; taken: readonly Taken[] },
): number {
  const isFree = (x: number): boolean =>
    !taken.some((each) =>
      isTouching({ left: x - aura, right: x + aura, top: y - aura, bottom: y + aura }, each),
    );
  const others = [0.9, 0.78, 0.66, 0.1, 0.22, 0.34, 0.5].map((part) => part * width);
  return (
    [usual, ...others.toSorted((one, other) => Math.abs(one - usual) - Math.abs(other - usual))].find(
      isFree,
    ) ?? usual
  );
}

/** Sun or moon, clouds, rain, snow; who or what is `taken` room by hides neither sun nor moon. */
export function skyOf(setting: Setting, room: PlaceRoom, taken: readonly Taken[] = []): OutlineShape[] {
  if (inside.has(setting)) {
    return [];
  }
  const { width, weather } = room;
  const isLow = room.time === 'sunset' || room.time === 'golden' || room.time === 'dawn';
  const y = isLow ? 144 : 84;
  const x = freeX(sunX(setting, room), { y, width, taken });
  const isWet = weather === 'rain' || weather === 'storm' || weather === 'overcast' || weather === 'snow';
  if (isWet) {
    return [
      ...cloud([width * 0.78, 76], 1.25, weather === 'storm' ? colours.fog : colours.cloud),
      ...cloud([width * 0.22, 54], 0.9, weather === 'storm' ? colours.fog : colours.cloud),
      ...(weather === 'storm' ? [bolt([width * 0.77, 120])] : []),
      ...falling(room),
    ];
  }
  if (isNight(room)) {
    return [
      area(
        [
          [x - 6, y - 52],
          [x + 26, y - 44],
          [x + 50, y],
          [x + 26, y + 44],
          [x - 6, y + 52],
          [x + 14, y + 22],
          [x + 16, y - 22],
        ],
        colours.moon,
      ),
      ...Array.from({ length: 5 }, (_, index) =>
        star(
          [width * (0.1 + index * 0.17) + between(room.random, -30, 30), 30 + between(room.random, 0, 90)],
          11,
        ),
      ),
    ];
  }
  const sun = disc([x, y], 50, { fill: isLow ? '#ffb257' : colours.sun });
  return [sun, ...rays([x, y]), ...cloud([width * (room.isWritten ? 0.44 : 0.2), 60], 0.9, colours.cloud)];
}

function rays([x, y]: Place): OutlineShape[] {
  return Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * Math.PI * 2 + 0.2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return line([
      [x + cos * 66, y + sin * 66],
      [x + cos * 86, y + sin * 86],
    ]);
  });
}

export function cloud([x, y]: Place, size: number, fill: string): OutlineShape[] {
  const s = size * 46;
  return [
    area(
      [
        [x - 2 * s, y + 0.5 * s],
        [x - 2.2 * s, y],
        [x - 1.4 * s, y - 0.5 * s],
        [x - 0.5 * s, y - 1 * s],
        [x + 0.5 * s, y - 0.9 * s],
        [x + 1.2 * s, y - 0.4 * s],
        [x + 2.1 * s, y - 0.1 * s],
        [x + 2 * s, y + 0.5 * s],
      ],
      fill,
    ),
  ];
}

function bolt([x, y]: Place): OutlineShape {
  return block(
    [
      [x, y],
      [x + 34, y],
      [x + 16, y + 52],
      [x + 44, y + 52],
      [x - 18, y + 132],
      [x - 2, y + 76],
      [x - 26, y + 76],
    ],
    '#ffd84a',
  );
}

export function star([x, y]: Place, size: number): OutlineShape {
  const points = Array.from({ length: 10 }, (_, index): Place => {
    const angle = (index / 10) * Math.PI * 2 - Math.PI / 2;
    const reach = index % 2 === 0 ? size : size * 0.45;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return { points, fill: colours.moon, ink: 0.45 };
}
