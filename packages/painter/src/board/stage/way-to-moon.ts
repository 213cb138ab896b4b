import type { OutlineShape, Place } from '../../outline/index.ts';
import { block, disc, line } from './lines.ts';
import { ground, hill } from './place-parts.ts';
import { colours, isNight } from './place-room.ts';
import type { PlaceRoom } from './place-room.ts';
import { cloud, star } from './place-sky.ts';

/** Whether somebody is still on their way to the moon, on which the picture's words have them. */
export function isOnWayToMoon(room: PlaceRoom): boolean {
  return isNight(room) && /\bon the moon\b/u.test(room.words);
}

const mostSteps = 9;

/** How a story goes to the moon: from the last hill, over clouds that become smaller, to a moon as large as it is seen there. */
export function wayToMoon(room: PlaceRoom): OutlineShape[] {
  const { width: w, ground: y } = room;
  // A low picture has its way to the side.
  const isLow = w > y * 1.6;
  const reach = Math.min(w * 0.17, y * 0.22, 120);
  const moon: Place = [w * (isLow ? 0.86 : 0.7), 34 + reach];
  const foot: Place = [w * (isLow ? 0.56 : 0.74), y - 74];
  const swing = isLow ? -24 : Math.min(w * 0.17, 130);
  const steps = Array.from({ length: mostSteps }, (_, index) => {
    const part = index / (mostSteps - 1);
    // It swings to the side, or the steps would be a ladder.
    const aside = Math.sin(part * Math.PI * 1.7) * swing;
    const end: Place = isLow ? [moon[0] - reach * 1.3, moon[1]] : [moon[0], moon[1] + reach * 1.1];
    const high = foot[1] + (end[1] - foot[1]) * part;
    return cloud([foot[0] + (end[0] - foot[0]) * part + aside, high], 0.62 - part * 0.34, '#f4f6fb');
  });
  return [
    ...at(w, y).map((place) => star(place, 11)),
    disc(moon, reach, { fill: colours.moon, ink: 0.8 }),
    ...craters.map(([dx, dy, size]) =>
      disc([moon[0] + dx * reach, moon[1] + dy * reach], size * reach, { fill: '#ecd186', ink: 0.4 }),
    ),
    ...steps.flat(),
    hill(room, [0.42, 1.06], { high: 96, fill: colours.leaf }),
    ...ground(room, colours.grass),
    line(
      [
        [w * 0.5, y - 6],
        [w * 0.6, y - 40],
        [w * 0.72, y - 84],
      ],
      0.5,
    ),
    block(
      [
        [w * 0.04, y],
        [w * 0.1, y - 30],
        [w * 0.2, y - 24],
        [w * 0.24, y],
      ],
      colours.rock,
      0.6,
    ),
  ];
}

const craters = [
  [-0.4, -0.3, 0.2],
  [0.32, -0.46, 0.13],
  [0.2, 0.26, 0.24],
  [-0.36, 0.42, 0.12],
] as const;

function at(w: number, y: number): Place[] {
  return [0.08, 0.2, 0.34, 0.46, 0.94].map((part, index): Place => [
    w * part,
    60 + ((index * 83) % Math.max(90, y * 0.34)),
  ]);
}
