export { editManners } from './edit-manners.ts';
export { createPictureEditModel, createThumbnailModel } from './picture-edit-model.ts';
