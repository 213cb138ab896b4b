/** A picture's alpha from 0 to 1, made soft: low at its edges, high within. Two passes of a running mean. */
export function blurAlpha(
  data: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
  radius: number,
): Float32Array {
  let values = new Float32Array(width * height);
  for (let at = 0; at < values.length; at++) {
    values[at] = (data[at * 4 + 3] ?? 0) / 255;
  }
  for (let pass = 0; pass < 2; pass++) {
    values = blurLines(values, { lines: height, length: width, stride: 1, next: width, radius });
    values = blurLines(values, { lines: width, length: height, stride: width, next: 1, radius });
  }
  return values;
}

function blurLines(
  values: Float32Array,
  walk: { lines: number; length: number; stride: number; next: number; radius: number },
): Float32Array<ArrayBuffer> {
  const out = new Float32Array(values.length);
  const { lines, length, stride, next, radius } = walk;
  const whole = 2 * radius + 1;
  for (let line = 0; line < lines; line++) {
    const start = line * next;
    let sum = 0;
    for (let at = 0; at <= radius && at < length; at++) {
      sum += values[start + at * stride] ?? 0;
    }
    for (let at = 0; at < length; at++) {
      out[start + at * stride] = sum / whole;
      const enter = at + radius + 1;
      const leave = at - radius;
      if (enter < length) {
        sum += values[start + enter * stride] ?? 0;
      }
      if (leave >= 0) {
        sum -= values[start + leave * stride] ?? 0;
      }
    }
  }
  return out;
}
