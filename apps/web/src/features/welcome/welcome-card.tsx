import { basicEngine } from '@kinora/contract/catalogue';
import { useEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { EngineSample } from '../../components/engine-picker/engine-sample.tsx';
import { labels } from '../../labels/index.ts';
import { welcomeLabels } from '../../labels/welcome.ts';
import { useRevealWelcome } from '../../lib/drawn-page.ts';
import { useMediaQuery } from '../../lib/media-query.ts';
import { Button } from '../../ui/button.tsx';
import { Frame } from '../../ui/frame.tsx';

const words = labels.dialog.welcome;
/** Made by the studio itself; see `public/welcome`. */
const FILM = '/welcome/welcome.mp4';

interface WelcomeCardProps {
  onClose: () => void;
  onTour: () => void;
  onGuide: () => void;
  /** The way into the studio. */
  startRef?: Ref<HTMLButtonElement>;
}

/** What the studio makes, as a film, and the three ways on. */
export function WelcomeCard({ onClose, onTour, onGuide, startRef = null }: WelcomeCardProps) {
  const cardRef = useRef<HTMLDivElement>(null);
  useRevealWelcome(cardRef);
  return (
    <>
      <WelcomeFilm />
      <div ref={cardRef} className="grid gap-5 p-6">
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
          <Button look="primary" className="max-sm:flex-1" ref={startRef} onClick={onClose}>
            {words.getStarted}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Plays by itself without sound, with controls for who comes near; with reduced motion it waits to be started. Its first picture lies under it, so that it is seen without code. */
function WelcomeFilm() {
  const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [isMissing, setIsMissing] = useState(false);
  const [isReached, setIsReached] = useState(false);
  const reach = () => {
    setIsReached(true);
  };
  useEffect(() => {
    // Whoever uses keys finds the film among what can be reached by them.
    document.addEventListener('keydown', reach, { once: true });
    return () => {
      document.removeEventListener('keydown', reach);
    };
  }, []);
  return (
    <Frame className="rounded-none!">
      {isMissing ? (
        <EngineSample engine={basicEngine} isEager />
      ) : (
        <>
          <picture>
            <source srcSet="/welcome/welcome.avif" type="image/avif" />
            <img
              src="/welcome/welcome.webp"
              alt=""
              width={854}
              height={480}
              fetchPriority="high"
              data-first-picture
            />
          </picture>
          {typeof document !== 'undefined' && (
            <video
              src={FILM}
              className="absolute inset-0"
              controls={isReached || prefersStill}
              onPointerEnter={reach}
              muted
              loop
              playsInline
              autoPlay={!prefersStill}
              preload={prefersStill ? 'none' : 'auto'}
              aria-label={welcomeLabels.film}
              onError={() => {
                setIsMissing(true);
              }}
            />
          )}
        </>
      )}
    </Frame>
  );
}
