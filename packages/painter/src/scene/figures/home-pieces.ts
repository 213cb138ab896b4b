import { hex, mix } from '../../canvas/colour.ts';
import type { Colour } from '../../canvas/colour.ts';
import { pickFrom } from '../../canvas/random.ts';
import type { Piece } from './furniture-piece.ts';

const wood = hex('#8a5a3a');
const pale = hex('#c9965f');
const deep = (tint: Colour, part = 0.34): Colour => mix(tint, [34, 22, 40], part);
const bright = (tint: Colour, part = 0.3): Colour => mix(tint, [255, 250, 240], part);
const cloths = ['#5f86a6', '#b5605a', '#6d8f62', '#a67fa0'] as const;

/** What kitchens, bedrooms and attics are furnished with; the numbers are centimetres. */
export const homePieces = {
  fridge: {
    width: 84,
    height: 190,
    draw({ fill }) {
      const white = hex('#dfe6e4');
      fill('M-40,0V-178Q-40,-188 -30,-188H30Q40,-188 40,-178V0Z', white);
      fill('M18,-188H30Q40,-188 40,-178V0H26Z', deep(white, 0.14));
      fill('M-40,-126H40V-122H-40Z', deep(white, 0.4));
      fill('M-32,-168h6v32h-6ZM-32,-110h6v48h-6Z', hex('#7c878c'));
      fill('M2,-172h20v16h-20Z', hex('#e0a24a'));
    },
  },
  counter: {
    width: 250,
    height: 122,
    draw({ fill }) {
      const front = hex('#d9cdb4');
      fill('M-120,0V-84H120V0Z', front);
      fill('M-120,0V-8H120V0Z', deep(front, 0.5));
      for (const x of [-114, -56, 2, 60]) {
        fill(`M${x},-74h52v60h-52Z`, bright(front, 0.24));
        fill(`M${x + 20},-68h12v4h-12Z`, hex('#6a6258'));
      }
      fill('M-126,-92H126V-82H-126Z', hex('#8d7a66'));
      fill('M-30,-92H40L34,-84H-24Z', hex('#9aa6aa'));
      fill('M2,-92V-112Q2,-120 12,-120T22,-112V-106H16V-111Q16,-114 12,-114T8,-111V-92Z', hex('#b9c4c8'));
      fill('M-104,-92V-108Q-104,-112 -98,-112H-84Q-78,-112 -78,-108V-92Z', hex('#c2714f'));
      fill('M74,-92Q72,-106 92,-106T110,-92Z', hex('#e6d9bd'));
    },
  },
  bed: {
    width: 230,
    height: 112,
    draw({ fill, random }) {
      const cloth = hex(pickFrom(random, cloths));
      fill('M-112,0V-100Q-112,-110 -104,-110T-96,-100V0Z', wood);
      fill('M100,0V-62Q100,-70 106,-70T112,-62V0Z', wood);
      fill('M-100,-12H104V-34H-100Z', deep(wood));
      fill('M-98,-34V-56H102V-34Z', hex('#efe7d8'));
      fill('M-30,-30V-60Q40,-72 104,-60V-30Q36,-20 -30,-30Z', cloth);
      fill('M-30,-60Q40,-72 104,-60V-50Q36,-62 -30,-50Z', bright(cloth, 0.4));
      fill('M-94,-54Q-92,-80 -66,-78T-36,-56Q-64,-46 -94,-54Z', hex('#fbf6ec'));
    },
  },
  wardrobe: {
    width: 128,
    height: 214,
    draw({ fill }) {
      fill('M-60,0V-206H60V0Z', wood);
      fill('M-66,-214H66V-202H-66Z', pale);
      for (const x of [-54, 4]) {
        fill(`M${x},-194h50v178h-50Z`, bright(wood, 0.12));
        fill(`M${x + 8},-184h34v66h-34ZM${x + 8},-108h34v82h-34Z`, deep(wood, 0.16));
      }
      fill('M-10,-112h5v20h-5ZM5,-112h5v20h-5Z', hex('#e0b85a'));
      fill('M-58,-8h14v8h-14ZM44,-8h14v8h-14Z', deep(wood));
    },
  },
  trunk: {
    width: 130,
    height: 84,
    draw({ fill }) {
      const leather = hex('#8f5b38');
      fill('M-62,0V-46H62V0Z', leather);
      fill('M-62,-46Q-62,-82 0,-82T62,-46Z', bright(leather, 0.14));
      fill('M-62,-50H62V-42H-62Z', deep(leather, 0.5));
      for (const x of [-44, 32]) {
        fill(`M${x},0v-76h12v76Z`, deep(leather, 0.36));
      }
      fill('M-8,-56H8V-34H-8Z', hex('#e0b85a'));
    },
  },
  armchair: {
    width: 120,
    height: 104,
    draw({ fill, random }) {
      const cloth = hex(pickFrom(random, cloths));
      fill('M-46,-20V-84Q-46,-102 0,-102T46,-84V-20Z', deep(cloth, 0.24));
      fill('M-36,-34V-80Q-36,-92 0,-92T36,-80V-34Z', cloth);
      fill('M-42,-46Q0,-58 42,-46V-14H-42Z', bright(cloth, 0.2));
      fill('M-58,-6V-44Q-58,-58 -46,-58T-36,-44V-6ZM58,-6V-44Q58,-58 46,-58T36,-44V-6Z', deep(cloth, 0.1));
      fill('M-52,-6h10v6h-10ZM42,-6h10v6h-10Z', deep(wood));
    },
  },
  toys: {
    width: 190,
    height: 210,
    draw({ fill }) {
      fill('M-92,0V-206H92V0Z', deep(wood, 0.1));
      for (const y of [-200, -134, -68]) {
        fill(`M-84,${y}h168v58h-168Z`, deep(wood, 0.5));
        fill(`M-90,${y + 58}h180v8h-180Z`, pale);
      }
      // A bear, a ball and a spinning top.
      fill('M-62,-142a22,24 0 1 1 0.1,0ZM-62,-176a15,15 0 1 1 0.1,0Z', hex('#b98550'));
      fill('M-74,-200a6,6 0 1 1 0.1,0ZM-50,-200a6,6 0 1 1 0.1,0Z', hex('#8a5f38'));
      fill('M0,-142a21,21 0 1 1 0.1,0Z', hex('#d2503f'));
      fill('M-21,-167h42v8h-42Z', hex('#f4efe4'));
      fill('M58,-142l-24,-28q24,-14 48,0ZM56,-180h4v12h-4Z', hex('#4f8fb8'));
      // An engine and a cart with bricks.
      fill('M-78,-84v-22h34v-14h20v36ZM-70,-106v-10h8v10Z', hex('#3f7a6a'));
      fill('M-66,-76a9,9 0 1 1 0.1,0ZM-36,-76a9,9 0 1 1 0.1,0Z', hex('#e0b85a'));
      fill('M4,-86h74v-12h-74ZM18,-76a8,8 0 1 1 0.1,0ZM64,-76a8,8 0 1 1 0.1,0Z', hex('#c97a4a'));
      fill('M12,-98h18v-18h-18ZM48,-98h18v-18h-18Z', hex('#d9a441'));
      fill('M30,-98h18v-18h-18ZM30,-116h18v-14h-18Z', hex('#5f86a6'));
      // A rocking horse.
      fill('M-58,-14Q0,8 58,-14L54,-20Q0,0 -54,-20Z', hex('#d9a441'));
      fill('M-40,-18V-44Q-40,-54 -24,-52H10L26,-64L44,-58L40,-48L28,-46V-18H18V-34H-26V-18Z', hex('#efe7d8'));
      fill('M-12,-54H8V-40H-12Z', hex('#b5483a'));
    },
  },
} as const satisfies Record<string, Piece>;
