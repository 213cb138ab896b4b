/** A picture's alpha from 0 to 1, made soft: low at its edges, high within. Two passes of a running mean. */
export function blurAlpha(
  data: Uint8ClampedArray,
  size: { width: number; height: number },
  radius: number,
): Float32Array {
  const values = new Float32Array(size.width * size.height);
  for (let at = 0; at < values.length; at++) {
    values[at] = (data[at * 4 + 3] ?? 0) / 255;
  }
  const between = new Float32Array(values.length);
  for (let pass = 0; pass < 2; pass++) {
    blurAcross(values, between, { ...size, radius });
    blurDown(between, values, { ...size, radius });
  }
  return values;
}

interface Blur {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

function blurAcross(from: Float32Array, to: Float32Array, { width, height, radius }: Blur): void {
  const whole = 2 * radius + 1;
  for (let start = 0; start < width * height; start += width) {
    let sum = 0;
    for (let at = 0; at <= radius && at < width; at++) {
      sum += from[start + at] ?? 0;
    }
    for (let at = 0; at < width; at++) {
      to[start + at] = sum / whole;
      const enter = at + radius + 1;
      const leave = at - radius;
      if (enter < width) {
        sum += from[start + enter] ?? 0;
      }
      if (leave >= 0) {
        sum -= from[start + leave] ?? 0;
      }
    }
  }
}

/** Line by line with a sum for each column: a column read from top to bottom leaves the processor's cache at each step. */
function blurDown(from: Float32Array, to: Float32Array, { width, height, radius }: Blur): void {
  const whole = 2 * radius + 1;
  const sums = new Float64Array(width);
  for (let line = 0; line <= radius && line < height; line++) {
    addLine(sums, from, line * width);
  }
  for (let line = 0; line < height; line++) {
    const start = line * width;
    for (let at = 0; at < width; at++) {
      to[start + at] = (sums[at] ?? 0) / whole;
    }
    if (line + radius + 1 < height) {
      addLine(sums, from, (line + radius + 1) * width);
    }
    if (line >= radius) {
      takeLine(sums, from, (line - radius) * width);
    }
  }
}

function addLine(sums: Float64Array, from: Float32Array, start: number): void {
  for (let at = 0; at < sums.length; at++) {
    sums[at] = (sums[at] ?? 0) + (from[start + at] ?? 0);
  }
}

function takeLine(sums: Float64Array, from: Float32Array, start: number): void {
  for (let at = 0; at < sums.length; at++) {
    sums[at] = (sums[at] ?? 0) - (from[start + at] ?? 0);
  }
}
