export { boxBlurred, createField, enlargedBytes } from './field.ts';
export type { Field } from './field.ts';
export { findSubject } from './find-subject.ts';
export { closed, matteOf } from './mask-shape.ts';
export { connectedRegions } from './regions.ts';
export { resizedImage } from './rgb-image.ts';
export type { FrameSize, RgbImage } from './rgb-image.ts';
export { standingFree } from './standing-free.ts';
