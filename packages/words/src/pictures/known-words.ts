import type { LanguageCode } from '@kinora/contract/catalogue';
import { foldWord } from '../tokens/base-forms.ts';
import { readTokens } from '../tokens/read-tokens.ts';
import { readEmojiPictures } from './emoji-pictures.ts';

/** Every word that pictures are named or described by, folded: what stands here is a word, and no name of somebody. */
export function openKnownWords(code: LanguageCode): ReadonlySet<string> {
  return new Set(
    readEmojiPictures(code).flatMap(({ label, tags }) =>
      [label, ...tags].flatMap((phrase) => readTokens(foldWord(phrase), code).map(({ folded }) => folded)),
    ),
  );
}
