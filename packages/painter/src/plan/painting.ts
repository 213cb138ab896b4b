import type { CastLayers, CastOrder, LayersOrder, PictureOrder, PlaceLayers } from './painting-order.ts';

/** What ends a painting before it is done, and on whose behalf it is made. */
export interface PaintingRun {
  readonly signal: AbortSignal;
  readonly person?: string;
}

/**
 * Whoever paints what is planned. The same order gives the same pixels, wherever it is painted.
 * @throws with the signal's reason when it is aborted
 */
export interface Painting {
  picture(order: Omit<PictureOrder, 'kind'>, run: PaintingRun): Promise<void>;
  layers(order: Omit<LayersOrder, 'kind'>, run: PaintingRun): Promise<PlaceLayers>;
  cast(order: Omit<CastOrder, 'kind'>, run: PaintingRun): Promise<CastLayers>;
  /** Ends what waits for work; what is under way is finished. */
  close(): void;
}
