import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** How our sources name a program of their own, which they start as a process or as a thread. */
const NAMED_PROGRAM = /new URL\('(\.\/[\w./-]+\.ts)', import\.meta\.url\)/gu;
const SOURCES = ['apps/server/src/**/*.ts', 'packages/*/src/**/*.ts'];

/** Name of a built program by the source it is made of. */
export type Programs = ReadonlyMap<string, string>;

/** Every program that a source starts, by its absolute path. @throws when two of them have one name */
export function findPrograms(main: string): Programs {
  const programs = new Map([[resolve(main), basename(main, '.ts')]]);
  for (const source of globSync(SOURCES).filter((path) => !/\.test\.ts$|\/testing\//u.test(path))) {
    for (const [, file = ''] of readFileSync(source, 'utf8').matchAll(NAMED_PROGRAM)) {
      const program = resolve(source, '..', file);
      const name = basename(file, '.ts');
      if ([...programs].some(([path, taken]) => taken === name && path !== program)) {
        throw new Error(`Two programs are called ${name}.`);
      }
      programs.set(program, name);
    }
  }
  return programs;
}

/**
 * The text of a module as it stands in a bundle: programs of ours are the built ones beside it, and what else looks for
 * files beside itself finds them where its source lies.
 */
export function placeModule(text: string, source: string, programs: Programs): string {
  const here = JSON.stringify(source);
  const folder = JSON.stringify(resolve(source, '..'));
  return text
    .replace(NAMED_PROGRAM, (named, file: string) => {
      const program = programs.get(resolve(source, '..', file));
      return program === undefined ? named : `new URL('./${program}.js', import.meta['url'])`;
    })
    .replaceAll(/import\.meta\.url\b/gu, JSON.stringify(pathToFileURL(source).href))
    .replaceAll(/import\.meta\.dirname\b/gu, folder)
    .replaceAll(/import\.meta\.filename\b/gu, here)
    .replaceAll(/\b__dirname\b/gu, folder)
    .replaceAll(/\b__filename\b/gu, here);
}
