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
      src={`/stills/${engine}.svg`}
      alt=""
      width={640}
      height={360}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
