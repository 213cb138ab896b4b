import type { TakenPicture } from '../answering/protocol.ts';

/** Tokens of the words, of a picture that is read, and of one that is made. */
const TOKENS = { words: 20, picture: 258, made: 1_120, said: 10, thought: 200 } as const;

/** A picture as Gemini answers it, or one of the successes that hold none. */
export function pictureAnswer({ id, scene, model, pictures }: TakenPicture, picture: Buffer): unknown {
  const usage = {
    promptTokenCount: TOKENS.words + TOKENS.picture * pictures.length,
    candidatesTokenCount: TOKENS.made + TOKENS.said,
    candidatesTokensDetails: [
      { modality: 'IMAGE', tokenCount: TOKENS.made },
      { modality: 'TEXT', tokenCount: TOKENS.said },
    ],
    thoughtsTokenCount: TOKENS.thought,
  };
  const common = { usageMetadata: usage, modelVersion: model, responseId: id };
  const shown = { inlineData: { mimeType: 'image/png', data: picture.toString('base64') } };
  const thought = { inlineData: { mimeType: 'image/png', data: 'AAAA' }, thought: true };
  const said = { text: 'Here is the picture.' };
  const answered = (parts: readonly object[]) => ({
    candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }],
    ...common,
  });
  switch (scene.name) {
    case 'block':
      return { promptFeedback: { blockReason: scene.argument }, ...common };
    case 'finish':
      return { candidates: [{ finishReason: scene.argument, index: 0 }], ...common };
    case 'no-candidates':
      return { candidates: [], ...common };
    case 'text-only':
      return answered([{ text: 'I cannot draw that.' }]);
    case 'thoughts':
      return answered([thought, said, shown]);
    default:
      return answered([said, shown]);
  }
}
