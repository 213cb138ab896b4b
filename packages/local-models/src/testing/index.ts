export { sha256, startHub } from './hub-server.ts';
export type { HubFile, HubServer } from './hub-server.ts';
export { addOneModel, onnxBytes } from './onnx-bytes.ts';
export type { OnnxConstant, OnnxGraph, OnnxNode, OnnxValue } from './onnx-bytes.ts';
export { layDownModel, lendRuntime } from './test-models.ts';
