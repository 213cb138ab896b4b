import { hex } from '../../canvas/colour.ts';
import { personEasel, unitOfPerson } from '../../draw/full-figure.ts';
import { keyThingDrawings } from '../../draw/key-things.ts';
import { keyThingOf } from '../../plan/held-things.ts';
import type { StyleKey, Subject } from '../../plan/scene-plan.ts';
import type { FigureArt } from './figure-art.ts';

/** Half the width and half the height of a small thing's drawing, in figure units. */
const half = { x: 310, y: 235 } as const;

/** A small thing that a story turns on, lying by itself; undefined for everything else. */
export function keyThingArt({ figure, colour }: Subject, style: StyleKey): FigureArt | undefined {
  const thing = keyThingOf(figure);
  if (thing === undefined) {
    return undefined;
  }
  const { colour: usual, draw } = keyThingDrawings[thing];
  return {
    box: {
      x: -half.x * unitOfPerson,
      y: -2 * half.y * unitOfPerson,
      width: 2 * half.x * unitOfPerson,
      height: 2 * half.y * unitOfPerson,
    },
    isShaded: true,
    draw(context) {
      context.save();
      context.scale(unitOfPerson, unitOfPerson);
      context.translate(0, -half.y);
      draw(personEasel(context, style), hex(colour ?? usual));
      context.restore();
    },
  };
}

export function isKeyThing({ figure }: Pick<Subject, 'figure'>): boolean {
  return keyThingOf(figure) !== undefined;
}
