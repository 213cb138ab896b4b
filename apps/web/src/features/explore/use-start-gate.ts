import { ApiError } from '../../api/api-error.ts';
import { useMe } from '../../api/get-me.ts';
import { useDialogs } from '../../components/dialogs.tsx';

export interface StartGate {
  /** Whether the visitor may start; opens the dialog that helps when not. */
  pass: () => boolean;
  /** Opens the dialog for a start the server refused for want of a session or an activation. */
  onRefused: (error: Error) => void;
}

/** Starting needs an account, and an activated one. The text stays while one gets it. */
export function useStartGate(): StartGate {
  const me = useMe();
  const dialogs = useDialogs();
  return {
    pass: () => {
      if (!me) {
        dialogs.open('sign-in');
        return false;
      }
      if (!me.activated) {
        dialogs.open('activate');
        return false;
      }
      return true;
    },
    onRefused: (error) => {
      if (error instanceof ApiError && error.code === 'not-signed-in') {
        dialogs.open('sign-in');
      } else if (error instanceof ApiError && error.code === 'not-activated') {
        dialogs.open('activate');
      }
    },
  };
}
