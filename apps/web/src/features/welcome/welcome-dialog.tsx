import { useState } from 'react';
import { labels } from '../../labels/index.ts';
import { isWelcomeDrawn } from '../../lib/drawn-page.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { WelcomeCard } from './welcome-card.tsx';

interface WelcomeDialogProps {
  onClose: () => void;
  onTour: () => void;
  onGuide: () => void;
}

/** Welcome, at once where it was drawn with the page. */
export function WelcomeDialog(props: WelcomeDialogProps) {
  const [isInstant] = useState(isWelcomeDrawn);
  return (
    <Dialog
      title={labels.dialog.welcome.title}
      isTitleHidden
      isTopPicture
      isInstant={isInstant}
      onClose={props.onClose}
    >
      <WelcomeCard {...props} />
    </Dialog>
  );
}
