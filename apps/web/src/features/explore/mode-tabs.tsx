import type { GenerationMode } from '@kinora/contract';
import { BookOpen, Film, Image, Video, Zap } from 'lucide-react';
import { Tabs } from '../../ui/tabs.tsx';

const MODES = [
  { id: 'stories', label: 'Generate Stories', icon: <BookOpen size={16} aria-hidden="true" /> },
  { id: 'films', label: 'Generate Films', icon: <Film size={16} aria-hidden="true" /> },
  { id: 'videos', label: 'Generate Videos', icon: <Video size={16} aria-hidden="true" /> },
  { id: 'images', label: 'Generate Images', icon: <Image size={16} aria-hidden="true" /> },
  { id: 'effects', label: 'Video Effects', icon: <Zap size={16} aria-hidden="true" /> },
] as const;

interface ModeTabsProps {
  mode: GenerationMode;
  onSelect: (mode: GenerationMode) => void;
}

/** The five things one can make. */
export function ModeTabs({ mode, onSelect }: ModeTabsProps) {
  return (
    <div className="mt-5 mb-6 max-w-full max-sm:-mx-4 max-sm:my-3.5 max-sm:w-[calc(100%+32px)] max-sm:fade-end max-sm:px-4">
      <Tabs label="What to make" name="mode" look="pills" items={MODES} active={mode} onSelect={onSelect} />
    </div>
  );
}
