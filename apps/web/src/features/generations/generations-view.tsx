import { useNavigate, useSearch } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMe } from '../../api/get-me.ts';
import { useAnimateResults } from '../../api/list-animate-results.ts';
import { useImages } from '../../api/list-images.ts';
import { useStories } from '../../api/list-stories.ts';
import { useVideos } from '../../api/list-videos.ts';
import { useDialogs } from '../../components/dialogs.tsx';
import { generationLabels } from '../../labels/generations.ts';
import { labels } from '../../labels/index.ts';
import { tabPanelProps, Tabs } from '../../ui/tabs.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ItemGrid } from './item-grid.tsx';
import { StoryGrid } from './story-grid.tsx';

/** Everything the account made, in four tabs, filtered by title. */
export function GenerationsView() {
  const { tab = 'stories' } = useSearch({ from: '/shell/' });
  const navigate = useNavigate();
  const [filter, setFilter] = useState('');
  useSignInGate();
  const stories = useStories();
  const videos = useVideos();
  const images = useImages();
  const animations = useAnimateResults();
  const tabs = [
    { id: 'stories', label: labels.screen.generations.stories, count: stories.items.length },
    { id: 'videos', label: labels.screen.generations.videos, count: videos.items.length },
    { id: 'images', label: labels.screen.generations.images, count: images.items.length },
    { id: 'animate', label: labels.screen.generations.animate, count: animations.items.length },
  ] as const;
  return (
    <>
      <title>{labels.common.pageTitle(labels.screen.views.yourGenerations)}</title>
      <h1 className="pt-7 text-28 tracking-[-.02em] max-sm:pt-2">{labels.screen.views.yourGenerations}</h1>
      <div className="mt-5 mb-6 flex items-center gap-4 max-sm:mt-3 max-sm:mb-4 max-sm:flex-col-reverse max-sm:items-stretch">
        <div className="min-w-0 flex-1 border-b border-line">
          <Tabs
            label={generationLabels.kinds}
            name="generations"
            look="line"
            items={tabs}
            active={tab}
            onSelect={(next) => {
              void navigate({ to: '/', search: { view: 'generations', tab: next }, replace: true });
            }}
          />
        </div>
        <TextField
          label={generationLabels.searchByTitle}
          isLabelHidden
          type="search"
          placeholder={generationLabels.searchByTitle}
          className="sm:w-52 xl:w-70"
          icon={<Search size={16} aria-hidden="true" />}
          value={filter}
          onChange={(event) => {
            setFilter(event.target.value);
          }}
        />
      </div>
      <div {...tabPanelProps('generations', tab)}>
        {tab === 'stories' && <StoryGrid list={stories} filter={filter} />}
        {tab === 'videos' && <ItemGrid kind="videos" list={videos} filter={filter} />}
        {tab === 'images' && <ItemGrid kind="images" list={images} filter={filter} />}
        {tab === 'animate' && <ItemGrid kind="animate" list={animations} filter={filter} />}
      </div>
    </>
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
