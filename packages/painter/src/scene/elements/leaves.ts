import type { SKRSContext2D } from '@napi-rs/canvas';

/** Single leaves by their tone: those of a tone are filled one after the other, which is many times faster than one path of all. */
export interface LeafBrush {
  add(tone: number, leaf: { x: number; y: number; size: number; turn: number }): void;
  fill(context: SKRSContext2D): void;
}

/** @param flatness height of a leaf beside its length */
export function createLeafBrush(colours: readonly string[], flatness: number): LeafBrush {
  const tones = colours.map((): number[] => []);
  return {
    add(tone, { x, y, size, turn }) {
      tones[Math.max(0, Math.min(tones.length - 1, tone))]?.push(x, y, size, turn);
    },
    fill(context) {
      for (const [tone, leaves] of tones.entries()) {
        context.fillStyle = colours[tone] ?? '#000000';
        for (let at = 0; at < leaves.length; at += 4) {
          const size = leaves[at + 2] ?? 0;
          context.beginPath();
          context.ellipse(
            leaves[at] ?? 0,
            leaves[at + 1] ?? 0,
            size,
            size * flatness,
            leaves[at + 3] ?? 0,
            0,
            Math.PI * 2,
          );
          context.fill();
        }
      }
    },
  };
}
