import { Link } from '@tanstack/react-router';
import type { GenerationItem } from '@kinora/contract/api';
import { Download, Share2 } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import type { ListState } from '../../api/list-state.ts';
import { ShareTrigger } from '../../components/share/share-trigger.tsx';
import { generationLabels } from '../../labels/generations.ts';
import { labels } from '../../labels/index.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonGrid } from '../../ui/skeleton.tsx';
import { CardGrid } from './card-grid.tsx';
import { GRID_CLASS } from './grid-class.ts';
import { ItemCard } from './item-card.tsx';
import { filterByTitle } from './title-filter.ts';
import { useItemCommands } from './use-item-commands.ts';

const PlayerModal = lazy(async () => ({
  default: (await import('../../components/player/player-modal.tsx')).PlayerModal,
}));

interface ItemGridProps {
  kind: 'videos' | 'images' | 'animate';
  list: ListState<GenerationItem>;
  filter: string;
}

const FIRST_STEPS = {
  videos: { label: generationLabels.firstVideo, search: { mode: 'videos' } },
  images: { label: generationLabels.firstImage, search: { mode: 'images' } },
  animate: { label: generationLabels.openAnimate, search: { view: 'animate' } },
} as const;

/** Single images and videos: an image opens in a new tab, a video in the player. */
export function ItemGrid({ kind, list, filter }: ItemGridProps) {
  const [playing, setPlaying] = useState<GenerationItem | null>(null);
  const { commands, removedIds } = useItemCommands(kind);
  if (list.isLoading) {
    return <SkeletonGrid count={6} className={GRID_CLASS} />;
  }
  const kept = list.items.filter((item) => !removedIds.includes(item.id));
  if (kept.length === 0) {
    return (
      <EmptyState sentence={labels.empty[kind]}>
        <Link to="/" search={FIRST_STEPS[kind].search} className="button" data-look="primary">
          {FIRST_STEPS[kind].label}
        </Link>
      </EmptyState>
    );
  }
  const found = filterByTitle(kept, (item) => item.title, filter);
  return (
    <>
      {found.length === 0 && (
        <EmptyState sentence={generationLabels.noTitleHolds(filter.trim())} isIllustrated={false} />
      )}
      <CardGrid items={found} keyOf={(item) => item.id}>
        {(item) => <ItemCard item={item} commands={commands} onPlay={setPlaying} />}
      </CardGrid>
      {playing !== null && (
        <Suspense>
          <PlayerModal
            title={playing.title}
            src={playing.result_url}
            posterUrl={playing.poster_url}
            actions={<PlayerActions item={playing} />}
            onClose={() => {
              setPlaying(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** What can be done with the video that plays. */
function PlayerActions({ item }: { item: GenerationItem }) {
  return (
    <>
      <a href={item.result_url} download className="button" data-look="quiet">
        <Download size={16} aria-hidden="true" /> {labels.common.download}
      </a>
      <ShareTrigger projectId={item.id} title={item.title}>
        {(open) => (
          <Button icon={<Share2 size={16} aria-hidden="true" />} onClick={open}>
            {labels.common.share}
          </Button>
        )}
      </ShareTrigger>
    </>
  );
}
