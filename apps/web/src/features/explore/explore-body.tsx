import type { Engine, GenerationMode } from '@kinora/contract/catalogue';
import { Suspense, lazy } from 'react';
import { useScriptFont } from '../../lib/script-font.ts';
import { tabPanelProps } from '../../ui/tabs.tsx';
import { EnginesOverview } from './engines-overview.tsx';
import { StoryPrompt } from './story-prompt.tsx';
import { useStoryDraft } from './use-story-draft.ts';

const ClipPrompt = lazy(async () => ({ default: (await import('./clip-prompt.tsx')).ClipPrompt }));

interface ExploreBodyProps {
  mode: GenerationMode;
  /** Shows another mode from its top. */
  onShowMode: (mode: GenerationMode) => void;
}

/** The prompt box of the mode, and the engines under it. */
export function ExploreBody({ mode, onShowMode }: ExploreBodyProps) {
  const stories = useStoryDraft('stories');
  const films = useStoryDraft('films');
  useScriptFont(stories.draft.language);
  const drafts = { stories: stories.draft, films: films.draft };

  function chooseEngine(engine: Engine): void {
    if (engine.mode === 'stories') {
      stories.change({ selected_engine: engine.key });
      onShowMode('stories');
    } else {
      onShowMode('films');
    }
  }

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
}
