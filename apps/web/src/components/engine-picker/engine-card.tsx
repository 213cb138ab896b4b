import { tierLabels } from '@kinora/contract/plans';
import type { MeAnswer } from '@kinora/contract/api';
import type { Engine } from '@kinora/contract/catalogue';
import { Check, Clock, Lock } from 'lucide-react';
import { memo } from 'react';
import { pickerLabels } from '../../labels/pickers.ts';
import { classNames } from '../../lib/class-names.ts';
import { Frame } from '../../ui/frame.tsx';
import { Tag } from '../../ui/tag.tsx';
import { usePreview } from '../preview-video.tsx';
import { MakerTag } from '../maker-tag.tsx';
import { tierLock } from './engine-lock.ts';
import { EngineSample } from './engine-sample.tsx';
import { makersOf } from './makers-of.ts';

interface EngineCardProps {
  engine: Engine;
  me: MeAnswer | null | undefined;
  isSelected: boolean;
  /** Whether this server can run the engine now. */
  isAvailable: boolean;
  /** The picker's card is smaller and says what the engine is best for. */
  size: 'overview' | 'picker';
  /** The card that a page opens with: its picture is fetched before all others. */
  isFirst?: boolean;
  onChoose: (engine: Engine) => void;
}

/** One engine: its sample, name, tier, what it is for and what it is made with. Locked ones stay in full colour. */
export const EngineCard = memo(function EngineCard({
  engine,
  me,
  isSelected,
  isAvailable,
  size,
  isFirst = false,
  onChoose,
}: EngineCardProps) {
  const lock = tierLock(engine.tier, me);
  const badge = lock ?? (isAvailable ? null : pickerLabels.notOnThisServer);
  const isSmall = size === 'picker';
  const { isPlaying, handlers } = usePreview();
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-disabled={badge !== null || undefined}
      className="group block w-full self-start rounded-card text-left"
      onClick={() => {
        onChoose(engine);
      }}
      {...handlers}
    >
      <Frame
        className={classNames(
          isSelected && 'ring-gap [--ring-ground:var(--surface)]',
          !isSelected && 'group-hover:ring-gap group-hover:[--ring-color:var(--control)]',
        )}
      >
        <EngineSample engine={engine.key} isEager={isFirst} isPlaying={isPlaying} />
        {badge !== null && (
          <span className="absolute top-2 left-2">
            <Tag look="on-picture">
              {lock === null ? <Clock size={12} aria-hidden="true" /> : <Lock size={12} aria-hidden="true" />}
              {badge}
            </Tag>
          </span>
        )}
        {isSelected && (
          <span className="absolute top-2 right-2 grid size-5.5 place-items-center rounded-full bg-accent-fill text-on-accent shadow-[0_0_0_2px_rgba(8,9,14,.6)]">
            <Check size={14} strokeWidth={2.6} aria-hidden="true" />
          </span>
        )}
      </Frame>
      <span className={classNames('flex min-h-5.5 items-center gap-2', isSmall ? 'mt-2' : 'mt-3')}>
        <span className="min-w-0 flex-1 truncate font-semibold tracking-[-.004em]">{engine.name}</span>
        {lock === null && <Tag>{tierLabels[engine.tier]}</Tag>}
      </span>
      <span className={classNames('mt-0.5 block text-ink-2', isSmall && 'text-12 leading-[17px]')}>
        {isSmall ? engine.best_for : engine.description}
      </span>
      <span
        className={classNames(
          'flex flex-wrap items-center gap-x-2 gap-y-1 text-12 leading-[18px] text-ink-3',
          isSmall ? 'mt-0.5' : 'mt-1.5',
        )}
      >
        {makersOf(engine)}
        <MakerTag keys={[engine.key]} />
      </span>
    </button>
  );
});
