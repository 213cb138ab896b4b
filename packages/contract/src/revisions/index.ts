export { applyChanges } from './apply-changes.ts';
export { ChangeSchema, changeKey, ConflictSchema } from './change.ts';
export type { Change, Conflict, FieldChange, ProjectDocument } from './change.ts';
export { composeChanges } from './compose-changes.ts';
export { diffDocuments, inverted } from './diff-documents.ts';
export { mergeOrder } from './merge-order.ts';
export { fieldOf, isSameScene, isSameValue, sceneFields, withField } from './scene-fields.ts';
export type { FieldValue, SceneField } from './scene-fields.ts';
