import { useNavigate, useSearch } from '@tanstack/react-router';
import type { GenerationMode } from '@kinora/contract';
import { useRef } from 'react';
import { useScriptFont } from '../../lib/script-font.ts';
import { tabPanelProps } from '../../ui/tabs.tsx';
import { EnginesOverview } from './engines-overview.tsx';
import { ModeNotice } from './mode-notice.tsx';
import { ModeTabs } from './mode-tabs.tsx';
import { StoryPrompt } from './story-prompt.tsx';
import { useStoryDraft } from './use-story-draft.ts';

/** The start page: what to make, the prompt box, and the engines to make it with. */
export function ExploreView() {
  const { mode = 'stories' } = useSearch({ from: '/shell/' });
  const navigate = useNavigate();
  const { draft, change } = useStoryDraft();
  useScriptFont(draft.language);
  const heroRef = useRef<HTMLElement>(null);

  function showMode(next: GenerationMode): void {
    void navigate({ to: '/', search: next === 'stories' ? {} : { mode: next }, resetScroll: false });
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
          className="grid w-full grid-cols-[minmax(0,1fr)] justify-items-center"
        >
          {mode === 'stories' ? <StoryPrompt draft={draft} change={change} /> : <ModeNotice mode={mode} />}
        </div>
      </section>
      <EnginesOverview
        selected={mode === 'stories' ? draft.selected_engine : null}
        onChoose={(engine) => {
          if (engine.modes.includes('stories')) {
            change({ type: 'choose-engine', engine: engine.key });
            showMode('stories');
          } else {
            showMode('films');
          }
          heroRef.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
        }}
      />
    </>
  );
}
