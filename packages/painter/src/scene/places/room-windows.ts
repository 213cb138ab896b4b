import { css, hex } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import type { Scene } from '../scene.ts';
import type { WindowKind } from './room-plans.ts';
import type { Pane } from './room-measures.ts';

const white = hex('#f2e9da');
const iron = hex('#3a3c42');

/** Cuts a window into a wall, so that what is outside is seen: its glass, its frame, and what hangs beside it. */
export function cutWindow(
  sheet: Sheet,
  scene: Scene,
  { kind, pane }: { kind: WindowKind; pane: Pane },
): void {
  const border = sheet.frame.height * 0.02;
  for (const glass of kind === 'row' ? threeOf(pane) : [pane]) {
    cutGlass(sheet, scene, { kind, glass, border });
  }
  if (kind === 'curtained' || kind === 'french') {
    hangCurtains(sheet, scene, { pane, border });
  }
  if (kind === 'broad') {
    hangValance(sheet, scene, { pane, border });
  }
}

function threeOf(pane: Pane): Pane[] {
  const width = pane.width * 0.27;
  return [-1, 0, 1].map((at) => ({ ...pane, x: pane.x + at * pane.width * 0.365, width }));
}

interface Glass {
  readonly kind: WindowKind;
  readonly glass: Pane;
  readonly border: number;
}

function cutGlass({ context }: Sheet, scene: Scene, { kind, glass, border }: Glass): void {
  const frameTone = kind === 'grid' || kind === 'strip' ? iron : white;
  context.fillStyle = css(scene.tone(frameTone, 0.55, 0.1));
  outline(context, kind, { ...glass, width: glass.width + border * 2, height: glass.height + border * 2 });
  context.fill();
  context.save();
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = '#000000';
  outline(context, kind, glass);
  context.fill();
  context.restore();
  context.save();
  outline(context, kind, glass);
  context.clip();
  context.fillStyle = css(scene.tone(frameTone, 0.35, 0.1));
  const [columns, rows] = barsOf[kind];
  const left = glass.x - glass.width / 2;
  const top = glass.y - glass.height / 2;
  for (let bar = 1; bar < columns; bar++) {
    context.fillRect(left + (glass.width * bar) / columns - border * 0.25, top, border * 0.5, glass.height);
  }
  for (const part of rows) {
    context.fillRect(left, top + glass.height * part, glass.width, border * 0.5);
  }
  context.restore();
  if (kind !== 'round' && kind !== 'french') {
    context.fillStyle = css(scene.tone(frameTone, 0.95, 0.1));
    context.fillRect(
      left - border * 1.8,
      top + glass.height + border * 0.6,
      glass.width + border * 3.6,
      border,
    );
  }
}

/** Into how many columns a window is divided, and at which parts of its height. */
const barsOf: Readonly<Record<WindowKind, readonly [number, readonly number[]]>> = {
  curtained: [2, [0.4]],
  broad: [3, []],
  french: [2, [0.3, 0.66]],
  row: [1, [0.36]],
  arched: [2, [0.34, 0.67]],
  strip: [4, []],
  grid: [5, [0.25, 0.5, 0.75]],
  round: [2, [0.5]],
};

function outline(context: Sheet['context'], kind: WindowKind, { x, y, width, height }: Pane): void {
  const [left, top] = [x - width / 2, y - height / 2];
  context.beginPath();
  if (kind === 'round') {
    context.ellipse(x, y, width / 2, height / 2, 0, 0, Math.PI * 2);
  } else if (kind === 'arched') {
    context.moveTo(left, top + height);
    context.lineTo(left, top + width / 2);
    context.arc(x, top + width / 2, width / 2, Math.PI, 0);
    context.lineTo(left + width, top + height);
    context.closePath();
  } else {
    context.rect(left, top, width, height);
  }
}

interface Hanging {
  readonly pane: Pane;
  readonly border: number;
}

const cloths = ['#c9604e', '#d9c9a8', '#5f7f8f', '#8a9a5f'] as const;

function clothOf(scene: Scene): ReturnType<typeof hex> {
  return hex(cloths[Math.floor(scene.lasting('curtain')() * cloths.length)] ?? cloths[0]);
}

function hangCurtains({ context }: Sheet, scene: Scene, { pane, border }: Hanging): void {
  const left = pane.x - pane.width / 2;
  const top = pane.y - pane.height / 2;
  const cloth = clothOf(scene);
  for (const side of [-1, 1]) {
    const edge = pane.x + side * (pane.width / 2 + border * 0.6);
    for (let fold = 0; fold < 5; fold++) {
      const x = edge + side * fold * border * 0.62;
      context.fillStyle = css(scene.tone(cloth, fold % 2 === 0 ? 0.7 : 0.25, 0.08), 0.96);
      context.beginPath();
      context.moveTo(x - side * border * 0.5, top - border * 1.6);
      context.lineTo(x + side * border * 0.5, top - border * 1.6);
      context.quadraticCurveTo(
        x + side * border * 0.7,
        pane.y,
        x + side * border * (0.9 + fold * 0.12),
        top + pane.height * 1.16,
      );
      context.lineTo(x - side * border * 0.5, top + pane.height * 1.16);
      context.fill();
    }
  }
  context.fillStyle = css(scene.tone(hex('#6b4a34'), 0.5, 0.1));
  context.fillRect(left - border * 4.4, top - border * 2, pane.width + border * 8.8, border * 0.5);
}

/** A strip of cloth above the glass. */
function hangValance({ context }: Sheet, scene: Scene, { pane, border }: Hanging): void {
  const cloth = clothOf(scene);
  const folds = Math.max(6, Math.round(pane.width / (border * 1.6)));
  const left = pane.x - pane.width / 2 - border;
  const each = (pane.width + border * 2) / folds;
  const top = pane.y - pane.height / 2 - border * 1.4;
  for (let fold = 0; fold < folds; fold++) {
    context.fillStyle = css(scene.tone(cloth, fold % 2 === 0 ? 0.72 : 0.36, 0.08));
    context.beginPath();
    context.moveTo(left + fold * each, top);
    context.lineTo(left + (fold + 1) * each, top);
    context.lineTo(left + (fold + 1) * each, top + border * 2.8);
    context.quadraticCurveTo(
      left + (fold + 0.5) * each,
      top + border * 3.8,
      left + fold * each,
      top + border * 2.8,
    );
    context.fill();
  }
}
