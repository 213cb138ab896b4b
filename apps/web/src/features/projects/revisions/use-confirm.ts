import { useState } from 'react';
import { ApiError, refusalReason } from '../../../api/api-error.ts';
import { revisionLabels } from '../../../labels/revisions.ts';
import { notify } from '../../../ui/notify.ts';
import { useEditing } from './editing-context.tsx';

/** Confirms a review once everything is saved and decided, by the revision that is on the screen. */
export function useConfirm(failure: string) {
  const { settle, reload, failure: unsaved, conflicts } = useEditing();
  const [isConfirming, setIsConfirming] = useState(false);
  async function confirm(send: (revision: number) => Promise<void>): Promise<void> {
    setIsConfirming(true);
    try {
      const revision = await settle();
      if (revision === null) {
        const detail =
          conflicts.length > 0 ? revisionLabels.decideFirst : (unsaved ?? revisionLabels.saveFirst);
        await notify({ text: failure, detail, tone: 'bad' });
      } else {
        await send(revision);
      }
    } catch (error) {
      await notify({ text: failure, detail: refusalReason(error), tone: 'bad' });
      // What was changed elsewhere is shown before anybody confirms it.
      if (error instanceof ApiError && error.status === 409) {
        reload();
      }
    } finally {
      setIsConfirming(false);
    }
  }
  return { confirm, isConfirming };
}
