import { useEffect, useState } from 'react';
import { useHandedFiles } from '../../components/prompt-filler.tsx';
import { labels } from '../../labels/index.ts';
import { AnimateStart } from './animate-start.tsx';
import { AnimateStudio } from './animate-studio.tsx';
import { readAnimateWork } from './kept-animate.ts';
import type { AnimateWork } from './kept-animate.ts';

/** The Animate tool: a picture, strokes over it that say what moves where, a prompt, and the clip that follows them. */
export function AnimateView() {
  const [handed] = useHandedFiles('animate');
  const [work, setWork] = useState<AnimateWork | null | 'reading'>(
    handed === undefined ? 'reading' : begun(handed),
  );
  const isReading = work === 'reading';
  useEffect(() => {
    if (isReading) {
      void readAnimateWork().then(setWork);
    }
  }, [isReading]);
  return (
    <>
      <title>{labels.common.pageTitle(labels.screen.views.animate)}</title>
      {work === null && (
        <AnimateStart
          onPick={(image) => {
            setWork(begun(image));
          }}
        />
      )}
      {work !== null && !isReading && (
        <AnimateStudio
          key={`${work.image.name}-${work.image.lastModified}`}
          begun={work}
          onReplace={() => {
            setWork(null);
          }}
        />
      )}
    </>
  );
}

function begun(image: File): AnimateWork {
  return { image, strokes: [], prompt: '' };
}
