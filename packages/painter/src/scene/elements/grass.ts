import { Path2D } from '@napi-rs/canvas';
import type { Colour } from '../../canvas/colour.ts';
import { css, mix } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import { between } from '../../canvas/random.ts';
import type { Scene } from '../scene.ts';

export interface GrassLook {
  readonly name: string;
  readonly colour: Colour;
  readonly flowers: readonly Colour[];
  /** Pixels from the top: where blades begin and end. */
  readonly top: (x: number) => number;
  readonly bottom: number;
  /** Length of the nearest blades in pixels. */
  readonly length: number;
  readonly distance: number;
  /** Tones from lit to shadow: 1 as the light falls, 0 in shadow. */
  readonly lit: number;
  readonly count: number;
}

/** Blades that grow towards the viewer, bent by one wind, tips lit; flowers among them. */
export function paintGrass(sheet: Sheet, scene: Scene, look: GrassLook): void {
  const { context, frame } = sheet;
  const random = scene.random(`grass ${look.name}`);
  const noise = scene.noise('wind');
  const wind = scene.light.toward[0] > 0 ? -1 : 1;
  const tones = 6;
  const rows = 8;
  const count = Math.round(look.count * scene.style.detail);
  const margin = 0.12 * Math.max(frame.width, frame.height);
  for (let row = 0; row < rows; row++) {
    const paths = Array.from({ length: tones }, () => new Path2D());
    const blossoms = look.flowers.map(() => new Path2D());
    for (let blade = 0; blade < count / rows; blade++) {
      const near = (row + random()) / rows;
      const x = between(random, -margin, frame.width + margin);
      const y = look.top(x) + (look.bottom - look.top(x)) * Math.pow(near, 1.35);
      const gust = noise.sum(x / (frame.width * 0.16), near * 3, 2);
      const length = look.length * (0.14 + near * 0.86) * between(random, 0.5, 1.15);
      const bend = (wind * (0.3 + gust * 0.7) + (random() - 0.5) * 0.8) * length * 0.6;
      const tone = 0.34 + gust * 0.4 + (random() - 0.5) * 0.42;
      const path = paths[Math.max(0, Math.min(tones - 1, Math.round(tone * tones)))];
      const thick = Math.max(0.6, length * 0.05);
      path?.moveTo(x - thick, y);
      path?.quadraticCurveTo(x - thick * 0.4 + bend * 0.25, y - length * 0.62, x + bend, y - length);
      path?.quadraticCurveTo(x + thick * 0.9 + bend * 0.3, y - length * 0.55, x + thick, y);
      if (look.flowers.length > 0 && random() < 0.035 * scene.style.detail) {
        addBlossom(blossoms[Math.floor(random() * blossoms.length)], {
          x: x + bend,
          y: y - length,
          size: Math.max(0.8, length * 0.05),
          turn: bend,
        });
      }
    }
    fillRow(context, scene, { look, paths, blossoms, distance: look.distance * (1 - row / rows) });
  }
}

/** Five petals around a heart. */
function addBlossom(
  path: Path2D | undefined,
  at: { x: number; y: number; size: number; turn: number },
): void {
  for (let petal = 0; petal < 5; petal++) {
    const angle = (petal / 5) * Math.PI * 2 + at.turn;
    const x = at.x + Math.cos(angle) * at.size;
    const y = at.y + Math.sin(angle) * at.size * 0.7;
    path?.moveTo(x + at.size, y);
    path?.arc(x, y, at.size * 0.75, 0, Math.PI * 2);
  }
}

interface GrassRow {
  readonly look: GrassLook;
  /** Blades by their tone, from shadow to light. */
  readonly paths: readonly Path2D[];
  /** Flowers by their colour. */
  readonly blossoms: readonly Path2D[];
  readonly distance: number;
}

function fillRow(
  context: Sheet['context'],
  scene: Scene,
  { look, paths, blossoms, distance }: GrassRow,
): void {
  for (const [tone, path] of paths.entries()) {
    const part = (tone / (paths.length - 1)) * look.lit;
    const colour = mix(look.colour, [236, 232, 130], tone >= 4 ? 0.16 * look.lit : 0);
    context.fillStyle = css(scene.tone(colour, part, distance));
    context.fill(path);
  }
  for (const [index, path] of blossoms.entries()) {
    context.fillStyle = css(
      scene.tone(look.flowers[index] ?? [255, 255, 255], 0.3 + 0.6 * look.lit, distance),
    );
    context.fill(path);
  }
}
