import { accessLabels } from '../../labels/access.ts';
import { labels } from '../../labels/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { AccessForm } from './access-form.tsx';
import type { AccessStart } from './access-form.tsx';
import { PictureSplit } from './picture-split.tsx';

interface AccessDialogProps {
  start: AccessStart;
  onClose: () => void;
}

/** Sign in or register above whatever one was doing. */
export function AccessDialog({ start, onClose }: AccessDialogProps) {
  return (
    <Dialog
      title={start === 'sign-in' ? labels.screen.views.signIn : labels.common.createAccount}
      isTitleHidden
      width="large"
      onClose={onClose}
    >
      <PictureSplit
        picture="/engines/sign-in.webp"
        title={accessLabels.eveningPicture}
        caption={accessLabels.madeFromOneSentence}
      >
        <AccessForm start={start} onDone={onClose} />
      </PictureSplit>
    </Dialog>
  );
}
