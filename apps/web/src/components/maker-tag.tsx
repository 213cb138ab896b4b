import type { ProjectAnswer } from '@kinora/contract/api';
import { Brush, Cloud, Layers2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEntries } from '../api/get-catalogue.ts';
import { makerLabels } from '../labels/makers.ts';
import { classNames } from '../lib/class-names.ts';
import { Tag } from '../ui/tag.tsx';
import { makerFacts, storyFacts } from './maker-facts.ts';
import type { MakerFacts } from './maker-facts.ts';

interface TagLook {
  className?: string;
  /** Where the start beside it says the price: on a phone there is room for what Kinora draws alone. */
  isBesideStart?: boolean;
  /** Before a start what is said instead of a price is read, not only found under the pointer. */
  isDetailed?: boolean;
}

interface MakerTagProps extends TagLook {
  /** Engines, models and effects that are named here; null where none is chosen. */
  keys: readonly (string | null)[];
}

/** Says who makes what a name stands for: a vendor with its price, or Kinora under another's name. Nothing where the name is its own. */
export function MakerTag({ keys, ...look }: MakerTagProps) {
  return <FactTags facts={makerFacts(useEntries()(keys))} {...look} />;
}

interface StoryMakerTagProps extends TagLook {
  story: {
    readonly [Choice in 'selected_engine' | 'selected_image_model' | 'selected_video_model']:
      | ProjectAnswer[Choice]
      | null;
  };
}

/** The same of a story: who makes its pictures, and who moves them. */
export function StoryMakerTag({ story, ...look }: StoryMakerTagProps) {
  const entriesOf = useEntries();
  const entryOf = (key: string | null) => entriesOf([key])[0];
  const facts = storyFacts({
    engine: entryOf(story.selected_engine),
    image: entryOf(story.selected_image_model),
    video: entryOf(story.selected_video_model),
  });
  return <FactTags facts={facts} {...look} />;
}

function FactTags(props: TagLook & { facts: MakerFacts }) {
  const { facts, className = '', isDetailed = false, isBesideStart = false } = props;
  const { line, note } = facts;
  if (line === null && !facts.isDrawnHere) {
    return null;
  }
  return (
    <span
      className={classNames(
        'inline-flex min-w-0 flex-wrap items-center gap-1',
        isBesideStart && line !== null && 'max-sm:hidden',
        className,
      )}
    >
      {line !== null && (
        <MarkedTag icon={<Cloud size={12} aria-hidden="true" />} reason={note}>
          {line}
        </MarkedTag>
      )}
      {facts.isMovedHere && (
        <MarkedTag icon={<Layers2 size={12} aria-hidden="true" />} reason={makerLabels.movedReason}>
          {makerLabels.movedByKinora}
        </MarkedTag>
      )}
      {facts.isDrawnHere && (
        <MarkedTag icon={<Brush size={12} aria-hidden="true" />} reason={makerLabels.standInReason}>
          {makerLabels.drawnByKinora}
        </MarkedTag>
      )}
      {isDetailed && note !== null && <span className="text-12 text-ink-3">{note}</span>}
    </span>
  );
}

interface MarkedTagProps {
  icon: ReactNode;
  reason: string | null;
  children: string;
}

function MarkedTag({ icon, reason, children }: MarkedTagProps) {
  return (
    <span title={reason ?? undefined} className="inline-flex min-w-0">
      <Tag className="h-auto! min-h-5.5 text-left leading-4 font-medium! whitespace-normal! text-ink-3! [&>svg]:flex-none">
        {icon} {children}
      </Tag>
    </span>
  );
}

/** The lines that say why, where names with such tags are listed. */
export function MakerNote({ keys, className = '' }: Pick<MakerTagProps, 'keys' | 'className'>) {
  const facts = useEntries()(keys).map((entry) => makerFacts([entry]));
  const reasons = [
    facts.some((one) => one.isDrawnHere) && makerLabels.standInReason,
    facts.some((one) => one.isMovedHere) && makerLabels.movedReason,
  ].filter((reason) => reason !== false);
  return reasons.map((reason) => (
    <p key={reason} className={classNames('text-12 leading-[18px] text-ink-3', className)}>
      {reason}
    </p>
  ));
}
