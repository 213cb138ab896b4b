import { FileText, X } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { PictureReceiver } from '../../components/picture-receiver.tsx';
import { exploreLabels } from '../../labels/explore.ts';
import { labels } from '../../labels/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { AttachedImage } from './attached-image.tsx';
import type { Attachments } from './use-attachments.ts';

const ImagePreview = lazy(async () => ({
  default: (await import('../../components/image-preview.tsx')).ImagePreview,
}));

/** What is attached to the prompt, above its text. Images open full size, move with the arrow keys or by dragging. */
export function AttachmentTray({
  attachments,
  receiver,
}: {
  attachments: Attachments;
  /** The engine or model that gets the pictures. */
  receiver: string | null;
}) {
  const [preview, setPreview] = useState<{ url: string; title: string } | null>(null);
  const [dragged, setDragged] = useState<File | null>(null);
  const { pdf, images } = attachments.files;
  return (
    <>
      <ul
        aria-label={exploreLabels.attachments}
        className="flex flex-wrap items-center gap-2 px-6 pt-4 max-sm:px-4"
      >
        {pdf !== null && (
          <li className="flex h-16 items-center gap-2 rounded-control border border-line bg-raised pr-1 pl-3">
            <FileText size={16} aria-hidden="true" className="text-ink-3" />
            <span className="max-w-48 truncate">{pdf.name}</span>
            <IconButton label={exploreLabels.remove(pdf.name)} onClick={attachments.removePdf}>
              <X size={14} />
            </IconButton>
          </li>
        )}
        {images.map((image, index) => (
          <AttachedImage
            key={`${image.name}-${image.lastModified}-${image.size}`}
            image={image}
            position={labels.common.partOf(index + 1, images.length)}
            onOpen={(url) => {
              setPreview({ url, title: image.name });
            }}
            onRemove={() => {
              attachments.removeImage(image);
            }}
            onMove={(by) => {
              attachments.moveImage(image, by);
            }}
            onDrag={setDragged}
            onDragOver={() => {
              const from = dragged === null ? -1 : images.indexOf(dragged);
              if (dragged !== null && from >= 0 && from !== index) {
                attachments.moveImage(dragged, from < index ? 1 : -1);
              }
            }}
          />
        ))}
        {images.length > 0 && attachments.maximumImages > 1 && (
          <li className="text-12 text-ink-3 tabular-nums">
            {images.length}/{attachments.maximumImages}
          </li>
        )}
        {images.length > 0 && (
          <li>
            <PictureReceiver keys={[receiver]} />
          </li>
        )}
      </ul>
      {preview !== null && (
        <Suspense>
          <ImagePreview
            {...preview}
            onClose={() => {
              setPreview(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
