import type { EffectKey, EngineKey, ImageModelKey, VideoModelKey } from '@kinora/contract/catalogue';

/** A paragraph, a paragraph with links that show their addresses, numbered steps, or points. */
export type ProseBlock =
  | string
  | { words: readonly (string | { href: string })[] }
  | { steps: readonly string[] }
  | { points: readonly string[] };

/** A part of a page to read. */
export interface ProseSection {
  heading: string;
  blocks: readonly ProseBlock[];
  /** Seen beside it: what an engine makes, or what a model or an effect does. */
  shows?:
    | { engine: EngineKey }
    | { choice: EffectKey | ImageModelKey | VideoModelKey; sample: 'still' | 'moving' };
}

/** A page to read: its words alone, so that translating it touches no component. */
export interface Prose {
  lead: string;
  sections: readonly ProseSection[];
}
