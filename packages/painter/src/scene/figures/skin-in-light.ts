import { hex, luminance, mix, multiply, toHex } from '../../canvas/colour.ts';
import type { SceneLight } from '../light/scene-light.ts';

/** How bright skin is seen at least, 0 to 255: below it brows and mouth are lost in it on a small screen. */
const leastSeen = 82;
/** How much of the light falls on a face that looks to the viewer. */
const litPart = 0.7;
/** Nobody is lit by more than this: they keep their own colour. */
const mostGain = 1.75;

/** Skin as it has to be painted so that a face is read in a light, and how many times brighter that is. */
export function skinInLight(
  skin: string,
  { key, ambient }: Pick<SceneLight, 'key' | 'ambient'>,
): { readonly colour: string; readonly gain: number } {
  const own = hex(skin);
  const seen = luminance(multiply(own, mix(ambient, key, litPart)));
  const gain = Math.min(mostGain, Math.max(1, leastSeen / Math.max(1, seen)));
  return gain === 1
    ? { colour: skin, gain }
    : { colour: toHex([own[0] * gain, own[1] * gain, own[2] * gain]), gain };
}
