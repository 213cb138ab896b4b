import type { CreateCharacterPayload } from '../api/making/characters.ts';
import { imageModelOf } from '../catalogue/image-models.ts';
import { prices } from '../catalogue/prices.ts';
import { readinessSentences } from '../sentences/readiness.ts';
import { validationSentences } from '../sentences/validation.ts';
import { accessReasons } from './access.ts';
import { invalid, loadingReasons } from './reason.ts';
import type { AccountContext, Reason } from './reason.ts';
import { aspectRatioReasons } from './uploads.ts';

/** Why a character cannot be made: one sentence for both words that may be missing, at the first of them. */
export function characterReasons(draft: CreateCharacterPayload, context: AccountContext): Reason[] {
  const model = imageModelOf(draft.model_name);
  const missing = [
    { field: 'name', text: draft.name },
    { field: 'prompt', text: draft.prompt },
  ].find(({ text }) => text.trim() === '');
  const reasons = loadingReasons(context);
  if (missing !== undefined) {
    reasons.push(
      invalid(missing.field, 'name-or-prompt-missing', validationSentences.characterNameAndPrompt),
    );
  }
  if (model.kind === 'edit') {
    reasons.push(invalid('model_name', 'image-model-incompatible', readinessSentences.notForCharacters));
  }
  return [
    ...reasons,
    ...aspectRatioReasons(
      { mode: 'images', engine: null, imageModel: draft.model_name, videoModel: null },
      draft.aspect_ratio,
    ),
    ...accessReasons([{ field: 'model_name', tier: model.tier }], prices.character, context),
  ];
}
