import { connectionLabels } from '../../../labels/connections.ts';
import { notify } from '../../../ui/notify.ts';

/** Says what came of the test that follows each connecting. */
export function noticeOfTest(
  title: string,
  { ok, sentence }: { readonly ok: boolean; readonly sentence: string },
): void {
  void notify({ text: ok ? connectionLabels.card.connected(title) : sentence, tone: ok ? 'good' : 'bad' });
}
