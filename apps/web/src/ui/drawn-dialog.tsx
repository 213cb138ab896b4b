import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels } from '../labels/index.ts';
import { dialogLooks } from './dialog-looks.ts';

/** A dialog as it stands open, for a page that is drawn before its code is there. */
export function DrawnDialog({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <div className={dialogLooks.backdrop(true)} />
      <div className={dialogLooks.viewport}>
        <div role="dialog" aria-modal="true" aria-label={title} className={dialogLooks.popup('medium', true)}>
          {children}
          <button
            type="button"
            aria-label={labels.common.close}
            title={labels.common.close}
            className={dialogLooks.close(true)}
          >
            <X size={18} aria-hidden="true" />
          </button>
        </div>
      </div>
    </>
  );
}
