import type { Code, FunctionSource, Local } from './assembler.ts';
import { choose, countUp, i16x8, i32, i32x4, i8x16, v128 } from './instructions.ts';

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

type Name = (name: string) => Local;

/** Addresses (`first`, `second` of four pixels each) and the fractions between pixels, as in `sampled`. */
function locate(local: Name): Code {
  const [us, vs] = [local('us'), local('vs')];
  const clamp = (value: Code, limit: string): Code =>
    i32x4.maximum(i32x4.minimum(value, i32x4.splat(local(limit).get)), i32x4.of(0, 0, 0, 0));
  const four = (u: Code, v: Code, target: { address: string; fx: string; fy: string }): Code => [
    ...us.set(clamp(u, 'uMax')),
    ...vs.set(clamp(v, 'vMax')),
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
  const next = (position: string, step: string): Code =>
    i32x4.add(local(position).get, i32x4.splat(i32.shiftLeft(local(step).get, i32.of(2))));
  return [
    ...four(local('uRow').get, local('vRow').get, { address: 'first', fx: 'fx', fy: 'fy' }),
    ...local('uRow').set(next('uRow', 'ux')),
    ...local('vRow').set(next('vRow', 'vx')),
    ...four(local('uRow').get, local('vRow').get, { address: 'second', fx: 'fx2', fy: 'fy2' }),
    ...local('uRow').set(next('uRow', 'ux')),
    ...local('vRow').set(next('vRow', 'vx')),
    ...neighbourhood(local),
    ...local('fx').set(i16x8.narrow(local('fx').get, local('fx2').get)),
    ...local('fy').set(i16x8.narrow(local('fy').get, local('fy2').get)),
  ];
}

/**
 * Most often all eight pixels look at sixteen neighbouring bytes of one row: those are read at once and sorted into pairs,
 * which takes a third of the time of reading each pair from its own address.
 */
function neighbourhood(local: Name): Code {
  const start = local('start');
  const fromStart = (addresses: string): Code =>
    i32x4.add(local(addresses).get, i32x4.splat(i32.sub(i32.of(0), start.get)));
  const index = local('pairs');
  return [
    ...start.set(i32x4.lane(local('first').get, 0)),
    ...index.set(i16x8.narrow(fromStart('first'), fromStart('second'))),
    ...local('isTogether').set(
      i32.isZero(v128.isAny(i16x8.isMoreUnsigned(index.get, i16x8.splat(i32.of(14))))),
    ),
    // Both bytes of a pair: the index, and the one after it.
    ...index.set(i16x8.add(i16x8.mul(index.get, i16x8.splat(i32.of(257))), i16x8.splat(i32.of(256)))),
  ];
}

/** Reads the four neighbours of each of the eight pixels and leaves the mixed values (0..255) in `into`. */
function sampled(local: Name, plane: string, into: string): Code {
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
  const gather = choose(local('isTogether').get, { then: together, otherwise: apart });
  // Seven bits across and fifteen bits down keep every product inside sixteen bits.
  const across = (pair: Local): Code => {
    const left = v128.and(pair.get, i16x8.splat(i32.of(255)));
    const right = i16x8.shiftRightUnsigned(pair.get, i32.of(8));
    return i16x8.add(i16x8.shiftLeft(left, i32.of(7)), i16x8.mul(i16x8.sub(right, left), local('fx').get));
  };
  return [
    ...gather,
    ...top.set(across(top)),
    ...bottom.set(across(bottom)),
    ...local(into).set(
      i16x8.shiftRight(
        i16x8.add(
          i16x8.add(top.get, i16x8.mulQ15(i16x8.sub(bottom.get, top.get), local('fy').get)),
          i16x8.splat(i32.of(64)),
        ),
        i32.of(7),
      ),
    ),
  ];
}

/**
 * Goes over the patch; `mix` turns the located pixels into eight values to store. With `unless`, which fills `cover`, pixels
 * that are not covered at all are left as they are.
 */
function warp(
  name: string,
  mix: (local: Name, target: Code) => { before: Code; value: Code; unless?: Code },
): FunctionSource {
  const vectors = ['us', 'vs', 'uRow', 'vRow', 'first', 'second', 'fx', 'fy', 'fx2', 'fy2'];
  const values = ['top', 'bottom', 'colour', 'cover', 'pairs'];
  return {
    name,
    parameters: warpParameters,
    locals: {
      x: 'i32',
      y: 'i32',
      p: 'i32',
      start: 'i32',
      isTogether: 'i32',
      ...Object.fromEntries([...vectors, ...values].map((each) => [each, 'v128' as const])),
    },
    body(local) {
      const start = (position: string, step: string): Code =>
        i32x4.add(
          i32x4.splat(local(position).get),
          i32x4.mul(i32x4.splat(local(step).get), i32x4.of(0, 1, 2, 3)),
        );
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
        ...local('uRow').set(start('u', 'ux')),
        ...local('vRow').set(start('v', 'vx')),
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
      return countUp(local('y'), local('height').get, { step: 1, body: row });
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
