import { tierLabels } from '@kinora/contract/plans';
import type { MeAnswer } from '@kinora/contract/api';
import { Check, Clock, Lock } from 'lucide-react';
import { pickerLabels } from '../../labels/pickers.ts';
import { classNames } from '../../lib/class-names.ts';
import { Frame } from '../../ui/frame.tsx';
import { Tag } from '../../ui/tag.tsx';
import { tierLock } from '../engine-picker/engine-lock.ts';
import { MakerTag } from '../maker-tag.tsx';
import { usePreview } from '../preview-video.tsx';
import { ChoiceSample } from './choice-sample.tsx';
import type { Choice } from './choice.ts';

interface ChoiceRowProps {
  choice: Choice;
  me: MeAnswer | null | undefined;
  isSelected: boolean;
  onChoose: () => void;
}

/** One model or effect: what it makes, name, what it is good for, and the tier; a locked one says what opens it. */
export function ChoiceRow({ choice, me, isSelected, onChoose }: ChoiceRowProps) {
  const lock = tierLock(choice.tier, me);
  const isClosed = lock !== null || choice.unavailable !== null;
  const { isPlaying, handlers } = usePreview();
  return (
    <button
      type="button"
      data-choice-row=""
      aria-pressed={isSelected}
      aria-disabled={isClosed || undefined}
      className={classNames(
        'flex w-full items-start gap-3 rounded-[10px] px-3 py-2.5 text-left -outline-offset-2! hover:bg-raised',
        isSelected && 'bg-raised',
      )}
      onClick={onChoose}
      {...handlers}
    >
      <span className="w-28 flex-none self-center max-sm:w-24">
        <Frame className="rounded-control!">
          <ChoiceSample choice={choice} isPlaying={isPlaying} />
        </Frame>
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{choice.name}</span>
          {isSelected && <Check size={16} aria-hidden="true" className="text-accent" />}
          <MakerTag keys={[choice.key]} />
        </span>
        <span className="block text-12 leading-[18px] text-ink-2">{choice.description}</span>
      </span>
      <span className="flex-none pt-0.5">
        {lock !== null && (
          <Tag>
            <Lock size={12} aria-hidden="true" /> {lock}
          </Tag>
        )}
        {lock === null && choice.unavailable !== null && (
          <Tag>
            <Clock size={12} aria-hidden="true" /> {pickerLabels.notHereYet}
          </Tag>
        )}
        {!isClosed && <Tag>{tierLabels[choice.tier]}</Tag>}
      </span>
    </button>
  );
}
