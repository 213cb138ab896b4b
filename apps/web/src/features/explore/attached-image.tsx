import { X } from 'lucide-react';
import { exploreLabels } from '../../labels/explore.ts';
import { useObjectUrl } from '../../lib/object-url.ts';
import { IconButton } from '../../ui/icon-button.tsx';

interface AttachedImageProps {
  image: File;
  /** Such as `1 of 3`. */
  position: string;
  onOpen: (url: string) => void;
  onRemove: () => void;
  onMove: (by: 1 | -1) => void;
  /** The image that is being dragged; null when it is let go. */
  onDrag: (image: File | null) => void;
  onDragOver: () => void;
}

/** A thumbnail of an attached image. */
export function AttachedImage({
  image,
  position,
  onOpen,
  onRemove,
  onMove,
  onDrag,
  onDragOver,
}: AttachedImageProps) {
  const url = useObjectUrl(image);
  return (
    <li className="relative" onDragEnter={onDragOver}>
      <button
        type="button"
        aria-label={exploreLabels.attachedImage(image.name, position)}
        className="block rounded-control"
        draggable
        onDragStart={() => {
          onDrag(image);
        }}
        onDragEnd={() => {
          onDrag(null);
        }}
        onClick={() => {
          if (url !== null) {
            onOpen(url);
          }
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
            event.preventDefault();
            onMove(event.key === 'ArrowLeft' ? -1 : 1);
          }
        }}
      >
        {url === null ? (
          <span className="block size-16 rounded-control bg-raised" />
        ) : (
          <img src={url} alt="" draggable={false} className="size-16 rounded-control object-cover" />
        )}
      </button>
      <IconButton
        label={exploreLabels.remove(image.name)}
        className="absolute! top-0.5 right-0.5 size-6! bg-surface/90! max-sm:size-8!"
        onClick={onRemove}
      >
        <X size={12} />
      </IconButton>
    </li>
  );
}
