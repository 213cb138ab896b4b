import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Engine, GenerationMode } from '@kinora/contract';
import { Suspense, lazy, useRef } from 'react';
import { useScriptFont } from '../../lib/script-font.ts';
import { tabPanelProps } from '../../ui/tabs.tsx';
import { EnginesOverview } from './engines-overview.tsx';
import { ModeTabs } from './mode-tabs.tsx';
import { StoryPrompt } from './story-prompt.tsx';
import { useStoryDraft } from './use-story-draft.ts';

const ClipPrompt = lazy(async () => ({ default: (await import('./clip-prompt.tsx')).ClipPrompt }));

/** The start page: what to make, the prompt box, and the engines to make it with. */
export function ExploreView() {
  const { mode = 'stories' } = useSearch({ from: '/shell/' });
  const navigate = useNavigate();
  const stories = useStoryDraft('stories');
  const films = useStoryDraft('films');
  useScriptFont(stories.draft.language);
  const heroRef = useRef<HTMLElement>(null);

  function showMode(next: GenerationMode): void {
    void navigate({ to: '/', search: next === 'stories' ? {} : { mode: next }, resetScroll: false });
  }

  function chooseEngine(engine: Engine): void {
    if (engine.modes.includes('stories')) {
      stories.change({ type: 'choose-engine', engine: engine.key });
      showMode('stories');
    } else {
      showMode('films');
    }
    heroRef.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }

  return (
    <>
      <title>Explore · Kinora</title>
      <section ref={heroRef} className="grid grid-cols-[minmax(0,1fr)] justify-items-center pt-9 max-sm:pt-3">
        <h1 className="text-center text-40 tracking-[-.032em]">
          <span className="whitespace-nowrap">One sentence in,</span>{' '}
          <span className="whitespace-nowrap">one film out.</span>
        </h1>
        <ModeTabs mode={mode} onSelect={showMode} />
        <div
          {...tabPanelProps('mode', mode)}
          className="grid min-h-74 w-full grid-cols-[minmax(0,1fr)] content-start justify-items-center"
        >
          <Suspense>
            {mode === 'stories' && <StoryPrompt mode="stories" {...stories} />}
            {mode === 'films' && <StoryPrompt key="films" mode="films" {...films} />}
            {mode !== 'stories' && mode !== 'films' && <ClipPrompt key={mode} mode={mode} />}
          </Suspense>
        </div>
      </section>
      <EnginesOverview
        selected={mode === 'films' ? films.draft.selected_engine : selectedIn(mode, stories.draft)}
        onChoose={chooseEngine}
      />
    </>
  );
}

function selectedIn(mode: GenerationMode, draft: { selected_engine: Engine['key'] | null }) {
  return mode === 'stories' ? draft.selected_engine : null;
}
