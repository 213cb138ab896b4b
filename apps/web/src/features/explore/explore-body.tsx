import type { Engine, GenerationMode } from '@kinora/contract/catalogue';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, lazy, memo } from 'react';
import type { RefObject } from 'react';
import { useReveal } from '../../lib/drawn-page.ts';
import { useScriptFont } from '../../lib/script-font.ts';
import { useSteady } from '../../lib/use-steady.ts';
import { tabPanelProps } from '../../ui/tabs.tsx';
import { EnginesOverview } from './engines-overview.tsx';
import { StoryPrompt } from './story-prompt.tsx';
import { useStoryDraft } from './use-story-draft.ts';

const ClipPrompt = lazy(async () => ({ default: (await import('./clip-prompt.tsx')).ClipPrompt }));

interface ExploreBodyProps {
  mode: GenerationMode;
  /** Where another mode is shown from, when an engine is chosen that belongs to it. */
  topRef: RefObject<HTMLElement | null>;
}

/** The prompt box of the mode, and the engines under it. */
export const ExploreBody = memo(function ExploreBody({ mode, topRef }: ExploreBodyProps) {
  useReveal();
  const navigate = useNavigate();
  const stories = useStoryDraft('stories');
  const films = useStoryDraft('films');
  useScriptFont(stories.draft.language);
  const drafts = { stories: stories.draft, films: films.draft };

  const chooseEngine = useSteady((engine: Engine): void => {
    const isStory = engine.mode === 'stories';
    if (isStory) {
      stories.change({ selected_engine: engine.key });
    }
    void navigate({ to: '/', search: isStory ? {} : { mode: 'films' }, resetScroll: false });
    topRef.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  });

  return (
    <>
      <div
        {...tabPanelProps('mode', mode)}
        className="grid min-h-70 w-full grid-cols-[minmax(0,1fr)] content-start justify-items-center"
      >
        <Suspense>
          {mode === 'stories' && <StoryPrompt mode="stories" {...stories} />}
          {mode === 'films' && <StoryPrompt key="films" mode="films" {...films} />}
          {mode !== 'stories' && mode !== 'films' && <ClipPrompt key={mode} mode={mode} />}
        </Suspense>
      </div>
      <EnginesOverview
        selected={mode === 'stories' || mode === 'films' ? drafts[mode].selected_engine : null}
        onChoose={chooseEngine}
      />
    </>
  );
});
