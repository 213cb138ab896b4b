import type { LibraryItem } from '@kinora/contract/library';
import { Download, Share2 } from 'lucide-react';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { ShareTrigger } from '../../components/share/share-trigger.tsx';
import { generationLabels } from '../../labels/generations.ts';
import { labels } from '../../labels/index.ts';
import { Button } from '../../ui/button.tsx';
import { CardGrid } from './card-grid.tsx';
import { EntryCard } from './entry-card.tsx';
import { EntryTools } from './entry-tools.tsx';
import type { EntryCommands } from './use-entry-commands.ts';

const PlayerModal = lazy(async () => ({
  default: (await import('../../components/player/player-modal.tsx')).PlayerModal,
}));

interface LibraryGridProps {
  items: readonly LibraryItem[];
  commands: EntryCommands;
  /** What is selected; null: nothing is being selected. */
  selected: readonly string[] | null;
  onSelect: (id: string, isSelected: boolean) => void;
  onRename: (item: LibraryItem) => void;
  onMove: (ids: readonly string[]) => void;
  loadMore: (() => void) | null;
}

/** Entries as cards. The next page is fetched as its place comes near. */
export function LibraryGrid(props: LibraryGridProps) {
  const { items, commands, selected, onSelect, onRename, onMove, loadMore } = props;
  const [playing, setPlaying] = useState<LibraryItem | null>(null);
  return (
    <>
      <CardGrid items={items} keyOf={(item) => item.id}>
        {(item, index) => (
          <EntryCard
            item={item}
            isEager={index < 6}
            onPlay={setPlaying}
            selection={
              selected !== null && (
                <SelectBox
                  title={item.title}
                  isSelected={selected.includes(item.id)}
                  onSelect={(is) => {
                    onSelect(item.id, is);
                  }}
                />
              )
            }
            tools={
              selected === null && (
                <EntryTools item={item} commands={commands} onRename={onRename} onMove={onMove} />
              )
            }
          />
        )}
      </CardGrid>
      {loadMore !== null && <NextPage key={items.length} onNear={loadMore} />}
      {playing !== null && (
        <Suspense>
          <PlayerModal
            title={playing.title}
            src={playing.result_url ?? ''}
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

interface SelectBoxProps {
  title: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** Covers its card while entries are selected: a press anywhere on it takes it in or out. */
function SelectBox({ title, isSelected, onSelect }: SelectBoxProps) {
  return (
    <label className="absolute -inset-2 cursor-pointer rounded-box has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="checkbox"
        aria-label={generationLabels.selectOf(title)}
        className="absolute top-4 left-4 size-6 accent-(--accent-fill) outline-none"
        checked={isSelected}
        onChange={(event) => {
          onSelect(event.target.checked);
        }}
      />
    </label>
  );
}

/** Where the next page begins. The button is for keys; who scrolls near it needs none. */
function NextPage({ onNear }: { onNear: () => void }) {
  const nearRef = useRef<HTMLDivElement>(null);
  const loadRef = useRef(onNear);
  useEffect(() => {
    const near = nearRef.current;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          loadRef.current();
        }
      },
      { rootMargin: '900px' },
    );
    if (near !== null) {
      watcher.observe(near);
    }
    return () => {
      watcher.disconnect();
    };
  }, []);
  return (
    <div ref={nearRef} className="mt-8 text-center">
      <Button onClick={onNear}>{generationLabels.loadMore}</Button>
    </div>
  );
}

/** What can be done with the video that plays. */
function PlayerActions({ item }: { item: LibraryItem }) {
  return (
    <>
      <a href={item.result_url ?? undefined} download className="button" data-look="quiet">
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
