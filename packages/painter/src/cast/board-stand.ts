import { createCanvas, Path2D } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { hex, mix } from '../canvas/colour.ts';
import { paintForm } from '../draw/form.ts';
import { personStyle } from '../draw/person-style.ts';
import { indoorPlaces } from '../plan/scene-plan.ts';
import type { CastPanel, CastPlan } from '../plan/cast-plan.ts';
import { lightCanvas, lightOf } from './place-light.ts';

/** Parts of a board's width: where the legs of its stand are, how wide they are and how far each leans outwards. */
const legs = { at: [0.17, 0.83], width: 0.022, lean: 0.035 } as const;
/** Below the board, as parts of its height: the bar that its legs hold between them. */
const bar = { below: 0.16, height: 0.05 } as const;
/** The legs go on beneath the frame, so that no camera sees their ends. */
const beneath = 60;

/** Outside there is no wall for a board to hang on: it stands. */
export function hasStand({ panel, background }: Pick<CastPlan, 'panel' | 'background'>): boolean {
  return panel !== undefined && !indoorPlaces.has(background.place);
}

/** Where a board's stand is seen, in scene units: from the board's lower part to beneath the frame. */
export function standBox({ box }: Pick<CastPanel, 'box'>, isWide: boolean): CastPanel['box'] {
  const y = box.y + box.height - 30;
  const out = box.width * legs.lean;
  return { x: box.x - out, y, width: box.width + 2 * out, height: (isWide ? 1080 : 1920) + beneath - y };
}

/** The stand of a board in the light of its place; the canvas shows its box. */
export function paintStand(plan: CastPlan & { readonly panel: CastPanel }, pixelsPerUnit: number): Canvas {
  const { panel, background } = plan;
  const isWide = background.aspectRatio === '16:9';
  const { x, y, width, height } = standBox(panel, isWide);
  const canvas = createCanvas(Math.ceil(width * pixelsPerUnit), Math.ceil(height * pixelsPerUnit));
  const context = canvas.getContext('2d');
  context.scale(pixelsPerUnit, pixelsPerUnit);
  context.translate(-x, -y);
  const light = lightOf(background);
  const easel = { context, style: personStyle(plan.people[0]?.person.style ?? background.style), ...light };
  const wood = mix(hex('#7d5c40'), light.shadow, 0.18);
  const { box } = panel;
  const half = (box.width * legs.width) / 2;
  const beam = new Path2D();
  const beamAt = box.y + box.height * (1 + bar.below);
  beam.rect(
    box.x + box.width * legs.at[0],
    beamAt,
    box.width * (legs.at[1] - legs.at[0]),
    box.height * bar.height,
  );
  paintForm(easel, { path: beam, colour: mix(wood, light.shadow, 0.25), turn: 6 });
  for (const at of legs.at) {
    const top = box.x + box.width * at;
    const foot = top + Math.sign(at - 0.5) * box.width * legs.lean;
    const leg = new Path2D();
    leg.moveTo(top - half, y);
    leg.lineTo(top + half, y);
    leg.lineTo(foot + half, y + height);
    leg.lineTo(foot - half, y + height);
    leg.closePath();
    paintForm(easel, { path: leg, colour: wood, turn: 8 });
  }
  return lightCanvas(canvas, light);
}
