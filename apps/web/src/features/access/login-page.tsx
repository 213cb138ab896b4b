import { sentences } from '@kinora/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { accessLabels } from '../../labels/access.ts';
import { labels } from '../../labels/index.ts';
import { AccessForm } from './access-form.tsx';
import { PictureSplit } from './picture-split.tsx';

/** The same form on an address of its own. */
export function LoginPage() {
  const navigate = useNavigate();
  return (
    <main id="main" className="grid min-h-dvh place-content-center gap-4 p-4">
      <title>{labels.common.pageTitle(sentences.screen.views.signIn)}</title>
      <h1 className="sr-only">{accessLabels.signInTitle}</h1>
      <Link to="/" search={{}} className="flex items-center gap-2 text-ink-2 hover:text-ink">
        <ArrowLeft size={16} aria-hidden="true" /> {sentences.screen.views.explore}
      </Link>
      <div className="w-[min(840px,calc(100vw-32px))] overflow-hidden rounded-box border border-line bg-surface shadow-lift">
        <PictureSplit
          picture="/engines/sign-in.webp"
          title={accessLabels.eveningPicture}
          caption={accessLabels.madeFromOneSentence}
        >
          <AccessForm
            start="sign-in"
            onDone={() => {
              void navigate({ to: '/', search: {} });
            }}
          />
        </PictureSplit>
      </div>
    </main>
  );
}
