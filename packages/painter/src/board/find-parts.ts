import type { LanguageCode } from '@kinora/contract/catalogue';
import type { BoardNote } from '@kinora/renderer';
import { cueAt } from './cues.ts';
import type { SceneText } from './scene-text.ts';
import { isWithin, longestLabel } from './text-limits.ts';
import { writableText } from './writable.ts';

/** Sentences that tell what lies on what, up to where the layers are named. */
const layered: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\b(?:layers|beneath one another|from (?:the )?(?:top|outside) (?:down|in))\b[^.:]*?(?::|,? (?:the|are|called|namely) )/u,
  fr: /\bcouches\b[^.:]*?(?: ?:| : |,? (?:la|le|les|sont) )/u,
  it: /\bstrati\b[^.:]*?(?::|,? (?:la|il|le|i|sono) )/u,
  es: /\bcapas\b[^.:]*?(?::|,? (?:la|el|las|los|son) )/u,
  hi: /(?:परत|परतें|परतों|परतों में)[^।:]*?(?::|हैं[,:]?|–)/u,
  ja: /層[^。]*?(?:は、|：|から)/u,
};

const separators: Readonly<Record<LanguageCode, RegExp>> = {
  en: /,? and |, /u,
  fr: / et |, /u,
  it: / e |, /u,
  es: / y |, /u,
  hi: / और |, /u,
  ja: /、|と(?=[\p{sc=Han}\p{sc=Katakana}])/u,
};

const articles =
  /^(?:the|an?|la|le|les|l['’]|un|une|il|lo|gli|i|el|los|las|una|uno|and|et|e|y|enfin|infine|finally) ?/iu;

const least = 3;
const most = 5;

/** The layers that a scene names in a row, from the first to the last; none where it names fewer than three. */
export function findParts({ narration, code }: SceneText): BoardNote[] {
  const match = layered[code].exec(narration);
  if (match === null) {
    return [];
  }
  const start = match.index + match[0].length;
  const end = narration.slice(start).search(/[.!?।。]|$/u);
  const list = narration.slice(start, start + end);
  const parts = list.split(separators[code]).flatMap((piece): BoardNote[] => {
    const bare = piece
      .trim()
      .replace(articles, '')
      .replace(/(?:です|である|から成る|がある|हैं)$/u, '')
      .trim();
    const text = writableText(bare);
    if (text === undefined || !isWithin(text, longestLabel)) {
      return [];
    }
    const at = narration.indexOf(bare, start);
    return [{ text, ...(at < 0 ? {} : { cue: cueAt(narration, at, code) }) }];
  });
  return parts.length >= least && parts.length <= most ? parts : [];
}
