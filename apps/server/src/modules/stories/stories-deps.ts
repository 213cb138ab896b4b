import type { StorageDeps } from '../assets/index.ts';
import type { PipelineDeps } from '../projects/index.ts';
import type { Gateway } from '../../gateway/index.ts';
import type { ClipCutter, ImageDecoder } from '../uploads/index.ts';
import type { DocumentReader } from './documents/read-document.ts';
import type { FilmTools } from './films/film-tools.ts';

/** What the story calls and jobs work with. */
export interface StoriesDeps extends PipelineDeps, StorageDeps {
  readonly gateway: Gateway;
  readonly filmTools: FilmTools;
  readonly decoder: ImageDecoder;
  readonly clipCutter: ClipCutter;
  readonly documents: DocumentReader;
  /** Longer side of pictures and films in pixels: 1920 in production, less in tests. */
  readonly longSide: number;
}
