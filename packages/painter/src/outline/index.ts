export { pictureOf, movedShapes, boundsOf } from './outline.ts';
export type { OutlineShape, Place } from './outline.ts';
export { isAnimal, isDrawnBeing, outlineFigure } from './outline-figure.ts';
export type { OutlineFigure } from './outline-figure.ts';
export { outlinePerson } from './outline-person.ts';
export { actPieces, toldOf } from './outline-act.ts';
export type { Told } from '../scene/figures/station-drawings.ts';
export { postures } from './postures.ts';
export type { Posture } from './postures.ts';
