/**
 * A map of the plane that keeps straight lines straight: nine numbers, row by row; `(x, y)` becomes
 * `((m0 x + m1 y + m2) / w, (m3 x + m4 y + m5) / w)` with `w = m6 x + m7 y + m8`.
 */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/** The map that does `second` first and `first` after it. */
export function composed(first: Homography, second: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = first;
  const [j, k, l, m, n, o, p, q, r] = second;
  return [
    a * j + b * m + c * p,
    a * k + b * n + c * q,
    a * l + b * o + c * r,
    d * j + e * m + f * p,
    d * k + e * n + f * q,
    d * l + e * o + f * r,
    g * j + h * m + i * p,
    g * k + h * n + i * q,
    g * l + h * o + i * r,
  ];
}

/** The map back. A map that flattens everything gives infinities. */
export function inverted([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  const s = 1 / determinant;
  return [
    (e * i - f * h) * s,
    (c * h - b * i) * s,
    (b * f - c * e) * s,
    (f * g - d * i) * s,
    (a * i - c * g) * s,
    (c * d - a * f) * s,
    (d * h - e * g) * s,
    (b * g - a * h) * s,
    (a * e - b * d) * s,
  ];
}

export function moved(x: number, y: number): Homography {
  return [1, 0, x, 0, 1, y, 0, 0, 1];
}

export function scaled(x: number, y: number): Homography {
  return [x, 0, 0, 0, y, 0, 0, 0, 1];
}

/** Clockwise, as y points down. */
export function rotated(degrees: number): Homography {
  const angle = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return [cosine, -sine, 0, sine, cosine, 0, 0, 0, 1];
}

export function applied(map: Homography, x: number, y: number): { x: number; y: number } {
  const [a, b, c, d, e, f, g, h, i] = map;
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}
