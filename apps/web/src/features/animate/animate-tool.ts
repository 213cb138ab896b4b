import type { StrokeKind } from '@kinora/contract/api';

/** What is in the hand: a kind of stroke, or the eraser. */
export type AnimateTool = StrokeKind | 'erase';
