export { addOneModel, onnxBytes } from './onnx-bytes.ts';
export type { OnnxConstant, OnnxGraph, OnnxNode, OnnxValue } from './onnx-bytes.ts';
export { layDownModel, lendRuntime } from './test-models.ts';
