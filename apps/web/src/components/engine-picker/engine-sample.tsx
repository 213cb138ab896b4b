import type { EngineKey } from '@kinora/contract/catalogue';
import { SampleLoop } from '../sample-loop.tsx';

interface EngineSampleProps {
  engine: EngineKey;
  /** The picture in the first view is fetched before all others, and others when they come near. */
  isEager?: boolean;
  /** Shows the sample moving. */
  isPlaying?: boolean;
}

/** What an engine made of one sentence (`npm run engine-samples`); decoration, since the engine's name stands beside it. */
export function EngineSample({ engine, isEager = false, isPlaying = false }: EngineSampleProps) {
  return (
    <>
      <picture>
        <source srcSet={`/engines/${engine}.avif`} type="image/avif" />
        <img
          src={`/engines/${engine}.webp`}
          alt=""
          width={640}
          height={360}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
      {isPlaying && <SampleLoop src={`/engines/${engine}.mp4`} />}
    </>
  );
}
