import { oneLine } from './one-line.ts';

/** Mails of the installation to its admin. Names and addresses in them are what somebody typed. */
export const mailSentences = {
  waitlist: (entry: {
    readonly kind: 'credits' | 'studio';
    readonly name: string;
    readonly email: string;
    readonly userId: string | null;
    readonly time: string;
  }) => ({
    subject:
      entry.kind === 'studio' ? 'Studio waitlist: one more person' : 'Credits waitlist: one more person',
    text: [
      `Name: ${entry.name === '' ? '(not given)' : oneLine(entry.name)}`,
      `E-mail: ${entry.email}`,
      `User: ${entry.userId ?? '(visitor)'}`,
      `Time: ${entry.time}`,
    ].join('\n'),
  }),
  test: {
    subject: 'Kinora can send mails',
    text: 'An administrator has tested the mail server of this installation. Nothing has to be done.',
  },
} as const;
