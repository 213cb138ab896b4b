import { basicEngine } from '@kinora/contract/catalogue';
import { useState } from 'react';
import { EngineSample } from '../../components/engine-picker/engine-sample.tsx';
import { welcomeLabels } from '../../labels/welcome.ts';
import { useMediaQuery } from '../../lib/media-query.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Frame } from '../../ui/frame.tsx';
import { labels } from '../../labels/index.ts';

const words = labels.dialog.welcome;
/** Made by the studio itself; see `public/welcome`. */
const FILM = '/welcome/welcome.mp4';
const POSTER = '/welcome/welcome.webp';

interface WelcomeDialogProps {
  onClose: () => void;
  onTour: () => void;
  onGuide: () => void;
}

/** What the studio makes, as a film, and the three ways on. */
export function WelcomeDialog({ onClose, onTour, onGuide }: WelcomeDialogProps) {
  return (
    <Dialog title={words.title} isTitleHidden isTopPicture onClose={onClose}>
      <WelcomeFilm />
      <div className="grid gap-5 p-6">
        <div>
          <h2 className="text-28 tracking-[-.02em]">{words.title}</h2>
          <p className="mt-1 text-ink-2">{words.lead}</p>
        </div>
        <div className="flex flex-wrap items-center gap-1 max-sm:grid">
          <Button look="plain" className="mr-auto -ml-3 max-sm:mx-0" onClick={onGuide}>
            {words.openGuide}
          </Button>
          <Button look="plain" onClick={onTour}>
            {words.takeTour}
          </Button>
          <Button look="primary" className="max-sm:flex-1" onClick={onClose}>
            {words.getStarted}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Plays by itself without sound; with reduced motion it waits to be started. */
function WelcomeFilm() {
  const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <Frame className="rounded-none!">
      {isMissing ? (
        <EngineSample engine={basicEngine} isEager />
      ) : (
        <video
          src={FILM}
          poster={POSTER}
          controls
          muted
          loop
          playsInline
          autoPlay={!prefersStill}
          aria-label={welcomeLabels.film}
          onError={() => {
            setIsMissing(true);
          }}
        />
      )}
    </Frame>
  );
}
