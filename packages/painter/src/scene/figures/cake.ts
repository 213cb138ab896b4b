import { css, hex, mix } from '../../canvas/colour.ts';
import { paintForm } from '../../draw/form.ts';
import type { Easel } from '../../draw/form.ts';
import { personEasel, unitOfPerson } from '../../draw/full-figure.ts';
import { points, rect, round, shape, stroke } from '../../draw/shapes.ts';
import { paintSmallTable, tableHalf, tableHeight } from '../../draw/small-table.ts';
import { cakeFigure } from '../../describe/film-dish.ts';
import type { ScenePlan, Subject } from '../../plan/scene-plan.ts';
import type { StyleKey } from '../../plan/style-keys.ts';
import type { FigureArt } from './figure-art.ts';

/** How far a cake has come: one small layer that leans, burnt and fallen in, or as many layers as a table bears. */
export type CakeStage = 'small' | 'burnt' | 'great';

const sponge = hex('#dba760');
const cream = hex('#fdf3e4');
const berry = hex('#d23b46');

/** Half the breadth and the height of each layer of a great cake, from below. */
const layers = [
  [330, 290],
  [240, 260],
  [150, 230],
] as const;
/** How high a great cake stands with what is on top of it. */
export const cakeHeight = layers.reduce((sum, [, high]) => sum + high, 0) + 210;

/** A cake on what reaches up to a height, in figure units, around a middle. */
export function paintCake(easel: Easel, [x, foot]: readonly [number, number], stage: CakeStage): void {
  const { context } = easel;
  context.save();
  context.translate(x, foot);
  paintForm(easel, { path: round(0, 4, 380, 40), colour: hex('#d9e2ea'), turn: 10 });
  if (stage === 'great') {
    paintLayers(easel);
  } else if (stage === 'small') {
    context.rotate(-0.07);
    paintLayer(easel, { half: 190, foot: 0, high: 170 });
  } else {
    paintFallenIn(easel);
  }
  context.restore();
}

function paintLayers(easel: Easel): void {
  let foot = 0;
  for (const [half, high] of layers) {
    paintLayer(easel, { half, foot, high });
    foot -= high;
  }
  for (const [x, colour] of [
    [-80, '#5fa8d8'],
    [0, '#e0567a'],
    [80, '#6fb35a'],
  ] as const) {
    paintForm(easel, { path: rect(x - 13, foot - 150, 26, 150, 8), colour: hex(colour), turn: 6 });
    easel.context.fillStyle = css(hex('#ffd257'));
    easel.context.fill(
      shape(`${x},${foot - 205} ${x + 22},${foot - 168} ${x},${foot - 146} ${x - 22},${foot - 168}`),
    );
  }
}

/** Sponge under cream that runs down its side, berries around its top. */
function paintLayer(
  easel: Easel,
  { half, foot, high }: { readonly half: number; readonly foot: number; readonly high: number },
): void {
  const top = foot - high;
  paintForm(easel, { path: rect(-half, top, half * 2, high, 34), colour: sponge, turn: 40 });
  paintForm(easel, {
    path: rect(-half, foot - high * 0.52, half * 2, high * 0.13, 6),
    colour: cream,
    turn: 6,
    hasOutline: false,
  });
  const drops = Math.max(4, Math.round(half / 42));
  const step = (half * 2) / drops;
  for (let drop = 0; drop < drops; drop++) {
    const long = high * (0.2 + 0.16 * ((drop * 7) % 3));
    const left = -half + drop * step;
    paintForm(easel, {
      path: rect(left, top, step, long, step / 2),
      colour: cream,
      turn: 8,
      hasOutline: false,
    });
  }
  paintForm(easel, { path: round(0, top, half + 8, 46), colour: mix(cream, [255, 255, 255], 0.4), turn: 8 });
  for (let each = 0; each < drops; each++) {
    const at = -half + (each + 0.5) * step;
    paintForm(easel, { path: round(at, top - 20, 30, 32), colour: berry, turn: 12 });
  }
}

/** Black at its rim, a hole where its middle was, and smoke. */
function paintFallenIn(easel: Easel): void {
  paintForm(easel, {
    path: shape('-300,0 -320,-120 -250,-196 -120,-96 20,-66 150,-110 262,-180 318,-100 300,0'),
    colour: hex('#4a2f22'),
    turn: 30,
  });
  paintForm(easel, {
    path: shape('-190,-110 -60,-60 70,-56 190,-104 120,-30 -110,-26'),
    colour: hex('#8a5a34'),
    turn: 8,
    hasOutline: false,
  });
  stroke(easel, points('-230,-40 -170,-70 -120,-20'), [hex('#2a1a14'), 12]);
  for (const [x, y, size, alpha] of [
    [-90, -260, 56, 0.5],
    [10, -360, 72, 0.38],
    [-60, -480, 84, 0.26],
  ] as const) {
    easel.context.fillStyle = css(hex('#8f8c8a'), alpha);
    easel.context.fill(round(x, y, size, size * 0.8));
  }
}

/** The cake that a film is about is painted; any other one is a picture of its own size. */
export function isFilmCake(
  { figure, hasFace }: Subject,
  { isForFilm }: Pick<ScenePlan, 'isForFilm'>,
): boolean {
  return figure === cakeFigure && isForFilm === true && hasFace !== true;
}

/** A cake on a small table: it is there for everybody. */
export function cakeArt(style: StyleKey, stage: CakeStage): FigureArt {
  const height = tableHeight + cakeHeight + 40;
  const half = tableHalf + 60;
  return {
    box: {
      x: -half * unitOfPerson,
      y: -height * unitOfPerson,
      width: 2 * half * unitOfPerson,
      height: height * unitOfPerson,
    },
    isShaded: true,
    draw(context) {
      context.save();
      context.scale(unitOfPerson, unitOfPerson);
      const easel = personEasel(context, style);
      paintSmallTable(easel, -tableHeight);
      paintCake(easel, [0, -tableHeight - 10], stage);
      context.restore();
    },
  };
}

/** Height of a great cake on its table beside a grown person. */
export const sizeOfCake = 0.86;
