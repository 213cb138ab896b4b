import type { LanguageCode } from '@kinora/contract/catalogue';
import { readableTitle } from '@kinora/words';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ZimFile } from './zim-file.ts';
import { BrokenZimError } from './zim-layout.ts';

/** The codes by which files name their language (ISO 639-3). */
const codesInFiles: Readonly<Record<LanguageCode, string>> = {
  en: 'eng',
  fr: 'fra',
  it: 'ita',
  es: 'spa',
  hi: 'hin',
  ja: 'jpn',
};

export interface OpenFile {
  readonly zim: ZimFile;
  /** Of the file in the folder. */
  readonly file: string;
  readonly name: string;
  /** As the file says it; empty when it does not. */
  readonly language: string;
}

export function speaks({ language }: OpenFile, code: LanguageCode): boolean {
  return language === '' || language.split(/[,;\s]+/u).includes(codesInFiles[code]);
}

interface Shelved {
  /** Changes with the file. */
  readonly version: string;
  readonly opened: Promise<OpenFile | null>;
}

/**
 * The ZIM files of a folder, kept open. One that is put there, replaced, or still being copied is opened as it is now; one
 * that is gone is closed.
 */
export class OpenFiles {
  readonly #folder: string;
  readonly #shelved = new Map<string, Shelved>();
  readonly #warned = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Every file that can be read, in the order of names. */
  async readable(): Promise<OpenFile[]> {
    const names = await this.#names();
    for (const gone of [...this.#shelved.keys()].filter((name) => !names.includes(name))) {
      this.#forget(gone);
    }
    const files: OpenFile[] = [];
    for (const name of names) {
      const file = await this.#open(name);
      if (file !== null) {
        files.push(file);
      }
    }
    return files;
  }

  /** Nothing in place of what is broken, which is said once of every file and reason. */
  async reading<Result>(file: string, read: () => Promise<Result>): Promise<Result | null> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof BrokenZimError)) {
        throw error;
      }
      this.#warn(`The library file ${file} cannot be read: ${error.message}`);
      return null;
    }
  }

  /** A folder that is not there holds no files; one that cannot be read is said to be so. */
  async #names(): Promise<string[]> {
    try {
      return (await readdir(this.#folder)).filter((name) => name.endsWith('.zim')).sort();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (typeof code !== 'string') {
        throw error;
      }
      if (code !== 'ENOENT') {
        this.#warn(`The library folder cannot be read: ${code}`);
      }
      return [];
    }
  }

  async #open(name: string): Promise<OpenFile | null> {
    const version = await this.#versionOf(name);
    const known = this.#shelved.get(name);
    if (known?.version === version) {
      return await known.opened;
    }
    this.#forget(name);
    if (version === null) {
      return null;
    }
    const opened = this.reading(name, () => this.#read(name));
    this.#shelved.set(name, { version, opened });
    return await opened;
  }

  /** Null for what is no file: a folder, a pipe that would be waited for, a link to nowhere. */
  async #versionOf(name: string): Promise<string | null> {
    try {
      const found = await stat(join(this.#folder, name), { bigint: true });
      return found.isFile() ? `${found.ino} ${found.size} ${found.mtimeNs}` : null;
    } catch {
      // Gone since its name was read, or behind a folder that is closed to us: nothing that could be opened.
      return null;
    }
  }

  async #read(file: string): Promise<OpenFile> {
    const zim = await ZimFile.open(join(this.#folder, file));
    try {
      const language = (await zim.metadata('Language')) ?? '';
      const title = readableTitle((await zim.metadata('Title')) ?? '');
      return { zim, file, language, name: title === '' ? 'Encyclopedia' : title };
    } catch (error) {
      await zim.close();
      throw error;
    }
  }

  /** Who is reading it at this moment finds it broken, which it is. */
  #forget(name: string): void {
    const known = this.#shelved.get(name);
    this.#shelved.delete(name);
    void known?.opened.then(async (file) => {
      await file?.zim.close();
    });
  }

  #warn(message: string): void {
    if (!this.#warned.has(message)) {
      this.#warned.add(message);
      process.emitWarning(message, 'KinoraLibrary');
    }
  }
}
