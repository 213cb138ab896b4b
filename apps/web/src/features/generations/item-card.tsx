import type { GenerationItem } from '@kinora/contract/api';
import { Play } from 'lucide-react';
import { makerText } from '../../components/maker-text.ts';
import { formatDay } from '../../lib/format.ts';
import { Frame } from '../../ui/frame.tsx';
import { PreviewVideo, usePreview } from '../../components/preview-video.tsx';
import { ItemActions } from './item-actions.tsx';
import type { ItemCommands } from './item-actions.tsx';

interface ItemCardProps {
  item: GenerationItem;
  commands: ItemCommands;
  onPlay: (item: GenerationItem) => void;
}

const CARD_CLASS = 'block w-full rounded-card text-left';

/** One image or video, and what can be done with it. */
export function ItemCard({ item, commands, onPlay }: ItemCardProps) {
  const { isPlaying, handlers } = usePreview();
  return (
    <article aria-label={item.title} className="group relative" {...handlers}>
      {item.type === 'image' ? (
        <a href={item.result_url} target="_blank" rel="noopener" className={CARD_CLASS}>
          <Frame className="group-hover:ring-gap group-hover:[--ring-color:var(--ink)]">
            <img src={item.result_url} alt="" loading="lazy" decoding="async" />
          </Frame>
          <ItemLines item={item} />
        </a>
      ) : (
        <button
          type="button"
          className={CARD_CLASS}
          onClick={() => {
            onPlay(item);
          }}
        >
          <Frame className="group-hover:ring-gap group-hover:[--ring-color:var(--ink)]">
            <PreviewVideo src={item.result_url} posterUrl={item.poster_url} isPlaying={isPlaying} />
            <span className="pointer-events-none absolute bottom-2 left-2 grid size-8 place-items-center rounded-full bg-black/75 text-white">
              <Play size={14} fill="currentColor" strokeWidth={0} aria-hidden="true" />
            </span>
          </Frame>
          <ItemLines item={item} />
        </button>
      )}
      <ItemActions item={item} commands={commands} />
    </article>
  );
}

function ItemLines({ item }: { item: GenerationItem }) {
  return (
    <>
      <span className="mt-3 block truncate font-semibold">{item.title}</span>
      <span className="mt-1 block truncate text-12 text-ink-3">
        {formatDay(item.created_at, new Date())}
        {item.made_by !== null && ` · ${makerText(item.made_by)}`}
      </span>
    </>
  );
}
