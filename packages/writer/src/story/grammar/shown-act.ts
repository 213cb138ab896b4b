import type { WishAct } from '../acts/wish-act.ts';
import type { WishSigns } from './wish-signs.ts';

/** Acts that show in a way of their own; the others show as their kind of wish does. */
type ShownAct = Exclude<
  WishAct,
  | 'paint'
  | 'bake'
  | 'cook'
  | 'garden'
  | 'build'
  | 'sing'
  | 'play'
  | 'read'
  | 'write'
  | 'skate'
  | 'ski'
  | 'jump'
  | 'juggle'
  | 'win'
>;
export type ActSigns = Readonly<Record<ShownAct, WishSigns>>;
