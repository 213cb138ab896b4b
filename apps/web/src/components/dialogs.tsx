import { createContext, useContext } from 'react';

/** Dialogs that any screen can ask for; the app shows them. */
export type DialogName =
  | 'sign-in'
  | 'create-account'
  | 'activate'
  | 'waitlist-credits'
  | 'waitlist-studio'
  | 'welcome'
  | 'engine-guide'
  | 'documentation';

export interface Dialogs {
  /** The dialog on the screen. */
  current: DialogName | null;
  open: (name: DialogName) => void;
  close: () => void;
}

const DialogsContext = createContext<Dialogs | null>(null);
export const DialogsProvider = DialogsContext.Provider;

/** Opens and closes the app's dialogs. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (dialogs === null) {
    throw new Error('useDialogs needs a DialogsProvider above it.');
  }
  return dialogs;
}
