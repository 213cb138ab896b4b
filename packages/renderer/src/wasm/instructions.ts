import { signedLeb, unsignedLeb } from './assembler.ts';
import type { Code, Local } from './assembler.ts';

/** Instructions as functions of their operands, so that code reads as an expression. Opcodes: Core Specification 5.4. */

type Binary = (left: Code, right: Code) => Code;

function binary(opcode: number): Binary {
  return (left, right) => [...left, ...right, opcode];
}

function vectorOpcode(opcode: number): number[] {
  return [0xfd, ...unsignedLeb(opcode)];
}

function vectorBinary(opcode: number): Binary {
  return (left, right) => [...left, ...right, ...vectorOpcode(opcode)];
}

export const i32 = {
  of: (value: number): Code => [0x41, ...signedLeb(value)],
  add: binary(0x6a),
  sub: binary(0x6b),
  mul: binary(0x6c),
  and: binary(0x71),
  xor: binary(0x73),
  shiftLeft: binary(0x74),
  /** Keeps the sign. */
  shiftRight: binary(0x75),
  isZero: (value: Code): Code => [...value, 0x45],
  isLessUnsigned: binary(0x49),
};

const noAlignment = 0;

function memoryArgument(offset: number): number[] {
  return [noAlignment, ...unsignedLeb(offset)];
}

function storeLane(opcode: number, address: Code, value: Code): Code {
  return [...address, ...value, ...vectorOpcode(opcode), ...memoryArgument(0), 0];
}

export const v128 = {
  load: (address: Code, offset = 0): Code => [...address, ...vectorOpcode(0), ...memoryArgument(offset)],
  store: (address: Code, value: Code, offset = 0): Code => [
    ...address,
    ...value,
    ...vectorOpcode(11),
    ...memoryArgument(offset),
  ],
  /** Puts the two bytes at the address into one of the vector's eight lanes. */
  loadPair: (address: Code, value: Code, lane: number): Code => [
    ...address,
    ...value,
    ...vectorOpcode(85),
    ...memoryArgument(0),
    lane,
  ],
  /** Stores the lower eight bytes. */
  storeLower: (address: Code, value: Code): Code => storeLane(91, address, value),
  /** Store the lowest four or two bytes. */
  storeFour: (address: Code, value: Code): Code => storeLane(90, address, value),
  storePair: (address: Code, value: Code): Code => storeLane(89, address, value),
  and: vectorBinary(78),
  xor: vectorBinary(81),
  /** Whether any bit is set. */
  isAny: (value: Code): Code => [...value, ...vectorOpcode(83)],
};

export const i32x4 = {
  of: (...lanes: [number, number, number, number]): Code => [
    ...vectorOpcode(12),
    ...new Uint8Array(Int32Array.from(lanes).buffer),
  ],
  splat: (value: Code): Code => [...value, ...vectorOpcode(17)],
  lane: (value: Code, lane: number): Code => [...value, ...vectorOpcode(27), lane],
  add: vectorBinary(174),
  mul: vectorBinary(181),
  minimum: vectorBinary(182),
  maximum: vectorBinary(184),
  shiftRight: vectorBinary(172),
  /** Four sums of two products each, of two vectors of eight. */
  dot: vectorBinary(186),
};

export const i16x8 = {
  of: (...lanes: [number, number, number, number, number, number, number, number]): Code => [
    ...vectorOpcode(12),
    ...new Uint8Array(Int16Array.from(lanes).buffer),
  ],
  splat: (value: Code): Code => [...value, ...vectorOpcode(16)],
  /** Loads eight bytes and widens them. */
  loadBytes: (address: Code): Code => [...address, ...vectorOpcode(2), ...memoryArgument(0)],
  add: vectorBinary(142),
  sub: vectorBinary(145),
  mul: vectorBinary(149),
  minimum: vectorBinary(150),
  /** All bits set where the left number, without sign, is the larger. */
  isMoreUnsigned: vectorBinary(50),
  /** The upper half of a product of Q15 numbers, rounded. */
  mulQ15: vectorBinary(130),
  shiftLeft: vectorBinary(139),
  shiftRight: vectorBinary(140),
  shiftRightUnsigned: vectorBinary(141),
  /** Eight lanes out of two vectors of four. */
  narrow: vectorBinary(133),
  /** As `narrow`, cut to 0..65535. */
  narrowUnsigned: vectorBinary(134),
  /**
   * Eight sums of two products each: bytes of the left vector with their sign times bytes of the right, which are 0..127.
   * Relaxed SIMD, but with such numbers every machine gives the same.
   */
  dotBytes: vectorBinary(0x112),
  /** Sums of neighbouring bytes. */
  addPairs: (value: Code): Code => [...value, ...vectorOpcode(125)],
  /** Widens the lower or upper eight bytes. */
  widenLower: (value: Code): Code => [...value, ...vectorOpcode(137)],
  widenUpper: (value: Code): Code => [...value, ...vectorOpcode(138)],
};

export const i8x16 = {
  of: (lanes: readonly number[]): Code => [...vectorOpcode(12), ...lanes],
  /** Sixteen bytes of the 32 of both vectors, by their index. */
  shuffle: (left: Code, right: Code, indices: readonly number[]): Code => [
    ...left,
    ...right,
    ...vectorOpcode(13),
    ...indices,
  ],
  /** Picks bytes of the first vector by the second's; a number beyond 15 picks 0. */
  swizzle: vectorBinary(14),
  /** Bytes out of two vectors of eight numbers, cut to 0..255. */
  narrow: vectorBinary(102),
  minimum: vectorBinary(119),
  maximum: vectorBinary(121),
};

/** One of two statements. */
export function choose(condition: Code, branches: { then: Code; otherwise: Code }): Code {
  return [...condition, 0x04, 0x40, ...branches.then, 0x05, ...branches.otherwise, 0x0b];
}

/** Runs the body while the counter is below the limit; the counter grows by `step` after each run. */
export function countUp(counter: Local, limit: Code, loop: { step: number; body: Code }): Code {
  return [
    0x02, // block
    0x40,
    0x03, // loop
    0x40,
    ...counter.get,
    ...limit,
    0x4e, // i32.ge_s
    0x0d, // br_if
    1,
    ...loop.body,
    ...counter.set(i32.add(counter.get, i32.of(loop.step))),
    0x0c, // br
    0,
    0x0b,
    0x0b,
  ];
}
