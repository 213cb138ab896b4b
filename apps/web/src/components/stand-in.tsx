import { Brush } from 'lucide-react';
import { useStandIns } from '../api/get-catalogue.ts';
import { makerLabels } from '../labels/makers.ts';
import { classNames } from '../lib/class-names.ts';
import { Tag } from '../ui/tag.tsx';

interface StandInProps {
  /** Engines, models and effects that are named here; null where none is chosen. */
  keys: readonly (string | null)[];
  className?: string;
}

/** Marks a model's name that stands over what Kinora draws by itself; nothing where no such name is among the keys. */
export function StandInTag({ keys, className = '' }: StandInProps) {
  const isStandIn = useStandIns();
  return keys.some(isStandIn) ? (
    <span title={makerLabels.standInReason} className={classNames('inline-flex flex-none', className)}>
      <Tag className="font-medium! text-ink-3!">
        <Brush size={12} aria-hidden="true" /> {makerLabels.drawnByKinora}
      </Tag>
    </span>
  ) : null;
}

/** The one line that says why, where names with the tag are listed. */
export function StandInNote({ keys, className = '' }: StandInProps) {
  const isStandIn = useStandIns();
  return keys.some(isStandIn) ? (
    <p className={classNames('text-12 leading-[18px] text-ink-3', className)}>{makerLabels.standInReason}</p>
  ) : null;
}
