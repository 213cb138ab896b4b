import { classNames } from '../../lib/class-names.ts';

const BARS = 24;

/** A small wave that fills while a sample plays. Its shape is a mark of the voice, not a measurement of the sound. */
export function VoiceWave({ seed, share }: { seed: string; share: number }) {
  return (
    <span className="flex h-5 items-center gap-0.5">
      {Array.from({ length: BARS }, (_, index) => (
        <i
          key={index}
          style={{ height: `${barHeightPixels(seed, index)}px` }}
          className={classNames('w-0.5 rounded-full', index / BARS < share ? 'bg-accent' : 'bg-control')}
        />
      ))}
    </span>
  );
}

function barHeightPixels(seed: string, index: number): number {
  const letter = seed.charCodeAt(index % Math.max(1, seed.length)) || 1;
  return 4 + ((letter * 7 + index * 13) % 16);
}
