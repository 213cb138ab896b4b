import { sentences } from '@kinora/contract/sentences';
import { copyText } from '../lib/clipboard.ts';
import { notify } from '../ui/notify.ts';

/** Puts text on the clipboard and says whether that went well. */
export async function copyWithNotice(text: string, done: string): Promise<void> {
  const isCopied = await copyText(text);
  await notify(isCopied ? { text: done, tone: 'good' } : { text: sentences.failure.unknown, tone: 'bad' });
}
