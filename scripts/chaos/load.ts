import type { LoadKind } from './load-kind.ts';
import { createMadeRealLoad } from './made-real-load.ts';
import { clipLoad, imageLoad } from './single-loads.ts';
import { boughtStoryLoad, cancelledStoryLoad, storyLoad } from './story-load.ts';

/** Every kind of work that is submitted; a kind that stands here twice is submitted twice as often. */
export const loadKinds: readonly LoadKind[] = [storyLoad, storyLoad, cancelledStoryLoad, imageLoad, clipLoad];
/** What vendors are paid for. */
export const paidLoadKinds: readonly LoadKind[] = [
  imageLoad,
  clipLoad,
  imageLoad,
  clipLoad,
  boughtStoryLoad,
  createMadeRealLoad(),
];
