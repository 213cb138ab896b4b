import { Link } from '@tanstack/react-router';
import type { GenerationMode } from '@kinora/contract';
import { Clock } from 'lucide-react';

const DESCRIPTIONS: Record<Exclude<GenerationMode, 'stories'>, string> = {
  films: 'Scenes with characters that stay the same, a voice for each of them, and a camera that follows.',
  videos: 'One shot from words alone, or from a picture that starts to move.',
  images: 'A single picture, from words or from a picture of your own.',
  effects: 'A picture of yours with one of eight camera moves, from a drone push-in to a dramatic crane.',
};

/** A mode that this server does not offer: what it does, and that it is not here, without controls that do nothing. */
export function ModeNotice({ mode }: { mode: Exclude<GenerationMode, 'stories'> }) {
  return (
    <section
      aria-label="Prompt"
      className="grid w-full max-w-220 justify-items-center gap-3 rounded-box border border-line bg-surface px-6 py-12 text-center shadow-lift"
    >
      <p className="max-w-140 text-16 leading-[26px]">{DESCRIPTIONS[mode]}</p>
      <p className="flex items-center gap-2 text-ink-2">
        <Clock size={16} aria-hidden="true" className="text-warn" />
        Not on this server yet.
      </p>
      <Link to="/" search={{}} className="button mt-2" data-look="quiet" resetScroll={false}>
        Generate a story instead
      </Link>
    </section>
  );
}
