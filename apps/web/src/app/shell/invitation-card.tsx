import { sentences } from '@kinora/contract/sentences';
import { useDialogs } from '../../components/dialogs.tsx';
import { labels } from '../../labels/index.ts';
import { Button } from '../../ui/button.tsx';

/** For visitors and for accounts that are not activated yet. */
export function InvitationCard() {
  const dialogs = useDialogs();
  return (
    <section
      aria-label={labels.shell.invitation}
      className="wide-only grid gap-2 rounded-card border border-line bg-surface p-3"
    >
      <p className="text-ink-2">{labels.shell.invitationQuestion}</p>
      <Button
        look="primary"
        size="small"
        onClick={() => {
          dialogs.open('activate');
        }}
      >
        {sentences.account.activate}
      </Button>
    </section>
  );
}
