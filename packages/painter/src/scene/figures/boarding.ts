import { css, hex } from '../../canvas/colour.ts';
import type { Sheet } from '../../canvas/frame.ts';
import type { Scene } from '../scene.ts';
import type { Setup } from './arrange.ts';
import { artOf } from './creatures/creature-art.ts';
import { carriageForms } from './creatures/vehicles.ts';

/** Where the first carriage of a train has its door, in its own units: its middle, half its breadth, its top and its step, and how far who leans out of it is above it. */
const door = { x: 118, half: 25, top: -132, step: -32, over: 26 } as const;
/** A door nearer to the picture's side than this part of its width is none that anybody is seen at. */
const leastFromSide = 0.07;

interface Standing {
  readonly setup: Setup;
  readonly at: { readonly x: number; readonly y: number };
}

/** The step of a carriage: its middle, its height, and pixels of a unit of the carriage. */
interface Step {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where somebody gets on a train that stands there: the step of its first carriage. Undefined where that is not in the picture. */
export function stepOf({ setup, at }: Standing, { frame }: Scene): Step | undefined {
  const { art, isTurned, height } = setup;
  const scale = height / art.box.height;
  const { box } = artOf(carriageForms(undefined));
  const behind = isTurned ? 1 : -1;
  const middle = at.x + behind * scale * (box.x + box.width - art.box.x);
  const x = middle - behind * door.x * scale;
  const isSeen = x > frame.width * leastFromSide && x < frame.width * (1 - leastFromSide);
  return isSeen ? { x, y: at.y + door.step * scale, scale } : undefined;
}

/** Somebody on a step, hardly taller than its door. */
export function onStep<Who extends Standing>(who: Who, { x, y, scale }: Step): Who & { isAfloat: true } {
  const height = Math.min(who.setup.height, (door.step - door.top + door.over) * scale);
  return { ...who, setup: { ...who.setup, height }, at: { ...who.at, x, y }, isAfloat: true };
}

/** The open door of a carriage, its step below it and a rail to hold on to. */
export function openDoor({ context }: Sheet, scene: Scene, { x, y, scale }: Step): void {
  const half = door.half * scale;
  const tall = (door.step - door.top) * scale;
  context.fillStyle = css(scene.tone(hex('#3a241c'), 0.3, 0.06));
  context.fillRect(x - half, y - tall, half * 2, tall);
  context.fillStyle = css(scene.tone(hex('#ffdf9a'), 0.7, 0.06), 0.55);
  context.fillRect(x - half * 0.82, y - tall * 0.96, half * 1.64, tall * 0.96);
  context.fillStyle = css(scene.tone(hex('#4b4744'), 0.5, 0.06));
  context.fillRect(x - half * 1.5, y, half * 3, 7 * scale);
  context.fillStyle = css(scene.tone(hex('#d8a84a'), 0.8, 0.06));
  for (const side of [-1, 1]) {
    context.fillRect(x + side * half * 1.12 - 1.6 * scale, y - tall * 0.8, 3.2 * scale, tall * 0.72);
  }
}
