import { ImageIcon } from 'lucide-react';
import type { Choice } from './choice.ts';

interface ChoiceSampleProps {
  choice: Choice;
  isPlaying: boolean;
}

/**
 * What Kinora's own painter makes of a model's or an effect's name (`npm run choice-samples`), moving where it moves; of what
 * somebody else would make it shows nothing. Decoration, since the name stands beside it.
 */
export function ChoiceSample({ choice: { key, sample }, isPlaying }: ChoiceSampleProps) {
  return (
    <span className="relative grid aspect-video w-28 flex-none place-items-center self-center overflow-hidden rounded-control bg-raised text-ink-3 max-sm:w-24">
      {sample === null ? (
        <ImageIcon size={20} aria-hidden="true" />
      ) : (
        <img
          src={`/samples/${key}.webp`}
          alt=""
          width={320}
          height={180}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      )}
      {isPlaying && sample === 'moving' && (
        <video
          src={`/samples/${key}.mp4`}
          muted
          loop
          playsInline
          autoPlay
          aria-hidden="true"
          tabIndex={-1}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
