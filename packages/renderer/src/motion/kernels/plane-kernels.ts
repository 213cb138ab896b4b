import type { Code, FunctionSource, Local } from '../../wasm/assembler.ts';
import { countUp, i16x8, i32, i8x16, v128 } from '../../wasm/instructions.ts';

/** Loops over whole planes, sixteen bytes at a time: `count` is a multiple of sixteen. */

type Name = (name: string) => Local;

function overPlane(
  source: Omit<FunctionSource, 'locals' | 'body'>,
  body: (local: Name) => Code,
): FunctionSource {
  return {
    ...source,
    locals: { at: 'i32', lower: 'v128', upper: 'v128', byte: 'v128' },
    body: (local) => countUp(local('at'), local('count').get, { step: 16, body: body(local) }),
  };
}

function at(local: Name, plane: string): Code {
  return i32.add(local(plane).get, local('at').get);
}

/** Address in a plane of sixteen-bit numbers. */
function atWide(local: Name, plane: string): Code {
  return i32.add(local(plane).get, i32.shiftLeft(local('at').get, i32.of(1)));
}

/** Adds a plane to a plane of sixteen-bit sums. */
const accumulate = overPlane({ name: 'accumulate', parameters: ['source', 'sums', 'count'] }, (local) => {
  const sums = atWide(local, 'sums');
  const byte = local('byte');
  return [
    ...byte.set(v128.load(at(local, 'source'))),
    ...v128.store(sums, i16x8.add(v128.load(sums), i16x8.widenLower(byte.get))),
    ...v128.store(sums, i16x8.add(v128.load(sums, 16), i16x8.widenUpper(byte.get)), 16),
  ];
});

/** Writes sums times `factor` (Q15) and clears them. */
const average = overPlane({ name: 'average', parameters: ['sums', 'target', 'factor', 'count'] }, (local) => {
  const sums = atWide(local, 'sums');
  const part = (offset: number): Code =>
    i16x8.mulQ15(v128.load(sums, offset), i16x8.splat(local('factor').get));
  const zero = i16x8.splat(i32.of(0));
  return [
    ...v128.store(at(local, 'target'), i8x16.narrow(part(0), part(16))),
    ...v128.store(sums, zero),
    ...v128.store(sums, zero, 16),
  ];
});

/**
 * Multiplies the distance from `bias` by a plane of gains (255 keeps) and by `gain`, of which 16384 keeps and 32767 is
 * twice.
 */
const shade = overPlane(
  { name: 'shade', parameters: ['target', 'gains', 'gain', 'bias', 'count'] },
  (local) => {
    const target = at(local, 'target');
    const shaded = (value: Code, gains: Code): Code => {
      const distance = i16x8.shiftLeft(i16x8.sub(value, i16x8.splat(local('bias').get)), i32.of(6));
      const fine = i16x8.add(i16x8.shiftLeft(gains, i32.of(7)), i16x8.splat(i32.of(127)));
      const product = i16x8.mulQ15(i16x8.mulQ15(distance, fine), i16x8.splat(local('gain').get));
      return i16x8.add(
        i16x8.shiftRight(i16x8.add(product, i16x8.splat(i32.of(16))), i32.of(5)),
        i16x8.splat(local('bias').get),
      );
    };
    const [byte, gains] = [local('byte'), local('upper')];
    return [
      ...byte.set(v128.load(target)),
      ...gains.set(v128.load(at(local, 'gains'))),
      ...local('lower').set(shaded(i16x8.widenLower(byte.get), i16x8.widenLower(gains.get))),
      ...v128.store(
        target,
        i8x16.narrow(local('lower').get, shaded(i16x8.widenUpper(byte.get), i16x8.widenUpper(gains.get))),
      ),
    ];
  },
);

/** Adds a plane of noise, of which 128 is none. */
const grain = overPlane({ name: 'grain', parameters: ['target', 'noise', 'count'] }, (local) => {
  const target = at(local, 'target');
  const sum = (value: Code, noise: Code): Code =>
    i16x8.sub(i16x8.add(value, noise), i16x8.splat(i32.of(128)));
  const [byte, noise] = [local('byte'), local('upper')];
  return [
    ...byte.set(v128.load(target)),
    ...noise.set(v128.load(at(local, 'noise'))),
    ...v128.store(
      target,
      i8x16.narrow(
        sum(i16x8.widenLower(byte.get), i16x8.widenLower(noise.get)),
        sum(i16x8.widenUpper(byte.get), i16x8.widenUpper(noise.get)),
      ),
    ),
  ];
});

export const planeKernels: readonly FunctionSource[] = [accumulate, average, shade, grain];
