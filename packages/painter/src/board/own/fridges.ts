import type { OutlineShape, Place } from '../../outline/index.ts';
import { flowing, goes } from '../flows.ts';
import { angular, area, at, block, disc } from '../stage/lines.ts';

const [body, pale, metal] = ['#c9dce6', '#f3f9fc', '#7f98a6'];
const [hot, cold] = ['#e0674a', '#5aa9dc'];

/** From behind: the pipe that gives off the heat, and the compressor with its motor beneath it. */
export function drawFridgeBack(): OutlineShape[] {
  const turns = [140, 210, 280, 350, 420, 490, 560].flatMap((y, index): Place[] =>
    index % 2 === 0
      ? [
          [130, y],
          [470, y],
        ]
      : [
          [470, y],
          [130, y],
        ],
  );
  return [
    block(at('60,0 540,0 540,920 60,920'), body, 1.1),
    block(at('92,90 508,90 508,630 92,630'), pale),
    pipe(turns.toReversed(), hot),
    pipe(at('430,760 430,690 470,690 470,560'), hot),
    pipe(at('130,140 104,140 104,800 180,800'), cold),
    block(at('92,690 92,690 508,690 508,900 92,900'), '#56646e', 0.9),
    area(at('190,870 190,770 260,720 370,720 430,770 430,870 310,892'), '#2f3a42'),
    block(at('300,700 330,700 330,730 300,730'), metal),
    disc([310, 800], 40, { fill: metal }),
    angular(at('310,770 310,830'), 0.7),
    angular(at('280,800 340,800'), 0.7),
  ];
}

/** The round of what flows: through the cold room, the compressor, the warm pipe behind and a narrow tube. */
export function drawFridgeRound(): OutlineShape[] {
  return [
    block(at('0,60 560,60 560,820 0,820'), body, 1.1),
    block(at('50,110 500,110 500,640 50,640'), '#dff0fa'),
    pipe(at('640,170 380,170 380,250 170,250 170,330 380,330 380,410 170,410 170,490 380,490 380,730'), cold),
    pipe(at('380,730 790,730 790,640 690,640 690,560 790,560 790,480 690,480 690,400 790,400 790,300'), hot),
    pipe(at('790,300 790,170 640,170'), '#f0b24f'),
    disc([380, 730], 74, { fill: '#56646e' }),
    block(at('350,690 430,730 350,770'), '#ffffff', 0.7),
    block(at('610,130 680,150 680,190 610,210'), '#f0b24f'),
    ...chevron([275, 250], -1),
    ...chevron([275, 410], -1),
    ...chevron([600, 730], 1),
    ...chevron([740, 480], -1),
  ];
}

/** Heat is taken from what is within and goes out into the room. */
export function drawFridgeHeat(): OutlineShape[] {
  return [
    block(at('60,0 520,0 520,900 60,900'), body, 1.1),
    block(at('100,40 480,40 480,860 100,860'), '#dff0fa'),
    angular(at('100,330 480,330'), 0.9),
    angular(at('100,610 480,610'), 0.9),
    block(at('150,330 150,210 186,176 222,210 222,330'), '#ffffff'),
    disc([360, 284], 44, { fill: '#d9483b' }),
    disc([200, 564], 44, { fill: '#8fc26a' }),
    block(at('300,610 430,610 430,540 300,572'), '#ffd34f'),
    ...[190, 460, 730].map((y) => broad([330, y], hot)),
    ...snowflake([180, 740], 62),
  ];
}

/** From the room within through the wall. */
function broad([x, y]: Place, fill: string): OutlineShape {
  const place = ([dx, dy]: Place): Place => [x + dx, y + dy];
  const outline = block(at('0,-24 300,-24 300,-66 420,0 300,66 300,24 0,24').map(place), fill, 0.9);
  return flowing(outline, { fill: goes.foam, width: 24, way: [[x, y], place([420, 0])] });
}

export function snowflake([x, y]: Place, size: number): OutlineShape[] {
  return [0, 60, 120].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [dx, dy] = [Math.cos(angle) * size, Math.sin(angle) * size];
    return angular(
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      0.9,
    );
  });
}

export function chevron([x, y]: Place, side: 1 | -1): OutlineShape[] {
  return [
    angular(
      [
        [x - 18 * side, y - 34],
        [x + 16 * side, y],
        [x - 18 * side, y + 34],
      ],
      0.9,
    ),
  ];
}

const halfPipe = 15;

/** A pipe along places whose ways are level or upright, each at a right angle to the one before. */
export function pipe(places: readonly Place[], fill: string): OutlineShape {
  const across = places.slice(1).map(([x, y], index): Place => {
    const [fromX, fromY] = places[index] ?? [x, y];
    return [Math.sign(fromY - y) * halfPipe, Math.sign(x - fromX) * halfPipe];
  });
  const side = (to: 1 | -1): Place[] =>
    places.map(([x, y], index): Place => {
      const [[beforeX, beforeY], [afterX, afterY]] = [across[index - 1] ?? [0, 0], across[index] ?? [0, 0]];
      return [x + (beforeX + afterX) * to, y + (beforeY + afterY) * to];
    });
  const outline = block([...side(1), ...side(-1).toReversed()], fill, 0.7);
  return flowing(outline, { fill: goes.foam, width: 17, way: places });
}
