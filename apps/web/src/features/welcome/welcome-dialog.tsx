import { useRef, useState } from 'react';
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
  const startRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={labels.dialog.welcome.title}
      isTitleHidden
      isTopPicture
      isInstant={isInstant}
      initialFocus={startRef}
      onClose={props.onClose}
    >
      <WelcomeCard {...props} startRef={startRef} />
    </Dialog>
  );
}
