import { barrierDistance } from './barrier-distance.ts';
import { boxBlurred, createField } from './field.ts';
import type { Field } from './field.ts';
import type { RgbImage } from './rgb-image.ts';

/** How clearly each pixel stands out from what reaches the rim, 0 to 1. */
export function standingFree(image: RgbImage): Field {
  const channels = [
    [0.299, 0.587, 0.114],
    [-0.168736, -0.331264, 0.5],
    [0.5, -0.418688, -0.081312],
  ].map((weights) => {
    const channel = createField(image, (at) =>
      weights.reduce((sum, weight, index) => sum + (weight * (image.data[at * 3 + index] ?? 0)) / 255, 0),
    );
    return barrierDistance(boxBlurred(channel, 1)).values;
  });
  // Colours differ less than light and dark do.
  const sum = createField(image, (at) =>
    channels.reduce((total, values, index) => total + (values[at] ?? 0) * (index === 0 ? 1 : 1.6), 0),
  );
  const most = sum.values.toSorted()[Math.floor(sum.values.length * 0.985)] ?? 1;
  return boxBlurred(
    { ...sum, values: sum.values.map((value) => Math.min(1, value / Math.max(0.08, most))) },
    1,
  );
}
