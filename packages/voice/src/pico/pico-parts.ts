import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { accentFacts } from './pico-accents.ts';
import type { PicoAccent } from './pico-accents.ts';

/** What an accent is spoken with: the program, and how its texts are read and sound. */
export interface PicoParts {
  readonly program: WebAssembly.Module;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

/** The part of the platform's WebAssembly used here; the types of Node name it without declaring it. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> };

const folder = new URL('../../pico/', import.meta.url);

/** Reads the parts of each accent once, when they are first asked for. */
export function picoParts(): (accent: PicoAccent) => Promise<PicoParts> {
  let program: Promise<WebAssembly.Module> | undefined;
  const read = new Map<PicoAccent, Promise<PicoParts>>();
  const partsOf = async (accent: PicoAccent): Promise<PicoParts> => {
    program ??= compile();
    // Without the ending the engine takes a file for one of another kind.
    const names = accentFacts[accent].files.map((file) => `${file}.bin`);
    const files = names.map(async (name) => ({ name, bytes: await readFile(new URL(name, folder)) }));
    return { program: await program, files: await Promise.all(files) };
  };
  return (accent) => {
    const parts = read.get(accent) ?? partsOf(accent);
    read.set(accent, parts);
    return parts;
  };
}

async function compile(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('@echogarden/svoxpico-wasm/svoxpico.wasm');
  return WebAssembly.compile(await readFile(file));
}
