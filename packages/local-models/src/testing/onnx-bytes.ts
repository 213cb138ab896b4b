/**
 * Writes small ONNX models byte by byte, as the format's protobuf has them (onnx.proto3). Enough for a graph of a few
 * operators; numbers of fields are those of `ModelProto`, `GraphProto`, `NodeProto`, `ValueInfoProto`, `TensorProto`.
 */
export interface OnnxGraph {
  readonly nodes: readonly OnnxNode[];
  readonly inputs: readonly OnnxValue[];
  readonly outputs: readonly OnnxValue[];
  readonly constants?: readonly OnnxConstant[];
}

export interface OnnxNode {
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  /** Whole numbers, as `to` of Cast or `axis` of Concat. */
  readonly attributes?: Readonly<Record<string, number>>;
}

export interface OnnxValue {
  readonly name: string;
  readonly type: 'float32' | 'int64';
  /** Names stand for lengths that differ from run to run. */
  readonly dims: readonly (number | string)[];
}

export interface OnnxConstant {
  readonly name: string;
  readonly dims: readonly number[];
  readonly data: Float32Array | BigInt64Array;
}

const IR_VERSION = 8;
const OPERATOR_SET = 17;
/** `TensorProto.DataType` */
const dataTypes = { float32: 1, int64: 7 } as const;
/** `AttributeProto.AttributeType.INT` */
const INT_ATTRIBUTE = 2;

/** The bytes of a model file. */
export function onnxBytes(graph: OnnxGraph): Buffer {
  const graphBytes = [
    ...graph.nodes.map((node) => part(1, nodeBytes(node))),
    text(2, 'tiny'),
    ...(graph.constants ?? []).map((constant) => part(5, constantBytes(constant))),
    ...graph.inputs.map((value) => part(11, valueBytes(value))),
    ...graph.outputs.map((value) => part(12, valueBytes(value))),
  ];
  return Buffer.concat([
    number(1, IR_VERSION),
    part(7, Buffer.concat(graphBytes)),
    part(8, Buffer.concat([text(1, ''), number(2, OPERATOR_SET)])),
  ]);
}

/** A model whose result `y` is its input `x`, and one. */
export function addOneModel(amount = 1): Buffer {
  return onnxBytes({
    nodes: [{ operator: 'Add', inputs: ['x', 'amount'], outputs: ['y'] }],
    inputs: [{ name: 'x', type: 'float32', dims: ['n'] }],
    outputs: [{ name: 'y', type: 'float32', dims: ['n'] }],
    constants: [{ name: 'amount', dims: [1], data: Float32Array.of(amount) }],
  });
}

function nodeBytes({ operator, inputs, outputs, attributes = {} }: OnnxNode): Buffer {
  return Buffer.concat([
    ...inputs.map((name) => text(1, name)),
    ...outputs.map((name) => text(2, name)),
    text(4, operator),
    ...Object.entries(attributes).map(([name, value]) =>
      part(5, Buffer.concat([text(1, name), number(3, value), number(20, INT_ATTRIBUTE)])),
    ),
  ]);
}

function valueBytes({ name, type, dims }: OnnxValue): Buffer {
  const shape = dims.map((dim) => part(1, typeof dim === 'number' ? number(1, dim) : text(2, dim)));
  const tensor = Buffer.concat([number(1, dataTypes[type]), part(2, Buffer.concat(shape))]);
  return Buffer.concat([text(1, name), part(2, part(1, tensor))]);
}

function constantBytes({ name, dims, data }: OnnxConstant): Buffer {
  const type = data instanceof Float32Array ? dataTypes.float32 : dataTypes.int64;
  const raw = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return Buffer.concat([...dims.map((dim) => number(1, dim)), number(2, type), text(8, name), part(9, raw)]);
}

function number(field: number, value: number): Buffer {
  return Buffer.concat([varint(field << 3), varint(value)]);
}

function text(field: number, value: string): Buffer {
  return part(field, Buffer.from(value, 'utf8'));
}

function part(field: number, bytes: Buffer): Buffer {
  return Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes]);
}

/** Seven bits a byte, the lowest first. Negative numbers take ten bytes, as the format wants them. */
function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = BigInt.asUintN(64, BigInt(value)); ; rest >>= 7n) {
    if (rest < 0x80n) {
      return Buffer.from([...bytes, Number(rest)]);
    }
    bytes.push(Number(rest & 0x7fn) | 0x80);
  }
}
