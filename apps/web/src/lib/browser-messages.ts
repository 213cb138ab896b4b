import { languages } from '@kinora/contract/catalogue';
import type { Language } from '@kinora/contract/catalogue';
import type { TextStorage } from './browser-storage.ts';

const PREFIX = 'kinora.messages.';

/** The language in which this browser tells a person that a film is done; null: it does not. */
export function readMessages(storage: TextStorage, accountId: string): Language | null {
  const kept = storage.getItem(PREFIX + accountId);
  return languages.find((language) => language === kept) ?? null;
}

export function writeMessages(storage: TextStorage, accountId: string, language: Language | null): void {
  if (language === null) {
    storage.removeItem(PREFIX + accountId);
  } else {
    storage.setItem(PREFIX + accountId, language);
  }
}

/** What the browser lets us do; some have no messages at all, and iOS only those of an installed app. */
export function messagePermission(): NotificationPermission | 'unsupported' {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported';
}

/** Asks the person, by the browser's own question. Only where they have pressed something: browsers block pages that ask unasked. */
export async function askForMessages(): Promise<NotificationPermission | 'unsupported'> {
  return 'Notification' in globalThis ? await Notification.requestPermission() : 'unsupported';
}

interface Message {
  readonly title: string;
  readonly body: string;
  /** The same tag again, from another tab too, is the same message. */
  readonly tag: string;
  readonly onOpen: () => void;
}

/** Shows a message while nobody looks at the page. @returns whether it was shown */
export function showMessage({ title, body, tag, onOpen }: Message): boolean {
  if (!document.hidden || messagePermission() !== 'granted') {
    return false;
  }
  try {
    const message = new Notification(title, { body, tag, icon: '/favicon.svg' });
    message.addEventListener('click', () => {
      globalThis.focus();
      message.close();
      onOpen();
    });
    return true;
  } catch (error) {
    // Chrome on Android has the name, and shows only messages of a service worker.
    if (error instanceof TypeError) {
      return false;
    }
    throw error;
  }
}
