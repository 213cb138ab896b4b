import { movedShapes } from '../../outline/index.ts';
import type { OutlineShape, Place } from '../../outline/index.ts';
import { drawMap } from '../lands/draw-map.ts';
import type { KnownPlace } from '../lands/find-place.ts';
import { angular, disc } from '../stage/lines.ts';
import { airliner, ashCone } from './flight-drawings.ts';
import { arrow, cloudAt, signal } from './parts.ts';

/** Width to height of the map. */
const ratio = 1.35;
const ash = '#8f8983';

/** A volcano and a town on the land where they lie: its ash drifts over the town, whose planes wait at the side. */
export function drawAshOverTown(volcano: KnownPlace, town: KnownPlace): OutlineShape[] {
  const { shapes, spots } = drawMap([volcano, town], ratio, 1.14);
  const on = ([x, y]: Place): Place => [x * 1000, (y * 1000) / ratio];
  const [crater, port] = [on(spots[0] ?? [0.5, 0.4]), on(spots[1] ?? [0.6, 0.6])];
  const away = turnedFrom(crater, port);
  const beside: Place = [port[0] + away[0] * 210, port[1] + away[1] * 210];
  const puffs = [0, 1, 2, 3].map((step): OutlineShape => {
    const part = 0.12 + step * 0.24;
    const x = crater[0] + (beside[0] - crater[0]) * part;
    const y = crater[1] - 110 + (beside[1] - crater[1] + 40) * part;
    return cloudAt([x, y], 90 + step * 26, ash);
  });
  return [
    ...shapes,
    ...movedShapes(ashCone([0, 0], 1), { x: crater[0], y: crater[1], scale: 0.5 }),
    ...puffs,
    arrow(
      [crater[0] - away[0] * 300, crater[1] - 120 - away[1] * 160],
      [crater[0] - away[0] * 130, crater[1] - 90 - away[1] * 60],
      '#4f8fc0',
    ),
    angular([port, beside], 1.4),
    disc(port, 15, { fill: signal, ink: 0.9 }),
    disc(beside, 84, { fill: '#ffffff', ink: 1.2 }),
    ...movedShapes(airliner(), { x: beside[0] - 6, y: beside[1] + 6, scale: 0.3 }),
  ];
}

/** The way from one place past another, of length one; to the lower right where they lie too near to tell. */
function turnedFrom([x, y]: Place, [toX, toY]: Place): Place {
  const length = Math.hypot(toX - x, toY - y);
  const [dx, dy] = length < 1 ? [1, 1] : [(toX - x) / length + 0.5, (toY - y) / length];
  const whole = Math.hypot(dx, dy);
  return [dx / whole, dy / whole];
}
