export type { Inference } from './inference/onnx-inference.ts';
export type { Tensor, Tensors } from './inference/tensor.ts';
export { LocalModelError } from './local-model-error.ts';
export type { LocalModelErrorKind } from './local-model-error.ts';
export { openLocalModels } from './local-models.ts';
export type { InstalledModel, LocalModels, LocalModelsOptions } from './local-models.ts';
