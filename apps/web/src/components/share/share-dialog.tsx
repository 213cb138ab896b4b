import { sentences } from '@kinora/contract/sentences';
import type { ShareAnswer } from '@kinora/contract/api';
import { Copy, ExternalLink, Link2 } from 'lucide-react';
import { failureText } from '../../api/api-error.ts';
import { useChangeShare, useShare } from '../../api/share.ts';
import { labels } from '../../labels/index.ts';
import { sharingLabels } from '../../labels/sharing.ts';
import { absoluteUrl } from '../../lib/page.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { copyWithNotice } from '../copy-with-notice.ts';

interface ShareDialogProps {
  projectId: string;
  title: string;
  onClose: () => void;
}

/** Makes, shows and ends the link by which everybody can watch a video of one's own. */
export function ShareDialog({ projectId, title, onClose }: ShareDialogProps) {
  const share = useShare(projectId);
  const change = useChangeShare(projectId);
  const error = change.error ?? share.error;
  return (
    <Dialog title={sharingLabels.shareVideo} description={title} width="small" onClose={onClose}>
      <div className="grid gap-4 p-6">
        {share.isPending && <Skeleton className="h-24" />}
        {share.data && (
          <ShareBody
            share={share.data}
            isBusy={change.isPending}
            onMake={() => {
              change.mutate(true);
            }}
            onEnd={() => {
              change.mutate(false, {
                onSuccess: () => {
                  void notify({ text: sentences.sharing.ended, tone: 'good' });
                },
              });
            }}
          />
        )}
        {error !== null && (
          <p role="alert" className="text-bad">
            {failureText(error, (reason) => reason)}
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface ShareBodyProps {
  share: ShareAnswer;
  isBusy: boolean;
  onMake: () => void;
  onEnd: () => void;
}

function ShareBody({ share, isBusy, onMake, onEnd }: ShareBodyProps) {
  if (!share.is_shared || share.path === null) {
    return (
      <>
        <p className="text-ink-2">{sentences.sharing.notShared}</p>
        <Button look="primary" isBusy={isBusy} icon={<Link2 size={16} aria-hidden="true" />} onClick={onMake}>
          {sharingLabels.createLink}
        </Button>
      </>
    );
  }
  const link = absoluteUrl(share.path);
  return (
    <>
      <p className="text-ink-2">{sentences.sharing.shared}</p>
      <TextField
        label={sharingLabels.link}
        value={link}
        readOnly
        onFocus={(event) => {
          event.target.select();
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="primary"
          icon={<Copy size={16} aria-hidden="true" />}
          onClick={() => {
            void copyWithNotice(link, sentences.sharing.copied);
          }}
        >
          {labels.common.copyLink}
        </Button>
        <a href={share.path} target="_blank" rel="noopener" className="button" data-look="quiet">
          <ExternalLink size={16} aria-hidden="true" /> {labels.common.open}
        </a>
        <Button look="plain" className="ml-auto text-bad!" isBusy={isBusy} onClick={onEnd}>
          {sharingLabels.stopSharing}
        </Button>
      </div>
    </>
  );
}
