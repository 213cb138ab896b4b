import type { LanguageCode } from '@kinora/contract/catalogue';
import { foldWord } from '../tokens/base-forms.ts';
import { readTokens } from '../tokens/read-tokens.ts';
import { readEmojiPictures } from './emoji-pictures.ts';

/**
 * The words of pictures' names, folded: what stands here is a word, and no name of somebody. For English alone, which
 * writes the parts of a name apart ('alarm clock').
 */
export function openKnownWords(code: LanguageCode): ReadonlySet<string> {
  if (code !== 'en') {
    return new Set();
  }
  return new Set(
    readEmojiPictures(code).flatMap(({ label }) =>
      readTokens(foldWord(label), code).map(({ folded }) => folded),
    ),
  );
}
