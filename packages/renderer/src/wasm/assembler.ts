/**
 * Writes WebAssembly modules: just enough of the binary format (WebAssembly Core Specification 2.0, section 5) for a few
 * hand-written loops over pixels, so that no compiler and no binary file are needed.
 */

/** Bytes of instructions. An expression leaves one value on the stack, a statement none. */
export type Code = readonly number[];

/** i32, or a vector of 128 bits. */
export type ValueKind = 'i32' | 'v128';

const valueBytes: Record<ValueKind, number> = { i32: 0x7f, v128: 0x7b };

export interface FunctionSource {
  readonly name: string;
  /** All parameters are i32; functions return nothing. */
  readonly parameters: readonly string[];
  readonly locals: Readonly<Record<string, ValueKind>>;
  /** Writes the body; names of parameters and locals become their indices. */
  readonly body: (local: (name: string) => Local) => Code;
}

/** A parameter or local of the function being written. */
export interface Local {
  readonly get: Code;
  set(value: Code): Code;
}

export function unsignedLeb(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = rest & 0x7f;
    rest >>>= 7;
    bytes.push(rest === 0 ? low : low | 0x80);
  } while (rest !== 0);
  return bytes;
}

export function signedLeb(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (;;) {
    const low = rest & 0x7f;
    rest >>= 7;
    const isDone = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
    bytes.push(isDone ? low : low | 0x80);
    if (isDone) {
      return bytes;
    }
  }
}

function vector(items: readonly Code[]): number[] {
  return [...unsignedLeb(items.length), ...items.flat()];
}

function section(id: number, content: Code): number[] {
  return [id, ...unsignedLeb(content.length), ...content];
}

function text(value: string): number[] {
  const bytes = [...Buffer.from(value, 'utf8')];
  return [...unsignedLeb(bytes.length), ...bytes];
}

function bodyOf(source: FunctionSource): number[] {
  const names = [...source.parameters, ...Object.keys(source.locals)];
  const local = (name: string): Local => {
    const index = names.indexOf(name);
    if (index < 0) {
      throw new Error(`${source.name} has no local ${name}`);
    }
    return {
      get: [0x20, ...unsignedLeb(index)],
      set: (value) => [...value, 0x21, ...unsignedLeb(index)],
    };
  };
  const locals = Object.values(source.locals).map((kind) => [1, valueBytes[kind]]);
  const body = [...vector(locals), ...source.body(local), 0x0b];
  return [...unsignedLeb(body.length), ...body];
}

/** A module that imports its memory as `pixels.memory` and exports every function under its name. */
export function assembleModule(
  functions: readonly FunctionSource[],
  maximumPages: number,
): Uint8Array<ArrayBuffer> {
  const types = functions.map(({ parameters }) => [
    0x60,
    ...vector(parameters.map(() => [valueBytes.i32])),
    0,
  ]);
  const memory = [...text('pixels'), ...text('memory'), 0x02, 0x01, 1, ...unsignedLeb(maximumPages)];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, vector(types)),
    ...section(2, vector([memory])),
    ...section(3, vector(functions.map((_, index) => unsignedLeb(index)))),
    ...section(7, vector(functions.map(({ name }, index) => [...text(name), 0x00, ...unsignedLeb(index)]))),
    ...section(10, vector(functions.map(bodyOf))),
  ]);
}
