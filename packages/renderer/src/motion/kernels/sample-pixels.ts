import type { Code, FunctionSource, Local, ValueKind } from '../../wasm/assembler.ts';
import { choose, i16x8, i32, i32x4, i8x16, v128 } from '../../wasm/instructions.ts';

export type Name = (name: string) => Local;

/**
 * Numbers that every lane needs, kept in locals of their own: the compiler would set them up anew for every eight pixels,
 * which takes a quarter of the time.
 */
const constants = {
  /** A byte's index times this and one `nextByte` is the index of both bytes of a pair. */
  bothBytes: 257,
  nextByte: 256,
  /** A fraction f of 127 times 255 and 127 is the weights of both bytes of a pair, 127 - f and f. */
  heavier: 255,
  whole: 127,
  /** Takes 128 from every byte, so that it has a sign. */
  signs: -0x7f80,
  /** Of 32768: one 127th. */
  part127: 258,
  middle: 128,
} as const;

/** The locals that sampling works in, besides the parameters of the warps. */
export const samplingLocals: FunctionSource['locals'] = {
  ...ofKind('i32', ['p', 'start', 'isTogether', 'isInside', 'uAt', 'vAt']),
  ...ofKind('v128', ['us', 'vs', 'first', 'second', 'uRamp', 'vRamp', 'position', 'weights', 'fy', 'fy2']),
  ...ofKind('v128', ['top', 'bottom', 'pairs', ...Object.keys(constants)]),
};

function ofKind(kind: ValueKind, names: readonly string[]): Record<string, ValueKind> {
  return Object.fromEntries(names.map((name) => [name, kind]));
}

/** Belongs before the first row. */
export function setConstants(local: Name): Code {
  return Object.entries(constants).flatMap(([constant, number]) => local(constant).set(eight(number)));
}

/** Steps that stay below this keep eight pixels and their right neighbours within sixteen bytes. */
const widestStep = 127_795;
/** Rows that climb faster than this are none that a camera shows. */
const steepestStep = 0x80_000;

/** Sets up a row: where it begins, and whether all of it lies inside the plane at steps of less than two pixels. */
export function beginRow(local: Name): Code {
  const { of, and, isLessUnsigned, add, mul, sub } = i32;
  const [u, v, ux, vx] = [local('u').get, local('v').get, local('ux').get, local('vx').get];
  const steps = sub(local('width').get, of(1));
  const multiples = (step: Code, first: number): Code =>
    i32x4.mul(i32x4.splat(step), i32x4.of(first, first + 1, first + 2, first + 3));
  const inside = [
    isLessUnsigned(ux, of(widestStep)),
    isLessUnsigned(add(vx, of(steepestStep)), of(2 * steepestStep)),
    isLessUnsigned(u, local('uMax').get),
    isLessUnsigned(add(u, mul(ux, steps)), local('uMax').get),
    isLessUnsigned(v, local('vMax').get),
    isLessUnsigned(add(v, mul(vx, steps)), local('vMax').get),
  ];
  return [
    ...local('uAt').set(u),
    ...local('vAt').set(v),
    ...local('isInside').set(inside.reduce((all, each) => and(all, each))),
    ...local('uRamp').set(
      i16x8.narrowUnsigned(
        i32x4.shiftRight(multiples(ux, 0), of(4)),
        i32x4.shiftRight(multiples(ux, 4), of(4)),
      ),
    ),
    ...local('vRamp').set(
      i16x8.narrow(i32x4.shiftRight(multiples(vx, 0), of(1)), i32x4.shiftRight(multiples(vx, 4), of(1))),
    ),
  ];
}

/**
 * Where the next eight pixels look: `start` and the `pairs` of bytes from it when they lie together, else the addresses
 * `first` and `second` of four pixels each; the weights of both bytes of a pair, and how far down to the next row.
 */
export function locate(local: Name): Code {
  const { of, add, and, isZero, mul, shiftLeft, shiftRight, xor } = i32;
  const [uAt, vAt, vx] = [local('uAt'), local('vAt'), local('vx').get];
  const lastRow = add(vAt.get, sevenTimes(vx));
  const staysInRow = isZero(shiftRight(xor(vAt.get, lastRow), of(16)));
  const position = local('position');
  // Eight neighbouring positions from a byte on, in 1/4096 of a pixel: everything fits sixteen bits.
  const along = [
    ...local('start').set(
      add(mul(shiftRight(vAt.get, of(16)), local('stride').get), shiftRight(uAt.get, of(16))),
    ),
    ...position.set(i16x8.add(i16x8.splat(shiftRight(and(uAt.get, of(0xffff)), of(4))), local('uRamp').get)),
    ...local('pairs').set(pairsOf(local, i16x8.shiftRightUnsigned(position.get, of(12)))),
    ...local('weights').set(
      weightsOf(local, v128.and(i16x8.shiftRightUnsigned(position.get, of(5)), local('whole').get)),
    ),
    ...local('fy').set(
      i16x8.add(i16x8.splat(shiftRight(and(vAt.get, of(0xffff)), of(1))), local('vRamp').get),
    ),
    ...local('isTogether').set(of(1)),
  ];
  const forward = (at: Local, step: string): Code => at.set(add(at.get, shiftLeft(local(step).get, of(3))));
  return [
    ...choose(and(local('isInside').get, staysInRow), { then: along, otherwise: locateAnywhere(local) }),
    ...forward(uAt, 'ux'),
    ...forward(vAt, 'vx'),
  ];
}

/** Seven steps: from the first of eight pixels to the last. */
function sevenTimes(step: Code): Code {
  return i32.mul(step, i32.of(7));
}

function eight(value: number): Code {
  return i16x8.of(value, value, value, value, value, value, value, value);
}

/** Both bytes of a pair: the index, and the one after it. */
function pairsOf(local: Name, index: Code): Code {
  return i16x8.add(i16x8.mul(index, local('bothBytes').get), local('nextByte').get);
}

/** The weights of both bytes of a pair, together 127, of a fraction of so many 127ths. */
function weightsOf(local: Name, fraction: Code): Code {
  return i16x8.add(i16x8.mul(fraction, local('heavier').get), local('whole').get);
}

/** As `locate` for pixels that look anywhere: at the rim, turned, or far apart. */
function locateAnywhere(local: Name): Code {
  const [us, vs] = [local('us'), local('vs')];
  const clamp = (value: Code, limit: string): Code =>
    i32x4.maximum(i32x4.minimum(value, i32x4.splat(local(limit).get)), i32x4.of(0, 0, 0, 0));
  const at = (position: string, step: string, first: number): Code =>
    i32x4.add(
      i32x4.splat(local(position).get),
      i32x4.mul(i32x4.splat(local(step).get), i32x4.of(first, first + 1, first + 2, first + 3)),
    );
  const four = (first: number, target: { address: string; fx: string; fy: string }): Code => [
    ...us.set(clamp(at('uAt', 'ux', first), 'uMax')),
    ...vs.set(clamp(at('vAt', 'vx', first), 'vMax')),
    ...local(target.address).set(
      i32x4.add(
        i32x4.mul(i32x4.shiftRight(vs.get, i32.of(16)), i32x4.splat(local('stride').get)),
        i32x4.shiftRight(us.get, i32.of(16)),
      ),
    ),
    ...local(target.fx).set(v128.and(i32x4.shiftRight(us.get, i32.of(9)), i32x4.of(127, 127, 127, 127))),
    ...local(target.fy).set(
      v128.and(i32x4.shiftRight(vs.get, i32.of(1)), i32x4.of(32767, 32767, 32767, 32767)),
    ),
  ];
  const start = local('start');
  const fromStart = (addresses: string): Code =>
    i32x4.add(local(addresses).get, i32x4.splat(i32.sub(i32.of(0), start.get)));
  const index = local('pairs');
  return [
    ...four(0, { address: 'first', fx: 'weights', fy: 'fy' }),
    ...four(4, { address: 'second', fx: 'position', fy: 'fy2' }),
    ...start.set(i32x4.lane(local('first').get, 0)),
    ...index.set(i16x8.narrow(fromStart('first'), fromStart('second'))),
    ...local('isTogether').set(i32.isZero(v128.isAny(i16x8.isMoreUnsigned(index.get, eight(14))))),
    ...index.set(pairsOf(local, index.get)),
    ...local('weights').set(weightsOf(local, i16x8.narrow(local('weights').get, local('position').get))),
    ...local('fy').set(i16x8.narrow(local('fy').get, local('fy2').get)),
  ];
}

/** Reads the four neighbours of each of the eight pixels and leaves the mixed values (0..255) in `into`. */
export function sampled(local: Name, plane: string, into: string): Code {
  const [top, bottom, p] = [local('top'), local('bottom'), local('p')];
  const apart = [...Array(8).keys()].flatMap((pixel) => [
    ...p.set(i32.add(local(plane).get, i32x4.lane(local(pixel < 4 ? 'first' : 'second').get, pixel % 4))),
    ...top.set(v128.loadPair(p.get, top.get, pixel)),
    ...bottom.set(v128.loadPair(i32.add(p.get, local('stride').get), bottom.get, pixel)),
  ]);
  const together = [
    ...p.set(i32.add(local(plane).get, local('start').get)),
    ...top.set(i8x16.swizzle(v128.load(p.get), local('pairs').get)),
    ...bottom.set(i8x16.swizzle(v128.load(i32.add(p.get, local('stride').get)), local('pairs').get)),
  ];
  // Values less 128, so that they have a sign, times 127.
  const across = (pair: Local): Code =>
    i16x8.dotBytes(v128.xor(pair.get, local('signs').get), local('weights').get);
  const mixed = i16x8.add(top.get, i16x8.mulQ15(i16x8.sub(bottom.get, top.get), local('fy').get));
  return [
    ...choose(local('isTogether').get, { then: together, otherwise: apart }),
    ...top.set(across(top)),
    ...bottom.set(across(bottom)),
    ...local(into).set(i16x8.add(i16x8.mulQ15(mixed, local('part127').get), local('middle').get)),
  ];
}
