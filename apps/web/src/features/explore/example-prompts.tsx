import { Shuffle } from 'lucide-react';
import { Chip } from '../../ui/chip.tsx';

interface Example {
  title: string;
  prompt: string;
}

const EXAMPLES: readonly Example[] = [
  {
    title: 'Why the sky turns red at dusk',
    prompt:
      'Explain in one minute why the sky is blue at noon and turns red at dusk, for curious ten-year-olds, with one experiment to try at home.',
  },
  {
    title: 'A fox who repairs old clocks',
    prompt:
      'A short story about a fox who repairs old clocks in a village, and the night all of them stop at the same minute.',
  },
  {
    title: 'How sourdough wakes up',
    prompt:
      'How a sourdough starter wakes up: the wild yeast, the first bubbles, and why the loaf rises in the oven.',
  },
];

const SURPRISES: readonly string[] = [
  'The last lighthouse keeper on a northern coast, and the storm that taught a town to read the sea.',
  'How a letter crossed the world in 1870: by horse, by steam and by cable, in sixty seconds.',
  'Why octopuses have three hearts, told as a small detective story.',
  'How bees vote on a new home with a dance, and what happens when they disagree.',
  'Two tides a day: the moon, the spinning earth and a fishing village that lives by both.',
];

/** Starting points under the prompt box; a press fills the box. */
export function ExamplePrompts({ onPick }: { onPick: (prompt: string) => void }) {
  return (
    <div className="no-scrollbar flex max-w-full gap-2 pt-4 max-sm:-mx-4 max-sm:w-[calc(100%+32px)] max-sm:max-w-none max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap sm:justify-center">
      <Chip
        look="outline"
        onClick={() => {
          onPick(SURPRISES[Math.floor(Math.random() * SURPRISES.length)] ?? '');
        }}
      >
        <Shuffle size={14} aria-hidden="true" />
        Surprise me
      </Chip>
      {EXAMPLES.map((example) => (
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
}
