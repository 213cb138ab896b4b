import type { LanguageCode } from '@kinora/contract/catalogue';
import { promptLanguage, readLexicon, readWith, foldWord } from '@kinora/words';
import { quotedWords } from '../../describe/quotations.ts';
import type { Operation, OperationName } from './operation.ts';
import { operationNames } from './operation.ts';
import { fillerWords, operationWords, strengthWords } from './instruction-words.ts';

/** What an instruction asks for, and the part of it that nothing here can do. */
export interface InstructionReading {
  readonly operations: readonly Operation[];
  /** A part with words left over that ask for something: the instruction must be refused, not half done. */
  readonly unknown: string | undefined;
}

/** Reads an instruction in any of the six languages into operations. */
export function readInstruction(instruction: string, likely: LanguageCode): InstructionReading {
  const quoted = quotedWords(instruction);
  const plain = quoted
    .reduce((text, words) => text.replace(words, ' '), instruction)
    .replace(/["“”«»「」『』]/gu, ' ');
  const code = promptLanguage(plain, likely);
  const operations = new Map<OperationName, Operation>();
  const unknown: string[] = [];
  for (const clause of splitClauses(plain, code)) {
    const strength = readWith(readLexicon(strengthWords, code), foldWord(clause), code);
    const found = readWith(readLexicon(operationWords, code), strength.rest, code);
    const names = operationNames.filter((name) => found.values.includes(name));
    for (const name of names) {
      operations.set(name, {
        name,
        strength: Number(strength.values[0] ?? 1),
        ...(name === 'text' ? { words: quoted[0] ?? '' } : {}),
      });
    }
    if (asksForMore(found.rest, code)) {
      unknown.push(clause.replace(/\s+/gu, ' ').trim().slice(0, 60));
    }
  }
  const [words] = quoted;
  if (words !== undefined && !operations.has('text')) {
    operations.set('text', { name: 'text', strength: 1, words });
  }
  return {
    operations: [...operations.values()].filter(({ name, words: text }) => name !== 'text' || text !== ''),
    unknown: unknown[0],
  };
}

function splitClauses(text: string, code: LanguageCode): string[] {
  const joins = {
    en: 'and|then|also|with',
    fr: 'et|puis|avec',
    it: 'e|poi|con',
    es: 'y|luego|con',
    hi: 'और|फिर',
    ja: 'そして|それから',
  }[code];
  const pattern =
    code === 'ja'
      ? new RegExp(`[,.;、。！!?]|${joins}`, 'u')
      : new RegExp(`[,.;!?।]|(?<![\\p{L}\\p{M}])(?:${joins})(?![\\p{L}\\p{M}])`, 'u');
  return protectNames(text)
    .split(pattern)
    .map((part) =>
      part
        .replaceAll('\u{1}', ' and ')
        .replaceAll('\u{2}', ' et ')
        .replaceAll('\u{3}', ' e ')
        .replaceAll('\u{4}', ' y ')
        .replaceAll('\u{5}', ' और '),
    )
    .filter((part) => part.trim() !== '');
}

/** Black and white is one thing. */
function protectNames(text: string): string {
  return text
    .replace(/(black) and (?=white)/giu, '$1\u{1}')
    .replace(/(noir) et (?=blanc)/giu, '$1\u{2}')
    .replace(/(bianco) e (?=nero)/giu, '$1\u{3}')
    .replace(/(blanco) y (?=negro)/giu, '$1\u{4}')
    .replace(/(काला) और (?=सफेद)/gu, '$1\u{5}');
}

function asksForMore(rest: string, code: LanguageCode): boolean {
  const { rest: left } = readWith(readLexicon(fillerWords, code), rest, code);
  return (code === 'ja' ? /[\p{sc=Han}\p{sc=Katakana}ー]/u : /[\p{L}\p{M}]{3,}/u).test(left);
}
