import type { Language } from '../../catalogue/languages.ts';
import { oneLine } from './one-line.ts';

/** What is written to somebody whose film is done, in their language. */
interface DoneMessage {
  readonly title: string;
  readonly text: (film: string) => string;
  readonly whyMail: string;
}

const messages: Readonly<Record<Language, DoneMessage>> = {
  English: {
    title: 'Your film is ready',
    text: (film) => `“${film}” is finished. Watch it here:`,
    whyMail: 'You asked for this mail in your account, where you can also end it.',
  },
  Hindi: {
    title: 'आपकी फ़िल्म तैयार है',
    text: (film) => `“${film}” पूरी हो गई है। यहाँ देखें:`,
    whyMail: 'आपने अपने खाते में यह मेल माँगा था; वहीं इसे बंद भी कर सकते हैं।',
  },
  French: {
    title: 'Votre film est prêt',
    text: (film) => `« ${film} » est terminé. Regardez-le ici :`,
    whyMail: 'Vous avez demandé ce message dans votre compte, où vous pouvez aussi l’arrêter.',
  },
  Italian: {
    title: 'Il tuo film è pronto',
    text: (film) => `“${film}” è finito. Guardalo qui:`,
    whyMail: 'Hai chiesto questo messaggio nel tuo account, dove puoi anche disattivarlo.',
  },
  Spanish: {
    title: 'Tu película está lista',
    text: (film) => `«${film}» está terminada. Mírala aquí:`,
    whyMail: 'Pediste este mensaje en tu cuenta, donde también puedes desactivarlo.',
  },
  Japanese: {
    title: '動画が完成しました',
    text: (film) => `「${film}」が完成しました。こちらでご覧いただけます。`,
    whyMail: 'このメールはアカウントの設定により送信されています。設定はいつでも変更できます。',
  },
};

/**
 * What is written to people by mail, and by their browser while nobody looks at the page. Not gathered with the other
 * sentences: no screen shows them, and six languages of them would be fetched with the first page.
 */
export const messageSentences = {
  /** On the screen of whoever has it open. */
  done: (language: Language, film: string) => ({ title: messages[language].title, body: oneLine(film) }),
  mail: (language: Language, { film, link }: { film: string; link: string }) => ({
    subject: messages[language].title,
    text: [messages[language].text(oneLine(film)), link, messages[language].whyMail].join('\n\n'),
  }),
  /** Its text goes when it was sent: it opens an account. */
  passwordLink: (link: string) => ({
    subject: 'A new password for Kinora',
    text: [
      'Somebody, probably you, has asked for a new password for this address. This link sets one, once, within an hour:',
      link,
      'Every device is signed out then. If it was not you, nothing has to be done: your password stays as it is.',
    ].join('\n\n'),
  }),
  secretSent: 'Sent. Its text held a link that opens an account, and is not kept.',
  /** The answers to who asks for it. */
  linkOnItsWay:
    'If there is an account with this address, a mail with a link is on its way. Look among the unwanted ones, too.',
  linkKeptForAdmin:
    'This Kinora sends no mail. If there is an account with this address, a link waits with the person who runs it: ask them for it.',
} as const;
