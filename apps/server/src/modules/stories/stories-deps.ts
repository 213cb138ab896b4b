import type { PipelineDeps } from '../projects/index.ts';
import type { Providers } from '../../providers/spec/providers.ts';
import type { FilmTools } from './film-tools.ts';

/** What the story calls and jobs work with. */
export interface StoriesDeps extends PipelineDeps {
  readonly providers: Providers;
  readonly filmTools: FilmTools;
  /** Longer side of pictures and films in pixels: 1920 in production, less in tests. */
  readonly longSide: number;
}
