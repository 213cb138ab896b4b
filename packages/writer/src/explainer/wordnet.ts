import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';

/** One meaning of a noun with its nearest relatives; never a word of a gloss. */
export interface NounMeaning {
  /** The lexicographer's file, a rough kind: 5 animal, 6 artefact, 13 food, 18 person … (WordNet lexnames(5WN)). */
  readonly field: number;
  readonly isA: readonly string[];
  readonly parts: readonly string[];
  readonly kinds: readonly string[];
}

/** Looks nouns up in WordNet's files by binary search: a few reads of some kilobytes, nothing kept in memory. */
export interface NounDictionary {
  /** The commonest meaning of a noun; only its field when none is clearly the commonest; nothing for an unknown word. */
  lookUp(noun: string): Promise<NounMeaning | undefined>;
}

interface Synset {
  readonly field: number;
  readonly word: string;
  readonly pointers: readonly { readonly symbol: string; readonly offset: number }[];
}

const blockBytes = 4096;
/** Longest data line (a synset with hundreds of kinds) in WordNet 3.1 is under 16 kB. */
const longestLineBytes = 16_384;
const mostKinds = 4;
/** WordNet's field for what is none of its kinds (noun.Tops). */
const unclearField = 3;
/** Words so general that 'a kind of …' says nothing. */
const tooGeneral: ReadonlySet<string> = new Set(
  'entity,physical entity,abstraction,abstract entity,object,whole,thing,causal agent,matter,process,attribute,group,relation,psychological feature,act,event,state,unit,measure,living thing,organism,instrumentality,artifact,cause,cognition,communication,part,substance,being,way,property,quality,causal agency,natural object,physical process'.split(
    ',',
  ),
);

/** Opens the dictionary in a folder that holds `index.noun`, `data.noun` and `index.sense` (WordNet 3.x database files, wndb(5WN)). */
export function openNounDictionary(folder: string): NounDictionary {
  return {
    lookUp: async (noun) => {
      const [index, data, senses] = await Promise.all(
        ['index.noun', 'data.noun', 'index.sense'].map((name) => open(path.join(folder, name))),
      );
      if (index === undefined || data === undefined || senses === undefined) {
        return undefined;
      }
      try {
        return await readMeaning({ index, data, senses }, noun);
      } finally {
        await Promise.all([index.close(), data.close(), senses.close()]);
      }
    },
  };
}

interface DictionaryFiles {
  readonly senses: FileHandle;
  readonly index: FileHandle;
  readonly data: FileHandle;
}

async function readMeaning(files: DictionaryFiles, noun: string): Promise<NounMeaning | undefined> {
  const entry = await findEntry(files.index, noun);
  if (entry === undefined) {
    return undefined;
  }
  const synset = await readSynset(files.data, entry.offsets[0] ?? 0);
  if (entry.offsets.length > 1 && !(await hasClearSense(files.senses, noun))) {
    return readCommonField(files, entry, synset);
  }
  const parent = await readRelated(files, synset, { symbol: '@', most: 1 });
  const grandparent =
    parent[0] === undefined ? [] : await readRelated(files, parent[0], { symbol: '@', most: 1 });
  const parts = await readRelated(files, synset, { symbol: '%p', most: 4 });
  const kinds = await readCommonKinds(files, synset);
  const isA = [...parent, ...grandparent].map((relative) => relative.word);
  const general = isA.findIndex((word) => tooGeneral.has(word));
  return {
    field: synset.field,
    isA: general === -1 ? isA : isA.slice(0, general),
    parts: parts.map((part) => part.word),
    kinds: kinds.filter((kind) => kind !== noun),
  };
}

/** No meaning is known to be the commonest: nothing is told but the field, where all meanings share it. */
async function readCommonField(
  files: DictionaryFiles,
  entry: IndexEntry,
  first: Synset,
): Promise<NounMeaning> {
  const synsets = await Promise.all(entry.offsets.map((offset) => readSynset(files.data, offset)));
  const isShared = synsets.every((synset) => synset.field === first.field);
  return { field: isShared ? first.field : unclearField, isA: [], parts: [], kinds: [] };
}

async function readRelated(
  { data }: DictionaryFiles,
  synset: Synset,
  { symbol, most }: { symbol: string; most: number },
): Promise<Synset[]> {
  const offsets = synset.pointers.filter((pointer) => pointer.symbol === symbol).slice(0, most);
  return Promise.all(offsets.map((pointer) => readSynset(data, pointer.offset)));
}

/** Kinds whose name is in common use: seen in WordNet's tagged texts. */
async function readCommonKinds(files: DictionaryFiles, synset: Synset): Promise<string[]> {
  const candidates = await readRelated(files, synset, { symbol: '~', most: 24 });
  const kinds: string[] = [];
  for (const candidate of candidates) {
    const entry = kinds.length < mostKinds ? await findEntry(files.index, candidate.word) : undefined;
    const isOwnSense = entry !== undefined && entry.taggedSenses > 0;
    if (isOwnSense && candidate.word.length <= 24 && !/\p{Lu}/u.test(candidate.word)) {
      kinds.push(candidate.word);
    }
  }
  return kinds;
}

interface IndexEntry {
  readonly offsets: readonly number[];
  readonly taggedSenses: number;
}

/** The commonest meaning must be seen this often in WordNet's tagged texts, and this many times as often as the next. */
const clearSense = { leastSeen: 4, timesNext: 3 } as const;

/** `index.sense` is sorted by bytes too: `lemma%1:field:id:: offset sense-number times-seen`. */
async function hasClearSense(senses: FileHandle, noun: string): Promise<boolean> {
  const key = `${noun.toLowerCase().replaceAll(' ', '_')}%1:`;
  const place = await findFirst(senses, key);
  const { buffer, bytesRead } = await senses.read(Buffer.alloc(blockBytes), 0, blockBytes, place);
  const seen = buffer
    .toString('latin1', 0, bytesRead)
    .split('\n')
    .filter((line) => line.startsWith(key))
    .map((line) => Number(line.split(' ')[3]))
    .toSorted((first, second) => second - first);
  const [first = 0, second = 0] = seen;
  return first >= clearSense.leastSeen && first >= second * clearSense.timesNext;
}

/** Where the first line not below the key begins. */
async function findFirst(file: FileHandle, key: string): Promise<number> {
  let low = 0;
  let high = (await file.stat()).size;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const line = await readLineAfter(file, middle);
    if (line === undefined || line.text >= key) {
      high = middle;
    } else {
      low = line.start + Buffer.byteLength(line.text) + 1;
    }
  }
  const line = await readLineAfter(file, low);
  return line?.start ?? low;
}

/** `index.noun` is sorted by bytes: lemma, pos, counts, pointer symbols, sense counts, offsets. */
async function findEntry(index: FileHandle, noun: string): Promise<IndexEntry | undefined> {
  const lemma = noun.toLowerCase().replaceAll(' ', '_');
  let low = 0;
  let high = (await index.stat()).size;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const line = await readLineAfter(index, middle);
    if (line === undefined || line.start >= high) {
      high = middle;
      continue;
    }
    const [found = ''] = line.text.split(' ', 1);
    if (found === lemma) {
      return parseEntry(line.text);
    }
    if (found < lemma) {
      low = line.start + Buffer.byteLength(line.text) + 1;
    } else {
      high = middle;
    }
  }
  return undefined;
}

function parseEntry(line: string): IndexEntry {
  const fields = line.trim().split(' ');
  const pointerCount = Number(fields[3]);
  const senses = Number(fields[2]);
  return {
    taggedSenses: Number(fields[5 + pointerCount]),
    offsets: fields.slice(6 + pointerCount, 6 + pointerCount + senses).map(Number),
  };
}

/** The first whole line that begins at or after a byte; the search keeps a line that begins exactly there. */
async function readLineAfter(
  file: FileHandle,
  from: number,
): Promise<{ start: number; text: string } | undefined> {
  const first = Math.max(0, from - 1);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(blockBytes), 0, blockBytes, first);
  const text = buffer.toString('latin1', 0, bytesRead);
  const begin = from === 0 ? 0 : text.indexOf('\n') + 1;
  const end = text.indexOf('\n', begin);
  if ((from !== 0 && begin === 0) || end === -1) {
    return undefined;
  }
  return { start: first + begin, text: text.slice(begin, end) };
}

/** A line of `data.noun`: offset, file, type, words, pointers, then the gloss, which is never read. */
async function readSynset(data: FileHandle, offset: number): Promise<Synset> {
  const { buffer, bytesRead } = await data.read(Buffer.alloc(longestLineBytes), 0, longestLineBytes, offset);
  const text = buffer.toString('latin1', 0, bytesRead);
  const [facts = ''] = text
    .slice(0, text.indexOf('\n') === -1 ? text.length : text.indexOf('\n'))
    .split(' | ', 1);
  const fields = facts.split(' ');
  const wordCount = Number.parseInt(fields[3] ?? '0', 16);
  const pointerStart = 4 + wordCount * 2;
  const pointerCount = Number(fields[pointerStart]);
  const pointers = Array.from({ length: pointerCount }, (_, place) => ({
    symbol: fields[pointerStart + 1 + place * 4] ?? '',
    offset: Number(fields[pointerStart + 2 + place * 4]),
  })).filter((pointer) => pointer.symbol !== '');
  return { field: Number(fields[1]), word: (fields[4] ?? '').replaceAll('_', ' '), pointers };
}
