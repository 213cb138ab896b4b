import { hex, mix } from '../../canvas/colour.ts';
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
  colosseum: {
    box: { x: -250, y: -226, width: 500, height: 230 },
    draw({ fill, window }, colour) {
      const stone = colour ?? hex('#d3b68c');
      const shade = mix(stone, hex('#5a4550'), 0.4);
      const dark = mix(stone, hex('#3a2a30'), 0.72);
      fill('M-240,0V-150C-200,-176 -120,-188 -20,-190L60,-186L120,-150L244,-128V0Z', shade);
      fill(
        'M-244,0V-196C-190,-216 -110,-222 -40,-220L-6,-206L18,-170L66,-160L112,-122L180,-112L244,-104V0Z',
        stone,
      );
      fill('M120,0V-120L180,-112L244,-104V0Z', shade);
      for (const [row, y] of [-52, -104, -156].entries()) {
        fill(
          `M-246,${y - 4}C-120,${y + 8} 120,${y + 8} ${row === 2 ? 30 : 246},${y - 4}v7C120,${y + 15} -120,${y + 15} -246,${y + 3}Z`,
          mix(stone, [255, 248, 230], 0.4),
        );
        for (let arch = 0; arch < 15; arch++) {
          const x = -228 + arch * 32;
          const isGone = (row === 1 && x > 96) || (row === 2 && x > -20);
          const low = y + 48;
          if (!isGone) {
            fill(`M${x - 9},${low}v-22a9,11 0 1 1 18,0v22Z`, dark);
          }
        }
      }
      for (let slit = 0; slit < 6; slit++) {
        window(`M${-226 + slit * 32},-186h7v10h-7Z`);
      }
    },
  },
  'taj-mahal': {
    box: { x: -270, y: -316, width: 540, height: 322 },
    draw({ fill }, colour) {
      const marble = colour ?? hex('#f3eee4');
      const shade = mix(marble, hex('#6a6488'), 0.32);
      const niche = mix(marble, hex('#4a4668'), 0.5);
      const gold = hex('#d2a84a');
      fill('M-264,0V-22H264V0Z', shade);
      fill('M-250,-22V-34H250V-22Z', marble);
      for (const x of [-232, 232]) {
        fill(`M${x - 11},-34L${x - 8},-214H${x + 8}L${x + 11},-34Z`, marble);
        fill(`M${x + 2},-34L${x + 2},-214H${x + 8}L${x + 11},-34Z`, shade);
        fill(`M${x - 13},-92h26v6h-26ZM${x - 12},-150h24v6h-24ZM${x - 13},-214h26v6h-26Z`, shade);
        fill(
          `M${x - 10},-214C${x - 14},-236 ${x},-240 ${x},-248C${x},-240 ${x + 14},-236 ${x + 10},-214Z`,
          marble,
        );
      }
      fill('M-150,-34V-138H150V-34Z', marble);
      fill('M104,-34V-138H150V-34Z', shade);
      for (const x of [-82, 82]) {
        fill(`M${x - 26},-138V-164H${x + 26}V-138Z`, shade);
        fill(
          `M${x - 28},-164C${x - 38},-194 ${x - 4},-204 ${x},-216C${x + 4},-204 ${x + 38},-194 ${x + 28},-164Z`,
          marble,
        );
      }
      fill('M-52,-138V-176H52V-138Z', marble);
      fill('M-56,-176C-92,-226 -30,-258 0,-294C30,-258 92,-226 56,-176Z', marble);
      fill('M10,-176C46,-216 30,-252 0,-294C30,-258 92,-226 56,-176Z', shade);
      fill('M-2.5,-312h5v24h-5Z', gold);
      fill('M-56,-34V-156H56V-34Z', mix(marble, [255, 255, 255], 0.5));
      fill('M-36,-34V-96C-36,-120 -12,-126 0,-142C12,-126 36,-120 36,-96V-34Z', niche);
      fill('M-14,-34V-72C-14,-84 14,-84 14,-72V-34Z', mix(niche, [20, 16, 40], 0.5));
      for (const x of [-128, -92, 92, 128]) {
        for (const [low, high] of [
          [-38, 40],
          [-90, 40],
        ] as const) {
          fill(
            `M${x - 12},${low}v${-high * 0.6}C${x - 12},${low - high * 0.85} ${x - 3},${low - high * 0.9} ${x},${low - high}C${x + 3},${low - high * 0.9} ${x + 12},${low - high * 0.85} ${x + 12},${low - high * 0.6}v${high * 0.6}Z`,
            niche,
          );
        }
      }
    },
  },
} as const satisfies Readonly<Record<string, Drawing>>;
