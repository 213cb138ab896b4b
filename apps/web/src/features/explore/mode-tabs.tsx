import type { GenerationMode } from '@kinora/contract/catalogue';
import { BookOpen, Film, Image, Video, Zap } from 'lucide-react';
import { labels } from '../../labels/index.ts';
import { Tabs } from '../../ui/tabs.tsx';

const MODES = [
  { id: 'stories', label: labels.screen.explore.stories, icon: <BookOpen size={16} aria-hidden="true" /> },
  { id: 'films', label: labels.screen.explore.films, icon: <Film size={16} aria-hidden="true" /> },
  { id: 'videos', label: labels.screen.explore.videos, icon: <Video size={16} aria-hidden="true" /> },
  { id: 'images', label: labels.screen.explore.images, icon: <Image size={16} aria-hidden="true" /> },
  { id: 'effects', label: labels.screen.explore.effects, icon: <Zap size={16} aria-hidden="true" /> },
] as const;

interface ModeTabsProps {
  mode: GenerationMode;
  onSelect: (mode: GenerationMode) => void;
}

/** The five things one can make. */
export function ModeTabs({ mode, onSelect }: ModeTabsProps) {
  return (
    <div
      data-tour="tabs"
      className="mt-5 mb-6 max-w-full max-sm:-mx-4 max-sm:my-3.5 max-sm:w-[calc(100%+32px)] max-sm:fade-end"
    >
      <Tabs
        label={labels.start.whatToMake}
        name="mode"
        look="pills"
        items={MODES}
        active={mode}
        onSelect={onSelect}
      />
    </div>
  );
}
