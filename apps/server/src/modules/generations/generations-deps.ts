import type { Gateway } from '../../gateway/index.ts';
import type { StorageDeps } from '../assets/index.ts';
import type { PipelineDeps } from '../projects/index.ts';
import type { ImageDecoder } from '../uploads/index.ts';

/** What the calls and jobs of single images and clips work with. */
export interface GenerationsDeps extends PipelineDeps, StorageDeps {
  readonly gateway: Gateway;
  readonly decoder: ImageDecoder;
  /** Longer side of results in pixels: 1920 in production, less in tests. */
  readonly longSide: number;
}
