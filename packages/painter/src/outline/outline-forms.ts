import { toHex } from '../canvas/colour.ts';
import type { Form } from '../scene/figures/forms/form.ts';
import type { OutlineShape } from './outline.ts';

/** Forms smaller than this beside the whole have no ink of their own: pupils, toes. */
const leastInked = 0.05;
const manyForms = 30;

/** A sculpture's forms as outlines in its colours. Light and fur are left to the marker. */
export function outlineForms(forms: readonly Form[], isAsleep = false): OutlineShape[] {
  const size = sizeOf(forms.flatMap(({ outline }) => outline));
  // Feathers by the dozen are drawn with a finer pen.
  const pen = forms.length > manyForms ? 0.3 : 1;
  return forms.map((form): OutlineShape => {
    const fill = toHex(form.tint);
    const own = sizeOf(form.outline);
    if (isAsleep && isEye(form)) {
      return closedEye(form);
    }
    const marks = (form.marks ?? [])
      .filter(({ alpha }) => alpha === undefined || alpha > 0.4)
      .map((mark) => ({
        points: mark.outline,
        fill: toHex(mark.tint),
        ...(mark.line === undefined ? {} : { width: mark.line }),
      }));
    return {
      points: form.outline,
      fill,
      ink: own < size * leastInked || isEye(form) ? 0.45 : pen,
      ...(form.isJoined === true ? { isJoined: true } : {}),
      ...(marks.length === 0 ? {} : { marks }),
    };
  });
}

function sizeOf(points: readonly (readonly [number, number])[]): number {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

/** Eyes are flat, light themselves and are no lamps. */
function isEye({ bulge, lit, isLamp }: Form): boolean {
  return bulge === 0 && lit !== undefined && isLamp !== true;
}

/** The lower half of an eye's rim: a lid that has come down. */
function closedEye({ outline }: Form): OutlineShape {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const middle = (Math.min(...ys) + Math.max(...ys)) / 2;
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const points = [0, 1, 2, 3, 4, 5, 6].map((step) => {
    const part = step / 6;
    return [left + (right - left) * part, middle + Math.sin(part * Math.PI) * (right - left) * 0.3] as const;
  });
  return { points, isOpen: true, ink: 0.7 };
}
