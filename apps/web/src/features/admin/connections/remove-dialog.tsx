import type { ProviderConnection } from '@kinora/contract/api';
import { failureText } from '../../../api/api-error.ts';
import { useDisconnectProvider } from '../../../api/connections.ts';
import { FormFailure } from '../../../components/forms/form-failure.tsx';
import { connectionLabels } from '../../../labels/connections.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { notify } from '../../../ui/notify.ts';

const words = connectionLabels.removal;

/** Asks before a key is forgotten, and says what is still under way with it. */
export function RemoveDialog({
  connection,
  onClose,
}: {
  connection: ProviderConnection;
  onClose: () => void;
}) {
  const { provider, title, open_requests: open, key_url: keyUrl } = connection;
  const isServer = keyUrl === null;
  const removal = isServer ? words.removeServer : words.remove;
  const remove = useDisconnectProvider();
  return (
    <Dialog
      title={isServer ? words.serverTitle(title) : words.title(title)}
      description={words.note}
      width="small"
      onClose={onClose}
    >
      <div className="grid gap-4 p-6">
        {open > 0 && <p>{words.open(open)}</p>}
        <FormFailure
          sentence={remove.error === null ? null : failureText(remove.error, (reason) => reason)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button look="plain" onClick={onClose}>
            {isServer ? words.keepServer : words.keep}
          </Button>
          <Button
            className="text-bad"
            isBusy={remove.isPending}
            onClick={() => {
              remove.mutate(
                { provider, isForced: open > 0 },
                {
                  onSuccess: () => {
                    onClose();
                    void notify({
                      text: isServer
                        ? connectionLabels.card.disconnected(title)
                        : connectionLabels.card.removed(title),
                      tone: 'good',
                    });
                  },
                },
              );
            }}
          >
            {open > 0 ? words.removeAnyway : removal}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
