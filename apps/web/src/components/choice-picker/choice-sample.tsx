import { ImageIcon } from 'lucide-react';
import type { Choice } from './choice.ts';
import { SampleLoop } from '../sample-loop.tsx';

interface ChoiceSampleProps {
  choice: Pick<Choice, 'key' | 'sample'>;
  isPlaying: boolean;
}

/**
 * What Kinora's own painter makes of a model's or an effect's name (`npm run choice-samples`), moving where it moves; of what
 * somebody else would make it shows nothing. Decoration, since the name stands beside it.
 */
export function ChoiceSample({ choice: { key, sample }, isPlaying }: ChoiceSampleProps) {
  return (
    <>
      {sample === null ? (
        <ImageIcon size={20} aria-hidden="true" className="m-auto h-full text-ink-3" />
      ) : (
        <img src={`/samples/${key}.webp`} alt="" width={320} height={180} loading="lazy" decoding="async" />
      )}
      {isPlaying && sample === 'moving' && <SampleLoop src={`/samples/${key}.mp4`} />}
    </>
  );
}
