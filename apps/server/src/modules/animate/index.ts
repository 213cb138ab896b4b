export { registerAnimate } from './routes.ts';
