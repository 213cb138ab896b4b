import { Link } from '@tanstack/react-router';
import { sentences } from '@kinora/contract/sentences';
import { Share2, X } from 'lucide-react';
import { Dialog } from '@base-ui/react/dialog';
import { useSessions } from '../../api/list-sessions.ts';
import { ShareTrigger } from '../../components/share/share-trigger.tsx';
import { labels } from '../../labels/index.ts';
import { formatDay } from '../../lib/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface HistoryPanelProps {
  /** Whether the focus moves into the panel when it opens. */
  takesFocus: boolean;
  onEnter: () => void;
  onLeave: () => void;
  onClose: () => void;
}

/** The sessions of the account beside the sidebar; on phones from below. One opens in the chat workspace. */
export function HistoryPanel({ takesFocus, onEnter, onLeave, onClose }: HistoryPanelProps) {
  const { items, isLoading } = useSessions();
  return (
    <Dialog.Root
      open
      modal={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) {
          onClose();
        }
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup
          className="fixed z-20 flex flex-col overflow-hidden border-line bg-surface shadow-pop outline-none transition duration-200 data-starting-style:opacity-0 max-sm:inset-x-0 max-sm:bottom-14 max-sm:max-h-[70dvh] max-sm:rounded-t-box max-sm:border-t sm:inset-y-0 sm:left-[72px] sm:w-80 sm:border-r lg:left-58"
          initialFocus={takesFocus}
          finalFocus={takesFocus}
          onPointerEnter={onEnter}
          onFocus={onEnter}
          onPointerLeave={(event) => {
            if (event.pointerType === 'mouse') {
              onLeave();
            }
          }}
        >
          <div className="flex h-14 flex-none items-center border-b border-line px-4">
            <Dialog.Title className="text-16">{labels.screen.views.storiesHistory}</Dialog.Title>
            <Dialog.Close aria-label={labels.common.close} className="icon-button ml-auto">
              <X size={16} aria-hidden="true" />
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-2">
            {isLoading && <Skeleton className="m-2 h-32" />}
            {!isLoading && items.length === 0 && <p className="p-4 text-ink-2">{labels.empty.history}</p>}
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
              {items.map((session) => {
                const newest = session.videos[0];
                return (
                  <li key={session.session_id} className="flex items-center rounded-control hover:bg-raised">
                    <Link
                      to="/"
                      search={{ session: session.session_id }}
                      className="block min-w-0 flex-1 rounded-control px-3 py-2"
                      onClick={onClose}
                    >
                      <span className="block truncate font-semibold">{newest?.title ?? session.content}</span>
                      <span className="block text-12 text-ink-3">
                        {newest === undefined ? '' : `${sentences.projectStatus[newest.status]} · `}
                        {formatDay(session.created_at, new Date())}
                      </span>
                    </Link>
                    {newest !== undefined && newest.video_files_json.length > 0 && (
                      <ShareTrigger projectId={newest.id} title={newest.title}>
                        {(open) => (
                          <IconButton label={labels.common.shareOf(newest.title)} onClick={open}>
                            <Share2 size={16} aria-hidden="true" />
                          </IconButton>
                        )}
                      </ShareTrigger>
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
