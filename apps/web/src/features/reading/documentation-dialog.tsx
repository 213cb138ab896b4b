import { ExternalLink } from 'lucide-react';
import { documentationProse } from '../../labels/reading/documentation.ts';
import { readingLabels } from '../../labels/reading/titles.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SearchedProse } from './searched-prose.tsx';
import { labels } from '../../labels/index.ts';

/** The documentation above whatever one is doing; the page of its own opens in a new tab. */
export function DocumentationDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={labels.screen.views.documentation} width="large" onClose={onClose}>
      <div
        // A scrolling region must be reachable by keyboard.
        tabIndex={0}
        role="region"
        aria-label={labels.screen.views.documentation}
        className="reading max-h-[66dvh] overflow-y-auto px-6 pb-6"
      >
        <SearchedProse sections={documentationProse.sections} />
        <p className="mt-8">
          <a href="/documentation" target="_blank" rel="noopener" className="button" data-look="quiet">
            <ExternalLink size={16} aria-hidden="true" /> {readingLabels.openAsPage}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
