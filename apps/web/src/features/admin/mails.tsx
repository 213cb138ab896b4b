import { sentences } from '@kinora/contract/sentences';
import type { AdminMail } from '@kinora/contract/api';
import { CircleCheck, CircleX, Inbox, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '../../api/api-error.ts';
import { useMails, useRemoveMail } from '../../api/admin-operations.ts';
import { adminLabels } from '../../labels/admin.ts';
import { labels } from '../../labels/index.ts';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { AdminTable } from './admin-table.tsx';
import { MailDialog } from './mail-dialog.tsx';

const COLUMNS = [
  adminLabels.mails.subject,
  adminLabels.mails.to,
  adminLabels.mails.written,
  adminLabels.state,
  adminLabels.actions,
] as const;

/** Mails that were sent, and those that are kept here because no mail server is set. */
export function Mails() {
  const mails = useMails();
  const [open, setOpen] = useState<AdminMail | null>(null);
  return (
    <>
      {mails.data?.has_mail_server === false && (
        <p className="mb-4 flex items-center gap-2 text-ink-2">
          <Inbox size={16} aria-hidden="true" className="flex-none text-ink-3" />
          {sentences.admin.noMailServer}
        </p>
      )}
      <AdminTable
        label={adminLabels.mails.title}
        columns={COLUMNS}
        query={mails}
        rows={mails.data?.mails ?? []}
        emptySentence={sentences.admin.noMails}
        keyOf={(mail) => mail.id}
        cells={(mail) => [
          <span key="subject" className="grid max-w-96 min-w-0 justify-items-start max-sm:justify-items-end">
            <button
              type="button"
              className="link max-w-full truncate text-left font-semibold"
              onClick={() => {
                setOpen(mail);
              }}
            >
              {mail.subject}
            </button>
            <span className="max-w-full truncate text-12 font-normal text-ink-3">
              {mail.text.split('\n', 1)[0]}
            </span>
          </span>,
          mail.to,
          <span key="written" className="whitespace-nowrap">
            {formatDay(mail.created_at, new Date())}
          </span>,
          <MailState key="state" mail={mail} />,
          <RemoveButton key="remove" mail={mail} />,
        ]}
      />
      {open !== null && (
        <MailDialog
          mail={open}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
    </>
  );
}

function MailState({ mail }: { mail: AdminMail }) {
  const [words, icon] = stateOf(mail);
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {icon}
      {words}
    </span>
  );
}

function stateOf({ sent_at: sentAt, failures }: AdminMail) {
  if (sentAt !== null) {
    return [
      adminLabels.mails.sent,
      <CircleCheck key="icon" size={14} aria-hidden="true" className="flex-none text-ok" />,
    ] as const;
  }
  return failures > 0
    ? ([
        adminLabels.mails.failedTimes(failures),
        <CircleX key="icon" size={14} aria-hidden="true" className="flex-none text-bad" />,
      ] as const)
    : ([
        adminLabels.mails.kept,
        <Inbox key="icon" size={14} aria-hidden="true" className="flex-none text-ink-3" />,
      ] as const);
}

function RemoveButton({ mail }: { mail: AdminMail }) {
  const remove = useRemoveMail();
  return (
    <Button
      size="small"
      look="plain"
      isBusy={remove.isPending}
      icon={<Trash2 size={14} aria-hidden="true" />}
      aria-label={adminLabels.mails.deleteOf(mail.subject, formatDay(mail.created_at, new Date()))}
      onClick={() => {
        remove.mutate(mail.id, {
          onSuccess: () => {
            void notify({ text: sentences.admin.mailRemoved, tone: 'good' });
          },
          onError: (error) => {
            void notify({ text: failureText(error, (reason) => reason), tone: 'bad' });
          },
        });
      }}
    >
      {labels.common.delete}
    </Button>
  );
}
