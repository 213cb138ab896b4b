import type { Code, FunctionSource, Local } from '../../wasm/assembler.ts';
import { countUp, i16x8, i32, i32x4, i8x16, v128 } from '../../wasm/instructions.ts';

/** Loops that turn pictures into planes that can be sampled. */

type Name = (name: string) => Local;

/** Bytes 3, 7, 11 and 15: the alpha of four pixels. */
const alphas = i8x16.of([3, 7, 11, 15, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16, 16]);
/** The alpha of two pixels beside each of their colours, as numbers of sixteen bits; nothing beside alpha itself. */
const besideFirst = i8x16.of([3, 16, 3, 16, 3, 16, 16, 16, 7, 16, 7, 16, 7, 16, 16, 16]);
const besideSecond = i8x16.of([11, 16, 11, 16, 11, 16, 16, 16, 15, 16, 15, 16, 15, 16, 16, 16]);
/** What alpha is multiplied by instead. */
const keepAlpha = i16x8.of(0, 0, 0, 255, 0, 0, 0, 255);

/** Two pixels with their colours multiplied by alpha, out of four. */
function multiplied(pixels: Code, wide: Code, beside: Code): Code {
  const factor = i16x8.add(i8x16.swizzle(pixels, beside), keepAlpha);
  return i16x8.add(i16x8.mul(wide, factor), i16x8.splat(i32.of(128)));
}

/** A division by 255: (t + (t >> 8)) >> 8 with t = value + 128. */
function dividedBy255(sum: Local): Code {
  const eighth = i16x8.shiftRightUnsigned(sum.get, i32.of(8));
  return i16x8.shiftRightUnsigned(i16x8.add(sum.get, eighth), i32.of(8));
}

/** Reads four pixels into `first` and `second`, two each, multiplied by alpha, and writes their alpha and brightness. */
function row(
  local: Name,
  from: { source: string; luma: string; alpha: string },
  into: [string, string],
): Code {
  const [pixels, sum] = [local('pixels'), local('sum')];
  const [first, second] = [local(into[0]), local(into[1])];
  const at = (plane: string): Code => i32.add(local(plane).get, local('x').get);
  const place = i32.add(local(from.source).get, i32.shiftLeft(local('x').get, i32.of(2)));
  const luma = (pair: Local): Code => i32x4.dot(pair.get, local('lumaWeights').get);
  return [
    ...pixels.set(v128.load(place)),
    ...v128.storeFour(at(from.alpha), i8x16.swizzle(pixels.get, alphas)),
    ...sum.set(multiplied(pixels.get, i16x8.widenLower(pixels.get), besideFirst)),
    ...first.set(dividedBy255(sum)),
    ...sum.set(multiplied(pixels.get, i16x8.widenUpper(pixels.get), besideSecond)),
    ...second.set(dividedBy255(sum)),
    ...sum.set(
      i32x4.shiftRight(
        i32x4.add(pairSums(luma(first), luma(second)), i32x4.splat(i32.of(1 << 14))),
        i32.of(15),
      ),
    ),
    ...sum.set(i16x8.narrow(sum.get, sum.get)),
    ...v128.storeFour(at(from.luma), i8x16.narrow(sum.get, sum.get)),
  ];
}

/** Sums of neighbours of two vectors of four: four numbers. */
function pairSums(left: Code, right: Code): Code {
  const even = i8x16.shuffle(left, right, [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27]);
  const odd = i8x16.shuffle(left, right, [4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31]);
  return i32x4.add(even, odd);
}

/** Sums of two by two pixels, red to alpha, for two such squares. */
function squares(local: Name): Code {
  const left = i16x8.add(local('upperFirst').get, local('lowerFirst').get);
  const right = i16x8.add(local('upperSecond').get, local('lowerSecond').get);
  const [lower, upper] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23],
    [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31],
  ] as const;
  return i16x8.add(i8x16.shuffle(left, right, lower), i8x16.shuffle(left, right, upper));
}

/** Writes two values of a plane of half the width: the squares weighed. */
function half(local: Name, plane: string, of: { weights: Code; bias: Code; shift: number }): Code {
  const sum = local('sum');
  const sums = i32x4.dot(local('squares').get, of.weights);
  const rounding = i32x4.splat(i32.of(1 << (of.shift - 1)));
  return [
    ...sum.set(i32x4.shiftRight(i32x4.add(pairSums(sums, sums), rounding), i32.of(of.shift))),
    ...sum.set(i32x4.add(sum.get, i32x4.splat(of.bias))),
    ...sum.set(i16x8.narrow(sum.get, sum.get)),
    ...v128.storePair(
      i32.add(local(plane).get, i32.shiftRight(local('x').get, i32.of(1))),
      i8x16.narrow(sum.get, sum.get),
    ),
  ];
}

/**
 * Turns two rows of straight RGBA pixels into brightness, alpha, colour and alpha of half the size, all multiplied by alpha.
 * `weights` is the address of what red, green, blue and alpha count in brightness and both colours, in parts of 32768, each
 * four numbers of sixteen bits twice. `width` is a multiple of four.
 */
const planes: FunctionSource = {
  name: 'planes',
  parameters: [
    ...['upper', 'lower', 'upperLuma', 'lowerLuma', 'upperAlpha', 'lowerAlpha'],
    ...['u', 'v', 'halfAlpha', 'width', 'weights', 'bias'],
  ],
  locals: {
    x: 'i32',
    ...Object.fromEntries(
      [
        ...['pixels', 'sum', 'upperFirst', 'upperSecond', 'lowerFirst', 'lowerSecond', 'squares'],
        ...['lumaWeights', 'uWeights', 'vWeights'],
      ].map((name) => [name, 'v128' as const]),
    ),
  },
  body(local) {
    const weights = local('weights').get;
    const colour = (plane: 'u' | 'v'): Code =>
      half(local, plane, { weights: local(`${plane}Weights`).get, bias: local('bias').get, shift: 17 });
    const onlyAlpha = i16x8.of(0, 0, 0, 1, 0, 0, 0, 1);
    return [
      ...local('lumaWeights').set(v128.load(weights)),
      ...local('uWeights').set(v128.load(weights, 16)),
      ...local('vWeights').set(v128.load(weights, 32)),
      ...countUp(local('x'), local('width').get, {
        step: 4,
        body: [
          ...row(local, { source: 'upper', luma: 'upperLuma', alpha: 'upperAlpha' }, [
            'upperFirst',
            'upperSecond',
          ]),
          ...row(local, { source: 'lower', luma: 'lowerLuma', alpha: 'lowerAlpha' }, [
            'lowerFirst',
            'lowerSecond',
          ]),
          ...local('squares').set(squares(local)),
          ...colour('u'),
          ...colour('v'),
          ...half(local, 'halfAlpha', { weights: onlyAlpha, bias: i32.of(0), shift: 2 }),
        ],
      }),
    ];
  },
};

/** Writes the means of two by two values of two rows. `width` is of what is read, a multiple of sixteen. */
const halve: FunctionSource = {
  name: 'halve',
  parameters: ['upper', 'lower', 'target', 'width'],
  locals: { x: 'i32', sum: 'v128' },
  body(local) {
    const sum = local('sum');
    const pairs = (plane: string): Code =>
      i16x8.addPairs(v128.load(i32.add(local(plane).get, local('x').get)));
    return countUp(local('x'), local('width').get, {
      step: 16,
      body: [
        ...sum.set(i16x8.add(i16x8.add(pairs('upper'), pairs('lower')), i16x8.splat(i32.of(2)))),
        ...sum.set(i16x8.shiftRightUnsigned(sum.get, i32.of(2))),
        ...v128.storeLower(
          i32.add(local('target').get, i32.shiftRight(local('x').get, i32.of(1))),
          i8x16.narrow(sum.get, sum.get),
        ),
      ],
    });
  },
};

/** Finds out of squares of sixteen by sixteen values, `count` in a row, the least and the most in every column. */
const extremes: FunctionSource = {
  name: 'extremes',
  parameters: ['source', 'stride', 'least', 'most', 'count'],
  locals: { tile: 'i32', row: 'i32', at: 'i32', low: 'v128', high: 'v128', value: 'v128' },
  body(local) {
    const [at, low, high, value] = [local('at'), local('low'), local('high'), local('value')];
    const offset = i32.shiftLeft(local('tile').get, i32.of(4));
    return countUp(local('tile'), local('count').get, {
      step: 1,
      body: [
        ...at.set(i32.add(local('source').get, offset)),
        ...low.set(v128.load(at.get)),
        ...high.set(v128.load(at.get)),
        ...local('row').set(i32.of(1)),
        ...countUp(local('row'), i32.of(16), {
          step: 1,
          body: [
            ...at.set(i32.add(at.get, local('stride').get)),
            ...value.set(v128.load(at.get)),
            ...low.set(i8x16.minimum(low.get, value.get)),
            ...high.set(i8x16.maximum(high.get, value.get)),
          ],
        }),
        ...v128.store(i32.add(local('least').get, offset), low.get),
        ...v128.store(i32.add(local('most').get, offset), high.get),
      ],
    });
  },
};

export const textureKernels: readonly FunctionSource[] = [planes, halve, extremes];
