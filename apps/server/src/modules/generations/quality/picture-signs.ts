/** Pixels with four channels, row by row. */
export interface SmallPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** What a small copy of a picture tells about it. Brightness from 0 to 255. */
export interface PictureSigns {
  readonly brightness: number;
  /** Standard deviation of the brightness: 0 is one colour all over. */
  readonly contrast: number;
  /** Mean difference between neighbours: what is out of focus everywhere has next to none. */
  readonly detail: number;
}

export function greyOf({ pixels }: SmallPicture): Float32Array {
  return Float32Array.from({ length: pixels.length / 4 }, (_, at) => {
    const [red, green, blue] = [pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
}

export function signsOf(picture: SmallPicture): PictureSigns {
  const grey = greyOf(picture);
  const brightness = grey.reduce((sum, value) => sum + value, 0) / grey.length;
  const variance = grey.reduce((sum, value) => sum + (value - brightness) ** 2, 0) / grey.length;
  let detail = 0;
  grey.forEach((value, at) => {
    detail += at % picture.width === 0 ? 0 : Math.abs(value - (grey[at - 1] ?? 0));
  });
  return { brightness, contrast: Math.sqrt(variance), detail: detail / grey.length };
}

/** Mean difference of the brightness of two pictures of one size. */
export function differenceOf(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}
