import { showcaseTabs } from '@kinora/contract/api';
import { Search } from 'lucide-react';
import { Suspense, lazy, memo, useDeferredValue, useMemo, useState } from 'react';
import { useShowcase } from '../../api/list-showcase.ts';
import type { ShowcaseFilm } from '@kinora/contract/api';
import { labels } from '../../labels/index.ts';
import { showcaseLabels } from '../../labels/showcase.ts';
import { useReveal } from '../../lib/drawn-page.ts';
import { useShowcaseScale } from '../../lib/layout-scale.ts';
import { useTransitionState } from '../../lib/transition-state.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SkeletonGrid } from '../../ui/skeleton.tsx';
import { tabPanelProps, Tabs } from '../../ui/tabs.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FilmCard } from './film-card.tsx';
import { filterFilms } from './filter-films.ts';
import type { ShowcaseTab } from './filter-films.ts';

const LandingModal = lazy(async () => ({ default: (await import('./landing-modal.tsx')).LandingModal }));

const words = labels.screen.showcase;
const TABS = showcaseTabs.map(({ key, label }) => ({ id: key, label }));
const GRID = 'grid grid-cols-1 gap-x-(--gap) gap-y-7 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';

/** Public films by category: a preview plays under the pointer, a press opens the player. */
export function ShowcaseView() {
  useShowcaseScale();
  useReveal();
  const { films, isLoading } = useShowcase();
  const [tab, setTab] = useState<ShowcaseTab>('all');
  const [search, setSearch] = useState('');
  const [openId, setOpenId] = useTransitionState<string | null>(null);
  // The tab answers its press at once; its films are drawn after that. What is searched for is not: a film that moves away
  // under the finger cannot be pressed.
  const shownTab = useDeferredValue(tab);
  const shown = useMemo(() => filterFilms(films, { tab: shownTab, search }), [films, shownTab, search]);
  return (
    <>
      <title>{labels.common.pageTitle(words.title)}</title>
      <header className="flex flex-wrap items-baseline gap-x-4 pt-7 max-sm:pt-2">
        <h1 className="text-28 tracking-[-.02em]">{words.title}</h1>
        {films.length > 0 && <p className="text-ink-3">{showcaseLabels.filmCount(films.length)}</p>}
      </header>
      <div className="mt-5 mb-6 flex items-center gap-4 max-sm:mt-3 max-sm:mb-4 max-sm:flex-col-reverse max-sm:items-stretch">
        <div className="min-w-0 flex-1 max-sm:-mr-4 max-sm:fade-end">
          <Tabs
            label={showcaseLabels.categories}
            name="showcase"
            look="pills"
            items={TABS}
            active={tab}
            onSelect={setTab}
          />
        </div>
        <TextField
          label={words.search}
          isLabelHidden
          type="search"
          placeholder={words.search}
          className="sm:w-52 xl:w-70"
          icon={<Search size={16} aria-hidden="true" />}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
          }}
        />
      </div>
      <div {...tabPanelProps('showcase', tab)}>
        {isLoading && films.length === 0 ? (
          <SkeletonGrid count={8} className={GRID} />
        ) : (
          <FilmGrid films={shown} isSearching={search.trim() !== ''} onOpen={setOpenId} />
        )}
      </div>
      <Suspense>
        {openId !== null && (
          <LandingModal
            films={shown}
            openId={openId}
            onOpen={setOpenId}
            onClose={() => {
              setOpenId(null);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

interface FilmGridProps {
  films: readonly ShowcaseFilm[];
  isSearching: boolean;
  onOpen: (id: string) => void;
}

const FilmGrid = memo(function FilmGrid({ films, isSearching, onOpen }: FilmGridProps) {
  if (films.length === 0) {
    return <EmptyState sentence={isSearching ? words.notFound : words.empty} isIllustrated={!isSearching} />;
  }
  return (
    <ul className={GRID}>
      {films.map((film, index) => (
        <li key={film.id}>
          <FilmCard film={film} isFirst={index === 0} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
});
