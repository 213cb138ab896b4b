export { createPictureEditModel, createThumbnailModel } from './picture-edit-model.ts';
export { editManners } from './edit-manners.ts';
