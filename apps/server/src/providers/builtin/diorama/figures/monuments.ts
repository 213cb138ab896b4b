import { hex, mix } from '../canvas/colour.ts';
import type { Drawing } from './landmark-drawing.ts';

/** Monuments that everybody knows, in their own colours. */
export const monuments = {
  pyramid: {
    box: { x: -300, y: -236, width: 600, height: 240 },
    draw({ fill }, colour) {
      const stone = colour ?? hex('#d9b574');
      const side = mix(stone, hex('#6a4a34'), 0.42);
      for (const [x, tall] of [
        [-190, 120],
        [196, 96],
        [0, 230],
      ] as const) {
        const half = tall * 0.86;
        fill(`M${x},${-tall}L${x + half},0H${x - half}Z`, stone);
        fill(`M${x},${-tall}L${x + half},0H${x + half * 0.24}Z`, side);
        for (let course = 0.12; course < 1; course += 0.1) {
          const y = -tall * (1 - course);
          const left = x - half * course;
          fill(`M${left},${y}H${x + half * 0.24 * course}v1.6H${left}Z`, mix(stone, side, 0.55));
        }
      }
    },
  },
  eiffel: {
    box: { x: -90, y: -404, width: 180, height: 408 },
    draw({ fill, window }, colour) {
      const iron = colour ?? hex('#6f5a4c');
      const dark = mix(iron, [20, 16, 22], 0.4);
      fill(
        'M-84,0C-50,-70 -30,-130 -24,-176H24C30,-130 50,-70 84,0H52C44,-46 20,-62 0,-62C-20,-62 -44,-46 -52,0Z',
        iron,
      );
      fill('M-22,-176C-14,-250 -6,-320 -4,-372H4C6,-320 14,-250 22,-176Z', iron);
      fill('M-2,-404h4v36h-4Z', dark);
      fill('M-46,-84h92v12h-92ZM-28,-182h56v10h-56ZM-9,-378h18v10h-18Z', dark);
      for (let rung = 0; rung < 7; rung++) {
        const y = -196 - rung * 24;
        const half = 19 - rung * 2.3;
        window(
          `M${-half},${y}L${half},${y + 18}v2.4L${-half},${y + 2.4}ZM${half},${y}L${-half},${y + 18}v2.4L${half},${y + 2.4}Z`,
        );
      }
      for (let rung = 0; rung < 4; rung++) {
        const y = -98 - rung * 19;
        const half = 36 - rung * 3;
        window(
          `M${-half},${y}L${half},${y + 14}v2.6L${-half},${y + 2.6}ZM${half},${y}L${-half},${y + 14}v2.6L${half},${y + 2.6}Z`,
        );
      }
      window('M-40,-81h80v3h-80ZM-24,-180h48v3h-48ZM-7,-376h14v4h-14Z');
    },
  },
} as const satisfies Readonly<Record<string, Drawing>>;
