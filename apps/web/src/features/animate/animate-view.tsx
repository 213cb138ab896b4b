import { sentences } from '@kinora/contract';
import { useState } from 'react';
import { useHandedFiles } from '../../components/prompt-filler.tsx';
import { labels } from '../../labels/index.ts';
import { AnimateStart } from './animate-start.tsx';
import { AnimateStudio } from './animate-studio.tsx';

/** The Animate tool: a picture, strokes over it that say what moves where, a prompt, and the clip that follows them. */
export function AnimateView() {
  const [handed] = useHandedFiles('animate');
  const [image, setImage] = useState<File | null>(handed ?? null);
  return (
    <>
      <title>{labels.common.pageTitle(sentences.screen.views.animate)}</title>
      {image === null ? (
        <AnimateStart onPick={setImage} />
      ) : (
        <AnimateStudio
          key={`${image.name}-${image.lastModified}`}
          image={image}
          onReplace={() => {
            setImage(null);
          }}
        />
      )}
    </>
  );
}
