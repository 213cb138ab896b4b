import { sentences } from '@kinora/contract/sentences';
import type { WaitlistKind } from '@kinora/contract/api';
import { useMe } from '../../api/get-me.ts';
import { useJoinWaitlist } from '../../api/join-waitlist.ts';
import { accessLabels } from '../../labels/access.ts';
import { labels } from '../../labels/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { notify } from '../../ui/notify.ts';
import { TextField } from '../../ui/text-field.tsx';
import { FormFailure } from '../../components/forms/form-failure.tsx';
import { fieldText } from '../../components/forms/form-values.ts';

interface WaitlistDialogProps {
  kind: WaitlistKind;
  onClose: () => void;
}

const WORDS: Record<WaitlistKind, { title: string; text: string }> = {
  credits: {
    title: sentences.waitlist.join,
    text: accessLabels.creditsUsedUp,
  },
  studio: {
    title: labels.screen.views.agenticStudio,
    text: accessLabels.studioComing,
  },
};

/** One of the two waitlists. */
export function WaitlistDialog({ kind, onClose }: WaitlistDialogProps) {
  const me = useMe();
  const join = useJoinWaitlist();
  // Its own sentence, also when the server is away.
  const failure = join.isError ? sentences.failure.joinWaitlist : null;
  return (
    <Dialog title={WORDS[kind].title} description={WORDS[kind].text} width="small" onClose={onClose}>
      <form
        className="grid gap-4 p-6"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          const email = fieldText(form, 'email').trim();
          join.mutate(
            { kind, name: fieldText(form, 'name').trim(), ...(email === '' ? {} : { email }) },
            {
              onSuccess: ({ message }) => {
                void notify({ text: message, tone: 'good' });
                onClose();
              },
            },
          );
        }}
      >
        <TextField
          label={labels.common.name}
          name="name"
          autoComplete="name"
          required
          defaultValue={me?.name ?? ''}
        />
        {!me && (
          <TextField
            label={labels.screen.views.email}
            name="email"
            type="email"
            autoComplete="email"
            required
          />
        )}
        <FormFailure sentence={failure} />
        <Button type="submit" look="primary" isBusy={join.isPending}>
          {sentences.waitlist.join}
        </Button>
      </form>
    </Dialog>
  );
}
