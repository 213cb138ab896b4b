/** Red, green and blue from 0 to 1, as they are coded for a screen of BT.709. */
type Colour = readonly [number, number, number];

/** What is seen on the card: a red disc on blue, which is nearly white while it flashes. */
export const cardColours = {
  disc: [0.8, 0.2, 0.15],
  ground: [0.2, 0.4, 0.75],
  flash: [0.95, 0.95, 0.95],
} as const satisfies Record<string, Colour>;
/** Of the shorter side as it is seen. */
export const discPart = 0.6;

interface Card {
  readonly width: number;
  readonly height: number;
  readonly pixelAspect?: { readonly num: number; readonly den: number };
  readonly colours?: string;
  /** Where the middle of the disc is, as a part of the width; in the middle unless told. */
  readonly discAt?: number;
}

export function isFlash(seconds: number): boolean {
  return seconds % 1 < 0.1;
}

/** The card's 4:2:0 picture, in PQ and the colours of BT.2020 where the clip says so. */
export function cardAt(seconds: number, card: Card): Buffer {
  const { width, height, pixelAspect, colours = '', discAt = 0.5 } = card;
  const code = colours.includes('smpte2084') ? hdrYuv : sdrYuv;
  const [disc, ground] = [
    code(cardColours.disc),
    code(isFlash(seconds) ? cardColours.flash : cardColours.ground),
  ];
  const aspect = pixelAspect === undefined ? 1 : pixelAspect.num / pixelAspect.den;
  const radius = (Math.min(width * aspect, height) * discPart) / 2;
  const at = (x: number, y: number) =>
    Math.hypot((x + 0.5 - width * discAt) * aspect, y + 0.5 - height / 2) < radius ? disc : ground;
  const [halfWidth, area] = [width / 2, width * height];
  const picture = Buffer.alloc((area * 3) / 2);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [luma, blue, red] = at(x, y);
      picture[y * width + x] = luma;
      if (x % 2 === 0 && y % 2 === 0) {
        const half = (y / 2) * halfWidth + x / 2;
        picture[area + half] = blue;
        picture[area + area / 4 + half] = red;
      }
    }
  }
  return picture;
}

/** Limited range; weights of red and blue by the matrix. */
function limitedYuv([red, green, blue]: Colour, kr: number, kb: number): Colour {
  const luma = kr * red + (1 - kr - kb) * green + kb * blue;
  return [
    Math.round(16 + 219 * luma),
    Math.round(128 + (112 * (blue - luma)) / (1 - kb)),
    Math.round(128 + (112 * (red - luma)) / (1 - kr)),
  ];
}

function sdrYuv(colour: Colour): Colour {
  return limitedYuv(colour, 0.2126, 0.0722);
}

/** A screen's white is 203 nits of an HDR one (ITU-R BT.2408); primaries by ITU-R BT.2087; PQ by SMPTE ST 2084. */
function hdrYuv(colour: Colour): Colour {
  const [red, green, blue] = colour.map((value) => value ** 2.4) as [number, number, number];
  const wide = [
    0.6274 * red + 0.3293 * green + 0.0433 * blue,
    0.0691 * red + 0.9195 * green + 0.0114 * blue,
    0.0164 * red + 0.088 * green + 0.8956 * blue,
  ].map((linear) => perceptual((linear * 203) / 10_000)) as [number, number, number];
  return limitedYuv(wide, 0.2627, 0.0593);
}

function perceptual(light: number): number {
  const powered = light ** 0.1593017578125;
  return ((0.8359375 + 18.8515625 * powered) / (1 + 18.6875 * powered)) ** 78.84375;
}
