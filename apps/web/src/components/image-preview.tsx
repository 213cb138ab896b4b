import type { AspectRatio } from '@kinora/contract/catalogue';
import { Download } from 'lucide-react';
import { labels } from '../labels/index.ts';
import { classNames } from '../lib/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';

interface ImagePreviewProps {
  url: string;
  title: string;
  /** Keeps the place while the picture loads; a picture of unknown shape goes without. */
  ratio?: AspectRatio;
  onClose: () => void;
}

/** A picture as large as the window allows. */
export function ImagePreview({ url, title, ratio, onClose }: ImagePreviewProps) {
  return (
    <Dialog title={title} width="full" onClose={onClose}>
      <div className="grid gap-4 p-6 max-sm:p-4">
        <img
          src={url}
          alt={title}
          className={classNames(
            'mx-auto max-h-[70dvh] rounded-card bg-raised object-contain',
            ratio === '9:16' && 'aspect-9/16',
            ratio === '16:9' && 'aspect-video w-full',
          )}
        />
        <a href={url} download className="button justify-self-start" data-look="quiet">
          <Download size={16} aria-hidden="true" /> {labels.common.download}
        </a>
      </div>
    </Dialog>
  );
}
