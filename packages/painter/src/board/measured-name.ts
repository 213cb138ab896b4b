import type { LanguageCode } from '@kinora/contract/catalogue';
import { splitSentences } from './split-sentences.ts';

/** 'The whale Perucetus colossus': a name behind the word for its kind; not behind one for a place. */
const named =
  /(?<!\p{L})(\p{Ll}{4,}) (\p{Lu}\p{Ll}{3,}(?: \p{Ll}{3,}(?:us|um|is|ii|ae))?)(?![\p{L}-])(?! \p{Lu})/gu;
const place =
  /^(?:oc[eé]an|mare?s?$|lac$|lake|lago|mont|isla$|isola|[iî]le$|island|r[ií]o$|river|fiume|ville|city|citt|ciudad|pa[iy]s|country|r[eé]gi|desde|hasta|entre|hacia|sobre|from|near|with|over|dans|depuis|vers|avec|nel|nella|verso|dalla)/u;

/** Of whom or what a number is told in a text: the name that its sentence gives before it; undefined where there is none. */
export function measuredName(text: string, at: number, code: LanguageCode): string | undefined {
  if (code === 'hi' || code === 'ja') {
    return undefined;
  }
  const sentence = splitSentences(text, code).find(({ text: own, start }) => at < start + own.length);
  const before = sentence === undefined ? '' : text.slice(sentence.start, at);
  const names = [...before.matchAll(named)].flatMap(([, kind = '', name = '']) =>
    place.test(kind) ? [] : [name],
  );
  return names.at(-1);
}
