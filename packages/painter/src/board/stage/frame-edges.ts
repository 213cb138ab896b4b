import type { OutlineShape, Place } from '../../outline/index.ts';
import { indoorPlaces } from '../../plan/scene-plan.ts';
import type { Place as Setting } from '../../plan/scene-plan.ts';
import { area, block, line } from './lines.ts';
import { flower, tuft } from './place-parts.ts';
import { colours } from './place-room.ts';
import type { StageSize } from './stand-figures.ts';

/** What the ground is of where no grass grows. */
const grounds: Partial<Record<Setting, string>> = {
  coast: colours.sand,
  beach: colours.sand,
  island: colours.sand,
  desert: colours.sand,
  snowfield: colours.snow,
  mountains: colours.rock,
  volcano: colours.rock,
  cave: colours.rock,
  city: '#d5d2cc',
  street: '#d5d2cc',
};
const bare: ReadonlySet<Setting> = new Set(['underwater', 'sky', 'space']);
/** Where a seam between stones is seen, and nothing grows. */
const isGrassy = (place: Setting): boolean => grounds[place] === undefined && !indoorPlaces.has(place);

/** The colour of the ground before everybody, where there is any. */
export function groundColour(place: Setting): string | undefined {
  if (bare.has(place)) {
    return undefined;
  }
  return indoorPlaces.has(place) && place !== 'cave' ? '#ead2ac' : (grounds[place] ?? '#b9d494');
}

/** What stands before somebody who is seen near: a table within doors, a bank of what the ground is of outside. */
export function edgeBefore(place: Setting, { width: w, ground: y }: StageSize): OutlineShape[] {
  if (bare.has(place)) {
    return [];
  }
  const isInside = indoorPlaces.has(place) && place !== 'cave';
  const fill = isInside ? colours.wood : (grounds[place] ?? colours.grass);
  const strip = (from: number, to: number, colour: string): OutlineShape =>
    block(
      [
        [6, y + from],
        [w - 6, y + from],
        [w - 30, y + to],
        [30, y + to],
      ],
      colour,
      0,
    );
  return [
    strip(0, isInside ? 26 : 46, fill),
    line(
      [
        [0, y],
        [w, y],
      ],
      1,
    ),
    ...(isInside
      ? [
          line(
            [
              [24, y + 26],
              [w - 24, y + 26],
            ],
            0.6,
          ),
        ]
      : []),
    ...(isGrassy(place) ? [0.04, 0.12, 0.83, 0.95].flatMap((part) => tuft([w * part, y + 22])) : []),
  ];
}

/** A bank at the lower edge of what is seen from afar, nearer than everybody. */
export function bankBefore(place: Setting, { width: w, height, ground: y }: StageSize): OutlineShape[] {
  if (bare.has(place) || indoorPlaces.has(place)) {
    return [];
  }
  const top: readonly Place[] = [
    [10, height - 64],
    [w * 0.16, height - 84],
    [w * 0.36, height - 60],
    [w * 0.62, height - 48],
    [w * 0.84, height - 62],
    [w - 10, height - 44],
  ];
  return [
    block(
      [
        [8, y + 2],
        [w - 8, y + 2],
        [w - 8, height - 36],
        [8, height - 36],
      ],
      grounds[place] ?? '#b9d494',
      0,
    ),
    {
      ...area(
        [...top, [w - 30, height - 12], [w * 0.5, height - 8], [30, height - 12]],
        grounds[place] ?? '#7fb560',
        0,
      ),
    },
    line(top, 0.9),
    ...(isGrassy(place)
      ? [
          ...tuft([w * 0.06, height - 58]),
          ...tuft([w * 0.24, height - 58]),
          ...tuft([w * 0.9, height - 42]),
          ...flower([w * 0.12, height - 46], '#e86f8a'),
          ...flower([w * 0.79, height - 36], '#f2b84a'),
        ]
      : []),
  ];
}
