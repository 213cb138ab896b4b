import { sentences } from '@kinora/contract/sentences';
import { useMe } from '../../api/get-me.ts';
import { accessLabels } from '../../labels/access.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ApplyForm } from './apply-form.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { PictureSplit } from './picture-split.tsx';

interface ActivateDialogProps {
  onClose: () => void;
  /** A visitor's code is kept, and an account made with it. */
  onCreateAccount: () => void;
}

/** The way into the private beta: a code, or a request for one. */
export function ActivateDialog({ onClose, onCreateAccount }: ActivateDialogProps) {
  const me = useMe();
  return (
    <Dialog title={sentences.account.activate} isTitleHidden width="large" onClose={onClose}>
      <PictureSplit
        picture="/engines/activate.webp"
        title={accessLabels.summerPicture}
        caption={accessLabels.madeFromOneSentence}
      >
        <InvitationForm isVisitor={!me} onActivated={onClose} onCreateAccount={onCreateAccount} />
        <p className="flex items-center gap-3 text-12 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {accessLabels.noCode}
        </p>
        <ApplyForm />
      </PictureSplit>
    </Dialog>
  );
}
