export { registerAnimate } from './routes.ts';
export { clipKind as animateKind } from '../videos/index.ts';
