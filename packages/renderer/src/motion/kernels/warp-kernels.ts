import type { Code, FunctionSource } from '../../wasm/assembler.ts';
import { choose, countUp, i16x8, i32, i8x16, v128 } from '../../wasm/instructions.ts';
import { beginRow, locate, sampled, samplingLocals, setConstants } from './sample-pixels.ts';
import type { Name } from './sample-pixels.ts';

/**
 * Bilinear sampling of one plane along a patch of the frame. Source positions are 16.16 fixed point. `u`, `v` is the first
 * pixel's; `ux`, `vx` the step to the pixel on the right, `uy`, `vy` the step to the row below, `uxy`, `vxy` how the first
 * step changes from row to row: a patch bent like this meets its neighbours exactly. Eight pixels go at a time; `width`
 * is a multiple of eight. Positions are kept inside the plane.
 */
const warpParameters = [
  'source',
  'alpha',
  'stride',
  'uMax',
  'vMax',
  'target',
  'targetStride',
  'u',
  'v',
  'ux',
  'vx',
  'uy',
  'vy',
  'uxy',
  'vxy',
  'width',
  'height',
  'opacity',
  'bias',
] as const;

/** Both colour planes are sampled at the same places: they are gone over together, their places found once. */
const pairParameters = [...warpParameters, 'secondSource', 'secondTarget'] as const;

/** One plane that is gone over: the parameter that holds where it is read, and the address where eight pixels are written. */
interface Plane {
  readonly source: string;
  readonly target: Code;
}

interface Mixing {
  /** Fills `cover`: pixels that are not covered at all are left as they are. */
  readonly unless?: (local: Name) => Code;
  /** Done once for all planes. */
  readonly once?: (local: Name) => Code;
  /** Turns the located pixels of a plane into eight values to store. */
  readonly mix: (local: Name, plane: Plane) => { before: Code; value: Code };
}

/** A loop over a patch of one plane, and the same over two. */
function warp(name: string, mixing: Mixing): FunctionSource[] {
  return [
    { ...patchLoop(mixing, ['target']), name, parameters: warpParameters },
    { ...patchLoop(mixing, ['target', 'secondTarget']), name: `${name}Pair`, parameters: pairParameters },
  ];
}

function patchLoop(
  { unless, once, mix }: Mixing,
  targets: readonly ('target' | 'secondTarget')[],
): Pick<FunctionSource, 'locals' | 'body'> {
  return {
    locals: { ...samplingLocals, x: 'i32', y: 'i32', colour: 'v128', cover: 'v128' },
    body(local) {
      const grow = (value: string, by: string): Code =>
        local(value).set(i32.add(local(value).get, local(by).get));
      const planes = targets.flatMap((name) => {
        const target = i32.add(local(name).get, local('x').get);
        const source = name === 'target' ? 'source' : 'secondSource';
        const { before, value } = mix(local, { source, target });
        return [...before, ...v128.storeLower(target, i8x16.narrow(value, value))];
      });
      const store = [...(once?.(local) ?? []), ...planes];
      const isCovered = v128.isAny(local('cover').get);
      const wanted =
        unless === undefined
          ? store
          : [...unless(local), ...choose(isCovered, { then: store, otherwise: [] })];
      const row = [
        ...beginRow(local),
        ...local('x').set(i32.of(0)),
        ...countUp(local('x'), local('width').get, {
          step: 8,
          body: [...locate(local), ...wanted],
        }),
        ...grow('u', 'uy'),
        ...grow('v', 'vy'),
        ...grow('ux', 'uxy'),
        ...grow('vx', 'vxy'),
        ...targets.flatMap((target) => grow(target, 'targetStride')),
      ];
      return [...setConstants(local), ...countUp(local('y'), local('height').get, { step: 1, body: row })];
    },
  };
}

function scaledByOpacity(local: Name, value: string): Code {
  return i16x8.shiftRightUnsigned(i16x8.mul(local(value).get, i16x8.splat(local('opacity').get)), i32.of(8));
}

/** Replaces what is in the frame. */
const cover = warp('cover', {
  mix: (local, { source }) => ({
    before: sampled(local, source, 'colour'),
    value: local('colour').get,
  }),
});

/** Lays a plane, already multiplied by its alpha, over the frame. `opacity` is 0..256. */
const blend = warp('blend', {
  // Where nothing of the layer is seen, which is most of a cut-out's rim, nothing more is done.
  unless: (local) => sampled(local, 'alpha', 'cover'),
  once: (local) => local('cover').set(i16x8.sub(i16x8.splat(i32.of(255)), scaledByOpacity(local, 'cover'))),
  mix: (local, { source, target }) => ({
    before: [
      ...sampled(local, source, 'colour'),
      ...local('colour').set(scaledByOpacity(local, 'colour')),
      ...local('top').set(
        i16x8.add(i16x8.mul(i16x8.loadBytes(target), local('cover').get), local('middle').get),
      ),
    ],
    // A division by 255: (t + (t >> 8)) >> 8 with t = value + 128.
    value: i16x8.add(
      local('colour').get,
      i16x8.shiftRightUnsigned(
        i16x8.add(local('top').get, i16x8.shiftRightUnsigned(local('top').get, i32.of(8))),
        i32.of(8),
      ),
    ),
  }),
});

/** Adds light: the plane's distance from `bias`. `opacity` is 0..128 here, so that products keep their sign in sixteen bits. */
const lighten = warp('lighten', {
  mix: (local, { source, target }) => ({
    before: [
      ...sampled(local, source, 'colour'),
      ...local('colour').set(
        i16x8.shiftRight(
          i16x8.mul(
            i16x8.sub(local('colour').get, i16x8.splat(local('bias').get)),
            i16x8.splat(local('opacity').get),
          ),
          i32.of(7),
        ),
      ),
    ],
    value: i16x8.minimum(i16x8.add(i16x8.loadBytes(target), local('colour').get), i16x8.splat(i32.of(240))),
  }),
});

/**
 * As `blend` for a layer that lies still on the screen, pixel on pixel: nothing is sampled, which takes a quarter of the
 * time. `source` and `alpha` are addresses of the first pixel; `opacity` is 256.
 */
const lay: FunctionSource = {
  name: 'lay',
  parameters: ['source', 'alpha', 'stride', 'target', 'targetStride', 'width', 'height'],
  locals: { x: 'i32', y: 'i32', cover: 'v128' },
  body(local) {
    const at = (plane: string): Code => i32.add(local(plane).get, local('x').get);
    const below = (plane: string, stride: string): Code =>
      local(plane).set(i32.add(local(plane).get, local(stride).get));
    const cover = local('cover');
    const under = i16x8.mul(i16x8.loadBytes(at('target')), i16x8.sub(i16x8.splat(i32.of(255)), cover.get));
    const divided = i16x8.shiftRightUnsigned(
      i16x8.add(cover.get, i16x8.shiftRightUnsigned(cover.get, i32.of(8))),
      i32.of(8),
    );
    const value = i16x8.add(i16x8.loadBytes(at('source')), divided);
    const pixels = [
      ...cover.set(i16x8.loadBytes(at('alpha'))),
      ...cover.set(i16x8.add(under, i16x8.splat(i32.of(128)))),
      ...v128.storeLower(at('target'), i8x16.narrow(value, value)),
    ];
    const row = [
      ...local('x').set(i32.of(0)),
      ...countUp(local('x'), local('width').get, { step: 8, body: pixels }),
      ...below('source', 'stride'),
      ...below('alpha', 'stride'),
      ...below('target', 'targetStride'),
    ];
    return countUp(local('y'), local('height').get, { step: 1, body: row });
  },
};

export const warpKernels: readonly FunctionSource[] = [...cover, ...blend, ...lighten, lay];
