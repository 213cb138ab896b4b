import type { ProviderConnection } from '@kinora/contract/api';
import { useState } from 'react';
import { connectionLabels } from '../../../labels/connections.ts';
import { Button } from '../../../ui/button.tsx';
import { KeyForm } from './key-form.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { ServerForm } from './server-form.tsx';

const words = connectionLabels.card;

/** The form where nothing is kept, and what can be done with what is. */
export function OwnConnection({ connection }: { connection: ProviderConnection }) {
  const [doing, setDoing] = useState<'change' | 'remove' | null>(null);
  const { title, source, state, key_url: keyUrl } = connection;
  const stop = () => {
    setDoing(null);
  };
  if (source === null || state === 'locked' || doing === 'change') {
    const shared = { connection, onDone: stop, ...(doing === 'change' ? { onCancel: stop } : {}) };
    return keyUrl === null ? <ServerForm {...shared} /> : <KeyForm {...shared} keyUrl={keyUrl} />;
  }
  const isServer = keyUrl === null;
  return (
    <div className="mt-auto flex flex-wrap gap-2">
      <Button
        size="small"
        aria-label={isServer ? words.changeOf(title) : words.replaceOf(title)}
        onClick={() => {
          setDoing('change');
        }}
      >
        {isServer ? words.change : words.replace}
      </Button>
      <Button
        size="small"
        look="plain"
        aria-label={isServer ? words.disconnectOf(title) : words.removeOf(title)}
        onClick={() => {
          setDoing('remove');
        }}
      >
        {isServer ? words.disconnect : words.remove}
      </Button>
      {doing === 'remove' && <RemoveDialog connection={connection} onClose={stop} />}
    </div>
  );
}
