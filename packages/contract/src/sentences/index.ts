// Apart from the others: only the workspace needs them, and they are not for the first load.
export { revisionSentences } from './revisions.ts';
export { sentences } from './sentences.ts';
