import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { accessLabels } from '../../labels/access.ts';
import { labels } from '../../labels/index.ts';
import { PictureSplit } from './picture-split.tsx';

/** A form of its own address beside a picture, with the way back to the start page. */
export function AccessFrame({
  title,
  heading,
  children,
}: {
  title: string;
  heading: string;
  children: ReactNode;
}) {
  return (
    <main id="main" className="grid min-h-dvh place-content-center gap-4 p-4">
      <title>{labels.common.pageTitle(title)}</title>
      <h1 className="sr-only">{heading}</h1>
      <Link to="/" search={{}} className="flex items-center gap-2 text-ink-2 hover:text-ink">
        <ArrowLeft size={16} aria-hidden="true" /> {labels.screen.views.explore}
      </Link>
      <div className="w-[min(840px,calc(100vw-32px))] overflow-hidden rounded-box border border-line bg-surface shadow-lift">
        <PictureSplit
          picture="/engines/sign-in.webp"
          title={accessLabels.eveningPicture}
          caption={accessLabels.madeFromOneSentence}
        >
          {children}
        </PictureSplit>
      </div>
    </main>
  );
}
