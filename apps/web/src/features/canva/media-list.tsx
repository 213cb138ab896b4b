import { sentences } from '@kinora/contract/sentences';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { useMe } from '../../api/get-me.ts';
import { useImages } from '../../api/list-images.ts';
import { canvaLabels } from '../../labels/canva.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { newLayer } from './design.ts';
import type { Design, DesignLayer } from './design.ts';
import { localPictureUrl } from './kept-design.ts';
import { labels } from '../../labels/index.ts';

interface MediaListProps {
  design: Design;
  onAdd: (layer: Omit<DesignLayer, 'id'>) => void;
}

/** Pictures to lay out: from this machine, or made here. */
export function MediaList({ design, onAdd }: MediaListProps) {
  const me = useMe();
  const inputRef = useRef<HTMLInputElement>(null);
  const addPicture = (source: string) => {
    void placed(source, design).then(
      (layer) => {
        onAdd(layer);
      },
      () => {
        void notify({ text: sentences.upload.imageUnreadable, tone: 'bad' });
      },
    );
  };
  return (
    <div className="grid gap-3">
      <Button icon={<ImageUp size={16} aria-hidden="true" />} onClick={() => inputRef.current?.click()}>
        {canvaLabels.upload}
      </Button>
      <input
        ref={inputRef}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label={canvaLabels.uploadPicture}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) {
            addPicture(localPictureUrl(file));
          }
          event.target.value = '';
        }}
      />
      {me && <OwnPictures onPick={addPicture} />}
    </div>
  );
}

function OwnPictures({ onPick }: { onPick: (source: string) => void }) {
  const { items } = useImages();
  if (items.length === 0) {
    return <p className="text-12 text-ink-3">{labels.empty.images}</p>;
  }
  return (
    <ul className="grid grid-cols-2 gap-2">
      {items.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            aria-label={item.title}
            className="block w-full overflow-hidden rounded-control"
            onClick={() => {
              onPick(item.result_url);
            }}
          >
            <img
              src={item.result_url}
              alt=""
              loading="lazy"
              decoding="async"
              className="aspect-video w-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Share of the page that a new picture fills at most. */
const FILL_SHARE = 0.7;

async function placed(source: string, design: Design): Promise<DesignLayer> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const scale = Math.min(
    (design.width * FILL_SHARE) / image.naturalWidth,
    (design.height * FILL_SHARE) / image.naturalHeight,
  );
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  return newLayer({
    id: '',
    kind: 'image',
    source,
    width,
    height,
    x: (design.width - width) / 2,
    y: (design.height - height) / 2,
  });
}
