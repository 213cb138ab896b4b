import type { LanguageCode } from '@kinora/contract/catalogue';
import { harvestSenses } from './harvests.ts';
import { readSenses } from './sense.ts';
import type { SenseTable } from './sense.ts';
import { englishSenses } from './senses-en.ts';
import { englishTopics } from './topics-en.ts';
import { frenchSenses, frenchTopics } from './senses-fr.ts';
import { hindiSenses, hindiTopics } from './senses-hi.ts';
import { italianSenses, italianTopics } from './senses-it.ts';
import { japaneseSenses, japaneseTopics } from './senses-ja.ts';
import { spanishSenses, spanishTopics } from './senses-es.ts';

const tables: Readonly<Record<LanguageCode, readonly [senses: string, topics: string]>> = {
  en: [englishSenses, englishTopics],
  hi: [hindiSenses, hindiTopics],
  fr: [frenchSenses, frenchTopics],
  it: [italianSenses, italianTopics],
  es: [spanishSenses, spanishTopics],
  ja: [japaneseSenses, japaneseTopics],
};

/** The ambiguous words of a language; parsed when it is asked for. */
export function openSenses(code: LanguageCode): SenseTable {
  const [senses, topics] = tables[code];
  return readSenses(`${senses}\n${harvestSenses(code)}`, topics);
}
