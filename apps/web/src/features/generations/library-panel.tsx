import { Link } from '@tanstack/react-router';
import type { LibraryItem } from '@kinora/contract/library';
import { useState } from 'react';
import { PIECE } from '../../api/change-in-pieces.ts';
import type { LibraryPages } from '../../api/library.ts';
import { generationLabels } from '../../labels/generations.ts';
import { labels } from '../../labels/index.ts';
import type { GenerationTab } from '../../lib/search-params.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonGrid } from '../../ui/skeleton.tsx';
import { GRID_CLASS } from './grid-class.ts';
import { LibraryGrid } from './library-grid.tsx';
import type { Filter } from './library-look.ts';
import { LibraryToolbar } from './library-toolbar.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useEntryCommands } from './use-entry-commands.ts';

interface LibraryPanelProps {
  tab: GenerationTab;
  library: LibraryPages;
  search: string;
  filter: Filter;
  onFilter: (change: Partial<Filter>) => void;
}

/** The entries of a tab with everything that can be done with them. */
export function LibraryPanel({ tab, library, search, filter, onFilter }: LibraryPanelProps) {
  const { commands, removedIds, progress } = useEntryCommands();
  const [selected, setSelected] = useState<readonly string[] | null>(null);
  const [renamed, setRenamed] = useState<LibraryItem | null>(null);
  const [moved, setMoved] = useState<readonly string[]>([]);
  const items = stillThere(library.items, removedIds);
  const endSelection = () => {
    setSelected(null);
  };
  return (
    <>
      <LibraryToolbar
        filter={filter}
        onFilter={(change) => {
          endSelection();
          onFilter(change);
        }}
        isSelecting={selected !== null}
        onSelecting={(isSelecting) => {
          setSelected(isSelecting ? [] : null);
        }}
      />
      {filter.removed && <p className="-mt-2 mb-5 text-12 text-ink-3">{generationLabels.keptFor}</p>}
      {library.isLoading && <SkeletonGrid count={6} className={GRID_CLASS} />}
      {!library.isLoading && items.length === 0 && <NothingHere tab={tab} search={search} filter={filter} />}
      <LibraryGrid
        items={items}
        commands={commands}
        selected={selected}
        onSelect={(id, isSelected) => {
          setSelected((ids) => [...(ids ?? []).filter((other) => other !== id), ...(isSelected ? [id] : [])]);
        }}
        onRename={setRenamed}
        onMove={setMoved}
        loadMore={library.loadMore}
      />
      {selected !== null && (
        <SelectionBar
          ids={selected}
          isRemoved={filter.removed}
          commands={commands}
          onMove={setMoved}
          onSelectAll={async () => {
            const all = await library.loadAll();
            setSelected((ids) => ids && stillThere(all, removedIds).map(({ id }) => id));
          }}
          onEnd={endSelection}
        />
      )}
      <p
        role="status"
        className="sticky bottom-4 z-10 mx-auto mt-6 w-fit rounded-card border border-line bg-overlay px-4 py-2 font-semibold tabular-nums shadow-pop empty:hidden max-sm:bottom-18"
      >
        {progress !== null &&
          progress.total > PIECE &&
          generationLabels.changing(progress.done, progress.total)}
      </p>
      {renamed !== null && (
        <RenameDialog
          item={renamed}
          onClose={() => {
            setRenamed(null);
          }}
        />
      )}
      {moved.length > 0 && (
        <MoveDialog
          count={moved.length}
          onMove={(folderId) => {
            commands.move(moved, folderId);
            endSelection();
          }}
          onClose={() => {
            setMoved([]);
          }}
        />
      )}
    </>
  );
}

/** Without those that are being deleted. */
function stillThere(items: readonly LibraryItem[], removedIds: readonly string[]): LibraryItem[] {
  return items.filter(({ id, removed_at: at }) => at !== null || !removedIds.includes(id));
}

const FIRST_STEPS = {
  stories: { label: generationLabels.firstStory, search: {} },
  all: { label: generationLabels.firstStory, search: {} },
  videos: { label: generationLabels.firstVideo, search: { mode: 'videos' } },
  images: { label: generationLabels.firstImage, search: { mode: 'images' } },
  animate: { label: generationLabels.openAnimate, search: { view: 'animate' } },
} as const;

/** Why nothing is shown: nothing is there, or what was asked for is not. */
function NothingHere({ tab, search, filter }: Pick<LibraryPanelProps, 'tab' | 'search' | 'filter'>) {
  const reason = reasonFor(search, filter);
  if (reason !== null) {
    return <EmptyState sentence={reason} isIllustrated={false} />;
  }
  const step = FIRST_STEPS[tab];
  return (
    <EmptyState sentence={labels.empty[tab === 'all' ? 'stories' : tab]}>
      <Link to="/" search={step.search} className="button" data-look="primary">
        {step.label}
      </Link>
    </EmptyState>
  );
}

function reasonFor(search: string, { folder, favourites, removed }: Filter): string | null {
  if (search !== '') {
    return generationLabels.nothingFound(search);
  }
  if (removed) {
    return generationLabels.nothingDeleted;
  }
  if (favourites) {
    return generationLabels.noFavourites;
  }
  return folder === null ? null : generationLabels.emptyFolder;
}
