import { generationModes } from '@kinora/contract/catalogue';
import type { GenerationMode } from '@kinora/contract/catalogue';
import type { LucideIcon } from 'lucide-react';
import { BookOpen, Film, Image, Video, Zap } from 'lucide-react';
import { labels } from '../../labels/index.ts';
import { Tabs } from '../../ui/tabs.tsx';

const icons: Record<GenerationMode, LucideIcon> = {
  stories: BookOpen,
  films: Film,
  videos: Video,
  images: Image,
  effects: Zap,
};

const tabs = generationModes.map((mode) => {
  const Icon = icons[mode];
  return {
    id: mode,
    label: labels.screen.explore[mode],
    icon: <Icon size={16} aria-hidden="true" />,
  };
});

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
        items={tabs}
        active={mode}
        onSelect={onSelect}
      />
    </div>
  );
}
