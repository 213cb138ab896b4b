import { Dialog } from '../../ui/dialog.tsx';
import { FilmPlayer } from './film-player.tsx';

interface PlayerModalProps {
  title: string;
  src: string;
  posterUrl: string | null;
  onClose: () => void;
}

/** A single video above the page. */
export function PlayerModal({ title, src, posterUrl, onClose }: PlayerModalProps) {
  return (
    <Dialog title={title} width="full" onClose={onClose}>
      <div className="p-6 max-sm:p-4">
        <FilmPlayer
          title={title}
          src={src}
          posterUrl={posterUrl}
          captionsUrl={null}
          language="en"
          ratio="16:9"
        />
      </div>
    </Dialog>
  );
}
