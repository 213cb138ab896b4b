import type { Colour } from '../../../canvas/colour.ts';
import { mix } from '../../../canvas/colour.ts';
import { ball, blob, line, spot } from '../forms/form.ts';
import type { Form } from '../forms/form.ts';

export const ink: Colour = [30, 22, 26];
export const white: Colour = [250, 248, 242];

/** An eye that looks to the right: a coloured or dark ball with light in it. */
export function eye([x, y, radius]: readonly [number, number, number], iris: Colour = [52, 34, 24]): Form {
  const pupil = radius * 0.62;
  return ball([x, y, radius, radius * 1.06], iris, {
    isEye: true,
    lit: 0.86,
    bulge: 0,
    marks: [
      spot([x + radius * 0.1, y, pupil, pupil * 1.08], ink),
      spot([x - radius * 0.22, y - radius * 0.36, radius * 0.3], [255, 255, 255]),
      {
        ...line(
          `${x - radius * 1.1},${y - radius * 0.5} ${x},${y - radius * 1.1} ${x + radius * 1.1},${y - radius * 0.5}`,
          ink,
          radius * 0.5,
        ),
      },
    ],
  });
}

/** An eye with white around it, as people of stories have it. */
export function wideEye([x, y, radius]: readonly [number, number, number], iris: Colour): Form {
  return ball([x, y, radius, radius * 1.1], white, {
    isEye: true,
    lit: 0.92,
    bulge: 0,
    marks: [
      spot([x + radius * 0.2, y + radius * 0.05, radius * 0.66, radius * 0.74], iris),
      spot([x + radius * 0.22, y + radius * 0.05, radius * 0.36, radius * 0.42], ink),
      spot([x, y - radius * 0.3, radius * 0.22], [255, 255, 255]),
    ],
  });
}

/** A pointed ear from its two feet to its tip, with a darker inside. */
export function ear(
  feet: readonly [number, number, number, number],
  tip: readonly [number, number],
  look: { tint: Colour; inner: Colour; shag?: number },
): Form[] {
  const [ax, ay, bx, by] = feet;
  const [tx, ty] = tip;
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const toward = (x: number, y: number, part: number): string =>
    `${x + (mx - x) * part},${y + (my - y) * part}`;
  const bow = (x: number, y: number, out: number): string =>
    `${(x + tx) / 2 + (x - mx) * out},${(y + ty) / 2 + (y - my) * out}`;
  return [
    blob(
      `${ax},${ay} ${bow(ax, ay, 0.3)} ${tx},${ty} ${bow(bx, by, 0.3)} ${bx},${by} ${mx},${my + 3}`,
      look.tint,
      look.shag === undefined ? {} : { shag: look.shag },
    ),
    blob(
      `${toward(ax, ay, 0.4)} ${bow(ax, ay, -0.12)} ${tx + (mx - tx) * 0.24},${ty + (my - ty) * 0.24} ${bow(bx, by, -0.12)} ${toward(bx, by, 0.4)}`,
      look.inner,
      { bulge: 0.3, isJoined: true },
    ),
  ];
}

/** A wet nose. */
export function nose(
  [x, y, radiusX, radiusY]: readonly [number, number, number, number],
  tint: Colour = ink,
): Form {
  return ball([x, y, radiusX, radiusY], tint, {
    isJoined: true,
    bulge: 0.7,
    marks: [
      spot([x - radiusX * 0.25, y - radiusY * 0.4, radiusX * 0.4, radiusY * 0.26], mix(tint, white, 0.6)),
    ],
  });
}
