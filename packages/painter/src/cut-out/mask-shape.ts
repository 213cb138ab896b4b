import { boxBlurred, createField } from './field.ts';
import type { Field } from './field.ts';
import { guidedMatte } from './guided-filter.ts';
import type { RgbImage } from './rgb-image.ts';
import { connectedRegions } from './regions.ts';

/** Closes gaps between the parts and takes in a thin rim: half a subject left behind looks worse than a little ground. */
export function closed(mask: Field): Field {
  const wide = boxBlurred(mask, 5);
  const dilated = createField(mask, (at) => ((wide.values[at] ?? 0) > 0.04 ? 1 : 0));
  const narrow = boxBlurred(dilated, 4);
  const eroded = createField(mask, (at) => ((narrow.values[at] ?? 0) > 0.9 ? 1 : 0));
  return withoutHoles(createField(mask, (at) => Math.max(mask.values[at] ?? 0, eroded.values[at] ?? 0)));
}

/** A mask whose small holes are filled. */
export function withoutHoles(mask: Field): Field {
  const empty = createField(mask, (at) => 1 - (mask.values[at] ?? 0));
  const { labels, areas } = connectedRegions(empty, 0.5);
  const most = mask.values.length * 0.01;
  return createField(mask, (at) => {
    const label = labels[at] ?? -1;
    return label >= 0 && (areas[label] ?? 0) > most ? 0 : 1;
  });
}

/** A soft matte whose edge follows the picture's. */
export function matteOf(image: RgbImage, mask: Field): Field {
  const guide = createField(mask, (at) => greyOf(image, at));
  return sharpened(guidedMatte(mask, guide, { radius: 4, softness: 2e-3 }));
}

function greyOf({ data }: RgbImage, at: number): number {
  return (
    (0.2126 * (data[at * 3] ?? 0) + 0.7152 * (data[at * 3 + 1] ?? 0) + 0.0722 * (data[at * 3 + 2] ?? 0)) / 255
  );
}

/** Steepens a matte's edge: the filter leaves it wider than it is. */
function sharpened(matte: Field): Field {
  const values = matte.values.map((value) => {
    const part = Math.max(0, Math.min(1, (value - 0.36) / 0.44));
    return part * part * (3 - 2 * part);
  });
  return { ...matte, values };
}
