export { goldenOf, stretchOf } from './golden-frames.ts';
export { stillStretches } from './still-stretches.ts';
