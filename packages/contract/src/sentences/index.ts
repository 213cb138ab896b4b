// Apart from the others: only the workspace needs them, and they are not for the first load.
export { revisionSentences } from './revisions.ts';
// Apart from the gathered ones: no screen asks for them, and they would be fetched with the first page.
export { comfyuiSentences } from './makers/comfyui.ts';
export { connectionSentences } from './makers/connections.ts';
export { librarySentences } from './people/library.ts';
export { mailSentences } from './people/mails.ts';
export { messageSentences } from './people/messages.ts';
export { sentences } from './sentences.ts';
