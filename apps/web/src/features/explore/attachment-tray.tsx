import { limits } from '@kinora/contract';
import { FileText, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Attachments } from './use-attachments.ts';

/** What is attached to the prompt, above its text. */
export function AttachmentTray({ attachments }: { attachments: Attachments }) {
  const { pdf, images } = attachments.files;
  if (pdf === null && images.length === 0) {
    return null;
  }
  return (
    <ul aria-label="Attachments" className="flex flex-wrap items-center gap-2 px-6 pt-4 max-sm:px-4">
      {pdf !== null && (
        <li className="flex h-16 items-center gap-2 rounded-control border border-line bg-raised pr-1 pl-3">
          <FileText size={16} aria-hidden="true" className="text-ink-3" />
          <span className="max-w-48 truncate">{pdf.name}</span>
          <IconButton label={`Remove ${pdf.name}`} onClick={attachments.removePdf}>
            <X size={14} />
          </IconButton>
        </li>
      )}
      {images.map((image) => (
        <li key={`${image.name}-${image.lastModified}`} className="relative">
          <Thumbnail file={image} />
          <IconButton
            label={`Remove ${image.name}`}
            className="absolute! top-0 right-0 size-6! bg-surface/80"
            onClick={() => {
              attachments.removeImage(image);
            }}
          >
            <X size={12} />
          </IconButton>
        </li>
      ))}
      {images.length > 0 && (
        <li className="text-12 text-ink-3 tabular-nums">
          {images.length}/{limits.counts.imagesPerUpload}
        </li>
      )}
    </ul>
  );
}

function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url === null ? (
    <span className="block size-16 rounded-control bg-raised" />
  ) : (
    <img src={url} alt={file.name} className="size-16 rounded-control object-cover" />
  );
}
