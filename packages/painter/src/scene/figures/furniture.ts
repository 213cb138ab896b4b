import { Path2D } from '@napi-rs/canvas';
import type { Colour } from '../../canvas/colour.ts';
import { css, hex, mix } from '../../canvas/colour.ts';
import type { Random } from '../../canvas/random.ts';
import { between, pickFrom } from '../../canvas/random.ts';
import type { FigureArt } from './figure-art.ts';
import type { Brush, Piece } from './furniture-piece.ts';
import { homePieces } from './home-pieces.ts';

export const furnitureNames = [
  'bookshelf',
  'desk',
  'sofa',
  'plant',
  'floor-lamp',
  'stove',
  'table',
  'blackboard',
  'bench',
  'shelf',
  'easel',
  'globe',
  'clock',
  'picture',
  'tools',
  'pupil-desk',
  'fireplace',
  'plinth',
  'fridge',
  'counter',
  'bed',
  'wardrobe',
  'trunk',
  'armchair',
  'toys',
] as const;
export type FurnitureName = (typeof furnitureNames)[number];

const wood = hex('#8a5a3a');
const pale = hex('#c9965f');
const deep = (tint: Colour): Colour => mix(tint, [34, 22, 40], 0.4);
/** A rectangle: its upper left corner, width and height. */
const box = ([x, y, width, height]: readonly [number, number, number, number]): string =>
  `M${x},${y}h${width}v${height}h${-width}Z`;
const books = [
  '#b5483a',
  '#d9a441',
  '#3f7a6a',
  '#35587f',
  '#7a4a78',
  '#c97a4a',
  '#e6d9bd',
  '#53633f',
] as const;

/** A piece of furniture in its own colours, its foot at zero; the numbers are centimetres. */
export function furnitureArt(name: FurnitureName, random: Random): FigureArt {
  const { width, height, draw } = pieces[name];
  return {
    box: { x: -width / 2 - 4, y: -height - 4, width: width + 8, height: height + 8 },
    draw(context) {
      draw({
        random,
        fill(path, tint) {
          context.fillStyle = css(tint);
          context.fill(new Path2D(path));
        },
      });
    },
  };
}

function fillShelf(
  { fill, random }: Brush,
  shelf: { x: number; y: number; width: number; height: number },
): void {
  let x = shelf.x + 2;
  while (x < shelf.x + shelf.width - 9) {
    if (random() < 0.12) {
      x += between(random, 6, 18);
      continue;
    }
    const width = between(random, 4, 9);
    const height = shelf.height * between(random, 0.62, 0.94);
    const tint = hex(pickFrom(random, books));
    fill(box([x, shelf.y + shelf.height - height, width, height]), tint);
    fill(
      box([x, shelf.y + shelf.height - height * 0.8, width, height * 0.08]),
      mix(tint, [255, 236, 190], 0.5),
    );
    fill(box([x + width * 0.72, shelf.y + shelf.height - height, width * 0.28, height]), deep(tint));
    x += width + 0.8;
  }
}

const pieces: Readonly<Record<FurnitureName, Piece>> = {
  ...homePieces,
  bookshelf: {
    width: 130,
    height: 240,
    draw(brush) {
      brush.fill(box([-65, -240, 130, 240]), wood);
      for (let row = 0; row < 5; row++) {
        const y = -232 + row * 46;
        brush.fill(box([-58, y, 116, 40]), deep(wood));
        fillShelf(brush, { x: -58, y, width: 116, height: 40 });
      }
      brush.fill(box([-70, -244, 140, 9]), pale);
    },
  },
  desk: {
    width: 150,
    height: 128,
    draw({ fill }) {
      fill(box([-66, -70, 12, 70]), deep(wood));
      fill(box([54, -70, 12, 70]), deep(wood));
      fill(box([20, -66, 46, 50]), wood);
      fill(box([24, -60, 38, 18]), pale);
      fill(box([24, -38, 38, 18]), pale);
      fill(box([-75, -78, 150, 10]), pale);
      fill(box([-75, -70, 150, 3]), deep(wood));
      fill('M-20,-78L-24,-116H28L24,-78Z', hex('#2d3340'));
      fill('M-18,-82L-21,-112H25L22,-82Z', hex('#9cc4d6'));
      fill('M48,-78V-98C48,-102 62,-102 62,-98V-78Z', hex('#c8553f'));
      fill('M-58,-78h26v-5h-26ZM-56,-83h24v-5h-24Z', hex('#e6d9bd'));
      fill('M-56,-88h22v-4h-22Z', hex('#35587f'));
    },
  },
  sofa: {
    width: 190,
    height: 92,
    draw({ fill }) {
      const cloth = hex('#4f7a86');
      fill('M-84,-20V-76C-84,-92 84,-92 84,-76V-20Z', deep(cloth));
      fill('M-74,-24V-70C-74,-80 -4,-80 -4,-70V-24Z', cloth);
      fill('M4,-24V-70C4,-80 74,-80 74,-70V-24Z', cloth);
      fill('M-78,-44C-78,-52 78,-52 78,-44V-16H-78Z', mix(cloth, [255, 255, 255], 0.16));
      fill(
        'M-95,-8V-46C-95,-62 -68,-62 -68,-46V-8ZM95,-8V-46C95,-62 68,-62 68,-46V-8Z',
        mix(cloth, [20, 30, 50], 0.14),
      );
      fill('M-54,-50C-62,-74 -40,-80 -28,-76C-24,-62 -26,-52 -30,-48Z', hex('#e0a24a'));
      fill('M-84,-8h10v8h-10ZM74,-8h10v8h-10Z', deep(wood));
    },
  },
  plant: {
    width: 90,
    height: 130,
    draw({ fill, random }) {
      for (let leaf = 0; leaf < 15; leaf++) {
        const angle = -Math.PI * between(random, 0.08, 0.92);
        const length = between(random, 46, 86);
        const x = Math.cos(angle) * length * 0.5;
        const y = -38 + Math.sin(angle) * length;
        const bend = Math.cos(angle) * 14;
        fill(
          `M0,-36C${x * 0.2 - 9},${(y - 38) / 2} ${x - 9 + bend},${y + 16} ${x + bend},${y}C${x + 8 + bend},${y + 18} ${x * 0.4 + 10},${(y - 38) / 2} 3,-36Z`,
          mix(hex('#3f7d4a'), hex('#7fb35a'), random()),
        );
      }
      fill('M-24,-40H24L18,0H-18Z', hex('#c2714f'));
      fill('M-27,-46H27V-38H-27Z', hex('#d68a66'));
    },
  },
  'floor-lamp': {
    width: 64,
    height: 170,
    draw({ fill }) {
      fill(box([-2, -136, 4, 134]), hex('#3c3a40'));
      fill('M-18,0C-18,-6 18,-6 18,0Z', hex('#3c3a40'));
      fill('M-30,-122L-18,-168H18L30,-122Z', hex('#ffdf9e'));
    },
  },
  stove: {
    width: 230,
    height: 190,
    draw({ fill, random }) {
      fill(box([-115, -86, 230, 86]), hex('#e9e0d0'));
      fill(box([-115, -92, 230, 9]), pale);
      for (const x of [-110, -54, 58]) {
        fill(box([x, -78, 50, 68]), hex('#dccfb8'));
        fill(box([x + 4, -72, 42, 56]), hex('#efe7d8'));
        fill(box([x + 21, -68, 8, 3]), deep(wood));
      }
      fill(box([2, -82, 52, 82]), hex('#3a3c44'));
      fill(box([8, -58, 40, 40]), hex('#14161c'));
      fill(box([11, -55, 34, 34]), hex('#e8853c'));
      fill('M8,-92C8,-112 46,-112 46,-92Z', hex('#b5483a'));
      fill('M24,-109h6v-6h-6Z', deep(wood));
      fill('M-96,-92V-108H-70V-92ZM-64,-92V-114H-50V-92Z', hex('#5f8a8f'));
      fill(box([-112, -188, 224, 6]), wood);
      fillShelf({ fill, random }, { x: -108, y: -182, width: 0, height: 10 });
      for (let jar = 0; jar < 8; jar++) {
        const x = -104 + jar * 27;
        const tint = hex(pickFrom(random, ['#d9a441', '#c8664a', '#7f9a5a', '#e6d9bd', '#8a6a9a']));
        const tall = between(random, 16, 28);
        fill(
          `M${x},-188V${-188 - tall}C${x},${-192 - tall} ${x + 16},${-192 - tall} ${x + 16},${-188 - tall}V-188Z`,
          tint,
        );
        fill(box([x + 1, -194 - tall, 14, 5]), deep(wood));
      }
      for (const [x, size] of [
        [-60, 15],
        [-24, 11],
        [70, 13],
      ] as const) {
        fill(
          `M${x - 1},-182h2v18h-2ZM${x - size},-164A${size},${size} 0 1 0 ${x + size},-164A${size},${size} 0 1 0 ${x - size},-164Z`,
          hex('#a8683f'),
        );
      }
    },
  },
  table: {
    width: 190,
    height: 100,
    draw({ fill }) {
      fill(box([-80, -66, 11, 66]), deep(wood));
      fill(box([69, -66, 11, 66]), deep(wood));
      fill('M-95,-78H95V-66H-95Z', pale);
      fill(box([-95, -68, 190, 4]), deep(wood));
      fill('M-30,-78C-34,-92 34,-92 30,-78Z', hex('#e9e0d0'));
      fill('M-22,-86a9,9 0 1 1 18,0ZM-6,-87a9,9 0 1 1 18,0ZM6,-86a8,8 0 1 1 16,0Z', hex('#c8463a'));
      fill('M46,-78V-94H62V-78ZM62,-91h7v8h-7Z', hex('#5f8a8f'));
    },
  },
  blackboard: {
    width: 250,
    height: 210,
    draw({ fill }) {
      fill(box([-125, -210, 250, 140]), wood);
      fill(box([-117, -202, 234, 124]), hex('#2f4f46'));
      const chalk = hex('#e8efe6');
      fill('M-96,-180h70v3h-70ZM-96,-166h48v3h-48ZM-96,-152h60v3h-60Z', chalk);
      fill('M20,-112L58,-184L96,-112ZM27,-116L89,-116L58,-174Z', chalk);
      fill(
        'M-90,-104c10,-22 22,-22 32,0c10,-22 22,-22 32,0l-4,2c-9,-17 -17,-17 -26,2h-4c-9,-19 -17,-19 -26,-2Z',
        hex('#f2d06b'),
      );
      fill(box([-117, -78, 234, 7]), pale);
      fill(box([-70, -82, 20, 4]), chalk);
    },
  },
  bench: {
    width: 240,
    height: 140,
    draw({ fill }) {
      fill(box([-112, -72, 224, 72]), hex('#dfe6e8'));
      fill(box([-120, -82, 240, 12]), hex('#4d5d68'));
      for (const x of [-104, -48, 8, 64]) {
        fill(box([x, -64, 46, 56]), hex('#c6d2d6'));
        fill(box([x + 18, -58, 10, 3]), hex('#4d5d68'));
      }
      const glass = hex('#cfe8ee');
      const flask = (x: number, size: number, tint: Colour): void => {
        fill(
          `M${x - size * 0.2},${-82 - size * 1.5}h${size * 0.4}v${size * 0.6}L${x + size * 0.7},-84C${x + size * 0.72},-82 ${x - size * 0.72},-82 ${x - size * 0.7},-84L${x - size * 0.2},${-82 - size * 0.9}Z`,
          glass,
        );
        fill(
          `M${x - size * 0.4},${-82 - size * 0.52}H${x + size * 0.4}L${x + size * 0.66},-84H${x - size * 0.66}Z`,
          tint,
        );
      };
      flask(-88, 24, hex('#59b86f'));
      flask(-48, 18, hex('#e2725b'));
      flask(64, 26, hex('#5b8fe2'));
      for (let tube = 0; tube < 5; tube++) {
        fill(`M${-14 + tube * 11},-112h7v26a3.5,3.5 0 0 1 -7,0Z`, glass);
        fill(
          `M${-14 + tube * 11},-100h7v14a3.5,3.5 0 0 1 -7,0Z`,
          hex(['#e2725b', '#f0c14b', '#59b86f', '#5b8fe2', '#a96fd0'][tube] ?? '#59b86f'),
        );
      }
      fill('M-20,-96h66v4h-66ZM-20,-84h66v3h-66Z', wood);
      fill(
        'M92,-82h24v-5h-5c4,-16 -2,-30 -16,-34l-6,12c8,4 10,14 4,22h-1ZM86,-124l12,6l6,-12l-12,-6Z',
        hex('#2f3844'),
      );
    },
  },
  shelf: {
    width: 150,
    height: 230,
    draw(brush) {
      for (const y of [-200, -150]) {
        brush.fill(box([-75, y, 150, 6]), wood);
        fillShelf(brush, { x: -70, y: y - 36, width: 92, height: 36 });
        brush.fill(`M48,${y}V${y - 20}C48,${y - 30} 68,${y - 30} 68,${y - 20}V${y}Z`, hex('#c2714f'));
      }
    },
  },
  easel: {
    width: 110,
    height: 190,
    draw({ fill }) {
      fill('M-40,0L-6,-176H0L-32,0ZM40,0L6,-176H0L32,0Z', wood);
      fill(box([-50, -60, 100, 6]), pale);
      fill(box([-46, -150, 92, 90]), hex('#f4eee2'));
      fill(box([-42, -146, 84, 42]), hex('#8cc0d6'));
      fill('M-42,-104L-14,-130L8,-110L22,-122L42,-104V-64H-42Z', hex('#7a9a5c'));
      fill('M10,-136a9,9 0 1 0 18,0a9,9 0 1 0 -18,0Z', hex('#f4cf62'));
    },
  },
  globe: {
    width: 60,
    height: 86,
    draw({ fill }) {
      fill('M-20,0C-20,-8 20,-8 20,0ZM-3,-4h6v-16h-6Z', wood);
      fill('M-26,-46a26,26 0 1 0 52,0a26,26 0 1 0 -52,0Z', hex('#4d8fb8'));
      fill(
        'M-16,-62c8,-8 20,-2 16,6c-4,8 4,12 -4,18c-10,2 -18,-14 -12,-24ZM8,-42c6,-6 16,-2 12,8c-4,8 -12,4 -12,-8Z',
        hex('#7fae5a'),
      );
    },
  },
  clock: {
    width: 56,
    height: 220,
    draw({ fill }) {
      fill('M-26,-190a26,26 0 1 0 52,0a26,26 0 1 0 -52,0Z', deep(wood));
      fill('M-21,-190a21,21 0 1 0 42,0a21,21 0 1 0 -42,0Z', hex('#f6f0e2'));
      fill('M-1.5,-206h3v17h-3ZM-1,-191l12,7l-1.5,2.5l-12,-7Z', hex('#2c2a30'));
    },
  },
  picture: {
    width: 84,
    height: 230,
    draw({ fill, random }) {
      fill(box([-42, -226, 84, 64]), pale);
      fill(box([-36, -220, 72, 52]), hex(pickFrom(random, ['#e8c9a0', '#a8c6cf', '#d9b0a4'])));
      fill('M-36,-180L-12,-204L6,-188L18,-198L36,-180V-168H-36Z', hex('#5d7a6a'));
      fill('M14,-208a7,7 0 1 0 14,0a7,7 0 1 0 -14,0Z', hex('#f3d58a'));
    },
  },
  tools: {
    width: 220,
    height: 220,
    draw({ fill }) {
      fill(box([-110, -82, 220, 12]), pale);
      fill(box([-100, -70, 14, 70]), wood);
      fill(box([86, -70, 14, 70]), wood);
      fill(box([-80, -46, 160, 8]), deep(wood));
      fill(box([-100, -210, 200, 100]), mix(wood, hex('#d9b98a'), 0.4));
      const steel = hex('#9aa4ad');
      fill('M-84,-196h8v46h-8ZM-92,-202h24v10h-24Z', steel);
      fill('M-50,-196h6v40h-6Z', hex('#c8463a'));
      fill('M-49,-156h4v26h-4Z', steel);
      fill('M-20,-198l44,10l-2,8l-44,-10Z', steel);
      fill('M24,-190l22,6l-3,14l-20,-4Z', wood);
      fill(
        'M62,-176a18,18 0 1 0 36,0a18,18 0 1 0 -36,0ZM72,-176a8,8 0 1 1 16,0a8,8 0 1 1 -16,0Z',
        hex('#c9a24a'),
      );
      fill('M-60,-82V-104H-24V-82ZM30,-82l10,-26h24l10,26Z', hex('#5f7f8c'));
    },
  },
  'pupil-desk': {
    width: 110,
    height: 84,
    draw({ fill }) {
      fill(box([-44, -56, 6, 56]), hex('#4c5560'));
      fill(box([38, -56, 6, 56]), hex('#4c5560'));
      fill('M-54,-66H54L58,-56H-58Z', pale);
      fill(box([-58, -57, 116, 5]), wood);
      fill('M-30,-66h30v-4h-30Z', hex('#c8463a'));
      fill('M8,-66h24v-3h-24Z', hex('#f4eee2'));
    },
  },
  fireplace: {
    width: 180,
    height: 170,
    draw({ fill }) {
      fill(box([-84, -150, 168, 150]), hex('#a7968a'));
      fill(box([-92, -162, 184, 14]), pale);
      fill('M-54,0V-78C-54,-112 54,-112 54,-78V0Z', hex('#241a1a'));
      fill('M-34,-6C-40,-40 -18,-46 -14,-74C2,-54 6,-62 10,-84C28,-60 40,-40 32,-6Z', hex('#f08a32'));
      fill('M-18,-6C-22,-28 -6,-34 -2,-52C10,-36 20,-26 16,-6Z', hex('#ffd98a'));
      fill('M-44,0C-40,-12 40,-12 44,0Z', deep(wood));
    },
  },
  plinth: {
    width: 150,
    height: 60,
    draw({ fill }) {
      fill('M-70,-52V0C-70,10 70,10 70,0V-52Z', hex('#d9d4ce'));
      fill('M-75,-52C-75,-64 75,-64 75,-52C75,-40 -75,-40 -75,-52Z', hex('#f4f1ec'));
    },
  },
};
