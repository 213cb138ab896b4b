import type { Code, FunctionSource } from './assembler.ts';
import { choose, countUp, i16x8, i32, i8x16, v128 } from './instructions.ts';
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

/**
 * Goes over the patch; `mix` turns the located pixels into eight values to store. With `unless`, which fills `cover`, pixels
 * that are not covered at all are left as they are.
 */
function warp(
  name: string,
  mix: (local: Name, target: Code) => { before: Code; value: Code; unless?: Code },
): FunctionSource {
  return {
    name,
    parameters: warpParameters,
    locals: { ...samplingLocals, x: 'i32', y: 'i32', colour: 'v128', cover: 'v128' },
    body(local) {
      const grow = (value: string, by: string): Code =>
        local(value).set(i32.add(local(value).get, local(by).get));
      const place = i32.add(local('target').get, local('x').get);
      const { before, value, unless } = mix(local, place);
      const store = [...before, ...v128.storeLower(place, i8x16.narrow(value, value))];
      const wanted =
        unless === undefined
          ? store
          : [...unless, ...choose(v128.isAny(local('cover').get), { then: store, otherwise: [] })];
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
        ...grow('target', 'targetStride'),
      ];
      return [...setConstants(local), ...countUp(local('y'), local('height').get, { step: 1, body: row })];
    },
  };
}

function scaledByOpacity(local: Name, value: string): Code {
  return i16x8.shiftRightUnsigned(i16x8.mul(local(value).get, i16x8.splat(local('opacity').get)), i32.of(8));
}

/** Replaces what is in the frame. */
const cover = warp('cover', (local) => ({
  before: sampled(local, 'source', 'colour'),
  value: local('colour').get,
}));

/** Lays a plane, already multiplied by its alpha, over the frame. `opacity` is 0..256. */
const blend = warp('blend', (local, target) => {
  const under = i16x8.mul(i16x8.loadBytes(target), i16x8.sub(i16x8.splat(i32.of(255)), local('cover').get));
  const rounded = i16x8.add(under, i16x8.splat(i32.of(128)));
  return {
    // Where nothing of the layer is seen, which is most of a cut-out's rim, nothing more is done.
    unless: sampled(local, 'alpha', 'cover'),
    before: [
      ...sampled(local, 'source', 'colour'),
      ...local('colour').set(scaledByOpacity(local, 'colour')),
      ...local('cover').set(scaledByOpacity(local, 'cover')),
      ...local('top').set(rounded),
    ],
    // A division by 255: (t + (t >> 8)) >> 8 with t = value + 128.
    value: i16x8.add(
      local('colour').get,
      i16x8.shiftRightUnsigned(
        i16x8.add(local('top').get, i16x8.shiftRightUnsigned(local('top').get, i32.of(8))),
        i32.of(8),
      ),
    ),
  };
});

/** Adds light: the plane's distance from `bias`. `opacity` is 0..128 here, so that products keep their sign in sixteen bits. */
const lighten = warp('lighten', (local, target) => ({
  before: [
    ...sampled(local, 'source', 'colour'),
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
}));

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

export const warpKernels: readonly FunctionSource[] = [cover, blend, lighten, lay];
