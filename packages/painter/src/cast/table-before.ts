import { createCanvas, Path2D } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { hex, mix } from '../canvas/colour.ts';
import type { Colour } from '../canvas/colour.ts';
import { paintForm, smoothPath } from '../draw/form.ts';
import type { Easel } from '../draw/form.ts';
import { personStyle } from '../draw/person-style.ts';
import { indoorPlaces } from '../plan/scene-plan.ts';
import type { ScenePlan } from '../plan/scene-plan.ts';
import type { CastPlan, PlacedPerson } from '../plan/cast-plan.ts';

/** Whether a picture's people sit at a table: on chairs, or in a room where nothing else is told. */
export function isAtTable({ subjects, place }: ScenePlan): boolean {
  return subjects.some(({ seat }) => seat === 'chair' || (seat === 'usual' && indoorPlaces.has(place)));
}

/** A rectangle in scene units. */
export interface TableBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a table's edge is seen, and how far it reaches beyond the frame. */
export function tableBox({ background }: CastPlan): TableBox {
  return background.aspectRatio === '16:9'
    ? { x: -200, y: 764, width: 2320, height: 516 }
    : { x: -200, y: 1390, width: 1480, height: 730 };
}

/** From where a table's edge is seen to the middle of its top, where things stand. */
export function tableTop(plan: CastPlan): number {
  return tableBox(plan).y + 108 + 32;
}

const wood: Colour = hex('#9a6a42');

/** The table before who sits at it, a cup for each of them; the canvas shows its box. */
export function paintTable(
  plan: CastPlan,
  pixelsPerUnit: number,
  light: Pick<Easel, 'light' | 'shadow'>,
): Canvas {
  const { x, y, width, height } = tableBox(plan);
  const canvas = createCanvas(Math.ceil(width * pixelsPerUnit), Math.ceil(height * pixelsPerUnit));
  const context = canvas.getContext('2d');
  context.scale(pixelsPerUnit, pixelsPerUnit);
  context.translate(-x, -y);
  const style = personStyle(plan.people[0]?.person.style ?? plan.background.style);
  const easel: Easel = { context, style, ...light };
  const top = y + 108;
  const board = new Path2D();
  board.rect(x - 40, top, width + 80, height);
  paintForm(easel, { path: board, colour: mix(wood, [255, 236, 206], 0.2), turn: 0 });
  const front = new Path2D();
  front.rect(x - 40, top + 74, width + 80, height);
  paintForm(easel, { path: front, colour: mix(wood, easel.shadow, 0.22), turn: 0 });
  for (const [index, person] of plan.people.entries()) {
    const side = plan.people.length === 1 ? freeSide(plan, person) : 1 - 2 * index;
    paintCup(easel, { x: person.x + side * 190, y: top + 40 });
  }
  return canvas;
}

/** Things stand on the side that somebody alone is turned to. */
function freeSide({ things }: CastPlan, { yaw }: PlacedPerson): 1 | -1 {
  return things === undefined || yaw < 0 ? 1 : -1;
}

function paintCup(easel: Easel, at: { readonly x: number; readonly y: number }): void {
  const { context } = easel;
  const china: Colour = [244, 240, 232];
  context.save();
  context.translate(at.x, at.y);
  const saucer = new Path2D();
  saucer.ellipse(0, 6, 74, 15, 0, 0, Math.PI * 2);
  paintForm(easel, { path: saucer, colour: mix(china, easel.shadow, 0.12), turn: 6 });
  const handle = new Path2D();
  handle.ellipse(46, -48, 24, 26, 0, 0, Math.PI * 2);
  paintForm(easel, { path: handle, colour: mix(china, easel.shadow, 0.1), turn: 5 });
  const body = smoothPath([
    [-46, -88],
    [46, -88],
    [42, -34],
    [24, 2],
    [-24, 2],
    [-42, -34],
  ]);
  paintForm(easel, { path: body, colour: china, turn: 14 });
  const tea = new Path2D();
  tea.ellipse(0, -86, 45, 10, 0, 0, Math.PI * 2);
  paintForm(easel, { path: tea, colour: hex('#6a4028'), turn: 0 });
  context.restore();
}
