export { openPainting } from './paint-order.ts';
export { createPaintingPool } from './painting-pool.ts';
