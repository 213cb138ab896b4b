import { placesIn } from './describe-change.ts';
import type { Conflict } from '@kinora/contract/revisions';
import { GitMerge } from 'lucide-react';
import { revisionLabels } from '../../../labels/revisions.ts';
import { Button } from '../../../ui/button.tsx';
import { textOfValue } from './describe-change.ts';
import { useEditing } from './editing-context.tsx';

/** What was written here and elsewhere in the same place, both texts, and the choice between them. */
export function ConflictList() {
  const { conflicts, scenes, resolve } = useEditing();
  if (conflicts.length === 0) {
    return null;
  }
  return (
    <ul className="mb-3 grid gap-3">
      {conflicts.map((conflict) => (
        <li key={JSON.stringify(conflict.change)}>
          <ConflictCard
            conflict={conflict}
            place={placesIn([conflict.change], scenes)}
            onChoose={(isMine) => {
              resolve(conflict, isMine);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

interface ConflictCardProps {
  conflict: Conflict;
  place: string;
  onChoose: (isMine: boolean) => void;
}

function ConflictCard({ conflict, place, onChoose }: ConflictCardProps) {
  const words = wordsFor(conflict);
  return (
    <section
      role="alert"
      aria-label={revisionLabels.conflictIn(place)}
      className="rounded-card border border-warn bg-raised p-4 max-sm:p-3"
    >
      <h3 className="flex items-center gap-2 text-14 font-semibold">
        <GitMerge size={16} aria-hidden="true" className="flex-none text-warn" />
        {revisionLabels.conflictIn(place)}
      </h3>
      <p className="mt-0.5 text-ink-2">{words.lead}</p>
      <div className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {[
          {
            isMine: true,
            name: revisionLabels.mine,
            value: conflict.change.after,
            label: words.mine,
          },
          { isMine: false, name: revisionLabels.theirs, value: conflict.theirs, label: words.theirs },
        ].map((side) => (
          <div
            key={side.name}
            className="flex min-w-0 flex-col rounded-control border border-line bg-surface p-3"
          >
            <p className="text-12 text-ink-3">{side.name}</p>
            <p dir="auto" className="mt-1 max-h-48 flex-1 overflow-y-auto break-words whitespace-pre-wrap">
              {textOfValue(side.value)}
            </p>
            <Button
              size="small"
              className="mt-3 self-start"
              onClick={() => {
                onChoose(side.isMine);
              }}
            >
              {side.label}
            </Button>
          </div>
        ))}
      </div>
    </section>
  );
}

function wordsFor({ change, is_gone: isGone }: Conflict) {
  if (isGone) {
    return {
      lead: revisionLabels.goneLead,
      mine: revisionLabels.bringBack,
      theirs: revisionLabels.leaveDeleted,
    };
  }
  return change.kind === 'scene' && change.after === null
    ? {
        lead: revisionLabels.changedLead,
        mine: revisionLabels.deleteAnyway,
        theirs: revisionLabels.keepScene,
      }
    : {
        lead: revisionLabels.conflictLead,
        mine: revisionLabels.keepMine,
        theirs: revisionLabels.keepTheirs,
      };
}
