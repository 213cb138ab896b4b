import { createTransport } from 'nodemailer';

/** Something that takes mails. */
export interface MailServer {
  /** @throws when it does not take the mail */
  send(mail: { readonly to: string; readonly subject: string; readonly text: string }): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

/** A mail server by its `smtp://` or `smtps://` address. Nothing is connected before the first mail. */
export function createMailServer(settings: { readonly url: string; readonly from: string }): MailServer {
  const transport = createTransport({
    url: settings.url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    // A mail's text never names files or addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from: settings.from, to, subject, text });
    },
  };
}
