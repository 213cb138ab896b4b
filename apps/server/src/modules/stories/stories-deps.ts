import type { PipelineDeps } from '../projects/index.ts';
import type { Providers } from '../../providers/spec/providers.ts';

/** What the story calls and jobs work with. */
export interface StoriesDeps extends PipelineDeps {
  readonly providers: Providers;
  readonly renderProfile: RenderProfile;
}

/** How large films are drawn: 1920 in production, less in tests. */
export interface RenderProfile {
  /** Longer side in pixels. */
  readonly longSide: number;
  /** Threads of the encoder. */
  readonly threads: number;
}
