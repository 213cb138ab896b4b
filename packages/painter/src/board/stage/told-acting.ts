import { foldWord, readLexicon, readWith, toldActWords } from '@kinora/words';
import type { LanguageCode } from '@kinora/contract/catalogue';
import type { Posture } from '../../outline/index.ts';
import { postures } from '../../outline/index.ts';
import { acts } from '../../plan/acts.ts';
import type { Act } from '../../plan/acts.ts';
import { readPosture, withoutQuotations } from './read-posture.ts';

/** What somebody is seen doing because it is told of them. */
export interface Acting {
  readonly posture: Posture;
  /** With the whole body, instead of the posture. */
  readonly act?: Act | undefined;
}

/** What the first who is told of in a text does: by the table of told acts, else by that of postures. */
export function toldActing(text: string, code: LanguageCode): Acting | undefined {
  const own = withoutQuotations(text);
  const { values } = readWith(readLexicon(toldActWords, code), foldWord(own), code);
  const [value] = values;
  const act = acts.find((each) => each === value);
  if (act !== undefined) {
    return { posture: 'work', act };
  }
  const posture = postures.find((each) => each === value) ?? readPosture(own, code);
  // Whoever merely stands there is not told of.
  return posture === undefined || posture === 'stand' || posture === 'talk' ? undefined : { posture };
}
