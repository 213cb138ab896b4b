import { Link } from '@tanstack/react-router';
import type { HistoryItem } from '@kinora/contract/api';
import type { ListState } from '../../api/list-state.ts';
import { generationLabels } from '../../labels/generations.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonGrid } from '../../ui/skeleton.tsx';
import { CardGrid } from './card-grid.tsx';
import { GRID_CLASS } from './grid-class.ts';
import { StoryCard } from './story-card.tsx';
import { filterByTitle } from './title-filter.ts';
import { labels } from '../../labels/index.ts';

interface StoryGridProps {
  list: ListState<HistoryItem>;
  filter: string;
}

/** The stories as cards; one opens its session. */
export function StoryGrid({ list, filter }: StoryGridProps) {
  if (list.isLoading) {
    return <SkeletonGrid count={6} className={GRID_CLASS} />;
  }
  if (list.items.length === 0) {
    return (
      <EmptyState sentence={labels.empty.stories}>
        <Link to="/" search={{}} className="button" data-look="primary">
          {generationLabels.firstStory}
        </Link>
      </EmptyState>
    );
  }
  const found = filterByTitle(list.items, (item) => item.videos[0]?.title ?? item.content, filter);
  if (found.length === 0) {
    return <EmptyState sentence={generationLabels.noTitleHolds(filter.trim())} isIllustrated={false} />;
  }
  return (
    <CardGrid items={found} keyOf={(item) => item.id}>
      {(item, index) => <StoryCard item={item} isEager={index < 6} />}
    </CardGrid>
  );
}
