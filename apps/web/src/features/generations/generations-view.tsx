import { useNavigate } from '@tanstack/react-router';
import { formatBytes } from '@kinora/contract/limits';
import { Search } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { useMe } from '../../api/get-me.ts';
import { useLibrary } from '../../api/library.ts';
import type { LibraryLook } from '../../api/library.ts';
import { useDialogs } from '../../components/dialogs.tsx';
import { generationLabels } from '../../labels/generations.ts';
import { labels } from '../../labels/index.ts';
import type { GenerationTab } from '../../lib/search-params.ts';
import { usePressed } from '../../lib/pressed.ts';
import { useDebounced } from '../../lib/timing.ts';
import { tabPanelProps, Tabs } from '../../ui/tabs.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { LibraryPanel } from './library-panel.tsx';
import { kindOfTab, orders, wholeLibrary } from './library-look.ts';
import type { Filter } from './library-look.ts';

/** A search is asked for when the typing rests. */
const SEARCH_DELAY_MS = 200;

/** Everything the account made, in tabs by what it is, searched, sorted and filed. */
export function GenerationsView({ tab }: { tab: GenerationTab }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<Filter>(wholeLibrary);
  useSignInGate();
  const search = useDebounced(typed.trim(), SEARCH_DELAY_MS);
  const [pressedTab, pressTab] = usePressed(tab, (next) => {
    void navigate({ to: '/', search: { view: 'generations', tab: next }, replace: true });
  });
  // The tab answers its press at once; what it shows is drawn after that.
  const shownTab = useDeferredValue(tab);
  const { counts } = useLibrary(lookOf(shownTab, search, filter));
  const changeFilter = useCallback((change: Partial<Filter>) => {
    setFilter((before) => ({ ...before, ...change }));
  }, []);
  const whole = counts === null ? undefined : Object.values(counts).reduce((sum, count) => sum + count, 0);
  const names = labels.screen.generations;
  const tabs = [
    { id: 'stories', label: names.stories, ...countOf(counts?.stories) },
    { id: 'videos', label: names.videos, ...countOf(counts?.videos) },
    { id: 'images', label: names.images, ...countOf(counts?.images) },
    { id: 'animate', label: names.animate, ...countOf(counts?.animations) },
    { id: 'all', label: names.all, ...countOf(whole) },
  ] as const;
  return (
    <>
      <title>{labels.common.pageTitle(labels.screen.views.yourGenerations)}</title>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-7 max-sm:pt-2">
        <h1 className="text-28 tracking-[-.02em]">{labels.screen.views.yourGenerations}</h1>
        <StorageLine />
      </div>
      <div className="mt-5 mb-4 flex items-center gap-4 max-lg:flex-col-reverse max-lg:items-stretch max-sm:mt-3">
        <div className="min-w-0 flex-1 border-b border-line">
          <Tabs
            label={generationLabels.kinds}
            name="generations"
            look="line"
            items={tabs}
            active={pressedTab}
            onSelect={pressTab}
          />
        </div>
        <TextField
          label={generationLabels.search}
          isLabelHidden
          type="search"
          placeholder={generationLabels.search}
          className="lg:w-70"
          icon={<Search size={16} aria-hidden="true" />}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
      </div>
      <div {...tabPanelProps('generations', tab)}>
        <ShownEntries key={shownTab} tab={shownTab} search={search} filter={filter} onFilter={changeFilter} />
      </div>
    </>
  );
}

type ShownEntriesProps = Omit<ComponentProps<typeof LibraryPanel>, 'library'>;

/** Left alone by what only concerns the tabs. */
const ShownEntries = memo(function ShownEntries(props: ShownEntriesProps) {
  const library = useLibrary(lookOf(props.tab, props.search, props.filter));
  return <LibraryPanel {...props} library={library} />;
});

function lookOf(tab: GenerationTab, search: string, { order, ...narrow }: Filter): LibraryLook {
  return { kind: kindOfTab[tab], search, ...orders[order], ...narrow };
}

function countOf(count: number | undefined): { count?: number } {
  return count === undefined ? {} : { count };
}

/** What the account's files take. */
function StorageLine() {
  const storage = useMe()?.storage;
  if (storage === undefined) {
    return null;
  }
  const { used_bytes: used, limit_bytes: limit } = storage;
  return (
    <p className="text-12 text-ink-3 tabular-nums">
      {generationLabels.storage(formatBytes(used), formatBytes(limit))}
    </p>
  );
}

/** A visitor who comes by a shared address is asked to sign in. */
function useSignInGate(): void {
  const me = useMe();
  const dialogs = useDialogs();
  useEffect(() => {
    if (me === null) {
      dialogs.open('sign-in');
    }
  }, [me, dialogs]);
}
