import { resizedField } from './field.ts';
import type { Field } from './field.ts';
import { matteOf } from './mask-shape.ts';
import { resizedImage } from './rgb-image.ts';
import type { RgbImage } from './rgb-image.ts';
import { builtInFinder } from './subject-finder.ts';
import type { SubjectFinder } from './subject-finder.ts';

/** The side of the square that IS-Net looks at. */
export const netSide = 1024;

/** IS-Net (X. Qin et al., "Highly Accurate Dichotomous Image Segmentation", ECCV 2022), wherever its weights lie. */
export interface SubjectNet {
  /** Names the installed weights; null while there are none. */
  installation(): Promise<string | null>;
  /**
   * Red, green and blue planes of {@link netSide} squared, from -0.5 to 0.5, in; how surely each pixel is the subject's, from
   * 0 to 1, out.
   */
  run(planes: Float32Array, signal?: AbortSignal): Promise<Float32Array>;
}

/** The longer side of the copy whose edges a mask follows: twice what is enough for a guess. */
const matteSide = 640;
/** A pixel is the subject's from here on. */
const certain = 0.5;
/** Fewer pixels than this part of a picture are no subject, more are the picture itself. */
const [leastArea, mostArea] = [0.0008, 0.96];

/** Finds by IS-Net where its weights are installed, and as `otherwise` where they are not. Asked anew at every call. */
export function createNetFinder(net: SubjectNet, otherwise: SubjectFinder = builtInFinder): SubjectFinder {
  return {
    async version() {
      const installation = await net.installation();
      return installation === null ? await otherwise.version() : `isnet-${installation}`;
    },
    async find(image, signal) {
      return (await net.installation()) === null
        ? await otherwise.find(image, signal)
        : await findByNet(net, image, signal);
    },
  };
}

async function findByNet(net: SubjectNet, image: RgbImage, signal?: AbortSignal): Promise<Field | null> {
  const square = await resizedImage(image, { width: netSide, height: netSide });
  const values = await net.run(planesOf(square), signal);
  const mask: Field = { width: netSide, height: netSide, values };
  const area = values.reduce((sum, value) => sum + (value >= certain ? 1 : 0), 0) / values.length;
  if (area < leastArea || area > mostArea) {
    return null;
  }
  const scale = Math.min(1, matteSide / Math.max(image.width, image.height));
  const size = {
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  };
  return matteOf(await resizedImage(image, size), await resizedField(mask, size));
}

/** The model's own normalisation: eight bits less 128, over 256. */
function planesOf({ data }: RgbImage): Float32Array {
  const area = netSide * netSide;
  const planes = new Float32Array(area * 3);
  for (let channel = 0; channel < 3; channel++) {
    for (let at = 0; at < area; at++) {
      planes[channel * area + at] = ((data[at * 3 + channel] ?? 0) - 128) / 256;
    }
  }
  return planes;
}
