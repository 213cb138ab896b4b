import { basicEngine } from '@kinora/contract';
import type { EngineKey } from '@kinora/contract';

interface EngineStillProps {
  engine: EngineKey;
  /** Pictures in the first view are fetched at once, the others when they come near. */
  isEager?: boolean;
}

/** A sample picture in the style of an engine; decoration, since the engine's name stands beside it. */
export function EngineStill({ engine, isEager = false }: EngineStillProps) {
  return (
    <img
      // The Basic engine's still is a board drawn by the renderer itself; the others are drawn as SVG.
      src={`/stills/${engine}.${engine === basicEngine ? 'webp' : 'svg'}`}
      alt=""
      width={640}
      height={360}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
