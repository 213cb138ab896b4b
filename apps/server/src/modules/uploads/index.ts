export { createClipCutter, type ClipCutter } from './clips/clip-cutter.ts';
export { typeOfClip } from './clips/clip-type.ts';
export { hashUploads } from './hash-uploads.ts';
export { createImageDecoder, type ImageDecoder } from './image-decoder.ts';
export { receiveUploads, type ReceivedUploads } from './receive-uploads.ts';
export { storeImages } from './store-images.ts';
export { clipFile, imageFiles, pdfFile } from './upload-rules.ts';
