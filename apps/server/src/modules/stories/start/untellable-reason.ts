import type { ScriptRequest } from '@kinora/models';
import type { Gateway } from '../../../gateway/index.ts';
import { atHand } from '../review/research.ts';

/** What decides whether a prompt can be told as it stands. */
type Wish = Pick<ScriptRequest, 'prompt' | 'videoType' | 'videoStyle' | 'language' | 'speakers'>;

const ANSWER_LIMIT_MS = 8_000;

/**
 * Why nothing can be told from a prompt alone and what this machine holds about it; null when something can. What is read
 * from a PDF or looked up elsewhere is not known before a start.
 */
export async function untellableReason(
  gateway: Pick<Gateway, 'search' | 'text'>,
  wish: Wish,
): Promise<string | null> {
  const { prompt, language } = wish;
  if (gateway.text.refusalOf({ ...wish, sources: [] }) === null) {
    return null;
  }
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
  const sources = await atHand(gateway, { text: prompt, language }, { signal });
  return gateway.text.refusalOf({ ...wish, sources });
}
