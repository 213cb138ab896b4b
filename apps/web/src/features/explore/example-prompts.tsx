import type { GenerationMode } from '@kinora/contract/catalogue';
import { Shuffle } from 'lucide-react';
import { memo } from 'react';
import { exploreLabels } from '../../labels/explore.ts';
import { modeWords } from '../../labels/mode-words.ts';
import { Chip } from '../../ui/chip.tsx';

interface ExamplePromptsProps {
  mode: GenerationMode;
  onPick: (prompt: string) => void;
}

/** Starting points under the prompt box; a press fills the box. */
export const ExamplePrompts = memo(function ExamplePrompts({ mode, onPick }: ExamplePromptsProps) {
  const { examples, surprises } = modeWords[mode];
  return (
    <div className="no-scrollbar flex max-w-full gap-2 pt-4 max-sm:-mx-4 max-sm:w-[calc(100%+32px)] max-sm:max-w-none max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap sm:justify-center">
      <Chip
        look="outline"
        onClick={() => {
          onPick(surprises[Math.floor(Math.random() * surprises.length)] ?? '');
        }}
      >
        <Shuffle size={14} aria-hidden="true" />
        {exploreLabels.surpriseMe}
      </Chip>
      {examples.map((example) => (
        <Chip
          key={example.title}
          look="outline"
          onClick={() => {
            onPick(example.prompt);
          }}
        >
          {example.title}
        </Chip>
      ))}
    </div>
  );
});
