import { assembleModule } from '../wasm/assembler.ts';
import type { Code, FunctionSource } from '../wasm/assembler.ts';
import { countUp, i16x8, i32, i8x16, v128 } from '../wasm/instructions.ts';

/** Loops over rows of bytes; all numbers but `count` are addresses. */
export interface PixelLoops {
  /** Lays `count` bytes of a plane over others, as much as the alpha beside them says. */
  mix(over: number, alpha: number, under: number, count: number): void;
  /** Copies bytes. */
  copy(from: number, to: number, count: number): void;
}

/** The part of the platform's WebAssembly used here; the types of Node name it without declaring it. */
declare const WebAssembly: {
  Memory: new (size: { initial: number; maximum: number }) => { readonly buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { readonly exports: object };
};

const pageBytes = 65_536;

function loadByte(address: Code): Code {
  return [...address, 0x2d, 0, 0];
}

function storeByte(address: Code, value: Code): Code {
  return [...address, ...value, 0x3a, 0, 0];
}

/** All bits set where two lanes are alike. */
function isEqual(left: Code, right: Code): Code {
  return [...left, ...right, 0xfd, 45];
}

/**
 * (under × (256 − a) + over × a + 127) / 256, where alpha 255 counts as 256, so that what is solid hides everything:
 * sixteen bits hold it.
 */
const mix: FunctionSource = {
  name: 'mix',
  parameters: ['over', 'alpha', 'under', 'count'],
  locals: { at: 'i32', vectors: 'i32', part: 'v128', single: 'i32' },
  body(local) {
    const [at, vectors, part, single] = [local('at'), local('vectors'), local('part'), local('single')];
    const place = (plane: string): Code => i32.add(local(plane).get, at.get);
    const full = i16x8.splat(i32.of(256));
    const sum = i16x8.add(
      i16x8.add(
        i16x8.mul(i16x8.loadBytes(place('under')), i16x8.sub(full, part.get)),
        i16x8.mul(i16x8.loadBytes(place('over')), part.get),
      ),
      i16x8.splat(i32.of(127)),
    );
    const mixed = i16x8.shiftRightUnsigned(sum, i32.of(8));
    const alpha = i16x8.loadBytes(place('alpha'));
    const eight: Code = [
      ...part.set(i16x8.sub(alpha, isEqual(alpha, i16x8.splat(i32.of(255))))),
      ...v128.storeLower(place('under'), i8x16.narrow(mixed, mixed)),
    ];
    const [over, under] = [loadByte(place('over')), loadByte(place('under'))];
    const one: Code = [
      ...single.set(loadByte(place('alpha'))),
      ...single.set(i32.add(single.get, i32.isZero(i32.sub(single.get, i32.of(255))))),
      ...storeByte(
        place('under'),
        i32.shiftRight(
          i32.add(
            i32.add(i32.mul(under, i32.sub(i32.of(256), single.get)), i32.mul(over, single.get)),
            i32.of(127),
          ),
          i32.of(8),
        ),
      ),
    ];
    return [
      ...vectors.set(i32.and(local('count').get, i32.of(-8))),
      ...countUp(at, vectors.get, { step: 8, body: eight }),
      ...countUp(at, local('count').get, { step: 1, body: one }),
    ];
  },
};

const copy: FunctionSource = {
  name: 'copy',
  parameters: ['from', 'to', 'count'],
  locals: {},
  // memory.copy
  body: (local) => [...local('to').get, ...local('from').get, ...local('count').get, 0xfc, 10, 0, 0],
};

/** A piece of memory of fixed size, and the loops that work in it. What of it is never touched takes no room. */
export function openPixelLoops(bytes: number): { readonly memory: ArrayBuffer; readonly loops: PixelLoops } {
  const pages = Math.ceil(bytes / pageBytes);
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });
  const module = new WebAssembly.Module(assembleModule([mix, copy], pages));
  const { exports } = new WebAssembly.Instance(module, { pixels: { memory } });
  // The module exports exactly these functions: they are assembled above.
  return { memory: memory.buffer, loops: exports as unknown as PixelLoops };
}
