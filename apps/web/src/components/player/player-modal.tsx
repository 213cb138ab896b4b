import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { FilmPlayer } from './film-player.tsx';

interface PlayerModalProps {
  title: string;
  src: string;
  posterUrl: string | null;
  /** What can be done with it, below the picture. */
  actions?: ReactNode;
  onClose: () => void;
}

/** A single video above the page. */
export function PlayerModal({ title, src, posterUrl, actions, onClose }: PlayerModalProps) {
  return (
    <Dialog title={title} width="full" onClose={onClose}>
      <div className="grid gap-4 p-6 max-sm:p-4">
        <FilmPlayer
          title={title}
          src={src}
          posterUrl={posterUrl}
          captionsUrl={null}
          language="en"
          ratio="16:9"
        />
        {actions !== undefined && (
          <div className="relative z-2 flex flex-wrap items-center gap-2">{actions}</div>
        )}
      </div>
    </Dialog>
  );
}
