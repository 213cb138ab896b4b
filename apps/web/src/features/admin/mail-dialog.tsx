import type { AdminMail } from '@kinora/contract/api';
import { Copy } from 'lucide-react';
import { copyWithNotice } from '../../components/copy-with-notice.ts';
import { adminLabels } from '../../labels/admin.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** A mail as it was written, as plain text. */
export function MailDialog({ mail, onClose }: { mail: AdminMail; onClose: () => void }) {
  return (
    <Dialog title={mail.subject} description={adminLabels.mails.addressedTo(mail.to)} onClose={onClose}>
      <div className="grid gap-4 p-6">
        <pre
          tabIndex={0}
          aria-label={adminLabels.mails.text}
          className="max-h-[50dvh] overflow-auto rounded-card border border-line bg-bg p-4 font-sans whitespace-pre-wrap break-words"
        >
          {mail.text}
        </pre>
        <Button
          className="justify-self-start"
          icon={<Copy size={16} aria-hidden="true" />}
          onClick={() => {
            void copyWithNotice(mail.text, adminLabels.mails.copied);
          }}
        >
          {adminLabels.mails.copyText}
        </Button>
      </div>
    </Dialog>
  );
}
