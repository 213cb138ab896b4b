import { createCanvas, Path2D } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { clamp, css, mix } from '../../../canvas/colour.ts';
import { seededRandom } from '../../../canvas/random.ts';
import type { Scene } from '../../scene.ts';
import { blurAlpha } from './blur-alpha.ts';
import type { Form, Mark, Point } from './form.ts';

/** Where a figure is drawn: pixels of its unit, and the pixel of its zero. */
export interface FormPlace {
  readonly width: number;
  readonly height: number;
  readonly footX: number;
  readonly footY: number;
  readonly scale: number;
  readonly isTurned: boolean;
}

/** A figure's own colours, and how much light falls on every pixel of it. */
export interface LitForms {
  readonly canvas: Canvas;
  readonly lit: Float32Array;
  /** The unevenness of the brush, from -1 to 1. */
  readonly brush: Float32Array;
  /** 255 where it shines by itself. */
  readonly lamps: Uint8Array;
}

/** Draws forms one over the other, each lit by itself and shading what lies below. */
export function lightForms(forms: readonly Form[], scene: Scene, place: FormPlace): LitForms {
  const canvas = createCanvas(place.width, place.height);
  const context = canvas.getContext('2d');
  const figure: LitForms = {
    canvas,
    lit: new Float32Array(place.width * place.height),
    brush: brushOf(scene, place),
    lamps: new Uint8Array(place.width * place.height),
  };
  for (const [index, form] of forms.entries()) {
    const sheet = drawForm(form, scene, { place, index });
    if (sheet !== undefined) {
      layForm(figure, { form, sheet, scene, place });
      context.drawImage(sheet.canvas, sheet.x, sheet.y);
    }
  }
  return figure;
}

/** Strokes along the ground, worked out on every second pixel and line. */
function brushOf(scene: Scene, { width, height }: FormPlace): Float32Array {
  const noise = scene.noise('coat');
  const grain = 1 / Math.max(0.8, scene.frame.unit * 3);
  const brush = new Float32Array(width * height);
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const value = noise.sum(x * grain * 0.4, y * grain, 2);
      const at = y * width + x;
      brush[at] = value;
      brush[at + 1] = value;
      brush[at + width] = value;
      brush[at + width + 1] = value;
    }
  }
  return brush;
}

interface FormSheet {
  readonly canvas: Canvas;
  readonly x: number;
  readonly y: number;
  /** Pixels over which its edge turns away. */
  readonly radius: number;
}

function drawForm(
  form: Form,
  scene: Scene,
  { place, index }: { place: FormPlace; index: number },
): FormSheet | undefined {
  const mirror = place.isTurned ? -1 : 1;
  const toPixel = ([x, y]: Point): Point => [
    place.footX + mirror * x * place.scale,
    place.footY + y * place.scale,
  ];
  const outline = form.outline.map(toPixel);
  const box = boxOf(outline);
  const size = Math.min(box.right - box.left, box.bottom - box.top);
  const radius = Math.max(1, Math.round(size * 0.17));
  const margin = radius * 2 + 2 + (form.shag ?? 0) * place.scale;
  const x = Math.max(0, Math.floor(box.left - margin));
  const y = Math.max(0, Math.floor(box.top - margin));
  const width = Math.min(place.width, Math.ceil(box.right + margin)) - x;
  const height = Math.min(place.height, Math.ceil(box.bottom + margin)) - y;
  if (width < 1 || height < 1) {
    return undefined;
  }
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.translate(-x, -y);
  const path = pathOf(outline, true);
  context.fillStyle = css(form.tint);
  context.fill(path);
  if (form.shag !== undefined && !scene.style.isGeometric) {
    drawHairs(context, outline, { form, length: form.shag * place.scale, seed: index * 97 + 5 });
  }
  context.globalCompositeOperation = 'source-atop';
  for (const mark of form.marks ?? []) {
    drawMark(context, mark, { toPixel, scale: place.scale });
  }
  drawInk(context, path, { form, scene });
  return { canvas, x, y, radius };
}

function drawMark(
  context: SKRSContext2D,
  mark: Mark,
  { toPixel, scale }: { toPixel: (point: Point) => Point; scale: number },
): void {
  const path = pathOf(mark.outline.map(toPixel), mark.line === undefined);
  if (mark.line === undefined) {
    context.fillStyle = css(mark.tint, mark.alpha ?? 1);
    context.fill(path);
    return;
  }
  context.strokeStyle = css(mark.tint, mark.alpha ?? 1);
  context.lineWidth = Math.max(0.7, mark.line * scale);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(path);
}

/** Drawn styles have a line around every form that does not flow into the next. */
function drawInk(context: SKRSContext2D, path: Path2D, { form, scene }: { form: Form; scene: Scene }): void {
  if (scene.style.outline === 0 || form.isJoined === true || form.lit !== undefined) {
    return;
  }
  context.strokeStyle = css(mix(form.tint, [26, 14, 30], 0.66), 0.9);
  context.lineWidth = scene.style.outline * scene.frame.unit * 1.5;
  context.lineJoin = 'round';
  context.stroke(path);
}

/** Short tapering hairs that stand out from the edge, swept backwards and down. */
function drawHairs(
  context: SKRSContext2D,
  outline: readonly Point[],
  { form, length, seed }: { form: Form; length: number; seed: number },
): void {
  const random = seededRandom(seed);
  const tufts = [-0.14, -0.05, 0.05, 0.14].map((tone) => ({
    tint: mix(form.tint, tone > 0 ? [255, 250, 240] : [20, 12, 14], Math.abs(tone)),
    path: new Path2D(),
  }));
  for (let index = 0; index < outline.length; index++) {
    const [x, y] = outline[index] ?? [0, 0];
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    const along = Math.hypot(nextX - x, nextY - y);
    const strands = Math.max(1, Math.min(6, Math.round(along / Math.max(1.2, length * 0.22))));
    const path = tufts[Math.floor(random() * tufts.length)]?.path;
    for (let strand = 0; strand < strands; strand++) {
      const part = (strand + random()) / strands;
      const [px, py] = [x + (nextX - x) * part, y + (nextY - y) * part];
      const reach = length * (0.5 + random() * 0.7);
      const [dx, dy] = [(nextX - x) / (along || 1), (nextY - y) / (along || 1)];
      const lean = (random() - 0.3) * 0.9;
      // Outlines may run either way round: hairs on the inner side do no harm.
      for (const side of [1, -1]) {
        path?.moveTo(px - dx * reach * 0.22, py - dy * reach * 0.22);
        path?.lineTo(
          px + (dy * side + dx * lean) * reach,
          py + (-dx * side + dy * lean) * reach + reach * 0.22,
        );
        path?.lineTo(px + dx * reach * 0.22, py + dy * reach * 0.22);
        path?.closePath();
      }
    }
  }
  for (const { tint, path } of tufts) {
    context.fillStyle = css(tint);
    context.fill(path);
  }
}

/** Works out a form's light and the shadow it throws on what is below it. */
function layForm(
  figure: LitForms,
  { form, sheet, scene, place }: { form: Form; sheet: FormSheet; scene: Scene; place: FormPlace },
): void {
  const { width, height } = sheet.canvas;
  const { data } = sheet.canvas.getContext('2d').getImageData(0, 0, width, height);
  const dome = blurAlpha(data, { width, height }, sheet.radius);
  const [tx, ty] = scene.light.toward;
  const reach = sheet.radius;
  const rough = form.lit === undefined && !scene.style.isGeometric ? 0.1 * scene.style.roughness : 0;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const above = Math.max(0, y - reach) * width;
    const below = Math.min(height - 1, y + reach) * width;
    for (let x = 0; x < width; x++) {
      const alpha = (data[(row + x) * 4 + 3] ?? 0) / 255;
      const soft = dome[row + x] ?? 0;
      if (alpha === 0 && soft === 0) {
        continue;
      }
      const at = (sheet.y + y) * place.width + sheet.x + x;
      const known = figure.lit[at] ?? 0;
      const shaded = form.isJoined === true ? known : known - (1 - alpha) * soft * 0.3;
      if (alpha === 0) {
        figure.lit[at] = shaded;
        continue;
      }
      const gx =
        (dome[row + Math.max(0, x - reach)] ?? 0) - (dome[row + Math.min(width - 1, x + reach)] ?? 0);
      const gy = (dome[above + x] ?? 0) - (dome[below + x] ?? 0);
      const facing = gx * tx + gy * ty;
      const sky = -gy * 0.16;
      const streak = rough * (figure.brush[at] ?? 0);
      const turned = 0.62 + (facing * 0.95 + sky) * form.bulge + streak;
      const own = form.lit ?? clamp(turned * (1 - (form.shade ?? 0) * 0.62), 0.02, 1);
      figure.lit[at] = shaded * (1 - alpha) + own * alpha;
      if (alpha > 0.5) {
        figure.lamps[at] = form.isLamp === true ? 255 : 0;
      }
    }
  }
}

function pathOf(points: readonly Point[], isClosed: boolean): Path2D {
  const path = new Path2D();
  for (const [x, y] of points) {
    path.lineTo(x, y);
  }
  if (isClosed) {
    path.closePath();
  }
  return path;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest upright box around points. */
export function boxOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}
