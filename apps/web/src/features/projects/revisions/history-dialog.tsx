import { sentences } from '@kinora/contract/sentences';
import type { ProjectAnswer, RevisionList } from '@kinora/contract/api';
import type { FieldChange } from '@kinora/contract/revisions';
import { useState } from 'react';
import { failureText } from '../../../api/api-error.ts';
import { useRevisions } from '../../../api/edits.ts';
import { revisionLabels } from '../../../labels/revisions.ts';
import { formatDay } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { notify } from '../../../ui/notify.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { placesIn, textOfValue } from './describe-change.ts';
import { useEditing } from './editing-context.tsx';

type Act = RevisionList['items'][number];

/** Who changed what, and when; with a way back to each moment. */
export function HistoryDialog({ project, onClose }: { project: ProjectAnswer; onClose: () => void }) {
  const editing = useEditing();
  const { data, error } = useRevisions(project.project_id, editing.revision);
  const [returning, setReturning] = useState<number | null>(null);
  async function goBack(revision: number): Promise<void> {
    setReturning(revision);
    try {
      const done = await editing.restore(revision);
      await notify({
        text: done === null ? sentences.failure.backendOffline : revisionLabels.wentBack,
        ...(done === null ? { tone: 'bad' } : {}),
      });
    } catch (failure) {
      await notify({ text: failureText(failure, (reason) => reason), tone: 'bad' });
    } finally {
      setReturning(null);
    }
  }
  return (
    <Dialog
      title={revisionLabels.historyOf(editing.title)}
      description={revisionLabels.historyLead}
      width="wide"
      onClose={onClose}
    >
      <div className="p-6 max-sm:p-4">
        {error !== null && (
          <p role="alert" className="text-bad">
            {failureText(error, () => sentences.failure.unknown)}
          </p>
        )}
        {data === undefined && error === null && (
          <div role="status" aria-label={revisionLabels.loadingHistory}>
            <Skeleton className="h-24 rounded-card!" />
          </div>
        )}
        {data?.items.length === 0 && <p className="text-ink-2">{revisionLabels.noHistory}</p>}
        <ol className="grid gap-px overflow-hidden rounded-card bg-line empty:hidden">
          {data?.items.map((act, index) => (
            <ActRow
              key={act.revision}
              act={act}
              isNow={index === 0}
              isBusy={returning === act.revision}
              onReturn={() => {
                void goBack(act.revision);
              }}
            />
          ))}
        </ol>
      </div>
    </Dialog>
  );
}

interface ActRowProps {
  act: Act;
  isNow: boolean;
  isBusy: boolean;
  onReturn: () => void;
}

function ActRow({ act, isNow, isBusy, onReturn }: ActRowProps) {
  const { page, scenes } = useEditing();
  const moment = formatDay(act.at, new Date());
  const what = act.changes.length === 0 ? revisionLabels.nothingChanged : placesIn(act.changes, scenes);
  const kind = revisionLabels.kinds[act.kind];
  const text = textsOf(act);
  return (
    <li className="flex items-start gap-3 bg-surface px-4 py-3 max-sm:flex-col max-sm:gap-2">
      <div className="min-w-0 flex-1">
        <p className="text-12 text-ink-3">
          <time dateTime={act.at}>{moment}</time> · {whoOf(act, page)}
        </p>
        <p className="mt-0.5 font-medium first-letter:uppercase">{[kind, what].filter(Boolean).join(': ')}</p>
        {text !== null && (
          <p dir="auto" className="mt-0.5 line-clamp-2 break-words text-ink-2">
            {text}
          </p>
        )}
      </div>
      {!isNow && (
        <Button
          size="small"
          aria-label={revisionLabels.goBackTo(what, moment)}
          isBusy={isBusy}
          onClick={onReturn}
        >
          {revisionLabels.goBackHere}
        </Button>
      )}
    </li>
  );
}

function whoOf({ author, client }: Act, page: string): string {
  if (author === null) {
    return revisionLabels.kinora;
  }
  return client === page ? revisionLabels.you : revisionLabels.youElsewhere;
}

/** What was written, where it was one text. */
function textsOf({ changes }: Act): string | null {
  const written = changes.filter(
    (change): change is FieldChange => change.kind === 'field' && typeof change.after === 'string',
  );
  return written[0] === undefined ? null : textOfValue(written[0].after);
}
