import type { Colour } from '../../canvas/colour.ts';
import type { SubjectMask } from '../operations/subject-mask.ts';
import type { Raster } from '../raster.ts';

interface Part {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where nothing of somebody's skin is seen, as anybody's. */
const anySkin: Colour = [201, 151, 116];
/** Colours this close to skin are no cloth. */
const nearSkin = 60;
const stride = 3;

/** The colour of somebody's skin in the part of a picture that shows their face. */
export function skinColour(picture: Raster, face: Part): string {
  const found: Colour[] = [];
  eachIn(picture, face, (colour) => {
    if (isSkin(colour)) {
      found.push(colour);
    }
  });
  return asHex(medianOf(found) ?? anySkin);
}

/** The colour that most of a subject's part has, skin left out. */
export function commonColour(
  { picture, mask }: { picture: Raster; mask: SubjectMask },
  part: Part,
  skin: string,
): string | undefined {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(skin.slice(at, at + 2), 16));
  const groups = new Map<number, Colour[]>();
  eachIn(picture, part, (colour, at) => {
    const away = Math.abs(colour[0] - red) + Math.abs(colour[1] - green) + Math.abs(colour[2] - blue);
    if ((mask[at] ?? 0) < 200 || away < nearSkin) {
      return;
    }
    const key = colour.reduce((sum, value) => sum * 6 + Math.floor(value / 43), 0);
    const group = groups.get(key) ?? [];
    group.push(colour);
    groups.set(key, group);
  });
  const [largest] = [...groups.values()].toSorted((one, other) => other.length - one.length);
  const middle = medianOf(largest ?? []);
  return middle === undefined ? undefined : asHex(middle);
}

function eachIn(picture: Raster, part: Part, see: (colour: Colour, at: number) => void): void {
  const { width, height, data } = picture;
  for (let y = Math.round(part.top); y < Math.min(height, part.bottom); y += stride) {
    for (let x = Math.max(0, Math.round(part.left)); x < Math.min(width, part.right); x += stride) {
      const at = y * width + x;
      see([data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0], at);
    }
  }
}

/** Ranges of skin in YCbCr, from D. Chai and K. N. Ngan, "Face Segmentation Using Skin-Color Map" (1999). */
export function isSkin([red, green, blue]: Colour): boolean {
  const cb = 128 - 0.168736 * red - 0.331264 * green + 0.5 * blue;
  const cr = 128 + 0.5 * red - 0.418688 * green - 0.081312 * blue;
  return cb > 77 && cb < 127 && cr > 133 && cr < 173;
}

export function medianOf(colours: readonly Colour[]): Colour | undefined {
  if (colours.length === 0) {
    return undefined;
  }
  const middle = (channel: 0 | 1 | 2): number =>
    colours.map((colour) => colour[channel]).toSorted((one, other) => one - other)[
      Math.floor(colours.length / 2)
    ] ?? 0;
  return [middle(0), middle(1), middle(2)];
}

function asHex(colour: Colour): string {
  return `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
