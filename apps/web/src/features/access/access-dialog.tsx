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
      title={start === 'sign-in' ? 'Sign In' : 'Create an account'}
      isTitleHidden
      width="large"
      onClose={onClose}
    >
      <PictureSplit
        picture="/engines/sign-in.webp"
        title="An evening above the lake"
        caption="Made by Kinora from one sentence"
      >
        <AccessForm start={start} onDone={onClose} />
      </PictureSplit>
    </Dialog>
  );
}
