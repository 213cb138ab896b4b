import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import kuromoji from 'kuromoji';
import type { Tokenizer } from 'kuromoji';

/** Loads the dictionary (IPADIC): a second and some 250 MB, so only when Japanese is spoken. */
export function loadTokenizer(): Promise<Tokenizer> {
  const dicPath = join(dirname(createRequire(import.meta.url).resolve('kuromoji/package.json')), 'dict');
  return new Promise((resolve, reject) => {
    kuromoji.builder({ dicPath }).build((error, tokenizer) => {
      if (error === null) {
        resolve(tokenizer);
      } else {
        reject(error);
      }
    });
  });
}
